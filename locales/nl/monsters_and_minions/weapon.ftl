# Wapens.

sling = Slinger
    .text = Bij het scoren van de { -attribute-goal(count: "other") } tellen je { -die(count: "other") } met een waarde van hoogstens { $max } elk { $bonus } hoger. Voor { -trait(count: "other") } geldt dit niet.
    .flavour = De reuzen lachten, op één na.
spellbook = Spreukenboek
    .text = Heb je minstens { $tokens ->
        [one] { $tokens } { -adventure-token }
       *[other] { $tokens } { -adventure-token(count: "other") }
    }, dan krijg je in het { -finale } { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } extra.
    .flavour = Hoofdstuk één: ken je vijand. Hoofdstuk twee: ren.
spiked-club = Spijkerknots
    .text = Als je op de { -market } { $friendly_market_word ->
            [yes] { -gold } neemt in plaats van een kaart te kopen
           *[no] een kaart aflegt voor { -gold }
        }, ontvang je bovendien { $xp } { -xp }.
    .flavour = Iemand heeft een boom verbeterd.
halberd = Hellebaard
    .text = Bij elke { -hunt } rol je { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } extra.
    .flavour = Een bijl die beleefd afstand houdt.
war-hammer = Strijdhamer
    .text = Wanneer je een { -attribute-row } vult, mag je één van de { -die(count: "other") } daarin naar de { -opposite-face } draaien.
    .ask-turn = Welke { -die } van de volle rij draai je om? ({ $card })
    .flavour = Wat hij raakt, komt er andersom weer uit.
wand = Toverstaf
    .text = Wanneer je een { -die } in Intelligence plaatst, kies je zelf welke waarde die krijgt.
    .ask-face = Welke waarde krijgt de { $die } ({ $space })? ({ $card })
    .flavour = Het dunne eind wijst van je af.
steel-net = Stalen net
    .text = Tel { $bonus } op bij het totaal van elke { -hunt }.
    .flavour = Dapper zijn gaat veel beter als de ander vastzit.
thieves-tools = Dievengereedschap
    .text = Aan het begin van de { -cleanup } mag je één gebruikte { -skill } verversen, naast die ene die iedereen mag verversen.
    .ask-ready = Welke { -skill } ververs je? ({ $card })
    .offer-ready-decline = Geen enkele
    .flavour = Elf haken, een vijl en een lepel die niemand kan verklaren.
unholy-flail = Onheilige vlegel
    .text = Telkens wanneer je { -alignment-marker } richting Kwaad schuift, mag je de actie van Constitution uitvoeren: verhoog of verlaag één van je { -die(count: "other") } met 1.
    .flavour = De ketting fluistert, en kent je naam.
backpack = Rugzak
    .text = Kost geen hand. Een { -die } die je net hebt genomen, mag je hier opbergen in plaats van die te plaatsen: hoogstens { $dice } { -die(count: "other") }, maar altijd minder dan je tableau vrije { -space(count: "other") } heeft. Dan volgt er geen actie en komt er geen goud. In een latere beurt mag je er zoveel als je wilt naar je tableau verplaatsen; elk werkt dan alsof je die net had genomen.
    .flavour = Een touw, wat proviand en een toekomst die nog niet beslist is.
