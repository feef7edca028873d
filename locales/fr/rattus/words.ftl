# Les mots dont sont faites les phrases.

game = Rattus

seat = Joueur { $n }
    .gender = m

list-none = aucun
list-two = { $head } et { $tail }
list-more = { $head }, { $tail }
list-last = { $head } et { $tail }

# Ce que montre un jeton rat : sa valeur limite et ses symboles.
face = { $limit }+ : { $symbols_commas }
    .aloud = { $limit } ou plus : { $symbols_commas }
# Une face dont on ne connaît que le numéro dans la série.
token = { -token }
symbol-majority = majorité
symbol-all = tous

ring-regular = les jetons classiques
ring-starting = les jetons cerclés de violet

# Ce qui se trouve dans une région ; dans les choix.
there = { $rats ->
        [0] aucun { -rat }
        [one] { $rats } { -rat }
       *[other] { $rats } { -rat(count: "other") }
    }{ $start ->
        [0] {""}
       *[other] °
    }, { $cubes ->
        [0] aucun { -cube }
        [one] { $cubes } { -cube }{ $own ->
            [0] {""}
           *[other] {" "}à vous
        }
       *[other] { $cubes } { -cube(count: "other") }{ $own ->
            [0] {""}
           *[other] , dont { $own } à vous
        }
    }
    .aloud = { $rats ->
        [0] aucun { -rat }
        [one] { $rats } { -rat }
       *[other] { $rats } { -rat(count: "other") }
    }{ $start ->
        [0] { $rats ->
            [0] {""}
            [one] {" "}arrivé en cours de partie
           *[other] {" "}arrivés en cours de partie
        }
       *[other] { $rats ->
            [one] {""}
           *[other] , dont { $start } depuis le début
        }
    }, { $cubes ->
        [0] aucun { -cube }
        [one] { $cubes } { -cube }{ $own ->
            [0] {""}
           *[other] {" "}à vous
        }
       *[other] { $cubes } { -cube(count: "other") }{ $own ->
            [0] {""}
           *[other] , dont { $own } à vous
        }
    }

# Pourquoi les parties des robots ont pris fin ; dans une liste, avec des pourcentages (cardwright simulate).
cause-supply = { -supply } de { -rat(count: "other") } épuisée
cause-placed = tous les { -cube(count: "other") } d’un joueur placés

# Combien de cubes un joueur a dans une région ; dans une liste.
share = { $seat } { $cubes }
