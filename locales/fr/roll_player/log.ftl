# Mise en place

start-rolled = { START(THE($seat)) } lance un dé pour savoir qui commence : { $face }.
start-tied = Égalité en tête : les joueurs concernés relancent leur dé.
started = { START(THE($seat)) } devient { $seat_gender ->
        [f] { -first-player(gender: "f") }
       *[other] { -first-player }
    }.
race-taken = { START(THE($seat)) } choisit la { -race } { QUOTE($race) } et reçoit { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }.
class-die-drawn = { START(THE($seat)) } pioche un dé { $colour } pour sa { -class }.
class-die-aside = Ce dé { $colour } ne donne aucune { -class } disponible : { THE($seat) } le met de côté et pioche encore.
class-taken = { START(THE($seat)) } choisit { $seat_gender ->
        [f] la { -class } « { $class_feminine } »
       *[other] { THE($class) }
    }.
class-dice-returned = Les dés piochés pour les { -class(count: "other") } retournent dans le { -bag }.
backstory-dealt = { START(THE($seat)) } reçoit les { -backstory } { QUOTE($backstory) }.
alignment-dealt = { START(THE($seat)) } reçoit l’{ -alignment } { QUOTE($alignment) }.
# Aussi pour une carte que Crochetage révèle et qui reste impayée.
thinned = Directement à la { -discard-pile } : { QUOTE($card) }.
enemy-set = Un { -gold-die } est mis de côté comme { -enemy-die }.
dealt = Arrivée { TO(-market) } : { QUOTE($card) }.
trashed = La carte { QUOTE($card) } est placée dans la { -trash } et ne reviendra plus.
start-die-rolled = { START(THE($seat)) } lance un { -starting-die } : { $die }.
start-placing = { START(THE($seat)) } va placer ses { -starting-die(count: "other") }.

# Phase de Pioche

round-began = Le tour { $round } commence{ $alone_word ->
        [yes] {""}
       *[no]  ; { THE($seat) } est { $seat_gender ->
            [f] { -first-player(gender: "f") }
           *[other] { -first-player }
        }
    }.{ $filling_word ->
        [yes] {" "}Ce sera le dernier si, à la fin de ce tour, toutes les { -character-sheet(count: "other") } sont complètes.
       *[no] {""}
    }
rolled = Un dé est pioché et lancé : { $die }.
laid-on = Le { $die } est posé sur la { -initiative-card } n° { $number }.
# À deux joueurs, une seule carte est dans ce cas.
coins-laid = { $players ->
        [1] La { -initiative-card } n° 2 porte une { -gold }.
        [2] La { -initiative-card } n° 2 porte une { -gold }.
        [3] Les { -initiative-card(count: "other") } n° 2 et 3 portent chacune une { -gold }.
       *[other] Chaque { -initiative-card } porte une { -gold }, sauf la première et la dernière.
    }
laid = { $alone_word ->
        [yes] Tous les dés sont posés.
       *[no] Tous les dés sont posés ; { THE($seat) } choisit en premier.
    }
bag-empty = Le { -bag } est vide : des { -initiative-card(count: "other") } restent sans dé.

# Phase de Développement

taken = { START(THE($seat)) } prend la { -initiative-card } n° { $number } avec le { $die }.
placed = { START(THE($seat)) } place le { $die } en { $space }.
stored = { START(THE($seat)) } garde le { $die } pour plus tard.
unpacked = { START(THE($seat)) } sort le { $die }.
row-filled = { START(THE($seat)) } complète sa ligne { OF($row) }.
die-returned = { START(THE($seat)) } n’a plus d’{ -space } libre : le { $die } retourne dans le { -bag }.
gold-gained = { START(THE($seat)) } gagne { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }{ $gain_word ->
        [coin] {" "}grâce à sa { -initiative-card }
        [gold-die] {" "}pour un { -gold-die }
        [row] {" "}pour une ligne complète
        [empty-market] {" "}faute de carte { TO(-market) }
        [hunt] {" "}grâce à la { -hunt }
       *[card] { $card_word ->
            [none] {""}
           *[other] {" "}grâce { TO($card) }
        }
    }.
gold-paid = L’effet { OF($card) } coûte { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } { TO($seat) }.
handed = { START(THE($seat)) } donne { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } { TO($to) }.
charisma-taken = { START(THE($seat)) } gagne un { -charisma-token }{ $card_word ->
        [none] {""}
       *[other] {" "}grâce { TO($card) }
    }.
turned = { START(THE($seat)) } retourne le { $from } ({ $space }), qui passe à { $to_face }.
adjusted = { $change_word ->
        [raised] { START(THE($seat)) } augmente le { $from } ({ $space }), qui passe à { $to_face }.
        [lowered] { START(THE($seat)) } diminue le { $from } ({ $space }), qui passe à { $to_face }.
       *[set] { START(THE($seat)) } donne au { $from } ({ $space }) la valeur { $to_face }.
    }
