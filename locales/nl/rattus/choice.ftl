# Keuzes: regels van een genummerd menu, en wat het lot antwoordt.

## Het lot

infect = De { -plague } breekt uit in { $value }
start = { $value } begint
pick = Nu komt { -rat } { $value }
draw = Het is een van { $value }
turn = Er staat { $value } op

## Beurten

settle = Vestig je in { $region } ({ $there })
take = Neem { THE($card) }{ $from_word ->
        [none] {""}
       *[other] {" "}van { $from }
    }
place = Plaats { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region } ({ $there })
use = Gebruik { THE($card) }
move-plague = Verplaats de { -plague(form: "piece") } naar { $region } ({ $there })
spread = Een { -rat } naar { $region } ({ $there })
count = Ja, laten meetellen als { $cubes ->
        [one] { $cubes } neutraal { -cube }
       *[other] { $cubes } neutrale { -cube(count: "other") }
    }
flip = { $face_word ->
        [none] Draai { -rat } { $token } om
       *[other] Draai { -rat } { $token } om ({ $face })
    }
pass = { $asked_word ->
        [counting] Nee, niet laten meetellen
       *[cards] Geen kaart meer gebruiken
    }

## Antwoorden op een kaart

pick-region = { $region } ({ $there })
pick-token = { $face_word ->
        [none] { -rat(form: "start") } { $token } in { $region }
       *[other] { -rat(form: "start") } { $token } in { $region } ({ $face })
    }
pick-number = { $number }
accept = Ja
decline = Zie ervan af
