# Waarom iets op tafel niet wordt aangeboden. Geen van deze zinnen noemt het ding zelf; waar het er
# meer zijn, staat de naam ervoor.

## Markt

too-dear = Om dit te kopen kom je { $gold } { -gold } tekort.
market-turn-only = Handelen op de { -market } doe je in je { -market-turn }, in de { -market-phase }.
market-turn-of = { $seat } is op de { -market } aan de beurt.
bought-already = Je hebt in deze { -market-turn } al een kaart gekocht.
market-turn-spent = Wat je in deze { -market-turn } doet, heb je al gekozen.
pass-too-dear = Je komt { $gold } { -gold } tekort om een andere { -minion } te laten omdraaien.
last-minion = Er is geen andere { -minion } meer om om te draaien.
in-discard-pile = De kaart ligt op de { -discard-pile }: daarvan koop je alleen als een kaart het toestaat.
discard-pile = Daarvan koop je alleen als een kaart het toestaat; is de { -market-deck } op, dan wordt dit de nieuwe.

## Initiatiefkaarten en dobbelstenen

taken-by = { $seat } heeft deze kaart genomen.
bare = Er ligt geen { -die } op.
took-another = Je hebt in deze ronde al { -initiative-card } { $number } genomen.
dice-phase-only = Een { -initiative-card } neem je in de { -dice-phase }, als je aan de beurt bent.
row-full = In deze rij is geen { -space } meer vrij.
placed-when-taken = Hier komt een { -die } zodra je die genomen hebt, in de { -dice-phase }.
space-taken = Hier ligt al een { -die }.
placed-by-row = Kies de rij ({ $row }): de { -die } komt op het eerste vrije { -space } van links.
no-die = Hier ligt geen { -die }.
swaps-with-another = Dit is de eerste { -die } van de wissel: kies een andere.
another-die = Je hebt al een andere { -die } gekozen ({ $space }).
lower-first = Lagere { -die(count: "other") } gaan voor.
stored-now = Die heb je in deze beurt opgeborgen.
store-full = Er is geen plaats meer: er { $dice ->
        [one] is al { $dice } { -die }
       *[other] zijn al { $dice } { -die(count: "other") }
    } opgeborgen.
store-last = Er moeten meer { -space(count: "other") } vrij blijven dan er { -die(count: "other") } opgeborgen zijn.
stored-when-taken = Een { -die } berg je op zodra je die genomen hebt, in de { -dice-phase }.
must-unpack = Er zijn nog net genoeg vrije { -space(count: "other") }: alles wat opgeborgen is, moet nu tevoorschijn.

## Ervaring

mercenary-xp = Om een { -mercenary } voor { -xp } in te huren kom je { $xp } { -xp } tekort.
mercenary-gold = Om een { -mercenary } voor { -gold } in te huren kom je { $gold } { -gold } tekort.
reroll-xp = Om een { -combat-die } opnieuw te rollen kom je { $xp } { -xp } tekort.
held-face = Een { $face } mag je van het { -monster } niet opnieuw rollen.
no-injury = Je hebt geen { -injury-token } om af te leggen.
recover-xp = Om een { -injury-token } af te leggen kom je { $xp } { -xp } tekort.
action-xp = Voor de actie van een rij kom je { $xp } { -xp } tekort.
tokens-over = Een { -charisma-token } heeft geen zin meer: hierna wordt niets meer gekocht.

## Kaarten

exhausted = Deze kaart is gebruikt: die moet eerst worden ververst, in de { -cleanup }.
ready = Deze kaart hoeft niet te worden ververst.
another-moment = Deze kaart kun je nu niet gebruiken.
own-turn-only = Dat kan alleen in je eigen beurt, en { $seat } is aan de beurt.
marker-at-edge = Je { -alignment-marker } kan niet verder richting { $direction }.
no-use = Dit effect is nu niet mogelijk.
too-deep = Er gebeurt te veel tegelijk: maak eerst af wat begonnen is.
holds-dice = Op deze kaart liggen { -die(count: "other") } opgeborgen.
just-bought = Die heb je net gekocht: leg een ander { -weapon } af.
owned = Deze kaart is van { $seat }.
not-for = { QUOTE($card) } heeft daar geen invloed op.
