# Klassen. .power: naam van de bekwaamheid.

cleric = Geestelijke
    .power = Liefdadig
    .text = Aan het begin van je { -market-turn } mag je { $gold } { -gold } betalen om één van je { -die(count: "other") } met een waarde van hoogstens { $max } met { $bonus } te verhogen.
    .ask-raise = Welke { -die } verhoog je voor { $gold } { -gold } met { $bonus }? ({ $card })
    .flavour = Een aalmoes voor de armen, een zegen voor de strijd.
paladin = Paladijn
    .power = Waakzaam
    .text = Wanneer je { -initiative-card } { $number } neemt, ontvang je { $gold } { -gold }.
    .flavour = Altijd als eerste op de wal en als laatste in bed.
druid = Druïde
    .power = Verbonden
    .text = Vóór de { -market-phase } mag je één kaart van de { -discard-pile } als extra kaart op de { -market } leggen.
    .ask-recall = Welke kaart leg je terug op de { -market }? ({ $card })
    .flavour = In het bos gaat niets verloren; het valt, en het groeit weer.
ranger = Woudloper
    .power = Bedreven
    .text = Een { -skill } kost je { $discount } { -gold } minder. Telkens wanneer je een { -skill } gebruikt, ontvang je { $gold } { -gold }.
    .flavour = Een geknakte twijg vertelt meer dan een hele herberg.
monk = Monnik
    .power = Verlicht
    .text = Wanneer je een { -die } in Intelligence plaatst, mag je ook de actie van Wisdom uitvoeren, en omgekeerd.
    .flavour = De stilte antwoordt, als je de vraag maar loslaat.
bard = Bard
    .power = Charmant
    .text = In je { -market-turn } mag je { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    } kopen. Een { -charisma-token } geldt voor slechts één aankoop, en in plaats van de tweede aankoop mag je geen { $friendly_market_word ->
        [yes] { -gold } nemen
       *[other] kaart afleggen
    }.
    .flavour = Het eerste lied is gratis; na het tweede trekt iedereen de beurs.
rogue = Schelm
    .power = Ondeugend
    .text = Wanneer de { -die(count: "other") } op de { -initiative-card(count: "other") } liggen, mag je er één opnieuw rollen. Daarna worden ze opnieuw in oplopende volgorde gelegd.
    .ask-reroll = Welke { -die } op de { -initiative-card(count: "other") } rol je opnieuw? ({ $card })
    .flavour = Het is geen valsspelen als iedereen erom lacht.
thief = Dief
    .power = Gewiekst
    .text = Elke { -gold-die } levert je { $bonus } { -gold } extra op, ook tijdens de voorbereiding.
    .flavour = De sleutel lag onder de mat, de schat achter het portret.
sorcerer = Tovenaar
    .power = Mysterieus
    .text = Wanneer je een { -trait } koopt, mag je één van je { -die(count: "other") } naar de { -opposite-face } draaien.
    .ask-turn = Welke { -die } draai je om? ({ $card })
    .flavour = Magie stroomt in het bloed en soms ook uit de vingertoppen.
wizard = Magiër
    .power = Raadselachtig
    .text = Wanneer je een blauwe { -die } plaatst, mag je ook de actie van een { -attribute } naar keuze uitvoeren, nog vóór die van de rij.
    .ask-act = Van welke { -attribute } voer je de actie uit? ({ $card })
    .flavour = Eén toren, duizend boeken en een kat die te veel weet.
warrior = Krijger
    .power = Voorbereid
    .text = Een { -weapon } of een { -armor-piece } kost je { $discount } { -gold } minder.
    .flavour = De strijd wordt gewonnen op de slijpsteen, de avond ervoor.
barbarian = Barbaar
    .power = Oersterk
    .text = Wanneer je een { -die } met een waarde van hoogstens { $max } plaatst, mag je die met { $bonus } verhogen.
    .ask-raise = De { $die } ({ $space }) met { $bonus } verhogen? ({ $card })
    .offer-raise-accept = Verhoog die
    .offer-raise-decline = Laat die zo liggen
    .flavour = Deuren zijn iets voor mensen met geduld.
