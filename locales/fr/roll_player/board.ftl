# Titres

round = Tour { $round } · { $seat_gender ->
        [f] { -first-player(gender: "f") }
       *[other] { -first-player }
    } : { $seat }
    .aloud = Tour { $round }, { $seat_gender ->
        [f] { -first-player(gender: "f") }
       *[other] { -first-player }
    } : { $seat }
round-alone = Tour { $round }
setting-up = Mise en place
market = { -market } · pioche : { $deck } · { -discard-pile } : { $discard }
    .aloud = { -market }, pioche : { $deck }, { -discard-pile } : { $discard }
for-sale = { -market } (po)
    .name = { -market }
top = prochaine carte de la { -market-deck } : { $card }
initiative = Initiative
tray = Dés à placer
tray-of = { $seat } · dés à placer
    .aloud = { $seat }, dés à placer
sheet = { -character-sheet } { OF($seat) }
discard-pile = Défausse : { $cards ->
        [0] vide
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
    .aloud = { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }{ $beyond_word ->
        [yes] , plus que vous n’avez
       *[no] {""}
    }
sale = { $card } { $gold }{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
    .aloud = { $card } pour { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }{ $beyond_word ->
        [yes] , plus que vous n’avez
       *[no] {""}
    }
price = { $gold } ({ $printed }) po{ $beyond_word ->
        [yes] {" "}✗
       *[no] {""}
    }
    .aloud = { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } au lieu de { $printed }{ $beyond_word ->
        [yes] , plus que vous n’avez
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
    .aloud = { -initiative-card } n° { $number } : { $die }
waiting-with-coin = n° { $number } : { $die_code } + 1 po
    .aloud = { -initiative-card } n° { $number } : { $die } et une pièce
taken = n° { $number } : { $seat }
    .aloud = { -initiative-card } n° { $number } : { $seat }
bare = n° { $number } : –
    .aloud = { -initiative-card } n° { $number } : aucun { -die }
bare-with-coin = n° { $number } : + 1 po
    .aloud = { -initiative-card } n° { $number } : aucun { -die }, mais une pièce
die = { $die_code }
    .aloud = { $die }
free = ·
    .aloud = vide
wanted = ({ $colour_code })
    .aloud = vide, { -die } { $colour } demandé
matching = [{ $die_code }]
    .aloud = { $die }, bien placé
mismatched = { $die_code }({ $colour_code })
    .aloud = { $die }, alors qu’un { -die } { $colour } est demandé
row = { $row }
total = { $total }
    .aloud = total { $total }
goal = { $least } ★{ $stars }
    .aloud = objectif { $least }, pour { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-range = { $least }–{ $most } ★{ $stars }
    .aloud = objectif { $least }–{ $most }, pour { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-open = { $least }+ ★{ $stars }
    .aloud = objectif { $least } au moins, pour { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-met = ✓ ★{ $stars }
    .aloud = objectif atteint, pour { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goal-lost = { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least }+
    }✗★{ $stars }
    .aloud = objectif hors de portée : { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least } au moins
    }, pour { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
race = { $race }
class = { $seat_gender ->
        [f] { $class_feminine }
       *[other] { $class }
    } ({ $colour })
class-name = { $class }
backstory = { -backstory } : { $backstory } · dés bien placés : { $dice }/6
    .aloud = { -backstory } : { $backstory }, dés bien placés : { $dice } sur 6
alignment = { -alignment } : { $alignment } · { $outlook } · ★{ $stars }
    .aloud = { -alignment } : { $alignment } ; le pion est sur la case « { $outlook } », qui { $stars_sign ->
        [minus] coûte { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        }
        [zero] ne rapporte rien
       *[plus] rapporte { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        }
    }
grid-cell = { $stars }
    .aloud = { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
grid-marker = [{ $stars }]
    .aloud = le pion, { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
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
    .aloud = { -minion }, encore { $deck } dessous
prey = { -minion }
monster-card = { $monster }
strength = { -strength } { $strength }
monster-stars = ★{ $one } dès { $first }, ★{ $most } dès { $last }
    .aloud = { $one ->
        [one] { $one } { -star }
       *[other] { $one } { -star(count: "other") }
    } dès { $first }, les { $most } dès { $last }
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
    .aloud = { $to ->
        [0] { $from } ou plus
       *[other] { $from }–{ $to }
    } :{ $xp ->
        [0] {""}
       *[other] {" "}{ $xp } { -xp }
    }{ $gold ->
        [0] {""}
        [one] { $first ->
            [2] {" "}
           *[other] ,{" "}
        }{ $gold } { -gold }
       *[other] { $first ->
            [2] {" "}
           *[other] ,{" "}
        }{ $gold } { -gold(count: "other") }
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
minion-odds = { $begun_word ->
        [yes] { $dice ->
            [one] { $dice } dé à lancer
           *[other] { $dice } dés à lancer
        }
       *[no] { $dice ->
            [one] { $dice } dé pour vous
           *[other] { $dice } dés pour vous
        }
    } : total de { $points },{ $tenths } en moyenne, { -trophy } à { $percent } %
monster-odds = { $dice ->
        [one] { $dice } dé à lancer
       *[other] { $dice } dés à lancer
    } : { $below_word ->
        [yes] −
       *[no] {""}
    }{ $points },{ $tenths } en moyenne, victoire à { $percent } %
earned = { $xp } { -xp } · { $honour ->
        [one] { $honour } honneur
       *[other] { $honour } honneurs
    } · { $injuries ->
        [one] { $injuries } blessure
       *[other] { $injuries } blessures
    }
    .aloud = { $xp } { -xp }, { $honour ->
        [one] { $honour } honneur
       *[other] { $honour } honneurs
    }, { $injuries ->
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
