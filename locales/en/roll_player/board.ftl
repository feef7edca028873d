# The table as small tables.

## Titles

round = Round { $round } · { -first-player }: { $seat }
    .aloud = Round { $round }, { -first-player }: { $seat }
round-alone = Round { $round }
setting-up = Setup
market = Market · deck: { $deck } · { -discard-pile }: { $discard }
    .aloud = Market, deck: { $deck }, { -discard-pile }: { $discard }
for-sale = Market ({ -gold })
    .name = Market
top = next from the { -market-deck }: { $card }
initiative = Initiative
tray = Dice to be placed
tray-of = { $seat } · dice to be placed
    .aloud = { $seat }, dice to be placed
sheet = { $seat }
discard-pile = Discard pile: { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    }

## Market

card = { $card }
kind = { $kind }
cost = { $gold } { -gold }{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
    .aloud = { $gold } { -gold }{ $beyond_word ->
        [yes] , more than you have
       *[no] {""}
    }
sale = { $card } { $gold }{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
    .aloud = { $card } for { $gold } { -gold }{ $beyond_word ->
        [yes] , more than you have
       *[no] {""}
    }
price = { $gold } ({ $printed }) { -gold }{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
    .aloud = { $gold } { -gold } instead of { $printed }{ $beyond_word ->
        [yes] , more than you have
       *[no] {""}
    }
arrow = { $direction_word ->
        [good] ↑ { $direction }
        [evil] ↓ { $direction }
        [lawful] ← { $direction }
       *[chaotic] → { $direction }
    }
    .aloud = toward { $direction }
hands = { $hands ->
        [one] { $hands } { -hand }
       *[other] { $hands } { -hand(count: "other") }
    }
in-set = { $set } set

## Initiative cards

waiting = { $number }: { $die_code }
    .aloud = { -initiative-card } { $number }: { $die }
waiting-with-coin = { $number }: { $die_code } +1 { -gold }
    .aloud = { -initiative-card } { $number }: { $die } and a coin
taken = { $number }: { $seat }
    .aloud = { -initiative-card } { $number }: { $seat }
bare = { $number }: –
    .aloud = { -initiative-card } { $number }: no { -die }
bare-with-coin = { $number }: +1 { -gold }
    .aloud = { -initiative-card } { $number }: no { -die }, but a coin

## Sheets

die = { $die_code }
    .aloud = { $die }
free = ·
    .aloud = empty
wanted = ({ $colour_code })
    .aloud = empty, asks for { $colour }
matching = {"["}{ $die_code }]
    .aloud = { $die }, which matches the { -backstory }
mismatched = { $die_code }({ $colour_code })
    .aloud = { $die }, but { $colour } is asked for
row = { $row_code }
    .aloud = { $row }
total = = { $total }
    .aloud = total { $total }
goal = { $least } ★{ $stars }
    .aloud = goal { $least }, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-range = { $least }–{ $most } ★{ $stars }
    .aloud = goal { $least }–{ $most }, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-open = { $least }+ ★{ $stars }
    .aloud = goal { $least } or more, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-met = ✓ ★{ $stars }
    .aloud = goal met, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-lost = { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least }+
    }✗★{ $stars }
    .aloud = goal out of reach, { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least } or more
    }, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
race = { $race }
class = { $class } ({ $colour })
class-name = { $class }
backstory = Backstory: { $backstory } · { $dice ->
        [one] { $dice } of 6 dice matches
       *[other] { $dice } of 6 dice match
    }
    .aloud = Backstory: { $backstory }, { $dice ->
        [one] { $dice } of 6 dice matches
       *[other] { $dice } of 6 dice match
    }
alignment = Alignment: { $alignment } · marker on { $outlook } (★{ $stars })
    .aloud = Alignment: { $alignment }; the marker is on { $outlook }, { $stars_sign ->
        [minus] which costs { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        }
        [zero] worth nothing
       *[plus] worth { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        }
    }
