# Karakterkaarten.

trustworthy = Betrouwbaar
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elke { -skill } van je die aan het eind bruikbaar (rechtop) ligt.
    .flavour = De sleutel van de schatkamer hangt al jaren aan deze riem.
malicious = Kwaadaardig
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } als je { -alignment-marker } in de onderste rij (Kwaad) staat en je minstens { $weapons ->
        [one] { $weapons } { -weapon }
       *[other] { $weapons } { -weapon(count: "other") }
    } bezit.
    .flavour = Een verband, wat zout en een meelevende glimlach.
humble = Nederig
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } als hoogstens { $most } van je { -die(count: "other") } een { $face } of meer { $most ->
        [one] toont
       *[other] tonen
    }.
    .flavour = Het standbeeld op het plein heeft op verzoek een ander gezicht.
fearless = Onverschrokken
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elke { -trophy }, met een maximum van { $most ->
        [one] { $most } { -star }
       *[other] { $most } { -star(count: "other") }
    }.
    .flavour = De grot was donker, en er is nu een kamer vrij.
valiant = Heldhaftig
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elk { -honour-token }, met een maximum van { $most ->
        [one] { $most } { -star }
       *[other] { $most } { -star(count: "other") }
    }.
    .flavour = Als eerste door de poort, als laatste uit het lied.
selfish = Egoïstisch
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elk van je { -gold-die(count: "other") }, met een maximum van { $most ->
        [one] { $most } { -star }
       *[other] { $most } { -star(count: "other") }
    }.
    .flavour = Delen is voor mensen die te veel hebben.
confident = Zelfverzekerd
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elke volle { -attribute-row } waarvan de { -die(count: "other") } samen uitkomen op { $min } of meer, met een maximum van { $most ->
        [one] { $most } { -star }
       *[other] { $most } { -star(count: "other") }
    }. Ras en { -weapon(count: "other") } tellen niet mee.
    .flavour = De draak knipperde het eerst.
ambitious = Ambitieus
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } { $xp ->
        [one] voor elk { -xp } dat
       *[other] per { $xp } { -xp } die
    } je overhebt, met een maximum van { $most ->
        [one] { $most } { -star }
       *[other] { $most } { -star(count: "other") }
    }.
    .flavour = Een troon is maar een stoel met beter zicht op de volgende.
