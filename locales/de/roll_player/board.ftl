# Überschriften
round = Runde { $round } · { $seat } beginnt
setting-up = Spielvorbereitung
market = { -markt } ({ -marktstapel } { $deck }, { -ablagestapel } { $discard })
initiative = { -initiativekarte(form: "pl") }
tray = Noch zu platzieren
sheet = { $seat }
discard-pile = { -ablagestapel }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

# Zellen
card = { $card }
kind = { $kind }
cost = { $gold } { -gold }
arrow = { $direction_code } { $direction }
hands = { $hands ->
        [one] { $hands } Hand
       *[other] { $hands } Hände
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
backstory = { -hintergrundgeschichte } „{ $backstory }“: { $dice ->
        [0] kein Würfel passt
        [one] { $dice } Würfel passt
       *[other] { $dice } Würfel passen
    }
alignment = { -gesinnung } „{ $alignment }“: { $outlook }, ★{ $stars }
grid-cell = { $stars }
grid-marker = [{ $stars }]
gold = { $gold } { -gold }
charisma = { $tokens ->
        [one] { $tokens } { -charismamarker }
       *[other] { $tokens } { -charismamarker(form: "pl") }
    }
owned = { $kind_word ->
        [weapon] { -waffe(form: "pl") }
        [trait] { -merkmal(form: "pl") }
        [skill] { -faehigkeit(form: "pl") }
        [armor] { -ruestung }
       *[other] { $kind }
    }: { $cards }
exhausted = Erschöpft: { $cards }