grid-cell = { $stars }
    .aloud = { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
grid-marker = {"["}{ $stars }]
    .aloud = the marker, { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
# The name of a player, if the sheet is shown in one line.
player = { $seat }
gold = { $gold } { -gold }
charisma = { $tokens ->
        [one] { $tokens } { -charisma-token }
       *[other] { $tokens } { -charisma-token(count: "other") }
    }
owned = { $kind_word ->
        [weapon] Weapons: { $cards }
        [trait] Traits: { $cards }
        [skill] Skills: { $cards }
        [armor] Armor: { $cards }
       *[scroll] Scrolls: { $cards }
    }
exhausted = Exhausted: { $cards }
counter = { $card }: counter at { $count }

## Monsters and minions

monster = Monster
minion = Minion · { $deck } more below
    .aloud = Minion, { $deck } more below
prey = Minion
monster-card = { $monster }
strength = { -strength } { $strength }
monster-stars = ★{ $one } from { $first }, ★{ $most } from { $last }
    .aloud = { $one ->
        [one] { $one } { -star }
       *[other] { $one } { -star(count: "other") }
    } from { $first }, all { $most } from { $last }
adventure-hidden = { $kind_word ->
        [location] Location: face down
        [obstacle] Obstacle: face down
       *[attack] Attack: face down
    }
adventure-known = { $kind_word ->
        [location] Location: { $adventure }
        [obstacle] Obstacle: { $adventure }
       *[attack] Attack: { $adventure }
    }
minion-card = { $minion }
# $first: which of its rewards is the first one, from 1 for experience to 5 for the trophy.
reward-row = { $to ->
        [0] { $from }+
       *[other] { $from }–{ $to }
    }:{ $xp ->
        [0] {""}
       *[other] {" "}{ $xp } { -xp }
    }{ $gold ->
        [0] {""}
       *[other] { $first ->
            [2] {" "}
           *[other] ,{" "}
        }{ $gold } { -gold }
    }{ $injuries ->
        [0] {""}
        [one] { $first ->
            [3] {" "}
           *[other] ,{" "}
        }{ $injuries } injury
       *[other] { $first ->
            [3] {" "}
           *[other] ,{" "}
        }{ $injuries } injuries
    }{ $honour ->
        [0] {""}
       *[other] { $first ->
            [4] {" "}
           *[other] ,{" "}
        }{ $honour } honor
    }{ $trophy_word ->
        [yes] { $first ->
            [5] {" "}
           *[other] ,{" "}
        }{ -trophy }
       *[no] {""}
    }
    .aloud = { $to ->
        [0] { $from } or more
       *[other] { $from }–{ $to }
    }:{ $xp ->
        [0] {""}
       *[other] {" "}{ $xp } { -xp }
    }{ $gold ->
        [0] {""}
       *[other] { $first ->
            [2] {" "}
           *[other] ,{" "}
        }{ $gold } { -gold }
    }{ $injuries ->
        [0] {""}
        [one] { $first ->
            [3] {" "}
           *[other] ,{" "}
        }{ $injuries } injury
       *[other] { $first ->
            [3] {" "}
           *[other] ,{" "}
        }{ $injuries } injuries
    }{ $honour ->
        [0] {""}
       *[other] { $first ->
            [4] {" "}
           *[other] ,{" "}
        }{ $honour } honor
    }{ $trophy_word ->
        [yes] { $first ->
            [5] {" "}
           *[other] ,{" "}
        }{ -trophy }
       *[no] {""}
    }
minion-odds = { $begun_word ->
        [yes] { $dice ->
            [one] { $dice } die to roll
           *[other] { $dice } dice to roll
        }
       *[no] { $dice ->
            [one] { $dice } die for you
           *[other] { $dice } dice for you
        }
    }: total { $points }.{ $tenths } on average, { -trophy } { $percent }%
monster-odds = { $dice ->
        [one] { $dice } die to roll
       *[other] { $dice } dice to roll
    }: { $below_word ->
        [yes] −
       *[no] {""}
    }{ $points }.{ $tenths } on average, slain { $percent }%
earned = { $xp } { -xp } · { $honour } honor · { $injuries ->
        [one] { $injuries } injury
       *[other] { $injuries } injuries
    }
    .aloud = { $xp } { -xp }, { $honour } honor, { $injuries ->
        [one] { $injuries } injury
       *[other] { $injuries } injuries
    }
trophies = Trophies: { $minions }
tokens = Tokens: { $kinds }
stored = Stored: { $dice }
combat-dice = Combat dice: { $faces }{ $waiting ->
        [0] { $several_word ->
            [yes] {" "}= { $sum }
           *[no] {""}
        }
       *[other] {" "}({ $waiting } to roll)
    }
combat-waiting = Combat dice: { $waiting } to roll
final-attack = Attack: { $attack }
