# Karakterkaarten.

steadfast = Standvastig
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elk { -weapon } dat je bezit.
    .flavour = De storm is gaan liggen; de gestalte op de brug staat er nog.
honorable = Eerzaam
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } als je { -alignment-marker } in de hoek “rechtelijk goed” staat.
    .flavour = Een gegeven woord weegt zwaarder dan een harnas.
nimble = Lenig
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } als de { -die(count: "other") } in je rij Dexterity samen uitkomen op { $min } of meer. Ras en { -weapon(count: "other") } tellen niet mee.
    .flavour = Tussen twee tralies is altijd plaats voor een plan.
proud = Trots
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor { $dice ->
        [one] elk
       *[other] elke { $dice }
    } van je { -die(count: "other") } met een { $face }, met een maximum van { $most ->
        [one] { $most } { -star }
       *[other] { $most } { -star(count: "other") }
    }.
    .flavour = Buigen is iets voor bomen.
weak = Zwak
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } als je rij Strength vol is en de { -die(count: "other") } daarin samen uitkomen op { $max } of minder. Ras en { -weapon(count: "other") } tellen niet mee.
    .flavour = Het zwaard bleef thuis; het was te zwaar om mee te nemen.
clumsy = Onhandig
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } als je rij Dexterity vol is en de { -die(count: "other") } daarin samen uitkomen op { $max } of minder. Ras en { -weapon(count: "other") } tellen niet mee.
    .flavour = De val was perfect verborgen, dus natuurlijk stapte er iemand in.
foolish = Dwaas
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } als het vak onder je { -alignment-marker } { $most ->
        [one] { $most } { -star }
       *[other] { $most } { -star(count: "other") }
    } of minder waard is.
    .flavour = ‘Slapende draken’, stond er op het bord, en dus werd er geklopt.
reckless = Roekeloos
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elke volle { -attribute-row } waarvan de hoogste en de laagste { -die } { $gap } of meer verschillen.
    .flavour = Eerst springen, dan vragen hoe diep het is.
focused = Doelgericht
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elke volle { -attribute-row } met drie gelijke { -die(count: "other") }.
    .flavour = De wereld mag branden, zolang de kaars maar niet flakkert.
compassionate = Barmhartig
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elke reeks van zes { -die(count: "other") } die je bezit, één van elke kleur. Gouden { -die(count: "other") } tellen niet mee.
    .flavour = Ook de vijand kreeg een deken en een kom soep.
obsessed = Bezeten
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elk van je { -die(count: "other") } in je { -class-color } boven de eerste { $free }, met een maximum van { $most ->
        [one] { $most } { -star }
       *[other] { $most } { -star(count: "other") }
    }.
    .flavour = Slapen kan altijd nog, als het laatste stuk gevonden is.
cunning = Sluw
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elke { -skill } van je die aan het eind gebruikt (opzij gedraaid) ligt.
    .flavour = Een truc die in de mouw blijft, heeft nog niemand beetgenomen.
greedy = Hebzuchtig
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } per { $gold } { -gold } dat je overhebt, met een maximum van { $most ->
        [one] { $most } { -star }
       *[other] { $most } { -star(count: "other") }
    }.
    .flavour = Eén munt is eenzaam, duizend is gezelschap.
honest = Eerlijk
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } als je hoogstens { $max ->
        [one] { $max } { -gold-die }
       *[other] { $max } { -gold-die(count: "other") }
    } bezit.
    .flavour = De gevonden beurs ging terug, met inhoud en al.
loyal = Trouw
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } als minstens { $min } van je { -die(count: "other") } bij je { -backstory } passen.
    .flavour = De laatste die nog bij de banier staat.
obnoxious = Onuitstaanbaar
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elk van je rode of zwarte { -die(count: "other") } boven de eerste { $free }, met een maximum van { $most ->
        [one] { $most } { -star }
       *[other] { $most } { -star(count: "other") }
    }.
    .flavour = In drie steden geweerd, in de vierde nog onbekend.
dedicated = Toegewijd
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elk { -attribute-goal } dat je met je { -die(count: "other") } alleen al haalt. Ras en { -weapon(count: "other") } tellen niet mee.
    .flavour = Voor dag en dauw klinkt op de binnenplaats al de eerste slag.
courageous = Moedig
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } als je minstens één { -weapon } en geen { -armor } bezit.
    .flavour = Wie moed draagt, draagt het liefst geen ijzer.
envious = Afgunstig
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elk van de volgende zaken waarvan { $alone_word ->
        [yes] je niets bezit
       *[other] een medespeler meer bezit dan jij
    }: { -gold }, { -weapon(count: "other") }, { -trait(count: "other") }, { -skill(count: "other") }, { -armor }.{ $alone_word ->
        [yes] {""}
       *[other] {" "}Speel je solo, dan voor elk daarvan waarvan je niets bezit.
    }
    .flavour = Andermans draak is altijd groter.
famous = Beroemd
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } als je minstens één { -weapon }, één { -armor-piece }, één { -skill } en één { -trait } bezit (deze kaart telt mee).
    .flavour = Het lied was niet waar, maar het rijmde en iedereen zong mee.
