# Le sort

roll = Le dé donne { $value }
draw = Un dé { $value } sort du { -bag }
deal = La carte { QUOTE($value) } est tirée
deal-backstory = { -backstory } : { $value }
deal-alignment = { -alignment } : { $value }

# Mise en place

take-race = Choisir la { -race } { QUOTE($race) }
take-class = Choisir { $seat_gender ->
        [f] la { -class } « { $class_feminine } »
       *[other] { THE($class) }
    }

# Les dés

lay = Poser le { $die }
next = Le { $die }
take = Prendre la { -initiative-card } n° { $number } avec le { $die }{ $coin_word ->
        [yes] {" "}et une pièce
       *[no] {""}
    }
    .folded = N° { $number } : { $die }{ $coin_word ->
        [yes] {" "}et une pièce
       *[no] {""}
    }
place = Placer le { $die } en { $row } ({ $row_now }{ $pays ->
        [0] {""}
       [one] , +{ $pays } { -gold }
       *[other] , +{ $pays } { -gold(count: "other") }
    }{ $story_word ->
        [yes] , { -backstory }
       *[no] {""}
    }{ $acts_word ->
        [yes] {" ; "}{ $row_action }
       *[no] {""}
    })
    .aloud = Placer le { $die } en { $row } : { $row_now }{ $pays ->
        [0] {""}
        [one] , rapporte { $pays } { -gold }
       *[other] , rapporte { $pays } { -gold(count: "other") }
    }{ $story_word ->
        [yes] , convient aux { -backstory }
       *[no] {""}
    }{ $acts_word ->
        [yes] , puis { $row_word ->
            [con] augmenter ou diminuer un dé
            [cha] prendre un jeton
           *[other] { $row_action }
        }
       *[no] {""}
    }
    .folded = En { $row } ({ $row_now }{ $pays ->
        [0] {""}
        [one] , +{ $pays } { -gold }
       *[other] , +{ $pays } { -gold(count: "other") }
    }{ $story_word ->
        [yes] , { -backstory }
       *[no] {""}
    }{ $acts_word ->
        [yes] {" ; "}{ $row_action }
       *[no] {""}
    })
# Quand tous les dés d’une feuille sont proposés, les mots tiennent en deux colonnes.
turn = { $space_code } : { $die } en { $to } ({ $row_now })
    .aloud = { $space } : { $die } devient { $to } ({ $row_now })
    .tight = { $space_row }
swap = Le { $die } ({ $space_code })
    .aloud = Le { $die } ({ $space })
    .tight = { $space_row }
swap-with = Le { $die } ({ $space_code })
    .aloud = Le { $die } ({ $space })
    .tight = { $space_row }
adjust = Le { $die } ({ $space_code })
    .aloud = Le { $die } ({ $space })
    .tight = { $space_row }
raise = Augmenter de 1 le { $die } ({ $space } ; { $row_now })
lower = Diminuer de 1 le { $die } ({ $space } ; { $row_now })
reroll = Le { $die } ({ $space_code })
    .aloud = Le { $die } ({ $space })
    .tight = { $space_row }
