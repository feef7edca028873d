# Karakterkaarten.

steadfast = Standvastig
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } voor elk { -weapon } dat je bezit.
    .flavour = De storm is gaan liggen; de gestalte op de brug staat er nog.
honorable = Eerzaam
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } als je { -alignment-token } in de hoek “rechtelijk goed” staat.
    .flavour = Een gegeven woord weegt zwaarder dan een harnas.
nimble = Lenig
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } als de { -die(number: "plural") } in je rij Dexterity samen uitkomen op { $min } of meer. Ras en { -weapon(number: "plural") } tellen niet mee.
    .flavour = Tussen twee tralies is altijd plaats voor een plan.
proud = Trots
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } voor { $dice ->
        [one] elk
       *[other] elke { $dice }
    } van je { -die(number: "plural") } met een { $face }, met een maximum van { $most ->
        [one] { $most } ster
       *[other] { $most } sterren
    }.
    .flavour = Buigen is iets voor bomen.
weak = Zwak
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } als je rij Strength vol is en de { -die(number: "plural") } daarin samen uitkomen op { $max } of minder. Ras en { -weapon(number: "plural") } tellen niet mee.
    .flavour = Het zwaard bleef thuis; het was te zwaar om mee te nemen.
clumsy = Onhandig
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } voor elk { -attribute-goal } dat je { -die(number: "plural") } alleen niet halen. Ras en { -weapon(number: "plural") } tellen niet mee.
    .flavour = De val was perfect verborgen, dus natuurlijk stapte er iemand in.
foolish = Dwaas
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } als het vak onder je { -alignment-token } je sterren kost.
    .flavour = ‘Slapende draken’, stond er op het bord, en dus werd er geklopt.
reckless = Roekeloos
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } voor elke volle { -attribute-row } waarvan de hoogste en de laagste { -die } { $gap } of meer verschillen.
    .flavour = Eerst springen, dan vragen hoe diep het is.
focused = Doelgericht
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } voor elke volle { -attribute-row } met drie gelijke { -die(number: "plural") }.
    .flavour = De wereld mag branden, zolang de kaars maar niet flakkert.
compassionate = Barmhartig
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } voor elke reeks van zes { -die(number: "plural") } die je bezit, één van elke kleur. Gouden { -die(number: "plural") } tellen niet mee.
    .flavour = Ook de vijand kreeg een deken en een kom soep.
obsessed = Bezeten
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } voor elk van je { -die(number: "plural") } in je { -class-colour } boven de eerste { $free }, met een maximum van { $most ->
        [one] { $most } ster
       *[other] { $most } sterren
    }.
    .flavour = Slapen kan altijd nog, als het laatste stuk gevonden is.
cunning = Sluw
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } voor elke { -skill } die je bezit, en nog { $ready ->
        [one] { $ready } ster
       *[other] { $ready } sterren
    } voor elke { -skill } die nog bruikbaar is.
    .flavour = De vos laat de hond graag denken dat hij wint.
greedy = Hebzuchtig
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } per { $gold } { -gold } dat je overhebt, met een maximum van { $most ->
        [one] { $most } ster
       *[other] { $most } sterren
    }.
    .flavour = Eén munt is eenzaam, duizend is gezelschap.
honest = Eerlijk
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } als je hoogstens { $max ->
        [one] { $max } { -gold-die }
       *[other] { $max } { -gold-die(number: "plural") }
    } bezit.
    .flavour = De gevonden beurs ging terug, met inhoud en al.
loyal = Trouw
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } als minstens { $min } van je { -die(number: "plural") } bij je { -backstory } passen.
    .flavour = De laatste die nog bij de banier staat.
obnoxious = Onuitstaanbaar
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } voor elk van je rode of zwarte { -die(number: "plural") } boven de eerste { $free }, met een maximum van { $most ->
        [one] { $most } ster
       *[other] { $most } sterren
    }.
    .flavour = In drie steden geweerd, in de vierde nog onbekend.
dedicated = Toegewijd
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } als je { -die(number: "plural") } alleen minstens { $goals ->
        [one] { $goals } { -attribute-goal }
       *[other] { $goals } { -attribute-goal(number: "plural") }
    } halen. Ras en { -weapon(number: "plural") } tellen niet mee.
    .flavour = Voor dag en dauw klinkt op de binnenplaats al de eerste slag.
courageous = Moedig
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } als je minstens één { -weapon } en geen { -armor } bezit.
    .flavour = Wie moed draagt, draagt het liefst geen ijzer.
envious = Afgunstig
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } voor elk van de volgende zaken waarvan een medespeler meer bezit dan jij: { -gold }, { -weapon(number: "plural") }, { -trait(number: "plural") }, { -skill(number: "plural") }, { -armor }.
    .flavour = Andermans draak is altijd groter.
famous = Beroemd
    .text = Verdien { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(number: "plural") }
    } als je minstens één { -weapon }, één { -armor-card }, één { -skill } en één { -trait } bezit (deze kaart telt mee).
    .flavour = Het lied was niet waar, maar het rijmde en iedereen zong mee.
