# Keuzes: regels van een genummerd menu, en wat het lot antwoordt.

## Het lot

infect = De { -plague } breekt uit in { $value }
start = { $value } begint
pick = Nu komt { -rat } { $value }
draw = Het is een van { $value }
turn = Er staat { $value } op

## Beurten

settle = Vestig je in { $region }
take = Neem { $card_the }
place = Plaats { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region }
use = Gebruik { $card_the }
move-plague = Verplaats de { -plague(form: "piece") } naar { $region }
spread = Een { -rat } naar { $region }
count = Ja, laten meetellen als { $cubes ->
        [one] { $cubes } neutraal { -cube }
       *[other] { $cubes } neutrale { -cube(count: "other") }
    }
flip = { $face_word ->
        [none] Draai { -rat } { $token } om
       *[other] Draai { -rat } { $token } om ({ $face })
    }
pass = Nee

## Antwoorden op een kaart

pick-region = { $region }
pick-token = { $face_word ->
        [none] { -rat(form: "start") } { $token } in { $region }
       *[other] { -rat(form: "start") } { $token } in { $region } ({ $face })
    }
pick-number = { $number }
accept = Ja
decline = Zie ervan af
