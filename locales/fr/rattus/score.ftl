# Les lignes de la feuille de score.

board = Sur le plateau
    .title = Sur le plateau
castle = Au { -castle }
    .title = Au { -castle }

# Un nombre de points dans une phrase.
points = { $points ->
        [one] { $points } { -cube }
       *[other] { $points } { -cube(count: "other") }
    }

# $points : l’estimation, par exemple 17,5, avec son signe au-dessous de 0 ; $size : la même sans signe. $whole : le nombre avant la virgule. $sign : plus, minus, ou none pour aucun des deux.
estimate = { $sign ->
        [none] autant de { -cube(count: "other") } que les autres joueurs
        [minus] { $size } { $whole ->
            [one] { -cube }
           *[other] { -cube(count: "other") }
        } de retard
       *[plus] { $size } { $whole ->
            [one] { -cube }
           *[other] { -cube(count: "other") }
        } d’avance
    }
