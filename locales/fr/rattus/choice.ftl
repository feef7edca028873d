# Les propositions : lignes d’un menu numéroté, et réponses du hasard.

## Hasard

infect = La { -plague } se déclare en { $value }
start = { $value } commence la partie
pick = Le { -rat } n° { $value } est le suivant
draw = Il est tiré parmi { $value }
turn = Il montre { $value }

## Tours

settle = S’installer en { $region }
take = Prendre { $card_the }
place = Placer { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } en { $region }
use = Utiliser { $card_the }
move-plague = Déplacer la { -plague } en { $region }
spread = Placer le { -rat } en { $region }
count = La faire compter pour { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }
flip = { $face_word ->
        [none] Retourner le { -rat } n° { $token }
       *[other] Retourner le { -rat } n° { $token } ({ $face })
    }
# Met fin aux cartes, mais répond aussi « non » à la question des cubes neutres.
pass = Y renoncer

## Réponses à une carte

pick-region = { $region }
pick-token = { $face_word ->
        [none] Rat n° { $token } en { $region }
       *[other] Rat n° { $token } en { $region } ({ $face })
    }
pick-number = { $number }
accept = Oui
decline = Y renoncer
