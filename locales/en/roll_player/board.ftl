# The table as small tables.

## Titles

round = Round { $round } · { -first-player }: { $seat }
    .aloud = Round { $round }, { -first-player }: { $seat }
setting-up = Setup
market = Market · deck: { $deck } · { -discard-pile }: { $discard }
for-sale = Market ({ -gold })
    .name = Market
top = next from the { -market-deck }: { $card }
initiative = Initiative cards
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
sale = { $card } { $gold }{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
price = { $gold } ({ $printed }) { -gold }{ $beyond_word ->
        [yes] {" "}✗
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
waiting-with-coin = { $number }: { $die_code } +1 { -gold }
taken = { $number }: { $seat }
bare = { $number }: –

## Sheets

die = { $die_code }
free = ·
wanted = ({ $colour_code })
matching = {"["}{ $die_code }]
mismatched = { $die_code }({ $colour_code })
row = { $row_code }
total = = { $total }
goal = { $least } ★{ $stars }
goal-range = { $least }–{ $most } ★{ $stars }
goal-open = { $least }+ ★{ $stars }
goal-met = ✓ ★{ $stars }
goal-lost = { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least }+
    }✗★{ $stars }
race = { $race }
class = { $class } ({ $colour })
backstory = Backstory: { $backstory } · { $dice ->
        [one] { $dice } of 6 dice matches
       *[other] { $dice } of 6 dice match
    }
alignment = Alignment: { $alignment } · marker on { $outlook } (★{ $stars })
grid-cell = { $stars }
grid-marker = {"["}{ $stars }]
# The name of a player, where his sheet is told in one line.
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
monster-card = { $monster }
strength = { -strength } { $strength }
monster-stars = ★{ $one } from { $first }, ★{ $most } from { $last }
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
# $first: which of the things that it brings is the first one, from 1 for experience to 5 for the trophy.
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
minion-odds = { $dice ->
        [one] { $dice } die for you
       *[other] { $dice } dice for you
    }: { $points }.{ $tenths } on average, { -trophy } { $percent }%
earned = { $xp } { -xp } · { $honour } honor · { $injuries ->
        [one] { $injuries } injury
       *[other] { $injuries } injuries
    }
trophies = Trophies: { $minions }
tokens = Knows: { $kinds }
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