rerolled = { START(THE($seat)) } relance le { $from } ({ $space }) et obtient { $to_face }.
restored = { START(THE($seat)) } revient à l’ancienne valeur : { $die } ({ $space }).
swapped = { START(THE($seat)) } intervertit le { $given } ({ $one }) et le { $taken } ({ $other }).
swapped-with = { START(THE($seat)) } échange son { $given } ({ $space }) contre le { $taken } { OF($rival) } ({ $other }).
moved = { START(THE($seat)) } déplace le { $die } ({ $from }) en { $to }.
exchanged = { START(THE($seat)) } échange son { $given } ({ $space }) contre le { $taken } { OF(-initiative-card) } n° { $number }.
replaced = { START(THE($seat)) } remplace son { $given } ({ $space }) par un { $taken } choisi dans le { -bag }.
pool-changed = { $change_word ->
        [raised] { START(THE($seat)) } augmente le { $from } { OF(-initiative-card) } n° { $number }, qui passe à { $to_face }.
        [lowered] { START(THE($seat)) } diminue le { $from } { OF(-initiative-card) } n° { $number }, qui passe à { $to_face }.
        [turned] { START(THE($seat)) } retourne le { $from } { OF(-initiative-card) } n° { $number }, qui passe à { $to_face }.
       *[rerolled] { START(THE($seat)) } relance le { $from } { OF(-initiative-card) } n° { $number } et obtient { $to_face }.
    }
marker-moved = { START(THE($seat)) } déplace son { -alignment-marker } vers { THE($direction) }.
declined = { START(THE($seat)) } renonce à l’action { OF($row) }.

# Phase de Marché

market-opened = La { -market-phase } commence.
market-entered = { START(THE($seat)) } se rend { TO(-market) }.
bought = { START(THE($seat)) } achète { THE($card) } { $from_word ->
        [discard] dans la { -discard-pile }
        [deck] sur la { -market-deck }
       *[market] { TO(-market) }
    } { $cost ->
        [0] { $charisma ->
            [0] sans rien payer
            [one] pour { $charisma } { -charisma-token }
           *[other] pour { $charisma } { -charisma-token(count: "other") }
        }
       *[other] pour { $cost ->
               [one] { $cost } { -gold }
              *[other] { $cost } { -gold(count: "other") }
           }{ $charisma ->
            [0] {""}
            [one] {" "}et { $charisma } { -charisma-token }
           *[other] {" "}et { $charisma } { -charisma-token(count: "other") }
        }
    }.
discarded = { START(THE($seat)) } défausse { THE($card) } { OF(-market) } et gagne { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }.
spared = { START(THE($seat)) } n’achète rien et gagne { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }.
dropped = { START(THE($seat)) } défausse la carte { QUOTE($card) }.
enemy-rolled = Un { -enemy-die } donne { $face }.
enemies-equal = Les deux dés donnent { $face } : l’un d’eux est relancé.
swept = La carte { QUOTE($card) } quitte le { -market } pour la { -discard-pile }.
recalled = { START(THE($seat)) } ramène { THE($card) } { OF(-discard-pile) } { TO(-market) }.
traded = { START(THE($seat)) } met { THE($given) } au { -market } et prend { THE($taken) } à la place.
card-given = { START(THE($seat)) } donne { THE($card) } { TO($to) }.
peeked = { $card_word ->
        [none] { START(THE($seat)) } consulte en secret la carte du dessus de la { -market-deck }.
       *[other] { START(THE($seat)) } consulte la carte du dessus de la { -market-deck } : { QUOTE($card) }.
    }
counted = Le compteur de la carte { QUOTE($card) } ({ $seat }) indique maintenant { $count }.
skill-used = { START(THE($seat)) } active { THE($card) }.
skill-copied = { START(THE($seat)) } emprunte { THE($card) } sans l’engager.
readied = { START(THE($seat)) } restaure { THE($card) }.
exhausted = { START(THE($seat)) } engage { THE($card) }.

# Phase d’Entretien

cleaned = La { -cleanup } commence.
charisma-returned = { START(THE($seat)) } défausse { $tokens ->
        [one] { $tokens } { -charisma-token } inutilisé
       *[other] { $tokens } { -charisma-token(count: "other") } inutilisés
    }.
left-over = Le { $die } restant retourne dans le { -bag }.
reshuffled = La { -discard-pile } est mélangée et devient la nouvelle { -market-deck }.
first-passed = { START(THE($seat)) } reçoit le { -bag }.
faulted = { $seat } : l’effet de la carte { QUOTE($card) } a échoué et a été annulé.
ended = La partie est terminée.

# Traques

