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
remains = { $cubes ->
        [0] { $nth ->
            [2] Where the people of { $seat } lived, nettles grow.
            [3] Of the people of { $seat }, the chronicle knows only the names.
            [4] { $seat } keeps an empty map, and nobody to find the way on it.
           *[other] { $seat } has nobody left, not even to ring the bell.
        }
        [one] { $nth ->
            [2] One { -cube } of { $seat }’s came through the plague{ remains.castle }.
            [3] In the house of { $seat }, one { -cube } throws the shutters open{ remains.castle }.
            [4] At the first fair, one { -cube } dances for { $seat }{ remains.castle }.
           *[other] { $seat } has one { -cube } left to plow the fields{ remains.castle }.
        }
       *[other] { $nth ->
            [2] { $cubes } { -cube(count: "other") } of { $seat }’s came through the plague{ remains.castle }.
            [3] In the houses of { $seat }, { $cubes } { -cube(count: "other") } throw the shutters open{ remains.castle }.
            [4] At the first fair, { $cubes } { -cube(count: "other") } dance for { $seat }{ remains.castle }.
           *[other] { $seat } has { $cubes } { -cube(count: "other") } left to plow the fields{ remains.castle }.
        }
    }
    .castle = { $castle ->
        [0] {""}
        [one] { $cubes ->
            [one] , safe in the { -castle }
           *[other] , one of them safe in the { -castle }
        }
       *[other] , { $castle } of them safe in the { -castle }
    }
