# Comment la partie s’est terminée.

won = { $seat } l’emporte avec { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }.
won-by-order = Égalité à { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } : { $seat } l’emporte, car son tour serait venu le premier après { $last }.
won-empty = Il ne reste plus personne. { $seat } l’emporte : son tour serait venu le premier après { $last }.
remains = { $castle ->
        [0] { $cubes ->
            [0] { $seat } : plus personne, pas même pour sonner le glas.
            [one] { $seat } : un seul { -cube } pour relabourer les champs.
           *[other] { $seat } : { $cubes } { -cube(count: "other") } pour relabourer les champs.
        }
       *[other] { $seat } : { $cubes ->
            [one] un seul { -cube }, resté à l’abri au { -castle }.
           *[other] { $cubes } { -cube(count: "other") }, et le { -castle } en a abrité { $castle }.
        }
    }
