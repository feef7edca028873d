# Offers: lines of a numbered menu, and the answers of chance.

## Chance

infect = The { -plague } breaks out in { $value }
start = { $value } starts
pick = { -rat(form: "start") } { $value } is next
draw = It is one of { $value }
turn = It shows { $value }

## Turns

settle = Settle in { $region }
take = Take { $card_the }
place = Place { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region }
use = Use { $card_the }
move-plague = Move the { -plague } to { $region }
spread = Put the { -rat } in { $region }
count = Let it count as { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }
flip = { $face_word ->
        [none] Turn up { -rat } { $token }
       *[other] Turn up { -rat } { $token } ({ $face })
    }
pass = No, leave it at that

## Answers to a card

pick-region = { $region }
pick-token = { $face_word ->
        [none] { -rat(form: "start") } { $token } in { $region }
       *[other] { -rat(form: "start") } { $token } in { $region } ({ $face })
    }
pick-number = { $number }
accept = Yes
decline = No, thanks
