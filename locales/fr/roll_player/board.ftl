# Titres

round = Tour { $round } · { $seat_gender ->
        [f] { -first-player(gender: "f") }
       *[other] { -first-player }
    } : { $seat }
    .aloud = Tour { $round }, { $seat_gender ->
        [f] { -first-player(gender: "f") }
       *[other] { -first-player }
    } : { $seat }
setting-up = Mise en place
market = { -market } · pioche : { $deck } · { -discard-pile } : { $discard }
for-sale = { -market } (po)
    .name = { -market }
top = prochaine carte de la { -market-deck } : { $card }
initiative = Cartes Initiative
tray = Dés à placer
tray-of = { $seat } · dés à placer
    .aloud = { $seat }, dés à placer
sheet = { -character-sheet } { OF($seat) }
discard-pile = Défausse : { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    }

# Cases. « po » abrège « pièces d’or ».

card = { $card }
kind = { $kind }
cost = { $gold } po{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
sale = { $card } { $gold }{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
price = { $gold } ({ $printed }) po{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
arrow = { $direction_arrow } { $direction }
    .aloud = vers { THE($direction) }
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
goal-lost = { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least }+
    }✗★{ $stars }
race = { $race }
class = { $class } ({ $colour })
backstory = { -backstory } : { $backstory } · dés bien placés : { $dice }/6
alignment = { -alignment } : { $alignment } · { $outlook } · ★{ $stars }
grid-cell = { $stars }
grid-marker = [{ $stars }]
# Le nom d’un joueur, là où sa fiche tient en une ligne.
player = { $seat }
gold = { $gold } po
charisma = { $tokens ->
        [one] { $tokens } { -charisma-token }
       *[other] { $tokens } { -charisma-token(count: "other") }
    }
owned = { $kind_word ->
        [weapon] Armes
        [trait] Traits
        [skill] Compétences
        [armor] Armure
       *[scroll] Parchemins
    } : { $cards }
exhausted = Compétences engagées : { $cards }
counter = { $card } : compteur à { $count }

# Monstres et Sbires

monster = { -monster }
minion = { -minion } · encore { $deck } dessous
monster-card = { $monster }
strength = { -strength } { $strength }
monster-stars = ★{ $one } dès { $first }, ★{ $most } dès { $last }
adventure-hidden = { $kind_word ->
        [location] Localisation : face cachée
        [obstacle] Obstacle : face cachée
       *[attack] Attaque : face cachée
    }
adventure-known = { $kind_word ->
        [location] Localisation : { $adventure }
        [obstacle] Obstacle : { $adventure }
       *[attack] Attaque : { $adventure }
    }
minion-card = { $minion }
# $first : ce qui vient en premier, de 1 pour les XP à 5 pour le Trophée.
reward-row = { $to ->
        [0] { $from }+
       *[other] { $from }–{ $to }
    } :{ $xp ->
        [0] {""}
       *[other] {" "}{ $xp } { -xp }
    }{ $gold ->
        [0] {""}
       *[other] { $first ->
            [2] {" "}
           *[other] ,{" "}
        }{ $gold } po
    }{ $injuries ->
        [0] {""}
        [one] { $first ->
            [3] {" "}
           *[other] ,{" "}
        }{ $injuries } blessure
       *[other] { $first ->
            [3] {" "}
           *[other] ,{" "}
        }{ $injuries } blessures
    }{ $honour ->
        [0] {""}
        [one] { $first ->
            [4] {" "}
           *[other] ,{" "}
        }{ $honour } honneur
       *[other] { $first ->
            [4] {" "}
           *[other] ,{" "}
        }{ $honour } honneurs
    }{ $trophy_word ->
        [yes] { $first ->
            [5] {" "}
           *[other] ,{" "}
        }{ -trophy }
       *[no] {""}
    }
minion-odds = { $dice ->
        [one] { $dice } dé pour vous
       *[other] { $dice } dés pour vous
    } : { $points },{ $tenths } en moyenne, { -trophy } { $percent } %
earned = { $xp } { -xp } · { $honour ->
        [one] { $honour } honneur
       *[other] { $honour } honneurs
    } · { $injuries ->
        [one] { $injuries } blessure
       *[other] { $injuries } blessures
    }
trophies = { -trophy(count: "other") } : { $minions }
tokens = Connaît : { $kinds }
stored = Rangés : { $dice }
combat-dice = Dés de Combat : { $faces }{ $waiting ->
        [0] { $several_word ->
            [yes] {" "}= { $sum }
           *[no] {""}
        }
       *[other] {" "}(encore { $waiting } à lancer)
    }
combat-waiting = Dés de Combat : { $waiting } à lancer
final-attack = Valeur d’attaque : { $attack }
