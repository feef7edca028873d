# Les questions posées à un joueur.

settling = { $round ->
        [1] Où placer les { $cubes } premiers { -cube(count: "other") } ?
       *[other] Où placer les { $cubes } { -cube(count: "other") } suivants ?
    }
turn = { $placed_word ->
        [no] { $taken_word ->
            [yes] Placer des { -cube(count: "other") }, utiliser des cartes ; enfin, déplacer la { -plague }.
           *[no] Prendre une { -class-card }, placer des { -cube(count: "other") }, utiliser des cartes ; enfin, déplacer la { -plague }.
        }
       *[yes] Autre chose, ou déplacer la { -plague } ?
    }
spreading = { $left ->
        [one] Où placer le nouveau { -rat } ?
       *[other] Où placer le premier des { $left } nouveaux { -rat(count: "other") } ?
    }
counting = La { -plague } compte-t-elle pour { $cubes ->
        [one] { $cubes } { -cube } neutre
       *[other] { $cubes } { -cube(count: "other") } neutres
    } en { $region } ?
flipping = Quel { -rat } retourner ensuite en { $region } ?
late = Utiliser une { -class-card } après le passage de la { -plague } ?
last = Dernière manche : utiliser une { -class-card } ?
card-region = { $card } : quelle région ?
card-near = { $card } : quelle région voisine { $region_of } ?
card-token = { $card } : quel { -token } ?
card-number = { $card } : combien ?
# La Sorcière demande s’il faut intervertir les deux jetons qu’elle a regardés.
card-confirm = { $card } : { $card_word ->
        [witch] intervertir les deux { -token(count: "other") } ?
       *[other] utiliser cet effet ?
    }
