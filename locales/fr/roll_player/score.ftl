# Les lignes du décompte ; `.title` nomme la catégorie dans la feuille de score.

goal = { $row } { $total } (objectif { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least }+
    }) : { $met_word ->
        [yes] atteint
        [not-yet] pas encore atteint
       *[no] non atteint
    }
    .aloud = { $row } { $total }, objectif { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least } ou plus
    } { $met_word ->
        [yes] atteint
        [not-yet] pas encore atteint
       *[no] non atteint
    }
    .title = Caractéristiques
class-dice = Couleur de { -class } : { $dice ->
        [one] { $dice } dé { $colour }
       *[other] { $dice } dés { PLURAL($colour) }
    }
    .title = Couleur de { -class }
alignment = { -alignment } { QUOTE($alignment) }
    .title = { -alignment }
backstory = { -backstory } { QUOTE($backstory) } : { $dice ->
        [one] { $dice } dé bien placé
       *[other] { $dice } dés bien placés
    }
    .title = { -backstory }
set = { -armor } { OF($set) } : { $cards ->
        [one] { $cards } pièce
       *[other] { $cards } pièces
    }{ $own_colour_word ->
        [yes] , à la couleur de la { -class }
       *[no] {""}
    }
    .title = { -armor }
card = { $card }
    .title = Cartes
power = Pouvoir de { -class } : { $class }
    .title = Pouvoir de { -class }
gold = Or : { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }
    .title = Or
monster = { START(THE($monster)) } : { -attack } { $attack }
    .title = { -monster }

# Un nombre de points dans une phrase.
points = { $points ->
        [one] { $points } { -reputation-star }
       *[other] { $points } { -reputation-star(count: "other") }
    }

# $points : l’estimation, par exemple 17,5, avec son signe au-dessous de 0 ; $size : la même sans signe. $whole : le nombre avant la virgule. $sign : plus, minus, ou none pour aucun des deux.
estimate = { $points } { $whole ->
        [one] { -reputation-star }
       *[other] { -reputation-star(count: "other") }
    }
