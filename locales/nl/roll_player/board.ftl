# De tafel: koppen en korte cellen. Kleurletters staan in words.ftl.

## Koppen
round = Ronde { $round } · { -first-player }: { $seat }
setting-up = Voorbereiding
market = Markt · { -market-deck }: { $deck } · { -discard-pile }: { $discard }
initiative = Initiatiefkaarten
tray = Nog te plaatsen
sheet = { OWNER($seat) } heldentableau
discard-pile = Aflegstapel: { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    }

## Markt
card = { $card }
kind = { $kind }
cost = { $gold } { -gold }
arrow = { $direction_code } { $direction }
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
gold = { $gold } { -gold }
charisma = { $tokens ->
        [one] { $tokens } { -charisma-token }
       *[other] { $tokens } { -charisma-token(count: "other") }
    }
owned = { $kind_word ->
    [weapon] Wapens: { $cards }
    [trait] Karakter: { $cards }
    [skill] Vaardigheden: { $cards }
   *[armor] Pantser: { $cards }
}
exhausted = Gebruikt: { $cards }
