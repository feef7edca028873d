# most est absent quand l’objectif n’a pas de limite haute ; un objectif exact a least = most.
goal = { $row } { $total } (objectif { $most_word ->
        [none] { $least }+
       *[other] { $least }–{ $most }
    }) : { $met_word ->
        [yes] atteint
       *[no] manqué
    }
class-dice = Couleur de { -class } : { $dice ->
        [one] { $dice } dé { $colour }
       *[other] { $dice } dés { $colour_plural }
    }
alignment = { -alignment } « { $alignment } »
backstory = { -backstory } « { $backstory } » : { $dice ->
        [one] { $dice } dé bien placé
       *[other] { $dice } dés bien placés
    }
set = { -armor } { $set_of } : { $cards ->
        [one] { $cards } pièce
       *[other] { $cards } pièces
    }{ $own_colour_word ->
        [yes] , à la couleur de la { -class }
       *[no] {""}
    }
card = { $card }
power = { $class_power }, pouvoir de { -class }
gold = Trésor : { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "many") }
    }
