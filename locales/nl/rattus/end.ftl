# Hoe de partij is afgelopen.

won = { $seat } wint met { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }.
won-by-order = { $seat } wint: gelijk geëindigd met { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }, maar na { $last } zou { $seat } het eerst aan de beurt zijn.
won-empty = Er is niemand meer over. { $seat } wint, want na { $last } zou { $seat } het eerst aan de beurt zijn.
remains = { $castle ->
        [0] { $seat }: { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }.
       *[other] { $seat }: { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }, waarvan { $castle } in het { -castle }.
    }
