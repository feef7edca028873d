# Mise en place

start-rolled = { $seat } lance un dé pour savoir qui commence : { $face }.
start-tied = Égalité en tête : les joueurs concernés relancent leur dé.
started = { $seat } devient { $seat_gender ->
        [f] { -first-player(gender: "f") }
       *[other] { -first-player }
    }.
race-taken = { $seat } choisit la { -race } { $race } et reçoit { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }.
class-die-drawn = { $seat } pioche un dé { $colour } pour sa { -class }.
class-die-aside = Ce dé { $colour } ne donne aucune { -class } disponible : { $seat } le met de côté et pioche encore.
class-taken = { $seat } choisit la { -class } { $class }.
class-dice-returned = Les dés piochés pour les { -class(count: "other") } retournent dans le { -bag }.
backstory-dealt = { $seat } reçoit les { -backstory } { QUOTE($backstory) }.
alignment-dealt = { $seat } reçoit l’{ -alignment } { QUOTE($alignment) }.
# Aussi pour une carte que Crochetage révèle et qui reste impayée.
thinned = Directement à la { -discard-pile } : { QUOTE($card) }.
enemy-set = Un { -gold-die } est mis de côté comme { -enemy-die }.
dealt = Arrivée { TO(-market) } : { QUOTE($card) }.
trashed = La carte { QUOTE($card) } est placée dans la { -trash } et ne reviendra plus.
start-die-rolled = { $seat } lance un { -starting-die } : { $die }.
start-placing = { $seat } va placer ses { -starting-die(count: "other") }.

# Phase de Pioche

round-began = Le tour { $round } commence{ $alone_word ->
        [yes] {""}
       *[no]  ; { $seat } est { $seat_gender ->
            [f] { -first-player(gender: "f") }
           *[other] { -first-player }
        }
    }.{ $filling_word ->
        [yes] {" "}Ce sera le dernier tour si toutes les { -character-sheet(count: "other") } sont alors complètes.
       *[no] {""}
    }
rolled = Un dé est pioché et lancé : { $die }.
laid-on = Le { $die } est posé sur la { -initiative-card } n° { $number }.
# À deux joueurs, une seule carte est dans ce cas.
coins-laid = Chaque { -initiative-card } porte une { -gold }, sauf la première et la dernière.
laid = { $alone_word ->
        [yes] Tous les dés sont posés.
       *[no] Tous les dés sont posés ; { $seat } choisit en premier.
    }
bag-empty = Le { -bag } est vide : des { -initiative-card(count: "other") } restent sans dé.

# Phase de Développement

taken = { $seat } prend la { -initiative-card } n° { $number } avec le { $die }.
placed = { $seat } place le { $die } en { $space }.
stored = { $seat } garde le { $die } pour plus tard.
unpacked = { $seat } sort le { $die }.
row-filled = { $seat } complète sa ligne { OF($row) }.
die-returned = { $seat } n’a plus d’{ -space } libre : le { $die } retourne dans le { -bag }.
gold-gained = { $seat } gagne { $gold ->
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
           *[other] {" "}grâce à { QUOTE($card) }
        }
    }.
gold-paid = L’effet de { QUOTE($card) } coûte { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } { TO($seat) }.
handed = { $seat } donne { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } { TO($to) }.
charisma-taken = { $seat } gagne un { -charisma-token }{ $card_word ->
        [none] {""}
       *[other] {" "}grâce à { QUOTE($card) }
    }.
turned = { $seat } retourne le { $from } ({ $space }), qui passe à { $to_face }.
adjusted = { $change_word ->
        [raised] { $seat } augmente le { $from } ({ $space }) à { $to_face }.
        [lowered] { $seat } diminue le { $from } ({ $space }) à { $to_face }.
       *[set] { $seat } donne au { $from } ({ $space }) la valeur { $to_face }.
    }
rerolled = { $seat } relance le { $from } ({ $space }) et obtient { $to_face }.
restored = { $seat } revient à l’ancienne valeur : { $die } ({ $space }).
swapped = { $seat } intervertit le { $given } ({ $one }) et le { $taken } ({ $other }).
swapped-with = { $seat } échange son { $given } ({ $space }) contre le { $taken } { OF($rival) } ({ $other }).
moved = { $seat } déplace le { $die } ({ $from }) en { $to }.
exchanged = { $seat } échange son { $given } ({ $space }) contre le { $taken } { OF(-initiative-card) } n° { $number }.
replaced = { $seat } remplace son { $given } ({ $space }) par un { $taken } choisi dans le { -bag }.
pool-changed = { $change_word ->
        [raised] { $seat } augmente à { $to_face } le { $from } { OF(-initiative-card) } n° { $number }.
        [lowered] { $seat } diminue à { $to_face } le { $from } { OF(-initiative-card) } n° { $number }.
        [turned] { $seat } retourne le { $from } { OF(-initiative-card) } n° { $number }, qui passe à { $to_face }.
       *[rerolled] { $seat } relance le { $from } { OF(-initiative-card) } n° { $number } et obtient { $to_face }.
    }
marker-moved = { $seat } déplace son { -alignment-marker } vers { THE($direction) }.
declined = { $seat } renonce à l’action { OF($row) }.

# Phase de Marché

