# Warum etwas auf dem Tisch nicht angeboten wird. Keiner dieser Sätze nennt die Sache selbst; wo es
# mehrere sind, steht ihr Name davor.

## Markt

too-dear = Zum Kaufen { $gold ->
        [one] fehlt dir { $gold }
       *[other] fehlen dir { $gold }
    } { -gold }.
market-turn-only = Das geht nur in deinem { -market-turn }, in der { -market-phase }.
market-turn-of = { $seat } ist gerade auf dem { -market } an der Reihe.
bought-already = In diesem { -market-turn } hast du schon eine Karte gekauft.
market-turn-spent = Was du in diesem { -market-turn } tust, hast du schon entschieden.
pass-too-dear = Um einen anderen { DECLINE(-minion, case: "acc") } aufzudecken, { $gold ->
        [one] fehlt dir { $gold }
       *[other] fehlen dir { $gold }
    } { -gold }.
last-minion = Es gibt keinen anderen { DECLINE(-minion, case: "acc") } mehr.
in-discard-pile = Vom { -discard-pile } kaufst du nur, wenn eine Karte es erlaubt.
discard-pile = Davon kaufst du nur, wenn eine Karte es erlaubt; ist der { -market-deck } leer, wird er daraus gemischt.

## Initiativekarten und Würfel

taken-by = { $seat } hat sie genommen.
bare = Hier liegt kein Würfel.
took-another = In dieser Runde hast du schon { -initiative-card } { $number } genommen.
dice-phase-only = Eine { -initiative-card } nimmst du in der { -dice-phase }, wenn du an der Reihe bist.
row-full = In dieser Reihe ist kein { -space } mehr frei.
placed-when-taken = Hierher kommt ein Würfel, gleich nachdem du ihn genommen hast, in der { -dice-phase }.
space-taken = Hier liegt schon ein Würfel.
placed-by-row = Wähle stattdessen die Reihe ({ $row }): Der Würfel kommt auf ihr erstes freies { -space } von links.
no-die = Hier liegt kein Würfel.
swaps-with-another = Das ist der erste Würfel des Tauschs: Wähle einen anderen.
another-die = Du hast schon einen anderen Würfel gewählt ({ $space }).
lower-first = Niedrigere Würfel kommen zuerst.
stored-now = Er wurde erst in diesem Zug verstaut.
store-full = Hier ist kein Platz mehr: { $dice ->
        [one] { $dice } Würfel ist
       *[other] { $dice } Würfel sind
    } schon verstaut.
store-last = Es müssen mehr { -space(count: "other") } frei bleiben, als Würfel verstaut sind.
stored-when-taken = Verstaut wird ein Würfel gleich, nachdem du ihn genommen hast, in der { -dice-phase }.
must-unpack = Die freien { -space(count: "other") } reichen gerade noch: Jetzt müssen alle verstauten Würfel heraus.

## Erfahrung

mercenary-xp = Um einen { -mercenary } für { -xp } anzuheuern, { $xp ->
        [one] fehlt dir { $xp }
       *[other] fehlen dir { $xp }
    } { -xp }.
mercenary-gold = Um einen { -mercenary } für { -gold } anzuheuern, { $gold ->
        [one] fehlt dir { $gold }
       *[other] fehlen dir { $gold }
    } { -gold }.
reroll-xp = Um einen { -combat-die } neu zu würfeln, { $xp ->
        [one] fehlt dir { $xp }
       *[other] fehlen dir { $xp }
    } { -xp }.
held-face = Das { -monster } verbietet, eine { $face } neu zu würfeln.
no-injury = Du hast keinen { -injury-token } zum Ablegen.
recover-xp = Um einen { -injury-token } abzulegen, { $xp ->
        [one] fehlt dir { $xp }
       *[other] fehlen dir { $xp }
    } { -xp }.
action-xp = Für die Aktion einer Reihe { $xp ->
        [one] fehlt dir { $xp }
       *[other] fehlen dir { $xp }
    } { -xp }.
tokens-over = Ein { -charisma-token } nützt nichts mehr: Danach wird nichts mehr gekauft.

## Karten

exhausted = Erschöpft: Erst in der { -cleanup } lässt sich die Karte erneuern.
ready = Diese Karte ist nicht erschöpft.
another-moment = Diese Karte lässt sich gerade nicht benutzen.
own-turn-only = Das geht nur in deinem eigenen Zug; gerade ist { $seat } am Zug.
marker-at-edge = Dein { -alignment-marker } kann nicht weiter in Richtung { QUOTE($direction) }.
no-use = Diese Wirkung ist jetzt nicht möglich.
too-deep = Zu vieles läuft gleichzeitig: Bring erst zu Ende, was begonnen hat.
holds-dice = Auf dieser Karte sind Würfel verstaut.
just-bought = Gerade erst gekauft: Leg eine andere { -weapon } ab.
owned = Diese Karte gehört { $seat }.
not-for = Für { QUOTE($card) } kommt das nicht infrage.
