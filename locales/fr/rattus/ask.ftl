# Les questions posées à un joueur.

settling = { $round ->
        [1] Où placer les { $cubes } premiers { -cube(count: "other") } ?
       *[other] Où placer les { $cubes } { -cube(count: "other") } suivants ?
    }
turn = { $more_word ->
        [no] Où déplacer la { -plague } ?
       *[yes] { $must_word ->
            [yes] { $taken_word ->
                [yes] { $uses_word ->
                    [no] Placez des { -cube(count: "other") }, puis déplacez la { -plague }.
                   *[yes] Placez des { -cube(count: "other") } ; vous pouvez aussi utiliser vos cartes. Déplacez ensuite la { -plague }.
                }
               *[no] { $uses_word ->
                    [no] Placez des { -cube(count: "other") } ; vous pouvez aussi prendre une { -class-card }. Déplacez ensuite la { -plague }.
                   *[yes] Placez des { -cube(count: "other") } ; vous pouvez aussi prendre une { -class-card } et utiliser vos cartes. Déplacez ensuite la { -plague }.
                }
            }
           *[no] Où déplacer la { -plague }, ou que faire avant ?
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
