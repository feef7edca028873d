# Vaardigheden. Ieder gebruik verschuift eerst het moreeltoken.

haggle = Afdingen
    .text = Aan het begin van je { -market-turn }: ontvang { $gold } { -gold } en { $tokens ->
        [one] { $tokens } { -charisma-token }
       *[other] { $tokens } { -charisma-token(count: "other") }
    }.
    .flavour = De eerste prijs is een groet, de tweede een verontschuldiging.
disarm-trap = Val onschadelijk maken
    .text = Leg { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    } af. Heb je er geen, ontvang dan { $xp } { -xp }.
    .flavour = Knip de rode draad door, als die er is, en als het een draad is.
tumble = Buitelen
    .text = Leg één van je { -die(count: "other") } terug in de { -bag }. Kijk in de { -bag }, neem er een { -die } naar keuze uit, rol die en leg die op het vrijgekomen { -space }. Een { -gold-die } levert het gebruikelijke { -gold } op.
    .ask-replace = Welke { -die } gaat terug in de { -bag }? ({ $card })
    .ask-take = Welke kleur uit de { -bag } rol je in plaats van de { $die } ({ $space })? ({ $card })
    .flavour = Vallen is makkelijk; op het landen wordt geoefend.
disguise = Vermommen
    .text = Aan het begin van je { -market-turn }: ruil één van je { -trait(count: "other") } of { -skill(count: "other") } tegen een { -trait } of { -skill } op de { -market }. De pijl van de ontvangen kaart telt niet.
    .ask-give = Welke van je kaarten leg je op de { -market }? ({ $card })
    .ask-take = Welke kaart neem je voor { QUOTE($picked) }? ({ $card })
    .flavour = De baard was echt; hij was alleen van iemand anders.
