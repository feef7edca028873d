# Wie das Spiel ausgegangen ist.

won = { $seat } gewinnt mit { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other", case: "dat") }
    }.
won-by-order = { $seat } gewinnt: Bei { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other", case: "dat") }
    } herrscht Gleichstand, doch nach { $last } wäre { $seat } als Nächstes am Zug gewesen.
won-empty = Niemand hat überlebt. { $seat } gewinnt, denn nach { $last } wäre { $seat } als Nächstes am Zug gewesen.
remains = { $cubes ->
        [0] { $nth ->
            [2] Wo die Leute von { $seat } wohnten, wachsen Brennnesseln.
            [3] Von den Leuten, die { $seat } hatte, kennt die Chronik nur noch die Namen.
            [4] { $seat } behält eine leere Karte und niemanden, der darauf reist.
           *[other] { $seat } hat niemanden mehr, nicht einmal für die Totenglocke.
        }
        [one] { $nth ->
            [2] Ein { -cube } von { $seat } hat die { -plague(form: "disease") } überlebt{ remains.castle }.
            [3] Im Haus von { $seat } stößt ein { -cube } wieder die Läden auf{ remains.castle }.
            [4] Beim ersten Markttanz dreht sich ein { -cube } für { $seat }{ remains.castle }.
           *[other] { $seat } bleibt ein { -cube }, um die Felder zu pflügen{ remains.castle }.
        }
       *[other] { $nth ->
            [2] { $cubes } { -cube(count: "other") } von { $seat } haben die { -plague(form: "disease") } überlebt{ remains.castle }.
            [3] In den Häusern von { $seat } stoßen { $cubes } { -cube(count: "other") } wieder die Läden auf{ remains.castle }.
            [4] Beim ersten Markttanz drehen sich { $cubes } { -cube(count: "other") } für { $seat }{ remains.castle }.
           *[other] { $seat } bleiben { $cubes } { -cube(count: "other") }, um die Felder zu pflügen{ remains.castle }.
        }
    }
    .castle = { $castle ->
        [0] {""}
        [one] { $cubes ->
            [one] , sicher in der { -castle }
           *[other] , einer davon sicher in der { -castle }
        }
        [2] { $cubes ->
            [2] , beide sicher in der { -castle }
           *[other] , { $castle } davon sicher in der { -castle }
        }
        [3] { $cubes ->
            [3] , alle sicher in der { -castle }
           *[other] , { $castle } davon sicher in der { -castle }
        }
       *[other] , { $castle } davon sicher in der { -castle }
    }
