# Offers: lines of a numbered menu, and the answers of chance.

## Chance

infect = The { -plague } breaks out in { $value }
start = { $value } starts
pick = { -rat(form: "start") } { $value } is next
draw = It is one of { $value }
turn = It shows { $value }

## Turns

settle = Settle in { $region } ({ $there })
    .folded = { $region } ({ $there })
take = Take the { $card }{ $from_word ->
        [none] {""}
       *[other] {" "}from { $from }
    }
    .fold = Take a { -class-card }
    .folded = { $card }{ $from_word ->
        [none] {""}
       *[other] {" "}from { $from }
    }
place = Place { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region } ({ $there })
    .fold = Place { -cube(count: "other") }
    .folded = { $region }: { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } ({ $there })
use = Use the { $card }
move-plague = Move the { -plague } to { $region } ({ $there })
    .tight = Move the { -plague }
    .folded = { $region } ({ $there })
spread = Put the { -rat } in { $region } ({ $there })
    .folded = { $region } ({ $there })
count = Let it count as { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }
flip = Reveal { -rat } { $token }{ $start_word ->
        [yes] °
       *[no] {""}
    }{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
    .aloud = Reveal { -rat } { $token }{ $start_word ->
        [yes] {" "}(from the start)
       *[no] {""}
    }{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
pass = { $asked_word ->
        [counting] Do not let it count
       *[cards] Use no more cards
    }

## Answers to a card

pick-region = { $region } ({ $there })
pick-token = { -rat(form: "start") } { $token }{ $start_word ->
        [yes] °
       *[no] {""}
    } in { $region }{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
    .aloud = { -rat(form: "start") } { $token }{ $start_word ->
        [yes] {" "}(from the start)
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
accept = Yes
decline = No, thanks
