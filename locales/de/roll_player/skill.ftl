concentrate = Konzentration
    .text = Senke einen deiner Würfel um bis zu { $most } und erhöhe einen anderen um ebenso viel.
    .ask-lower = Welcher Würfel wird gesenkt? ({ QUOTE($card) })
    .ask-raise = { START($die) } ({ $space }) wird gesenkt. Welcher Würfel wird dafür erhöht? ({ QUOTE($card) })
    .ask-points = Um wie viel wird der eine gesenkt und der andere erhöht? ({ QUOTE($card) })
    .offer-points-pick-number = Um { $number }
    .flavour = Der Lärm des Marktes verstummt, übrig bleibt ein einziger Gedanke.
search = Suchen
    .text = Sieh in den { -bag } und ersetze einen deiner Würfel durch einen Würfel anderer Farbe daraus; die Farbe wählst du, die Augenzahl bleibt gleich. Ein { -gold-die } bringt wie üblich { -gold }.
    .ask-replace = Welcher Würfel wird ersetzt? ({ QUOTE($card) })
    .ask-take = Welche Farbe aus dem { -bag } ersetzt die { $die } ({ $space })? ({ QUOTE($card) })
    .flavour = Unter dem dritten losen Stein lag nichts, aber unter dem vierten.
negotiate = Verhandeln
    .text = Wenn die Würfel ausliegen und noch nicht alle gewählt sind: Tausche einen deiner Würfel gegen einen Würfel auf einer noch nicht gewählten { -initiative-card }. Die Augenzahlen bleiben unverändert. Danach werden die Würfel neu in aufsteigender Reihenfolge ausgelegt, als wärst du { -first-player }. Ein { -gold-die } bringt wie üblich { -gold }.
    .ask-give = Welchen deiner Würfel gibst du her? ({ QUOTE($card) })
    .ask-take = Welchen Würfel nimmst du für die { $die } ({ $space })? ({ QUOTE($card) })
    .flavour = Am Ende schüttelten sich beide die Hand und zählten die Finger nach.
pickpocket = Taschendiebstahl
    .text = Erhalte { $gold } { -gold } oder, wenn jemand anders mehr { -gold } hat als du, { $envy } { -gold }. Im Solospiel erhältst du { $envy } { -gold }, wenn du weniger als { $alone } { -gold } hast.
    .ask-take = Das { -gold } nehmen? ({ QUOTE($card) })
    .offer-take-accept = Nehmen
    .flavour = Ein Rempler, eine Entschuldigung, ein fremder Beutel.
acrobatics = Akrobatik
    .text = Drehe einen deiner Würfel auf die { -opposite-face }. Danach darfst du einen weiteren drehen.
    .ask-turn = Welcher Würfel wird umgedreht? ({ QUOTE($card) })
    .ask-turn-more = Welcher Würfel wird außerdem umgedreht? ({ QUOTE($card) })
    .offer-turn-more-decline = Keinen weiteren Würfel
    .flavour = Der Kronleuchter hielt; das Publikum hielt den Atem an.
open-lock = Schloss knacken
    .text = Wenn du auf dem { -market } am Zug bist: Kaufe zusätzlich zu deinem normalen Zug die oberste Karte vom { -market-deck } zum vollen Preis, ganz ohne Vergünstigung. Kannst du sie nicht bezahlen, wird sie abgeworfen.
    .ask-buy = Die oberste Karte vom { -market-deck } kaufen? ({ QUOTE($card) })
    .offer-buy-accept = Aufdecken und kaufen
    .flavour = Ein Klick, und die Neugier hat wieder einmal gewonnen.
climb = Klettern
    .text = Wenn die Würfel ausliegen und noch nicht alle gewählt sind: Erhöhe einen Würfel auf einer noch nicht gewählten { -initiative-card } um { $bonus }, höchstens auf seine höchste Augenzahl. Danach werden die Würfel neu in aufsteigender Reihenfolge ausgelegt, als wärst du { -first-player }.
    .ask-raise = Welcher Würfel auf den { -initiative-card(count: "other") } wird um { $bonus } erhöht? ({ QUOTE($card) })
    .flavour = Von oben sieht der Abgrund beinahe freundlich aus.
intimidate = Einschüchtern
    .text = Wenn die Würfel ausliegen und noch nicht alle gewählt sind: Drehe einen Würfel auf einer noch nicht gewählten { -initiative-card } auf die { -opposite-face }. Danach werden die Würfel neu in aufsteigender Reihenfolge ausgelegt, als wärst du { -first-player }.
    .ask-turn = Welcher Würfel auf den { -initiative-card(count: "other") } wird umgedreht? ({ QUOTE($card) })
    .flavour = Es war kein Wort gefallen, und doch war auf einmal Platz am Tresen.
move-silently = Schleichen
    .text = Wenn du auf dem { -market } am Zug bist: Kaufe eine Karte vom { -discard-pile }, statt { $friendly_market_word ->
        [yes] eine aus dem { -market } zu kaufen oder { -gold } zu nehmen
       *[other] eine Karte aus dem { -market } zu kaufen oder abzuwerfen
    }. { -charisma-token(count: "other") } darfst du dabei einsetzen{ $edition_word ->
        [first] ; die Schwere Armbrust senkt den Preis nicht
       *[other] {""}
    }.
    .ask-buy = Welche Karte kaufst du vom { -discard-pile }? ({ QUOTE($card) })
    .offer-buy-pick-card = { QUOTE($card) } ({ $kind }) für { $charisma ->
            [0] { $gold } { -gold }
            [one] { $gold ->
                [0] einen { -charisma-token }
               *[other] { $gold } { -gold } und einen { -charisma-token }
            }
           *[other] { $gold ->
                [0] { $charisma } { -charisma-token(count: "other") }
               *[other] { $gold } { -gold } und { $charisma } { -charisma-token(count: "other") }
            }
        }
    .offer-buy-decline = Keine davon kaufen
    .flavour = Die Diele knarrt nur bei denen, die sie nicht kennen.
knowledge = Wissen
    .text = Führe die { -attribute-action } für ein { -attribute } deiner Wahl aus.
    .ask-act = Für welches Attribut führst du die { -attribute-action } aus? ({ QUOTE($card) })
    .flavour = Es stand in einem Buch, das sonst niemand zu Ende las.
cure-wounds = Wunden heilen
    .text = Erhöhe einen deiner Würfel um { $bonus }, höchstens auf seine höchste Augenzahl.
    .ask-raise = Welcher Würfel wird um { $bonus } erhöht? ({ QUOTE($card) })
    .flavour = Warme Hände, ein leises Wort, und der Schmerz vergisst, weshalb er kam.
sleight-of-hand = Fingerfertigkeit
    .text = Lege einen deiner Würfel auf ein freies { -space } einer anderen { -attribute-row } und schließe die Lücken nach links. Das löst keine { -attribute-action } aus und bringt kein { -gold }.
    .ask-move = Welcher Würfel wird verschoben? ({ QUOTE($card) })
    .ask-to = In welche { -attribute-row } kommt die { $die } ({ $space })? ({ QUOTE($card) })
    .flavour = Eben noch hier, jetzt schon dort, und niemand hat geblinzelt.
diplomacy = Diplomatie
    .text = Benutze eine nicht erschöpfte { -skill } von jemand anderem, ohne sie zu erschöpfen. Ihr Pfeil zählt nicht, nur der dieser Karte.
    .ask-borrow = Welche fremde { -skill } benutzt du? ({ QUOTE($card) })
    .flavour = Die beste Klinge ist die, die ein anderer für dich zieht.
