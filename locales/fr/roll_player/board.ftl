# Titres

round = Tour { $round } · { $seat_gender ->
        [f] { -first-player(gender: "f") }
       *[other] { -first-player }
    } : { $seat }
setting-up = Mise en place
market = { -market } · pioche : { $deck } · { -discard-pile } : { $discard }
initiative = Cartes Initiative
tray = Dés à placer
sheet = { -character-sheet } { OF($seat) }
discard-pile = Défausse : { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    }

# Cases. « po » abrège « pièces d’or ».

card = { $card }
kind = { $kind }
cost = { $gold } po
arrow = { $direction_arrow } { $direction }
hands = { $hands ->
        [one] { $hands } { -hand }
       *[other] { $hands } { -hand(count: "other") }
    }
in-set = { $set }
waiting = n° { $number } : { $die_code }
waiting-with-coin = n° { $number } : { $die_code } + 1 po
taken = n° { $number } : { $seat }
bare = n° { $number } : –
die = { $die_code }
free = ·
wanted = ({ $colour_code })
matching = [{ $die_code }]
mismatched = { $die_code }({ $colour_code })
row = { $row }
total = { $total }
goal = { $least } ★{ $stars }
goal-range = { $least }–{ $most } ★{ $stars }
goal-open = { $least }+ ★{ $stars }
goal-met = ✓ ★{ $stars }
race = { $race }
class = { $class } ({ $colour })
backstory = { -backstory } : { $backstory } · dés bien placés : { $dice }/6
alignment = { -alignment } : { $alignment } · { $outlook } · ★{ $stars }
grid-cell = { $stars }
grid-marker = [{ $stars }]
gold = { $gold } po
charisma = { $tokens ->
        [one] { $tokens } { -charisma-token }
       *[other] { $tokens } { -charisma-token(count: "other") }
    }
owned = { $kind_word ->
        [weapon] Armes
        [trait] Traits
        [skill] Compétences
       *[armor] Armure
    } : { $cards }
exhausted = Compétences engagées : { $cards }
