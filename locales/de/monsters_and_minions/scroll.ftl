protection = Schutz
    .text = Lege bis zu { $injuries ->
        [one] { A(-injury-token, case: "acc") }
       *[other] { $injuries } { -injury-token(count: "other") }
    } ab und erhalte { $honour ->
        [one] { A(-honour-token, case: "acc") }
       *[other] { $honour } { -honour-token(count: "other") }
    }.
    .flavour = Laut vorlesen, bevor die Zähne da sind.
realign = Neuausrichtung
    .text = Versetze deinen { -alignment-marker } um höchstens { $cells ->
        [one] ein { -space }
       *[other] { $cells } { -space(count: "other") }
    }, bei jedem Schritt in eine Richtung deiner Wahl.
    .ask-move = Wohin rückt dein { -alignment-marker }? ({ QUOTE($card) })
    .offer-move-decline = Er bleibt liegen
    .flavour = Einmal entrollt, lässt sich das Gewissen auch anders falten.
energy-field = Energiefeld
    .text = Erhalte so viele { -xp } wie die Person, die unter den anderen die meisten hat, höchstens aber { $most }.
    .flavour = Die Luft summt von allem, was die Nachbarn gelernt haben.
dispel = Magie auflösen
    .text = Lege bis zu { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } aus dem { -market } auf den { -discard-pile }. Erhalte für jede { $gold } { -gold }.
    .ask-discard = Welche Karte verlässt den { -market }? ({ QUOTE($card) })
    .offer-discard-decline = Keine Karte
    .flavour = Eben noch wirkte der Laden viel größer.
levitate = Schweben
    .text = Wähle einen deiner Würfel. Erhöhe ihn und alle deine anderen Würfel seiner Farbe um { $bonus }, jeden höchstens auf seine höchste Augenzahl. { -boost-die(count: "other") } zählen dabei als eine Farbe.
    .ask-colour = Welcher Würfel wird um { $bonus } erhöht, mit allen anderen seiner Farbe? ({ QUOTE($card) })
    .flavour = Die Füße vom Boden, und Vorsicht mit dem Kronleuchter.
mesmerize = Hypnose
    .text = Du darfst einen deiner Würfel gegen einen Würfel auf einer noch nicht gewählten { -initiative-card } tauschen. Die Augenzahlen bleiben unverändert. Ein { -gold-die } bringt wie üblich { -gold }.
    .ask-give = Welchen deiner Würfel gibst du her? ({ QUOTE($card) })
    .ask-take = Welchen Würfel nimmst du für die { $die } ({ $space })? ({ QUOTE($card) })
    .flavour = Folge dem Pendel. Und jetzt her damit.
mirage = Trugbild
    .text = Wähle eine deiner { -attribute-row(count: "other") } und drehe jeden ihrer Würfel auf die { -opposite-face }.
    .ask-turn = In welcher Reihe werden alle Würfel umgedreht? ({ QUOTE($card) })
    .flavour = Die Oase lag auf der anderen Seite des Auges.
tremor = Beben
    .text = Erhalte so viele { -xp }, wie das { -space } unter deinem { -alignment-marker } wert ist. Ist der Wert negativ, verlierst du stattdessen so viele, höchstens aber alle.
    .flavour = Auch der Boden hat dazu eine Meinung.
revive = Wiederbelebung
    .text = Erneuere alle deine erschöpften { -skill(count: "other") }.
    .flavour = Ein Wort, und jeder Finger kennt wieder sein Handwerk.
gather-power = Kraft sammeln
    .text = Erhalte { $xp } { -xp } und für jeden deiner { -adventure-token(count: "other") } { $xp ->
        [one] einen weiteren
       *[other] { $xp } weitere
    }.
    .flavour = Wer den Weg schon kennt, macht größere Schritte.
stoneskin = Steinhaut
    .text = Erhalte so viel { -gold }, wie das { -space } unter deinem { -alignment-marker } wert ist. Ist der Wert negativ, verlierst du stattdessen so viel, höchstens aber alles.
    .flavour = Klingen gleiten ab, Anspielungen auch.
enchant = Verzauberung
    .text = Drehe einen deiner Würfel auf eine Augenzahl deiner Wahl.
    .ask-die = Welcher Würfel wird gedreht? ({ QUOTE($card) })
    .ask-face = Welche Augenzahl soll die { $die } ({ $space }) zeigen? ({ QUOTE($card) })
    .offer-face-pick-number = Auf { $number } drehen
    .flavour = Es sieht aus wie vorher, bis man noch einmal hinsieht.
banish = Verbannung
    .text = Ist mehr als ein { -minion } übrig, lege den obersten { DECLINE(-minion, case: "acc") } unter seinen Stapel, ohne dafür zu zahlen, und erhalte { $xp } { -xp }.
    .flavour = Irgendwo weit weg landet etwas auf seinem Schwanz.
