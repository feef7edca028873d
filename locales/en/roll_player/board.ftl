# The table as small tables.

## Titles

round = Round { $round } · { -first-player }: { $seat }
setting-up = Setup
market = Market · deck: { $deck } · { -discard-pile }: { $discard }
initiative = Initiative cards
tray = Dice to be placed
sheet = { $seat }
discard-pile = Discard pile: { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    }

## Market

card = { $card }
kind = { $kind }
cost = { $gold } { -gold }
arrow = { $direction_word ->
        [good] ↑ { $direction }
        [evil] ↓ { $direction }
        [lawful] ← { $direction }
       *[chaotic] → { $direction }
    }
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
race = { $race }
class = { $class } ({ $colour })
backstory = Backstory: { $backstory } · { $dice ->
        [one] { $dice } of 6 dice matches
       *[other] { $dice } of 6 dice match
    }
alignment = Alignment: { $alignment } · marker on { $outlook } (★{ $stars })
grid-cell = { $stars }
grid-marker = {"["}{ $stars }]
gold = { $gold } { -gold }
charisma = { $tokens ->
        [one] { $tokens } { -charisma-token }
       *[other] { $tokens } { -charisma-token(count: "other") }
    }
owned = { $kind_word ->
        [weapon] Weapons: { $cards }
        [trait] Traits: { $cards }
        [skill] Skills: { $cards }
       *[armor] Armor: { $cards }
    }
exhausted = Exhausted: { $cards }
