# How the game ended.

won = { $seat } wins with { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }.
won-by-order = { $seat } wins: tied at { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }, but next in turn after { $last }.
won-empty = Nobody is left. { $seat } wins, being next in turn after { $last }.
remains = { $castle ->
        [0] { $seat }: { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }.
       *[other] { $seat }: { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }, { $castle } of them in the { -castle }.
    }
