# De tafel: koppen en korte cellen. Kleurletters staan in words.ftl.

## Koppen
round = Ronde { $round } · { -first-player }: { $seat }
    .aloud = Ronde { $round }, { -first-player }: { $seat }
setting-up = Voorbereiding
market = Markt · { -market-deck }: { $deck } · { -discard-pile }: { $discard }
for-sale = Markt ({ -gold })
    .name = Markt
top = volgende van de { -market-deck }: { $card }
initiative = Initiatiefkaarten
tray = Nog te plaatsen
tray-of = { $seat } · nog te plaatsen
    .aloud = { $seat }, nog te plaatsen
sheet = { OWNER($seat) } heldentableau
discard-pile = Aflegstapel: { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    }

## Markt
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
    .aloud = richting { $direction }
hands = { $hands ->
        [one] { $hands } { -hand }
       *[other] { $hands } { -hand(count: "other") }
    }
in-set = set { $set }

## Initiatiefkaarten
waiting = { $number }: { $die_code }
waiting-with-coin = { $number }: { $die_code } +1 { -gold }
taken = { $number }: { $seat }
bare = { $number }: –

## Velden. (R): hier past rood; [R5]: de kleur klopt; R5(B): blauw had gepast.
die = { $die_code }
free = ·
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

## Held
race = { $race }
class = { $class } ({ $colour })
backstory = Achtergrond { QUOTE($backstory) }: { $dice ->
        [0] geen { -die } past
        [one] { $dice } { -die } past
       *[other] { $dice } { -die(count: "other") } passen
    }
alignment = Moreel { QUOTE($alignment) }: { $outlook }, ★{ $stars }
grid-cell = { $stars }
grid-marker = [{ $stars }]
# De naam van een speler, waar het tableau in één regel staat.
player = { $seat }
gold = { $gold } { -gold }
charisma = { $tokens ->
        [one] { $tokens } { -charisma-token }
       *[other] { $tokens } { -charisma-token(count: "other") }
    }
owned = { $kind_word ->
    [weapon] Wapens: { $cards }
    [trait] Karakter: { $cards }
    [skill] Vaardigheden: { $cards }
    [armor] Pantser: { $cards }
   *[scroll] Perkamentrollen: { $cards }
}
exhausted = Gebruikt: { $cards }
counter = { $card }: teller op { $count }

## Monster en handlangers
monster = Monster
minion = Handlanger · nog { $deck } eronder
monster-card = { $monster }
strength = Sterkte { $strength }
monster-stars = ★{ $one } vanaf { $first }, ★{ $most } vanaf { $last }
adventure-hidden = { $kind_word ->
        [location] Locatie: gesloten
        [obstacle] Obstakel: gesloten
       *[attack] Aanval: gesloten
    }
adventure-known = { $kind_word ->
        [location] Locatie: { $adventure }
        [obstacle] Obstakel: { $adventure }
       *[attack] Aanval: { $adventure }
    }
minion-card = { $minion }
# $first: wat er als eerste staat, van 1 voor XP tot 5 voor de trofee.
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
        }{ $injuries } wond
       *[other] { $first ->
            [3] {" "}
           *[other] ,{" "}
        }{ $injuries } wonden
    }{ $honour ->
        [0] {""}
       *[other] { $first ->
            [4] {" "}
           *[other] ,{" "}
        }{ $honour } eer
    }{ $trophy_word ->
        [yes] { $first ->
            [5] {" "}
           *[other] ,{" "}
        }{ -trophy }
       *[no] {""}
    }
minion-odds = { $dice ->
        [one] { $dice } { -die } voor jou
       *[other] { $dice } { -die(count: "other") } voor jou
    }: gemiddeld { $points },{ $tenths }, { -trophy } { $percent }%
earned = { $xp } { -xp } · { $honour } eer · { $injuries ->
        [one] { $injuries } wond
       *[other] { $injuries } wonden
    }
trophies = Trofeeën: { $minions }
tokens = Kent: { $kinds }
stored = Opgeborgen: { $dice }
combat-dice = Gevechtsdobbelstenen: { $faces }{ $waiting ->
        [0] { $several_word ->
            [yes] {" "}= { $sum }
           *[no] {""}
        }
       *[other] {" "}(nog { $waiting } te rollen)
    }
combat-waiting = Gevechtsdobbelstenen: nog { $waiting } te rollen
final-attack = Aanvalswaarde: { $attack }
