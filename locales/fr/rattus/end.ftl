# Comment la partie s’est terminée.

won = { $seat } l’emporte avec { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }.
won-by-order = À égalité avec { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }, { $seat } l’emporte : son tour serait venu le premier après { $last }.
won-empty = Il ne reste personne. { $seat } l’emporte : son tour serait venu le premier après { $last }.
remains = { $castle ->
        [0] { $seat } : { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }.
       *[other] { $seat } : { $cubes ->
        [one] { $cubes } { -cube }, au { -castle }
       *[other] { $cubes } { -cube(count: "other") }, dont { $castle } au { -castle }
    }.
    }
