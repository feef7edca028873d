# Wapens.

longsword = Langzwaard
    .text = Bij het scoren van de { -attribute-goal(count: "other") } tellen je { -die(count: "other") } met een { $min } of meer elk { $bonus } hoger, ook boven de hoogste kant. Voor { -trait(count: "other") } geldt dit niet.
    .flavour = Drie generaties hebben het geslepen, en nog is het niet verzadigd.
blessed-mace = Gewijde strijdknots
    .text = Als je op de { -market } { $friendly_market_word ->
            [yes] { -gold } neemt in plaats van een kaart te kopen
           *[no] een kaart aflegt voor { -gold }
        }, mag je ook één van je { -die(count: "other") } met { $bonus } verhogen.
    .ask-raise = Welke { -die } verhoog je met { $bonus }? ({ $card })
    .flavour = Vergeving kan ook met een doffe klap beginnen.
jeweled-dagger = Juwelendolk
    .text = Bij het scoren van de { -attribute-goal(count: "other") } telt elk van je { -gold-die(count: "other") } { $bonus } hoger, ook boven de 6. Voor { -trait(count: "other") } geldt dit niet.
    .flavour = Te mooi om te trekken, te scherp om te laten zitten.
longbow = Langboog
    .text = Wanneer je een { -die } plaatst, mag je die met { $bonus } verhogen of verlagen.
    .ask-face = Welke waarde krijgt de { $die } ({ $space })? ({ $card })
    .flavour = Wie het suizen hoort, is al te laat.
tower-shield = Torenschild
    .text = Aan het eind telt één van je onvolledige { -armor-set(count: "other") } alsof die { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    } groter is. Een set waarvan je niets bezit, kun je niet kiezen.
    .flavour = Zet het neer, ga erachter staan en wacht tot het leger voorbij is.
ancient-spear = Oeroude speer
    .text = Wanneer je { -initiative-card } { $number } neemt, mag je vóór het plaatsen van de { -die } de actie van Constitution uitvoeren: verhoog of verlaag één van je { -die(count: "other") } met 1.
    .flavour = De namen in de schacht zijn ouder dan het rijk zelf.
quarterstaff = Vechtstok
    .text = Wanneer je een { -die } in Wisdom of Charisma plaatst, mag je die naar de { -opposite-face } draaien.
    .ask-turn = De { $die } ({ $space }) omdraaien? ({ $card })
    .offer-turn-accept = Draai die om
    .offer-turn-decline = Laat die zo liggen
    .flavour = Een wandelstok voor wie in vrede komt.
heavy-crossbow = Zware kruisboog
    .text = Je betaalt { $discount } { -gold } minder voor elke { -market-card } die je koopt, maar nooit voor een kaart die je met { $edition_word ->
        [first] “Sloten openen” of “Sluipen”
       *[other] “Sloten openen”
    } koopt.
    .flavour = Afdingen gaat vlotter met de pees gespannen.