market-opened = La { -market-phase } commence.
market-entered = { $seat } se rend { TO(-market) }.
bought = { $seat } achète { THE($card) } { $from_word ->
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
discarded = { $seat } défausse { THE($card) } { OF(-market) } et gagne { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }.
spared = { $seat } n’achète rien et gagne { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }.
dropped = { $seat } défausse la carte { QUOTE($card) }.
enemy-rolled = Un { -enemy-die } donne { $face }.
enemies-equal = Les deux dés donnent { $face } : l’un d’eux est relancé.
swept = La carte { QUOTE($card) } quitte le { -market } pour la { -discard-pile }.
recalled = { $seat } ramène { THE($card) } { OF(-discard-pile) } { TO(-market) }.
traded = { $seat } met { THE($given) } au { -market } et prend { THE($taken) } à la place.
card-given = { $seat } donne { THE($card) } { TO($to) }.
peeked = { $card_word ->
        [none] { $seat } consulte en secret la carte du dessus de la { -market-deck }.
       *[other] { $seat } consulte la carte du dessus de la { -market-deck } : { QUOTE($card) }.
    }
counted = Le compteur de { QUOTE($card) } ({ $seat }) indique maintenant { $count }.
skill-used = { $seat } active { THE($card) }.
skill-copied = { $seat } emprunte { THE($card) } sans l’engager.
readied = { $seat } restaure { THE($card) }.
exhausted = { $seat } engage { THE($card) }.

# Phase d’Entretien

cleaned = La { -cleanup } commence.
charisma-returned = { $seat } défausse { $tokens ->
        [one] { $tokens } { -charisma-token } inutilisé
       *[other] { $tokens } { -charisma-token(count: "other") } inutilisés
    }.
left-over = Le { $die } restant retourne dans le { -bag }.
reshuffled = La { -discard-pile } est mélangée et devient la nouvelle { -market-deck }.
first-passed = { $seat } reçoit le { -bag }.
faulted = { $seat } : l’effet de la carte { QUOTE($card) } a échoué et a été annulé.
ended = La partie est terminée.

# Traques

monster-revealed = Le { -monster } de cette partie : { $monster }.
minion-turned = Au sommet de la { -minion-deck } : { $minion }.
minion-passed = { $gold ->
        [0] { $seat } fait fuir { THE($minion) }, qui passe sous sa pioche.
        [one] { $seat } dépense { $gold } { -gold } et laisse filer { THE($minion) }, qui passe sous sa pioche.
       *[other] { $seat } dépense { $gold } { -gold(count: "other") } et laisse filer { THE($minion) }, qui passe sous sa pioche.
    }
hunted = { $seat } traque { THE($minion) } avec { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }.
mercenary-hired = { $seat } recrute un { -mercenary } pour { $xp ->
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
combat-rolled = { $seat } obtient { $face }.
combat-rerolled = { $seat } relance un { $from } pour { $xp } { -xp } et obtient { $to }.
hunt-ended = { $seat } totalise { $total } contre { THE($minion) }{ $more ->
        [0] {""}
       *[other] {" "}(dés { $sum }, cartes { $more })
    }.
xp-gained = { $seat } gagne { $xp } { -xp }{ $card_word ->
        [none] {""}
       *[other] {" "}grâce à { QUOTE($card) }
    }.
xp-paid = L’effet de { QUOTE($card) } coûte { $xp } { -xp } { TO($seat) }.
injured = { $seat } reçoit { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    }{ $card_word ->
        [none] {""}
       *[other] {" "}à cause de { QUOTE($card) }
    }.
healed = { $seat } défausse { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    } grâce à { QUOTE($card) }.
recovered = { $seat } dépense { $xp } { -xp } et défausse un { -injury-token }.
honoured = { $seat } gagne { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    }{ $card_word ->
        [none] {""}
       *[other] {" "}grâce à { QUOTE($card) }
    }.
action-bought = { $seat } dépense { $xp } { -xp } pour l’action { OF($row) }.
trophy-taken = { $seat } terrasse { THE($minion) }, qui devient un { -trophy }.
minion-returned = { START(THE($minion)) } s’enfuit et passe sous sa pioche.
token-taken = { $kind_word ->
        [location] { $seat } apprend où vit le { -monster }.
        [obstacle] { $seat } apprend ce qui barre la route.
       *[attack] { $seat } apprend comment le { -monster } attaque.
    }
looked = { $adventure_word ->
        [none] { $seat } consulte une carte en secret : { THE($kind) }.
       *[other] { $seat } consulte { THE($kind) } : { QUOTE($adventure) }.
    }

# Combat contre le Monstre

finale-began = Le { -finale } commence{ $alone_word ->
        [yes] {""}
       *[no]  ; { $seat } ouvre la marche
    }.
combat-dice-taken = { $seat } prend { $dice ->
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
        [one] { $seat } doit relancer un { $face }.
       *[other] { $seat } doit relancer { $dice } dés qui donnent { $face }.
    }
attacked = { START(-attack) } { OF($seat) } : dés { $sum }{ $honour ->
        [0] {""}
       *[other] , honneur +{ $honour }
    }{ $injuries ->
        [0] {""}
       *[other] , blessures −{ $injuries }
    }{ $more ->
        [0] {""}
        [1] , cartes et { -monster } +1
        [2] , cartes et { -monster } +2
        [3] , cartes et { -monster } +3
       *[other] , cartes et { -monster } { $more }
    } ; total { $attack }.
slain = { $stars ->
        [0] { $seat } terrasse le { -monster } de justesse.
        [one] { $seat } terrasse le { -monster } : { $stars } { -reputation-star }.
       *[other] { $seat } terrasse le { -monster } : { $stars } { -reputation-star(count: "other") }.
    }
withstood = Le { -monster } résiste { TO($seat) }.
