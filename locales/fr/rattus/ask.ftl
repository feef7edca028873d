# Les questions posées à un joueur.

settling = { $round ->
        [1] Où vont les { $cubes } premiers { -cube(count: "other") } ?
       *[other] Où vont les { $cubes } { -cube(count: "other") } suivants ?
    }
turn = { $placed_word ->
        [no] Prendre une { -class-card }, placer des { -cube(count: "other") }, utiliser des cartes ; enfin, déplacer la { -plague }.
       *[yes] Autre chose, ou déplacer la { -plague } ?
    }{ $taken_word ->
        [yes] {" "}(Une carte a déjà été prise.)
       *[no] {""}
    }
spreading = { $left ->
        [one] Où va le nouveau { -rat } ?
       *[other] Où va le premier des { $left } nouveaux { -rat(count: "other") } ?
    }
counting = La { -plague } compte-t-elle pour { $cubes ->
        [one] { $cubes } { -cube } neutre
       *[other] { $cubes } { -cube(count: "other") } neutres
    } ({ $region }) ?
flipping = Quel { -rat } retourner ensuite ({ $region }) ?
late = Utiliser une { -class-card } après le passage de la { -plague } ?
last = La { -last-round } : utiliser une { -class-card } ?
card-region = { $card } : quelle région ?
card-token = { $card } : quel { -token } ?
card-number = { $card } : combien ?
card-confirm = { $card } : on le fait ?
