# Überschriften
round = Runde { $round } · { $seat } beginnt
    .aloud = Runde { $round }, { $seat } beginnt
round-alone = Runde { $round }
setting-up = Spielvorbereitung
market = { -market } ({ -market-deck } { $deck }, { -discard-pile } { $discard })
for-sale = { -market } ({ -gold })
    .name = { -market }
top = Nächste Karte vom { -market-deck }: { $card }
initiative = Initiative
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
    .aloud = { $gold } { -gold }{ $beyond_word ->
        [yes] , mehr als du hast
       *[no] {""}
    }
sale = { $card } { $gold }{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
    .aloud = { $card } für { $gold } { -gold }{ $beyond_word ->
        [yes] , mehr als du hast
       *[no] {""}
    }
price = { $gold } ({ $printed }) { -gold }{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
    .aloud = { $gold } { -gold } statt { $printed }{ $beyond_word ->
        [yes] , mehr als du hast
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
    .aloud = { -initiative-card } { $number }: { $die }
waiting-with-coin = { $number }: { $die_code } +1 { -gold }
    .aloud = { -initiative-card } { $number }: { $die } und eine Münze
taken = { $number }: { $seat }
    .aloud = { -initiative-card } { $number }: { $seat }
bare = { $number }: –
    .aloud = { -initiative-card } { $number }: kein { -die }
bare-with-coin = { $number }: +1 { -gold }
    .aloud = { -initiative-card } { $number }: kein { -die }, aber eine Münze
die = { $die_code }
    .aloud = { $die }
free = ·
    .aloud = leer
# Ein Feld, auf dem die Hintergrundgeschichte eine Farbe sehen will: (R) frei, [R5] passend,
# R5(B) mit einem Würfel anderer Farbe.
wanted = ({ $colour_code })
    .aloud = leer, gefragt ist { $colour }
matching = [{ $die_code }]
    .aloud = { $die }, passt zur { -backstory }
mismatched = { $die_code }({ $colour_code })
    .aloud = { $die }, gefragt ist { $colour }
row = { $row_code }
    .aloud = { $row }
total = = { $total }
    .aloud = Summe { $total }
goal = { $least } ★{ $stars }
    .aloud = Ziel { $least }, für { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-range = { $least }–{ $most } ★{ $stars }
    .aloud = Ziel { $least }–{ $most }, für { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-open = { $least }+ ★{ $stars }
    .aloud = Ziel mindestens { $least }, für { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-met = ✓ ★{ $stars }
    .aloud = Ziel erreicht, für { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-lost = { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least }+
    }✗★{ $stars }
    .aloud = Ziel nicht mehr zu erreichen: { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] mindestens { $least }
    }, für { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
race = { $seat_gender ->
        [f] { $race_feminine }
       *[other] { $race }
    }
class = { $seat_gender ->
        [f] { $class_feminine }
       *[other] { $class }
    } ({ $colour })
class-name = { $class }
backstory = { -backstory } { QUOTE($backstory) }: { $dice ->
        [0] kein Würfel passt
        [one] { $dice } Würfel passt
       *[other] { $dice } Würfel passen
    }
alignment = { -alignment } { QUOTE($alignment) }: { $outlook }, ★{ $stars }
    .aloud = { -alignment } { QUOTE($alignment) }: { $outlook }, { $stars_sign ->
        [minus] kostet { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        }
        [zero] bringt nichts
       *[plus] ist { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        } wert
    }
grid-cell = { $stars }
    .aloud = { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
grid-marker = [{ $stars }]
    .aloud = der Marker, { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
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
    .aloud = { -minion }, darunter noch { $deck }
prey = { -minion }
monster-card = { $monster }
strength = { -strength } { $strength }
monster-stars = ★{ $one } ab { $first }, ★{ $most } ab { $last }
    .aloud = { $one ->
        [one] { $one } { -star }
       *[other] { $one } { -star(count: "other") }
    } ab { $first }, alle { $most } ab { $last }
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
    .aloud = { $to ->
        [0] { $from } oder mehr
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
minion-odds = { $begun_word ->
        [yes] Noch { $dice } Würfel: Summe
       *[no] { $dice } Würfel für dich: Summe
    } im Schnitt { $points },{ $tenths }, { -trophy } { $percent } %
monster-odds = Noch { $dice } Würfel: im Schnitt { $below_word ->
        [yes] −
       *[no] {""}
    }{ $points },{ $tenths }, bezwungen { $percent } %
earned = { $xp } { -xp } · { $honour } Ehre · { $injuries ->
        [one] { $injuries } Wunde
       *[other] { $injuries } Wunden
    }
    .aloud = { $xp } { -xp }, { $honour } Ehre, { $injuries ->
        [one] { $injuries } Wunde
       *[other] { $injuries } Wunden
    }
trophies = { -trophy(count: "other") }: { $minions }
tokens = Kennt: { $kinds }
stored = Verstaut: { $dice }
combat-dice = { -combat-die(count: "other") }: { $faces }{ $waiting ->
        [0] { $several_word ->
            [yes] , zusammen { $sum }
           *[no] {""}
        }
       *[other] {" "}(noch { $waiting } zu werfen)
    }
combat-waiting = { -combat-die(count: "other") }: noch { $waiting } zu werfen
final-attack = { -attack }: { $attack }