monster-revealed = Le { -monster } de cette partie : { $monster }.
minion-turned = Au sommet de la { -minion-deck } : { $minion }.
minion-passed = { $gold ->
        [0] { START(THE($seat)) } fait fuir { THE($minion) }, qui passe sous la { -minion-deck }.
        [one] { START(THE($seat)) } dépense { $gold } { -gold } et laisse filer { THE($minion) }, qui passe sous la { -minion-deck }.
       *[other] { START(THE($seat)) } dépense { $gold } { -gold(count: "other") } et laisse filer { THE($minion) }, qui passe sous la { -minion-deck }.
    }
hunted = { START(THE($seat)) } traque { THE($minion) } avec { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }.
mercenary-hired = { START(THE($seat)) } recrute un { -mercenary } pour { $xp ->
        [0] { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        }{ $charisma ->
            [0] {""}
            [one] {" "}et { $charisma } { -charisma-token }
           *[other] {" "}et { $charisma } { -charisma-token(count: "other") }
        }
       *[other] { $xp } { -xp }
    }.
combat-rolled = { START(THE($seat)) } obtient { $face }.
combat-rerolled = { START(THE($seat)) } relance un { $from } pour { $xp } { -xp } et obtient { $to }.
hunt-ended = { START(THE($seat)) } totalise { $total } contre { THE($minion) }{ $more ->
        [0] {""}
       *[other] {" "}(dés { $sum }, cartes { $more })
    }.
xp-gained = { START(THE($seat)) } gagne { $xp } { -xp }{ $card_word ->
        [none] {""}
       *[other] {" "}grâce { TO($card) }
    }.
xp-paid = L’effet { OF($card) } coûte { $xp } { -xp } { TO($seat) }.
injured = { START(THE($seat)) } reçoit { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    }{ $card_word ->
        [none] {""}
       *[other] {" "}à cause { OF($card) }
    }.
healed = { START(THE($seat)) } défausse { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    } grâce { TO($card) }.
recovered = { START(THE($seat)) } dépense { $xp } { -xp } et défausse un { -injury-token }.
honoured = { START(THE($seat)) } gagne { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    }{ $card_word ->
        [none] {""}
       *[other] {" "}grâce { TO($card) }
    }.
action-bought = { START(THE($seat)) } dépense { $xp } { -xp } pour l’action { OF($row) }.
trophy-taken = { START(THE($seat)) } terrasse { THE($minion) }, qui devient un { -trophy }.
minion-returned = { START(THE($minion)) } s’enfuit et passe sous la { -minion-deck }.
token-taken = { $kind_word ->
        [location] { START(THE($seat)) } apprend où vit le { -monster }.
        [obstacle] { START(THE($seat)) } apprend ce qui barre la route.
       *[attack] { START(THE($seat)) } apprend comment le { -monster } attaque.
    }
looked = { $adventure_word ->
        [none] { START(THE($seat)) } consulte une carte en secret : { THE($kind) }.
       *[other] { START(THE($seat)) } consulte { THE($kind) } : { QUOTE($adventure) }.
    }

# Combat contre le Monstre

finale-began = Le { -finale } commence{ $alone_word ->
        [yes] {""}
       *[no]  ; { THE($seat) } ouvre la marche
    }.
combat-dice-taken = { START(THE($seat)) } prend { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }.
adventure-turned = { $kind_word ->
        [location] La Localisation est révélée : { QUOTE($adventure) }.
        [obstacle] L’Obstacle est révélé : { QUOTE($adventure) }.
       *[attack] L’Attaque est révélée : { QUOTE($adventure) }.
    }
adventure-gave = { QUOTE($adventure) } donne { $dice ->
        [0] { $xp } { -xp }
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } { TO($seat) }.
adventure-refused = { QUOTE($adventure) } ne donne rien { TO($seat) }.
reroll-forced = { $dice ->
        [one] { START(THE($seat)) } doit relancer un { $face }.
       *[other] { START(THE($seat)) } doit relancer { $dice } dés qui donnent { $face }.
    }
attacked = { START(-attack) } { OF($seat) } : dés { $sum }{ $honour ->
        [0] {""}
       *[other] , honneur +{ $honour }
    }{ $injuries ->
        [0] {""}
       *[other] , blessures −{ $injuries }
    }{ $more_sign ->
        [zero] {""}
        [minus] , cartes et { -monster } −{ $more_size }
       *[plus] , cartes et { -monster } +{ $more_size }
    } ; total { $attack }.
slain = { $stars ->
        [0] { START(THE($seat)) } terrasse le { -monster } de justesse.
        [one] { START(THE($seat)) } terrasse le { -monster } : { $stars } { -reputation-star }.
       *[other] { START(THE($seat)) } terrasse le { -monster } : { $stars } { -reputation-star(count: "other") }.
    }
withstood = Le { -monster } résiste { TO($seat) }.
