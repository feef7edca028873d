# Les propositions : lignes d’un menu numéroté, et réponses du hasard.

## Hasard

infect = La { -plague } se déclare : { $value }
start = { $value } commence
pick = { -rat } { $value } est le suivant
draw = Il est parmi { $value }
turn = Il montre : { $value }

## Tours

settle = S’installer : { $region }
take = Prendre { $card_the }
place = Placer { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } : { $region }
use = Utiliser { $card_the }
move-plague = Déplacer la { -plague } : { $region }
spread = Un { -rat } pour { $region }
count = La { -plague } compte pour { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }
flip = { $face_word ->
        [none] Retourner le { -rat } { $token }
       *[other] Retourner le { -rat } { $token } ({ $face })
    }
pass = S’arrêter là

## Réponses à une carte

pick-region = { $region }
pick-token = { $face_word ->
        [none] { -rat } { $token } ({ $region })
       *[other] { -rat } { $token } ({ $region }), { $face }
    }
pick-number = { $number }
accept = Oui
decline = Non merci
