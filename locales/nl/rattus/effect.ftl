# Met welke woorden de teksten van kaarten over de werkwoorden, haken en woorden van scripts spreken,
# voor `lint --deep`: lijsten met komma’s, een sterretje staat voor elke uitgang of elk begin. Een plusteken
# verbindt woorden van één zinsdeel die alleen samen iets zeggen: `vol + *rij`. Een pakket vult een
# lijst aan in een eigen bericht met een laag streepje achter de naam: `unit-gain-gold_vorst`.

# De momenten van haken.
moment-on-last = laatste ronde, slotronde*
moment-extra-cubes = plaats*, zet*
moment-neutral-cubes = neutra*
moment-reach = pest*

# Wat werkwoorden doen of bekijken.
thing-move-cubes = verplaats*, verschuif*, verzet*, zet*
thing-move-token = fiche*, rat, ratten*
thing-swap-tokens = fiche*, rat, ratten*
thing-look = fiche*, rat, ratten*
thing-save = kasteel*
thing-move-plague = pest*
thing-plague = pest*
thing-count-plague = neutra*

# Wat wordt geteld, meteen na het getal. Geen werkwoord telt ratten: een tekst die dat doet, klopt niet.
unit-extra-cubes = blokje*
unit-neutral-cubes = blokje*
unit-count-plague = blokje*
unit-move-cubes = blokje*
unit-add-cubes = blokje*
unit-reach = regio*, *regio*
unit-rats = rat, ratten, *fiche*

# Dat het meer wordt.
up-extra-cubes = extra, meer, bijkomend*
up-add-cubes = zet, zetten, leg, leggen, voeg*, toevoeg*

# Dat het minder wordt.
down-extra-cubes = minder
down-add-cubes = verwijder*, neem*, nemen*, weghaal*, haal*

# Woorden van filters; een 0 is een getal waarbij er niets mag zijn.
word-max-rats-0 = zonder + rat*, geen + rat*, ratvrij*
