# How the game ended.

won = { $seat } wins with { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }.
won-by-order = { $seat } wins: tied at { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }, but next in turn after { $last }.
won-empty = Nobody is left. { $seat } wins: next in turn order after { $last }.
remains = { $cubes ->
        [0] { $nth ->
            [2] Where { $seat }’s people lived, nettles grow.
            [3] Of { $seat }’s people, the chronicle knows only the names.
            [4] { $seat } keeps an empty map, and nobody to find the way on it.
           *[other] { $seat } has nobody left, not even to ring the bell.
        }
        [one] { $nth ->
            [2] One of { $seat }’s cubes came through the plague{ remains.castle }.
            [3] In { $seat }’s house, one { -cube } throws the shutters open{ remains.castle }.
            [4] At the first fair, one { -cube } dances for { $seat }{ remains.castle }.
           *[other] { $seat } has one { -cube } left to plow the fields{ remains.castle }.
        }
       *[other] { $nth ->
            [2] { $cubes } of { $seat }’s { -cube(count: "other") } came through the plague{ remains.castle }.
            [3] In { $seat }’s houses, { $cubes } { -cube(count: "other") } throw the shutters open{ remains.castle }.
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
        [2] { $cubes ->
            [2] , both safe in the { -castle }
           *[other] , { $castle } of them safe in the { -castle }
        }
        [3] { $cubes ->
            [3] , all safe in the { -castle }
           *[other] , { $castle } of them safe in the { -castle }
        }
        [4] { $cubes ->
            [4] , all safe in the { -castle }
           *[other] , { $castle } of them safe in the { -castle }
        }
       *[other] , { $castle } of them safe in the { -castle }
    }
