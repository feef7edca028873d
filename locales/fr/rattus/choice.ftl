# Les propositions : lignes d’un menu numéroté, et réponses du hasard.

## Hasard

infect = La { -plague } se déclare en { $value }
start = { $value } commence la partie
pick = Le { -rat } n° { $value } est le suivant
draw = Il est tiré parmi { $value }
turn = Il montre { $value }

## Tours

settle = S’installer en { $region } ({ $there })
    .folded = { $region } ({ $there })
take = Prendre { THE($card) }{ $from_word ->
        [none] {""}
       *[other] {" "}{ TO($from) }
    }
    .fold = Prendre une { -class-card }
    .folded = { $card }{ $from_word ->
        [none] {""}
       *[other] {" "}{ TO($from) }
    }
place = Placer { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } en { $region } ({ $there })
    .fold = Placer des { -cube(count: "other") }
    .folded = { $region } : { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } ({ $there })
use = Utiliser { THE($card) }
move-plague = Déplacer la { -plague } en { $region } ({ $there })
    .tight = Déplacer la { -plague }
    .folded = { $region } ({ $there })
spread = Placer le { -rat } en { $region } ({ $there })
    .folded = { $region } ({ $there })
count = La faire compter pour { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }
flip = Retourner le { -rat } n° { $token }{ $start_word ->
        [yes] {" "}(°)
       *[no] {""}
    }{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
    .aloud = Retourner le { -rat } n° { $token }{ $start_word ->
        [yes] {" "}(depuis le début)
       *[no] {""}
    }{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
pass = { $asked_word ->
        [counting] Ne pas la faire compter
       *[cards] Ne plus utiliser de carte
    }

## Réponses à une carte

pick-region = { $region } ({ $there })
pick-token = Rat n° { $token }{ $start_word ->
        [yes] {" "}(°)
       *[no] {""}
    } en { $region }{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
    .aloud = Rat n° { $token }{ $start_word ->
        [yes] {" "}(depuis le début)
       *[no] {""}
    } en { $region }{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
    .folded = Rat n° { $token }{ $start_word ->
        [yes] {" "}(°)
       *[no] {""}
    } en { $region }
pick-number = { $number }
accept = Oui
decline = Y renoncer
