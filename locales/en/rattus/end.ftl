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
        [0] { $cubes ->
            [0] { $seat } has nobody left, not even to ring the bell.
            [one] { $seat } has one { -cube } left to plow the fields.
           *[other] { $seat } has { $cubes } { -cube(count: "other") } left to plow the fields.
        }
       *[other] { $seat } has { $cubes ->
            [one] one { -cube } left, safe in the { -castle }.
           *[other] { $cubes } { -cube(count: "other") } left, { $castle } of them safe in the { -castle }.
        }
    }
