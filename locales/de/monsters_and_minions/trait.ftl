trustworthy = Vertrauenswürdig
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jede deiner { -skill(count: "other") }, die nicht erschöpft ist.
    .flavour = Der Schlüssel zur Schatzkammer hängt seit Jahren an diesem Gürtel.
malicious = Boshaft
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }, wenn dein { -alignment-marker } auf einem bösen { -space } liegt und du mindestens { $weapons ->
        [one] eine { -weapon }
       *[other] { $weapons } { -weapon(count: "other") }
    } besitzt.
    .flavour = Ein Verband, etwas Salz und ein mitfühlendes Lächeln.
humble = Bescheiden
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }, wenn höchstens { $most } deiner Würfel { $face } oder mehr { $most ->
        [one] zeigt
       *[other] zeigen
    }.
    .flavour = Das Standbild am Marktplatz trägt auf Wunsch ein anderes Gesicht.
fearless = Furchtlos
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jede { -trophy }, höchstens aber { $most ->
        [one] { $most } { -reputation-star }
       *[other] { $most } { -reputation-star(count: "other") }
    }.
    .flavour = Die Höhle war finster, und nun ist ein Zimmer darin frei.
valiant = Heldenmütig
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jeden { -honour-token }, höchstens aber { $most ->
        [one] { $most } { -reputation-star }
       *[other] { $most } { -reputation-star(count: "other") }
    }.
    .flavour = Als Erster durchs Tor, als Letzter aus dem Lied.
selfish = Selbstsüchtig
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jeden deiner { DECLINE(-gold-die(count: "other"), case: "gen") }, höchstens aber { $most ->
        [one] { $most } { -reputation-star }
       *[other] { $most } { -reputation-star(count: "other") }
    }.
    .flavour = Teilen ist für Leute, die zu viel haben.
confident = Selbstbewusst
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jede volle { -attribute-row }, deren Würfel zusammen mindestens { $min } ergeben, höchstens aber { $most ->
        [one] { $most } { -reputation-star }
       *[other] { $most } { -reputation-star(count: "other") }
    }. { -race } und { -weapon(count: "other") } zählen nicht mit.
    .flavour = Der Drache hat zuerst geblinzelt.
ambitious = Ehrgeizig
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für { $xp ->
        [one] jeden { -xp }
       *[other] je { $xp } { -xp }
    } in deinem Besitz, höchstens aber { $most ->
        [one] { $most } { -reputation-star }
       *[other] { $most } { -reputation-star(count: "other") }
    }.
    .flavour = Ein Thron ist nur ein Stuhl mit besserem Blick auf den nächsten.
