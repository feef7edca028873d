# Réponses aux questions d’une lettre : la table pour qui écoute. Aucun signe, une phrase chacune.

## Les régions

cubes = { $region } : { $all ->
        [0] aucun { -cube }
        [one] { $all } { -cube }, { $shares }
       *[other] { $all } { -cube(count: "other") }, { $shares }
    }.
rats = { $region } : { $rats ->
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
    }.
supply = { $rats ->
        [0] Il ne reste aucun { -rat }
        [one] Il reste { $rats } { -rat }
       *[other] Il reste { $rats } { -rat(count: "other") }
    } en { -supply } ; jetons retournés : { $spent }.
plague = La { -plague } est en { $region }{ $cubes ->
        [0] {""}
        [one] {" "}et compte pour { $cubes } { -cube }
       *[other] {" "}et compte pour { $cubes } { -cube(count: "other") }
    }.
near = { $region }, voisines { $land_word ->
        [none] { $sea_word ->
            [none] : aucune
           *[some] par la mer seulement : { $sea }
        }
       *[some] par la terre : { $land }{ $sea_word ->
            [none] {""}
           *[some] {" "}; par la mer : { $sea }
        }
    }.

## Les joueurs

hand = { $cards_word ->
        [none] { START(THE($seat)) } n’a aucune { -class-card }
       *[some] Cartes { OF($seat) } : { $cards }
    }.
free = { $cards_word ->
        [none] Toutes les { -class-card(count: "other") } sont prises.
       *[some] Cartes disponibles : { $cards }.
    }
pieces = { START(THE($seat)) } { $map ->
        [0] n’a aucun { -cube }
        [one] a { $map } { -cube }
       *[other] a { $map } { -cube(count: "other") }
    } sur le plateau, { $castle } au { -castle }, { $reserve } en { -reserve }.
# $face_limit, $face_symbols : ce que montre le jeton.
known = Rat n° { $token } en { $region } : { -limit } { $face_limit }, { $face_symbols }.
turn = C’est { TO($seat) } de jouer ; ensuite, c’est { TO($next) }.
before-last = C’est { TO($seat) } de jouer ; ensuite vient la { -last-round }.
last-turn = C’est la { -last-round } : c’est { TO($seat) } d’agir ; le dernier tour ordinaire a été celui { OF($last) }.
