# Les propositions : lignes d’un menu numéroté, et réponses du hasard.

## Hasard

infect = La { -plague } se déclare en { $value }
start = { $value } commence la partie
pick = Le { -rat } n° { $value } est le suivant
draw = Il est tiré parmi { $value }
turn = Il montre { $value }

## Tours

settle = S’installer en { $region } ({ $there })
take = Prendre { THE($card) }{ $from_word ->
        [none] {""}
       *[other] {" "}{ TO($from) }
    }
place = Placer { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } en { $region } ({ $there })
use = Utiliser { THE($card) }
move-plague = Déplacer la { -plague } en { $region } ({ $there })
spread = Placer le { -rat } en { $region } ({ $there })
count = La faire compter pour { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }
flip = { $face_word ->
        [none] Retourner le { -rat } n° { $token }
       *[other] Retourner le { -rat } n° { $token } ({ $face })
    }
pass = { $asked_word ->
        [counting] Ne pas la faire compter
       *[cards] Ne plus utiliser de carte
    }

## Réponses à une carte

pick-region = { $region } ({ $there })
pick-token = { $face_word ->
        [none] Rat n° { $token } en { $region }
       *[other] Rat n° { $token } en { $region } ({ $face })
    }
pick-number = { $number }
accept = Oui
decline = Y renoncer
