# Vaardigheden. Ieder gebruik verschuift eerst het moreeltoken.

concentrate = Concentreren
    .text = Verlaag één van je { -die(count: "other") } met hoogstens { $most } en verhoog een andere met evenveel.
    .flavour = Het lawaai van de slag verstomt tot één enkele hartslag.
search = Zoeken
    .text = Kijk in de { -bag } en vervang één van je { -die(count: "other") } door een andere daaruit, in een kleur naar keuze en met dezelfde waarde. Een { -gold-die } levert het gebruikelijke { -gold } op.
    .flavour = Onder de losse plank ligt altijd wel iets.
negotiate = Onderhandelen
    .text = Als de { -die(count: "other") } zijn gelegd en nog niet alle zijn gekozen: ruil één van je { -die(count: "other") } tegen een { -die } op een nog niet genomen { -initiative-card }. De waarden blijven gelijk. Daarna worden de { -die(count: "other") } opnieuw in oplopende volgorde gelegd, alsof jij { -first-player } bent. Een { -gold-die } levert het gebruikelijke { -gold } op.
    .flavour = Beide partijen vertrokken met het gevoel de ander te hebben beetgenomen.
pickpocket = Zakkenrollen
    .text = Ontvang { $gold } { -gold }, of { $envy } { -gold } als een medespeler meer { -gold } heeft dan jij. Speel je alleen, dan ontvang je { $envy } { -gold } als je minder dan { $alone } { -gold } hebt.
    .flavour = Een stevige handdruk, en de ring is weg.
acrobatics = Acrobatiek
    .text = Draai één van je { -die(count: "other") } naar de { -opposite-face }. Daarna mag je nog een andere omdraaien.
    .flavour = De kortste weg naar de troonzaal loopt via de kroonluchter.
open-lock = Sloten openen
    .text = In je eigen { -market-turn }: koop de bovenste kaart van de { -market-deck } tegen de volle prijs, zonder enige korting, naast je gewone beurt. Kun je de kaart niet betalen, dan gaat die naar de { -discard-pile }.
    .flavour = Een haarspeld, wat geduld en een fluisterende klik.
climb = Klimmen
    .text = Als de { -die(count: "other") } zijn gelegd en nog niet alle zijn gekozen: verhoog een { -die } op een nog niet genomen { -initiative-card } met { $bonus }, tot hoogstens 6. Daarna worden de { -die(count: "other") } opnieuw in oplopende volgorde gelegd, alsof jij { -first-player } bent.
    .flavour = Geen toren zo hoog of er groeit wel klimop tegenaan.
intimidate = Intimideren
    .text = Als de { -die(count: "other") } zijn gelegd en nog niet alle zijn gekozen: draai een { -die } op een nog niet genomen { -initiative-card } naar de { -opposite-face }. Daarna worden de { -die(count: "other") } opnieuw in oplopende volgorde gelegd, alsof jij { -first-player } bent.
    .flavour = Eén opgetrokken wenkbrauw, en de zaal liep leeg.
move-silently = Sluipen
    .text = In je eigen { -market-turn }, in plaats van op de { -market } te kopen of af te leggen: koop een kaart van de { -discard-pile }. Een { -charisma-token } mag je gebruiken{ $edition_word ->
        [first] ; de “Zware kruisboog” verlaagt de prijs niet
       *[other] {""}
    }.
    .flavour = Alleen het stof in de gang weet wie er voorbijkwam.
knowledge = Kennis
    .text = Voer de actie uit van een { -attribute } naar keuze.
    .flavour = Het antwoord stond in het boek waar niemand aan dacht.
cure-wounds = Wonden helen
    .text = Verhoog één van je { -die(count: "other") } met { $bonus }, tot hoogstens 6.
    .flavour = Onder warme handen sluit de wond zich als een moe oog.
sleight-of-hand = Vingervlugheid
    .text = Verplaats één van je { -die(count: "other") } naar een vrij { -space } in een andere { -attribute-row } en schuif daarna alles naar links aan. Je voert geen actie uit en ontvangt geen { -gold }.
    .flavour = Let vooral goed op de andere hand.
diplomacy = Diplomatie
    .text = Gebruik een nog bruikbare { -skill } van een medespeler; die blijft bruikbaar. De pijl van die kaart telt niet, alleen die van deze kaart.
    .flavour = Waarom zelf iets kunnen, als je iemand kent die het kan?
