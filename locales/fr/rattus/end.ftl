# Comment la partie s’est terminée.

won = { START(THE($seat)) } l’emporte avec { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }.
won-by-order = Égalité à { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } : { THE($seat) } l’emporte, car son tour serait venu le premier après { THE($last) }.
won-empty = Il ne reste plus personne. { START(THE($seat)) } l’emporte : son tour serait venu le premier après { THE($last) }.
remains = { $cubes ->
        [0] { $nth ->
            [2] Là où vivaient les gens { OF($seat) }, il ne pousse que des orties.
            [3] Des gens { OF($seat) }, la chronique n’a gardé que les noms.
            [4] { START(THE($seat)) } garde une carte vide, et personne pour y voyager.
           *[other] { START(THE($seat)) } n’a plus personne, pas même pour sonner le glas.
        }
        [1] { $nth ->
            [2] La { -plague } a épargné un seul { -cube } { OF($seat) }{ remains.castle }.
            [3] Dans la maison { OF($seat) }, un seul { -cube } rouvre les volets{ remains.castle }.
            [4] À la première foire, un seul { -cube } danse pour { THE($seat) }{ remains.castle }.
           *[other] Il reste { TO($seat) } un seul { -cube } pour relabourer les champs{ remains.castle }.
        }
       *[other] { $nth ->
            [2] La { -plague } a épargné { $cubes } { -cube(count: "other") } { OF($seat) }{ remains.castle }.
            [3] Dans les maisons { OF($seat) }, { $cubes } { -cube(count: "other") } rouvrent les volets{ remains.castle }.
            [4] À la première foire, { $cubes } { -cube(count: "other") } dansent pour { THE($seat) }{ remains.castle }.
           *[other] Il reste { TO($seat) } { $cubes } { -cube(count: "other") } pour relabourer les champs{ remains.castle }.
        }
    }
    .castle = { $castle ->
        [0] {""}
        [1] { $cubes ->
            [1] , à l’abri au { -castle }
           *[other] , dont un à l’abri au { -castle }
        }
        [2] { $cubes ->
            [2] , tous à l’abri au { -castle }
           *[other] , dont 2 à l’abri au { -castle }
        }
        [3] { $cubes ->
            [3] , tous à l’abri au { -castle }
           *[other] , dont 3 à l’abri au { -castle }
        }
        [4] { $cubes ->
            [4] , tous à l’abri au { -castle }
           *[other] , dont 4 à l’abri au { -castle }
        }
        [5] { $cubes ->
            [5] , tous à l’abri au { -castle }
           *[other] , dont 5 à l’abri au { -castle }
        }
        [6] { $cubes ->
            [6] , tous à l’abri au { -castle }
           *[other] , dont 6 à l’abri au { -castle }
        }
        [7] { $cubes ->
            [7] , tous à l’abri au { -castle }
           *[other] , dont 7 à l’abri au { -castle }
        }
        [8] { $cubes ->
            [8] , tous à l’abri au { -castle }
           *[other] , dont 8 à l’abri au { -castle }
        }
        [9] { $cubes ->
            [9] , tous à l’abri au { -castle }
           *[other] , dont 9 à l’abri au { -castle }
        }
        [10] { $cubes ->
            [10] , tous à l’abri au { -castle }
           *[other] , dont 10 à l’abri au { -castle }
        }
       *[other] , dont { $castle } à l’abri au { -castle }
    }
