# Vaardigheden. Ieder gebruik verschuift eerst het moreeltoken.

concentrate = Concentreren
    .text = Verlaag één van je { -die(count: "other") } met hoogstens { $most } en verhoog een andere met evenveel.
    .ask-lower = Welke { -die } verlaag je? ({ $card })
    .ask-raise = De { $die } ({ $space }) wordt verlaagd. Welke { -die } verhoog je? ({ $card })
    .ask-points = Met hoeveel verlaag je de ene en verhoog je de andere? ({ $card })
    .offer-points-pick-number = Met { $number }
    .flavour = Het lawaai van de slag verstomt tot één enkele hartslag.
search = Zoeken
    .text = Kijk in de { -bag } en vervang één van je { -die(count: "other") } door een { -die } daaruit in een andere kleur naar keuze, met dezelfde waarde. Een { -gold-die } levert het gebruikelijke { -gold } op.
    .ask-replace = Welke { -die } vervang je? ({ $card })
    .ask-take = Door welke kleur uit de { -bag } vervang je de { $die } ({ $space })? ({ $card })
    .flavour = Onder de losse plank ligt altijd wel iets.
negotiate = Onderhandelen
    .text = Als de { -die(count: "other") } klaarliggen en nog niet allemaal genomen zijn: ruil één van je { -die(count: "other") } tegen een { -die } op een nog niet genomen { -initiative-card }. De waarden blijven gelijk. Daarna worden de { -die(count: "other") } opnieuw in oplopende volgorde gelegd, alsof jij { -first-player } bent. Een { -gold-die } levert het gebruikelijke { -gold } op.
    .ask-give = Welke van je { -die(count: "other") } geef je weg? ({ $card })
    .ask-take = Welke { -die } neem je voor de { $die } ({ $space })? ({ $card })
    .flavour = Beide partijen vertrokken met het gevoel de ander te hebben beetgenomen.
pickpocket = Zakkenrollen
    .text = Ontvang { $gold } { -gold }, of { $envy } { -gold } als een medespeler meer { -gold } heeft dan jij. Speel je solo, dan ontvang je { $envy } { -gold } als je minder dan { $alone } { -gold } hebt.
    .ask-take = Het { -gold } nemen? ({ $card })
    .offer-take-accept = Neem het
    .flavour = Een stevige handdruk, en de ring is weg.
acrobatics = Acrobatiek
    .text = Draai één van je { -die(count: "other") } naar de { -opposite-face }. Daarna mag je nog een andere omdraaien.
    .ask-turn = Welke { -die } draai je om? ({ $card })
    .ask-turn-more = Welke andere { -die } draai je ook om? ({ $card })
    .offer-turn-more-decline = Geen andere { -die }
    .flavour = De kortste weg naar de troonzaal loopt via de kroonluchter.
open-lock = Sloten openen
    .text = In je eigen { -market-turn }: koop de bovenste kaart van de { -market-deck } tegen de volle prijs, zonder enige korting, naast wat je verder in je beurt doet. Kun je de kaart niet betalen, dan gaat die naar de { -discard-pile }.
    .ask-buy = De bovenste kaart van de { -market-deck } kopen? ({ $card })
    .offer-buy-accept = Draai de kaart om en koop die
    .flavour = Een haarspeld, wat geduld en een fluisterende klik.
climb = Klimmen
    .text = Als de { -die(count: "other") } klaarliggen en nog niet allemaal genomen zijn: verhoog een { -die } op een nog niet genomen { -initiative-card } met { $bonus }, tot hoogstens zijn hoogste waarde. Daarna worden de { -die(count: "other") } opnieuw in oplopende volgorde gelegd, alsof jij { -first-player } bent.
    .ask-raise = Welke { -die } op de { -initiative-card(count: "other") } verhoog je met { $bonus }? ({ $card })
    .flavour = Geen toren zo hoog of er groeit wel klimop tegenaan.
intimidate = Intimideren
    .text = Als de { -die(count: "other") } klaarliggen en nog niet allemaal genomen zijn: draai een { -die } op een nog niet genomen { -initiative-card } naar de { -opposite-face }. Daarna worden de { -die(count: "other") } opnieuw in oplopende volgorde gelegd, alsof jij { -first-player } bent.
    .ask-turn = Welke { -die } op de { -initiative-card(count: "other") } draai je om? ({ $card })
    .flavour = Eén opgetrokken wenkbrauw, en de zaal liep leeg.
move-silently = Sluipen
    .text = In je eigen { -market-turn }, in plaats van op de { -market } te kopen of { $friendly_market_word ->
        [yes] { -gold } te nemen
       *[other] af te leggen
    }: koop een kaart van de { -discard-pile }. Een { -charisma-token } mag je gebruiken{ $edition_word ->
        [first] ; de “Zware kruisboog” verlaagt de prijs niet
       *[other] {""}
    }.
    .ask-buy = Welke kaart koop je van de { -discard-pile }? ({ $card })
    .offer-buy-pick-card = { QUOTE($card) } ({ $kind }) voor { $charisma ->
            [0] { $gold } { -gold }
            [one] { $gold ->
                [0] een { -charisma-token }
               *[other] { $gold } { -gold } en een { -charisma-token }
            }
           *[other] { $gold ->
                [0] { $charisma } { -charisma-token(count: "other") }
               *[other] { $gold } { -gold } en { $charisma } { -charisma-token(count: "other") }
            }
        }
    .offer-buy-decline = Koop er geen
    .flavour = Alleen het stof in de gang weet wie er voorbijkwam.
knowledge = Kennis
    .text = Voer de actie uit van een { -attribute } naar keuze.
    .ask-act = Van welke { -attribute } voer je de actie uit? ({ $card })
    .flavour = Het antwoord stond in het boek waar niemand aan dacht.
cure-wounds = Wonden helen
    .text = Verhoog één van je { -die(count: "other") } met { $bonus }, tot hoogstens zijn hoogste waarde.
    .ask-raise = Welke { -die } verhoog je met { $bonus }? ({ $card })
    .flavour = Onder warme handen sluit de wond zich als een moe oog.
sleight-of-hand = Vingervlugheid
    .text = Verplaats één van je { -die(count: "other") } naar een vrij { -space } in een andere { -attribute-row } en schuif daarna alles naar links aan. Je voert geen actie uit en ontvangt geen { -gold }.
    .ask-move = Welke { -die } verplaats je? ({ $card })
    .ask-to = Naar welke { -attribute-row } gaat de { $die } ({ $space })? ({ $card })
    .flavour = Let vooral goed op de andere hand.
diplomacy = Diplomatie
    .text = Gebruik een nog bruikbare { -skill } van een medespeler; die blijft bruikbaar. De pijl van die kaart telt niet, alleen die van deze kaart.
    .ask-borrow = Welke { -skill } van een ander gebruik je? ({ $card })
    .flavour = Waarom zelf iets kunnen, als je iemand kent die het kan?
