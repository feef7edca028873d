sling = Schleuder
    .text = Bei der Wertung der { -attribute-goal(count: "other") } zählt jeder deiner Würfel, der { $max } oder weniger zeigt, um { $bonus } höher. Für { -trait(count: "other") } gilt das nicht.
    .flavour = Die Riesen lachten, bis auf einen.
spellbook = Zauberbuch
    .text = Hast du mindestens { $tokens ->
        [one] { $tokens } { -adventure-token }
       *[other] { $tokens } { -adventure-token(count: "other") }
    }, erhältst du im { -finale } { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } mehr.
    .flavour = Kapitel eins: Kenne deinen Feind. Kapitel zwei: Lauf.
spiked-club = Stachelkeule
    .text = Wenn du { $friendly_market_word ->
            [yes] auf dem { -market } { -gold } nimmst, statt zu kaufen
           *[no] eine { -market-card } abwirfst, um { -gold } zu erhalten
        }, erhältst du zusätzlich { $xp } { -xp }.
    .flavour = Jemand hat einen Baum verbessert.
halberd = Hellebarde
    .text = Auf jeder { -hunt } würfelst du mit { $dice ->
        [one] { A(-combat-die, case: "dat") }
       *[other] { $dice } { -combat-die(count: "other", case: "dat") }
    } mehr.
    .flavour = Eine Axt, die höflich Abstand hält.
war-hammer = Kriegshammer
    .text = Wenn du eine { -attribute-row } füllst, darfst du einen ihrer Würfel auf die { -opposite-face } drehen.
    .ask-turn = Welcher Würfel der vollen Reihe wird umgedreht? ({ QUOTE($card) })
    .flavour = Was er trifft, kommt andersherum wieder heraus.
wand = Zauberstab
    .text = Wenn du einen Würfel in die Reihe Intelligenz legst, bestimmst du, welche Augenzahl er zeigt.
    .ask-face = Welche Augenzahl soll die { $die } ({ $space }) zeigen? ({ QUOTE($card) })
    .offer-face-pick-number = Auf { $number } stellen
    .flavour = Das dünne Ende zeigt von dir weg.
steel-net = Stahlnetz
    .text = Das Ergebnis jeder deiner { -hunt(count: "other") } ist um { $bonus } höher.
    .flavour = Mut fällt viel leichter, wenn sich der andere verheddert hat.
thieves-tools = Diebeswerkzeug
    .text = Zu Beginn der { -cleanup } darfst du eine erschöpfte { -skill } erneuern, zusätzlich zu der, die alle erneuern dürfen.
    .ask-ready = Welche { -skill } erneuerst du? ({ QUOTE($card) })
    .offer-ready-decline = Keine davon
    .flavour = Elf Haken, eine Feile und ein Löffel, den niemand erklären kann.
unholy-flail = Unheiliger Flegel
    .text = Immer wenn dein { -alignment-marker } in Richtung „böse“ rückt, darfst du die { -attribute-action } für Ausdauer ausführen (einen deiner Würfel um 1 erhöhen oder senken).
    .flavour = Die Kette flüstert, und sie kennt deinen Namen.
backpack = Rucksack
    .text = Braucht keine Hand. Einen gerade genommenen Würfel darfst du hier ablegen, statt ihn zu platzieren: bis zu { $dice } Würfel, aber immer weniger, als dein Tableau freie { -space(count: "other") } hat; ohne Aktion und ohne Gold. In einem späteren Zug darfst du beliebig viele davon platzieren: Jeder wirkt dann wie gerade genommen.
    .flavour = Ein Seil, etwas Proviant und eine Zukunft, die noch nicht entschieden ist.
