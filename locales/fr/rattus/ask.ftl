# Les questions posées à un joueur.

settling = { $round ->
        [1] Où placer les { $cubes } premiers { -cube(count: "other") } ?
       *[other] Où placer les { $cubes } { -cube(count: "other") } suivants ?
    }
turn = { $more_word ->
        [no] Où déplacer la { -plague } ?
       *[yes] { $placed_word ->
            [no] { $taken_word ->
                [yes] { $uses_word ->
                    [no] Placer des { -cube(count: "other") }, avant de déplacer la { -plague } ?
                   *[yes] Placer des { -cube(count: "other") } ou utiliser vos cartes, avant de déplacer la { -plague } ?
                }
               *[no] { $uses_word ->
                    [no] Prendre une { -class-card } ou placer des { -cube(count: "other") }, avant de déplacer la { -plague } ?
                   *[yes] Prendre une { -class-card }, placer des { -cube(count: "other") } ou utiliser vos cartes, avant de déplacer la { -plague } ?
                }
            }
           *[yes] Où déplacer la { -plague }, ou que faire avant ?
        }
    }
spreading = { $left ->
        [one] Où placer le nouveau { -rat } ?
       *[other] Où placer le premier des { $left } nouveaux { -rat(count: "other") } ?
    }
counting = Faire compter la { -plague } pour { $cubes ->
        [one] { $cubes } { -cube } neutre
       *[other] { $cubes } { -cube(count: "other") } neutres
    } en { $region } ?
flipping = Quel { -rat } retourner en { $region } ?
late = Utiliser une { -class-card } après le passage de la { -plague } ?
last = Dernière manche : utiliser une { -class-card } ?
card-region = { $card } : quelle région ?
card-near = { $card } : vers quelle région voisine { OF($region) } ?
card-token = { $card } : quel { -token } ?
card-number = { $card } : combien ?
card-confirm = { $card } : utiliser cet effet ?
