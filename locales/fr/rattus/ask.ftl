# Les questions posées à un joueur.

settling = { $round ->
        [1] Où placer les { $cubes } premiers { -cube(count: "other") } ?
       *[other] Où placer les { $cubes } { -cube(count: "other") } suivants ?
    }
turn = { $placed_word ->
        [no] { $taken_word ->
            [yes] Placer des { -cube(count: "other") }, utiliser vos cartes ; enfin, déplacer la { -plague }.
           *[no] Prendre une { -class-card }, placer des { -cube(count: "other") }, utiliser vos cartes ; enfin, déplacer la { -plague }.
        }
       *[yes] Où déplacer la { -plague }, ou que faire avant ?
    }
spreading = { $left ->
        [one] Où placer le nouveau { -rat } ?
       *[other] Où placer le premier des { $left } nouveaux { -rat(count: "other") } ?
    }
counting = Faire compter la { -plague } pour { $cubes ->
        [one] { $cubes } { -cube } neutre
       *[other] { $cubes } { -cube(count: "other") } neutres
    } en { $region } ?
flipping = Quel { -rat } retourner ensuite en { $region } ?
late = Utiliser une { -class-card } après le passage de la { -plague } ?
last = Dernière manche : utiliser une { -class-card } ?
card-region = { $card } : { $card_word ->
        [king] de quelle région mettre un { -cube } à l’abri ?
        [knight] vers quelle région déplacer la { -plague } ?
        [merchant] de quelle région déplacer des { -cube(count: "other") } ?
        [peasant] quelle région peupler ?
       *[other] quelle région ?
    }
card-near = { $card } : vers quelle région voisine { $region_of } ?
card-token = { $card } : { $card_word ->
        [monk] quel { -token } déplacer ?
        [witch] quel { -token } regarder ?
       *[other] quel { -token } ?
    }
card-number = { $card } : { $card_word ->
        [merchant] combien de { -cube(count: "other") } ?
       *[other] combien ?
    }
# La Sorcière demande s’il faut intervertir les deux jetons qu’elle a regardés.
card-confirm = { $card } : { $card_word ->
        [witch] intervertir les deux { -token(count: "other") } ?
       *[other] utiliser cet effet ?
    }
