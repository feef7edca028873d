# Überschriften
round = Runde { $round } · { $seat } beginnt
setting-up = Spielvorbereitung
market = { -market } ({ -market-deck } { $deck }, { -discard-pile } { $discard })
initiative = { -initiative-card(count: "other") }
tray = Noch zu platzieren
sheet = Charaktertableau { THE($seat, after: "von") }
discard-pile = { -discard-pile }: { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    }

# Zellen
card = { $card }
kind = { $kind }
cost = { $gold } { -gold }
arrow = { $direction_code } { $direction }
hands = { $hands ->
        [one] { $hands } { -hand }
       *[other] { $hands } { -hand(count: "other") }
    }
in-set = Set { $set }
waiting = { $number }: { $die_code }
waiting-with-coin = { $number }: { $die_code } +1 { -gold }
taken = { $number }: { $seat }
bare = { $number }: –
die = { $die_code }
free = ·
# Ein Feld, auf dem die Hintergrundgeschichte eine Farbe sehen will: (R) frei, [R5] passend,
# R5(B) mit einem Würfel anderer Farbe.
wanted = ({ $colour_code })
matching = [{ $die_code }]
mismatched = { $die_code }({ $colour_code })
row = { $row_code }
total = = { $total }
goal = { $least } ★{ $stars }
goal-range = { $least }–{ $most } ★{ $stars }
goal-open = { $least }+ ★{ $stars }
goal-met = ✓ ★{ $stars }
race = { $race }
class = { $class } ({ $colour })
backstory = { -backstory } { QUOTE($backstory) }: { $dice ->
        [0] kein Würfel passt
        [one] { $dice } Würfel passt
       *[other] { $dice } Würfel passen
    }
alignment = { -alignment } { QUOTE($alignment) }: { $outlook }, ★{ $stars }
grid-cell = { $stars }
grid-marker = [{ $stars }]
gold = { $gold } { -gold }
charisma = { $tokens ->
        [one] { $tokens } { -charisma-token }
       *[other] { $tokens } { -charisma-token(count: "other") }
    }
owned = { $kind_word ->
        [weapon] { -weapon(count: "other") }
        [trait] { -trait(count: "other") }
        [skill] { -skill(count: "other") }
        [armor] { -armor }
       *[other] { $kind }
    }: { $cards }
exhausted = Erschöpft: { $cards }
