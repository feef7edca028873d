# Met welke woorden de teksten van kaarten over de werkwoorden, haken en woorden van scripts spreken,
# voor `lint --deep`: lijsten met komma’s, een sterretje staat voor elke uitgang. Een pakket vult een
# lijst aan in een eigen bericht met een laag streepje achter de naam: `unit-gain-gold_vorst`.

# De momenten van haken.
moment-on-last = slotronde, laatste ronde
moment-extra-cubes = plaats*, zet*
moment-neutral-cubes = neutra*
moment-reach = pestfiguur, pest

# Wat werkwoorden doen of bekijken.
thing-move-cubes = verplaats*, verschuif*, verzet*, zet*
thing-move-token = rattenfiche*, fiche*
thing-swap-tokens = rattenfiche*, fiche*
thing-look = rattenfiche*, fiche*
thing-save = kasteel
thing-move-plague = pestfiguur, pest
thing-count-plague = neutra*
