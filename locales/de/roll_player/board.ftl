# Überschriften
round = Runde { $round } · { $seat } beginnt
    .aloud = Runde { $round }, { $seat } beginnt
setting-up = Spielvorbereitung
market = { -market } ({ -market-deck } { $deck }, { -discard-pile } { $discard })
for-sale = { -market } ({ -gold })
    .name = { -market }
top = Nächste Karte vom { -market-deck }: { $card }
initiative = { -initiative-card(count: "other") }
tray = Noch zu platzieren
tray-of = { $seat } · noch zu platzieren
    .aloud = { $seat }, noch zu platzieren
sheet = Charaktertableau { THE($seat, after: "von") }
discard-pile = { -discard-pile }: { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    }

# Zellen
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
arrow = { $direction_code } { $direction }
    .aloud = in Richtung { QUOTE($direction) }
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
goal-lost = { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least }+
    }✗★{ $stars }
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
# Der Name eines Spielers, wo sein Tableau in einer Zeile steht.
player = { $seat }
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
       *[scroll] { -scroll(count: "other") }
    }: { $cards }
exhausted = Erschöpft: { $cards }
counter = { $card }: Zähler steht auf { $count }

# Monster und Schergen
monster = { -monster }
minion = { -minion } · darunter noch { $deck }
monster-card = { $monster }
strength = { -strength } { $strength }
monster-stars = ★{ $one } ab { $first }, ★{ $most } ab { $last }
adventure-hidden = { $kind }: verdeckt
adventure-known = { $kind }: { $adventure }
minion-card = { $minion }
# $first: was davon als Erstes dasteht, von 1 für EP bis 5 für die Trophäe.
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
        }{ $injuries } Wunde
       *[other] { $first ->
            [3] {" "}
           *[other] ,{" "}
        }{ $injuries } Wunden
    }{ $honour ->
        [0] {""}
       *[other] { $first ->
            [4] {" "}
           *[other] ,{" "}
        }{ $honour } Ehre
    }{ $trophy_word ->
        [yes] { $first ->
            [5] {" "}
           *[other] ,{" "}
        }{ -trophy }
       *[no] {""}
    }
minion-odds = { $dice } Würfel für dich: im Schnitt { $points },{ $tenths }, { -trophy } { $percent } %
earned = { $xp } { -xp } · { $honour } Ehre · { $injuries ->
        [one] { $injuries } Wunde
       *[other] { $injuries } Wunden
    }
trophies = { -trophy(count: "other") }: { $minions }
tokens = Kennt: { $kinds }
stored = Verstaut: { $dice }
combat-dice = { -combat-die(count: "other") }: { $faces }{ $waiting ->
        [0] { $several_word ->
            [yes] {" "}= { $sum }
           *[no] {""}
        }
       *[other] {" "}(noch { $waiting } zu werfen)
    }
combat-waiting = { -combat-die(count: "other") }: noch { $waiting } zu werfen
final-attack = { -attack }: { $attack }
