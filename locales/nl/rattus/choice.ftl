# Keuzes: regels van een genummerd menu, en wat het lot antwoordt.

## Het lot

infect = De { -plague } breekt uit in { $value }
start = { $value } begint
pick = Nu komt { -rat } { $value }
draw = Het is een van { $value }
turn = Er staat { $value } op

## Beurten

settle = Vestig je in { $region } ({ $there })
    .folded = { $region } ({ $there })
take = Neem { THE($card) }{ $from_word ->
        [none] {""}
       *[other] {" "}van { $from }
    }
    .fold = Neem een { -class-card }
    .folded = { $card }{ $from_word ->
        [none] {""}
       *[other] {" "}van { $from }
    }
place = Plaats { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region } ({ $there })
    .fold = Plaats { -cube(count: "other") }
    .folded = { $region }: { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } ({ $there })
use = Gebruik { THE($card) }
move-plague = Verplaats de { -plague(form: "piece") } naar { $region } ({ $there })
    .tight = Verplaats de { -plague(form: "piece") }
    .folded = { $region } ({ $there })
spread = Een { -rat } naar { $region } ({ $there })
    .folded = { $region } ({ $there })
count = Ja, laten meetellen als { $cubes ->
        [one] { $cubes } neutraal { -cube }
       *[other] { $cubes } neutrale { -cube(count: "other") }
    }
flip = Draai { -rat } { $token }{ $start_word ->
        [yes] °
       *[no] {""}
    } om{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
    .aloud = Draai { -rat } { $token }{ $start_word ->
        [yes] {" "}(vanaf het begin)
       *[no] {""}
    } om{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
pass = { $asked_word ->
        [counting] Nee, niet laten meetellen
       *[cards] Geen kaart meer gebruiken
    }

## Antwoorden op een kaart

pick-region = { $region } ({ $there })
pick-token = { -rat(form: "start") } { $token }{ $start_word ->
        [yes] °
       *[no] {""}
    } in { $region }{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
    .aloud = { -rat(form: "start") } { $token }{ $start_word ->
        [yes] {" "}(vanaf het begin)
       *[no] {""}
    } in { $region }{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
    .folded = { -rat(form: "start") } { $token }{ $start_word ->
        [yes] °
       *[no] {""}
    } in { $region }
pick-number = { $number }
accept = Ja
decline = Toch niet
