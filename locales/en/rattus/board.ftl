# The table as small tables.

## Titles

setting-up = Setup
map = { $seat }’s turn · { -rat(count: "other") } in the { -supply }: { $supply }
    .aloud = { $seat }’s turn, { -rat(count: "other") } in the { -supply }: { $supply }
before-last = { $seat }’s turn, then the { -last-round } · { -rat(count: "other") } in the { -supply }: { $supply }
    .aloud = { $seat }’s turn, then the { -last-round }, { -rat(count: "other") } in the { -supply }: { $supply }
last-round = The { -last-round } · { -rat(count: "other") } in the { -supply }: { $supply }
    .aloud = The { -last-round }, { -rat(count: "other") } in the { -supply }: { $supply }
at-the-end = The map at the end
players = Players
# In short: the players, and the cubes in their reserves.
holders = Players ({ -reserve })
free = Free class cards
known = What you know
spent = Revealed so far: { $count ->
        [one] { $count } { -token }
       *[other] { $count } { -token(count: "other") }
    }

## The map
# †: plague. °: a rat that has been there from the start. ~: a neighbor over the sea.

head-region = Region
head-plague = Plague
head-rats = Rats
head-cubes = { $seat_word }
head-neighbours = Near
region = { $region }
plague = †
    .aloud = is here
plague-counting = +{ $cubes }
    .aloud = is here and counts as { $cubes }
rats = { $count ->
        [0] ·
       *[other] { $count }{ $start ->
            [0] {""}
           *[other] °
        }
    }
    .aloud = { $count ->
        [0] none
       *[other] { $count }{ $start ->
            [0] {""}
           *[other] , { $start } from the start
        }
    }
cubes = { $cubes }
near = { $region_code }
    .aloud = { $region }
overseas = ~{ $region_code }
    .aloud = { $region }, over the sea

## Players

player = { $seat_word }: { $seat }
on-board = { $cubes } on the map
castle = { $cubes } in the { -castle }
reserve = { $cubes } in { -reserve }
cards = { $cards_word ->
        [none] –
       *[some] { $cards_commas }
    }
    .aloud = { $cards_word ->
        [none] no { -class-card }
       *[some] { $cards_commas }
    }
# Where there is little room.
holder = { $seat_word }: { $seat } { $cubes }{ $cards_word ->
        [none] {""}
       *[some] {" "}· { $cards_commas }
    }
    .aloud = { $seat_word }: { $seat }, { $cubes } in { -reserve }{ $cards_word ->
        [none] {""}
       *[some] , { $cards_commas }
    }
card = { $card }

## Tokens

token = { -rat(form: "start") } { $token } in { $region }
face = { $face }
