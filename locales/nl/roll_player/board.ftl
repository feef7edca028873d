# De tafel: koppen en korte cellen. Kleurletters staan in words.ftl.

## Koppen
round = Ronde { $round } · { -first-player }: { $seat }
    .aloud = Ronde { $round }, { -first-player }: { $seat }
round-alone = Ronde { $round }
setting-up = Voorbereiding
market = Markt · { -market-deck }: { $deck } · { -discard-pile }: { $discard }
    .aloud = Markt, { -market-deck }: { $deck }, { -discard-pile }: { $discard }
for-sale = Markt ({ -gold })
    .name = Markt
top = volgende van de { -market-deck }: { $card }
initiative = Initiatief
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
    .aloud = { $gold } { -gold }{ $beyond_word ->
        [yes] , meer dan je hebt
       *[no] {""}
    }
sale = { $card } { $gold }{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
    .aloud = { $card } voor { $gold } { -gold }{ $beyond_word ->
        [yes] , meer dan je hebt
       *[no] {""}
    }
price = { $gold } ({ $printed }) { -gold }{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
    .aloud = { $gold } { -gold } in plaats van { $printed }{ $beyond_word ->
        [yes] , meer dan je hebt
       *[no] {""}
    }
arrow = { $direction_code } { $direction }
    .aloud = richting { $direction }
hands = { $hands ->
        [0] geen { -hand }
        [one] { $hands } { -hand }
       *[other] { $hands } { -hand(count: "other") }
    }
in-set = set { $set }

## Initiatiefkaarten
waiting = { $number }: { $die_code }
    .aloud = { -initiative-card } { $number }: { $die }
waiting-with-coin = { $number }: { $die_code } +1 { -gold }
    .aloud = { -initiative-card } { $number }: { $die } en een munt
taken = { $number }: { $seat }
    .aloud = { -initiative-card } { $number }: { $seat }
bare = { $number }: –
    .aloud = { -initiative-card } { $number }: geen { -die }
bare-with-coin = { $number }: +1 { -gold }
    .aloud = { -initiative-card } { $number }: geen { -die }, maar een munt

## Velden. (R): hier past rood; [R5]: de kleur klopt; R5(B): blauw had gepast.
die = { $die_code }
    .aloud = { $die }
free = ·
    .aloud = leeg
wanted = ({ $colour_code })
    .aloud = leeg, { $colour } past hier
matching = [{ $die_code }]
    .aloud = { $die }, past bij de { -backstory }
mismatched = { $die_code }({ $colour_code })
    .aloud = { $die }, maar { $colour } had gepast
row = { $row_code }
    .aloud = { $row }
total = = { $total }
    .aloud = totaal { $total }
goal = { $least } ★{ $stars }
    .aloud = doel { $least }, voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-range = { $least }–{ $most } ★{ $stars }
    .aloud = doel { $least }–{ $most }, voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-open = { $least }+ ★{ $stars }
    .aloud = doel minstens { $least }, voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-met = ✓ ★{ $stars }
    .aloud = doel gehaald, voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-lost = { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least }+
    }✗★{ $stars }
    .aloud = doel niet meer te halen: { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] minstens { $least }
    }, voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }

## Held
race = { $race }
class = { $class } ({ $colour })
class-name = { $class }
backstory = Achtergrond { QUOTE($backstory) }: { $dice ->
        [0] geen { -die } past
        [one] { $dice } { -die } past
       *[other] { $dice } { -die(count: "other") } passen
    }
alignment = Moreel { QUOTE($alignment) }: { $outlook }, ★{ $stars }
    .aloud = { -alignment } { QUOTE($alignment) }: { $outlook }; dat { $stars_sign ->
        [minus] kost { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        }
        [zero] levert niets op
       *[plus] levert { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        } op
    }
grid-cell = { $stars }
    .aloud = { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
grid-marker = [{ $stars }]
    .aloud = het { -alignment-marker }, { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
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
    .aloud = Handlanger, nog { $deck } eronder
prey = Handlanger
monster-card = { $monster }
strength = Sterkte { $strength }
monster-stars = ★{ $one } vanaf { $first }, ★{ $most } vanaf { $last }
    .aloud = { $one ->
        [one] { $one } { -star }
       *[other] { $one } { -star(count: "other") }
    } vanaf { $first }, alle { $most } vanaf { $last }
adventure-hidden = { $kind_word ->
        [location] Locatie: gedekt
        [obstacle] Obstakel: gedekt
       *[attack] Aanval: gedekt
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
    .aloud = { $to ->
        [0] { $from } of meer
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
minion-odds = { $begun_word ->
        [yes] Nog { $dice ->
            [one] { $dice } { -die }
           *[other] { $dice } { -die(count: "other") }
        }
       *[no] { $dice ->
            [one] { $dice } { -die } voor jou
           *[other] { $dice } { -die(count: "other") } voor jou
        }
    }: totaal gemiddeld { $points },{ $tenths }, { -trophy } { $percent }%
monster-odds = Nog { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    }: gemiddeld { $below_word ->
        [yes] −
       *[no] {""}
    }{ $points },{ $tenths }, verslagen { $percent }%
earned = { $xp } { -xp } · { $honour } eer · { $injuries ->
        [one] { $injuries } wond
       *[other] { $injuries } wonden
    }
    .aloud = { $xp } { -xp }, { $honour } eer, { $injuries ->
        [one] { $injuries } wond
       *[other] { $injuries } wonden
    }
trophies = Trofeeën: { $minions }
tokens = Bekend: { $kinds }
stored = Opgeborgen: { $dice }
combat-dice = Gevechtsworp: { $faces }{ $waiting ->
        [0] { $several_word ->
            [yes] {" "}= { $sum }
           *[no] {""}
        }
       *[other] {" "}(nog { $waiting } te rollen)
    }
combat-waiting = Gevechtsdobbelstenen: nog { $waiting } te rollen
final-attack = Aanvalswaarde: { $attack }