keep = Garder la nouvelle valeur : { $die }
restore = Revenir à l’ancienne valeur : { $die }
move-marker = Déplacer le { -alignment-marker } vers { THE($direction) } ({ $direction_arrow } ★{ $stars })
    .aloud = Déplacer le { -alignment-marker } vers { THE($direction) }, { $stars_sign ->
        [minus] ce qui coûte { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
        [zero] ce qui ne rapporte rien
       *[plus] ce qui rapporte { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
    }
take-token = Prendre un { -charisma-token }
skip = Renoncer à l’action

# Le Marché et les cartes

buy = Acheter { THE($card) } pour { $charisma ->
        [0] { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        }
       *[other] { $gold ->
            [0] {""}
            [one] { $gold } { -gold } et{" "}
           *[other] { $gold } { -gold(count: "other") } et{" "}
        }{ $charisma ->
            [one] un { -charisma-token }
           *[other] { $charisma } { -charisma-token(count: "other") }
        }
    }
    .tight = Acheter une { -market-card }
    .folded = { THE($card) } ({ $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }{ $charisma ->
        [0] {""}
        [one] , { $charisma } { -charisma-token }
       *[other] , { $charisma } { -charisma-token(count: "other") }
    })
discard = Défausser { THE($card) } du { -market } et recevoir { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }
    .fold = Défausser une { -market-card } et recevoir { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }
    .folded = { THE($card) }
take-gold = Recevoir { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } sans rien acheter
leave-market = Ne plus rien acheter
drop = Défausser votre { -weapon } { QUOTE($card) }
use = Activer { THE($card) }{ $direction_word ->
        [none] {""}
       *[other] {" "}(vers { THE($direction) }, ★{ $stars })
    }
    .aloud = Activer { THE($card) }{ $direction_word ->
        [none] {""}
       *[other] , vers { THE($direction) }, { $stars_sign ->
            [minus] ce qui coûte { $stars_size ->
                    [one] { $stars_size } { -star }
                   *[other] { $stars_size } { -star(count: "other") }
                }
            [zero] ce qui ne rapporte rien
           *[plus] ce qui rapporte { $stars_size ->
                    [one] { $stars_size } { -star }
                   *[other] { $stars_size } { -star(count: "other") }
                }
        }
    }
pass = Ne rien faire
ready = Restaurer { THE($card) }
leave-exhausted = Ne rien restaurer

# Réponses à une carte

pick-die = Le { $die } ({ $space_code })
    .aloud = Le { $die } ({ $space })
    .tight = { $space_row }
pick-pool-die = Le { $die } de la { -initiative-card } n° { $number }
pick-row = { $row }
pick-card = { $card } ({ $kind }, { $cost ->
        [one] { $cost } { -gold }
       *[other] { $cost } { -gold(count: "other") }
    })
    .tight = { $kind_word ->
        [weapon] { -weapon(count: "other") }
        [armor] { -armor }
        [skill] { -skill(count: "other") }
        [scroll] { -scroll(count: "other") }
       *[trait] Traits
    }
pick-direction = Aller vers { THE($direction) } ({ $direction_arrow } ★{ $stars })
    .aloud = Aller vers { THE($direction) }, { $stars_sign ->
        [minus] ce qui coûte { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
        [zero] ce qui ne rapporte rien
       *[plus] ce qui rapporte { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
    }
pick-number = Choisir { $number }
pick-colour = Un dé { $colour }
accept = Oui
# Dit non, mais aussi « aucun de ceux-là ».
decline = Y renoncer

# Traques et Combat contre le Monstre

deal-monster = Le { -monster } est { QUOTE($value) }
deal-minion = Le { -minion } { QUOTE($value) } est révélé
deal-adventure = La { -adventure-card } est { QUOTE($value) }
hunt = Lancer une { -hunt } contre { THE($minion) }
pass-minion = Laisser filer { THE($minion) } pour { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } et révéler le { -minion } suivant
fight = Combattre le { -minion }
hire-for-xp = Recruter un { -mercenary } pour { $xp } { -xp }
hire-for-gold = Recruter un { -mercenary } pour { $charisma ->
        [0] { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        }
       *[other] { $gold ->
            [0] {""}
            [one] { $gold } { -gold } et{" "}
           *[other] { $gold } { -gold(count: "other") } et{" "}
        }{ $charisma ->
            [one] un { -charisma-token }
           *[other] { $charisma } { -charisma-token(count: "other") }
        }
    }
roll-dice = Lancer les { -combat-die(count: "other") }
reroll-combat = Relancer un { $face } pour { $xp } { -xp }
keep-dice = Garder les dés tels quels
store = Garder le { $die } pour plus tard
unpack = Sortir le { $die } et le placer
keep-stored = Laisser les dés où ils sont
recover = Défausser un { -injury-token } pour { $xp } { -xp }
buy-action = { $row } : { $row_action }, pour { $xp } { -xp }
    .aloud = { $row } : { $row_word ->
        [con] augmenter ou diminuer un dé
        [cha] prendre un jeton
       *[other] { $row_action }
    }, pour { $xp } { -xp }
