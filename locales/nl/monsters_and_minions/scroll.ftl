# Perkamentrollen.

protection = Bescherming
    .text = Leg hoogstens { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    } af en ontvang { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    }.
    .flavour = Hardop voorlezen, vóór de tanden er zijn.
realign = Nieuwe koers
    .text = Verschuif je { -alignment-marker } hoogstens { $cells ->
        [one] { $cells } vak
       *[other] { $cells } vakken
    }, elke keer in een richting naar keuze.
    .ask-move = Waarheen schuift je { -alignment-marker }? ({ $card })
    .offer-move-decline = Het blijft staan
    .flavour = Eenmaal uitgerold laat het geweten zich ook anders vouwen.
energy-field = Energieveld
    .text = Ontvang evenveel { -xp } als de medespeler die er het meeste van heeft, maar hoogstens { $most }.
    .flavour = De lucht zoemt van alles wat de buren hebben geleerd.
dispel = Magie verdrijven
    .text = Leg hoogstens { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } van de { -market } op de { -discard-pile }. Ontvang { $gold } { -gold } voor elke kaart.
    .ask-discard = Welke kaart gaat van de { -market } af? ({ $card })
    .offer-discard-decline = Geen kaart
    .flavour = Daarnet leek de winkel een stuk groter.
levitate = Zweven
    .text = Kies één van je { -die(count: "other") }. Verhoog die en al je andere { -die(count: "other") } in die kleur met { $bonus }, elk tot hoogstens zijn hoogste waarde. Boostdobbelstenen gelden hier als één kleur.
    .ask-colour = Welke { -die } verhoog je met { $bonus }, samen met al je andere in die kleur? ({ $card })
    .flavour = Voeten van de vloer, en pas op voor de kroonluchter.
mesmerize = Hypnose
    .text = Je mag één van je { -die(count: "other") } ruilen tegen een { -die } op een nog niet genomen { -initiative-card }. De waarden blijven gelijk. Een { -gold-die } levert het gebruikelijke { -gold } op.
    .ask-give = Welke van je { -die(count: "other") } geef je weg? ({ $card })
    .ask-take = Welke { -die } neem je voor de { $die } ({ $space })? ({ $card })
    .flavour = Volg de slinger. En geef hem nu maar hier.
mirage = Luchtspiegeling
    .text = Kies één van je { -attribute-row(count: "other") } en draai elke { -die } daarin naar de { -opposite-face }.
    .ask-turn = In welke rij draai je alle { -die(count: "other") } om? ({ $card })
    .flavour = De oase lag aan de andere kant van het oog.
tremor = Beving
    .text = Ontvang zoveel { -xp } als het vak onder je { -alignment-marker } waard is. Is dat minder dan 0, dan verlies je er zoveel, maar nooit meer dan je hebt.
    .flavour = Ook de grond heeft er een mening over.
revive = Herleving
    .text = Ververs al je gebruikte { -skill(count: "other") }.
    .flavour = Eén woord, en elke vinger kent zijn vak weer.
gather-power = Kracht verzamelen
    .text = Ontvang { $xp } { -xp }, en nog eens zoveel voor elk van je { -adventure-token(count: "other") }.
    .flavour = Wie de weg al kent, neemt grotere stappen.
stoneskin = Stenen huid
    .text = Ontvang zoveel { -gold } als het vak onder je { -alignment-marker } waard is. Is dat minder dan 0, dan verlies je zoveel, maar nooit meer dan je hebt.
    .flavour = Klingen ketsen af, toespelingen ook.
enchant = Betovering
    .text = Geef één van je { -die(count: "other") } een waarde naar keuze.
    .ask-die = Welke { -die } geef je een andere waarde? ({ $card })
    .ask-face = Welke waarde krijgt de { $die } ({ $space })? ({ $card })
    .flavour = Het ziet er net zo uit, tot je nog eens kijkt.
banish = Verbanning
    .text = Is er meer dan één { -minion } over, leg dan de bovenste zonder te betalen onder de stapel en ontvang { $xp } { -xp }.
    .flavour = Ergens ver weg landt iets op zijn staart.
