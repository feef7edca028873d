# Réponses aux questions d’une lettre : la table pour qui écoute. Aucun signe, une phrase chacune.

## Les héros

gold = { START(THE($seat)) } { $gold ->
        [0] n’a aucune { -gold }
        [one] a { $gold } { -gold }
       *[other] a { $gold } { -gold(count: "other") }
    }{ $charisma ->
        [0] {""}
        [one] { $gold ->
            [0] , mais a{" "}
           *[other] {" "}et{" "}
        }{ $charisma } { -charisma-token }
       *[other] { $gold ->
            [0] , mais a{" "}
           *[other] {" "}et{" "}
        }{ $charisma } { -charisma-token(count: "other") }
    }.
row = { $row } : { $dice_word ->
        [none] aucun { -die }
       *[some] { $dice }
    }, total { $total }{ $free ->
        [0] {""}
        [one] , { $free } { -space } libre
       *[other] , { $free } { -space(count: "other") } libres
    }.
goal = { $row }, objectif : { $aim_word ->
        [exact] exactement { $least }
        [range] { $least }–{ $most }
       *[open] au moins { $least }
    }, pour { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    } ; avec { $total } pour l’instant, il est { $met_word ->
        [yes] atteint à coup sûr
       *[no] { $lost_word ->
            [yes] hors de portée tant que ses dés restent tels quels
           *[no] encore à portée : il manque { $need_word ->
                [exact] exactement { $from }
                [range] { $from }–{ $to }
               *[open] au moins { $from }
            } sur { $free ->
                [one] { $free } { -space } libre
               *[other] { $free } { -space(count: "other") } libres
            }
        }
    }.
goals = { START(THE($seat)) } { $met ->
        [0] n’atteint pour l’instant aucun { -attribute-goal }
        [one] atteint { $met } { -attribute-goal }
       *[other] atteint { $met } { -attribute-goal(count: "other") }
    }.
hero = { START(THE($seat)) } joue la { -race } { $race } et la { -class } { $seat_gender ->
        [f] { $class_feminine }
       *[other] { $class }
    } ; sa { -class-color } est le { $colour }.
classless = { START(THE($seat)) } joue la { -race } { $race } et n’a pas encore de { -class }.
story = Les { -backstory } sont { QUOTE($backstory) } ; dés bien placés : { $dice } ({ $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }){ $open_word ->
        [none] {""}
       *[some] {" "}; couleurs encore demandées : { $open }{ $then ->
            [0] {""}
            [one] {" "}; un dé bien placé de plus porterait le total à { $then } { -star }
           *[other] {" "}; un dé bien placé de plus porterait le total à { $then } { -star(count: "other") }
        }
    }.
wanted = L’{ -space } { $space } est libre, et les { -backstory } y demandent un { -die } { $colour }.
matching = En { $space } se trouve le { $die }, qui correspond aux { -backstory }.
mismatched = En { $space } se trouve le { $die }, alors que les { -backstory } y demandent un { -die } { $colour }.
alignment = L’{ -alignment } est { QUOTE($alignment) } ; le pion est sur la case « { $outlook } », { $stars_sign ->
        [minus] qui coûte { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
        [zero] qui ne rapporte rien
       *[plus] qui rapporte { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
    }{ $moves ->
        [0] {" "}; aucune case ne rapporte plus
       *[other] {" "}; la meilleure case, « { $best } », est à { $moves ->
            [one] { $moves } déplacement
           *[other] { $moves } déplacements
        } et rapporte { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        }
    }.
outlook = La case « { $outlook } » { $stars_sign ->
        [minus] coûte { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
        [zero] ne rapporte rien
       *[plus] rapporte { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
    }{ $moves ->
        [0] {" "}; le pion y est
        [one] {" "}; elle est à { $moves } déplacement du pion
       *[other] {" "}; elle est à { $moves } déplacements du pion
    }.
hand = { $cards_word ->
        [none] { $exhausted_word ->
            [none] { START(THE($seat)) } n’a aucune carte
           *[some] { START(THE($seat)) } n’a aucune carte prête
        }
       *[some] Cartes { OF($seat) } : { $cards }
    }{ $exhausted_word ->
        [none] {""}
       *[some] {" "}; engagées : { $exhausted }
    }.
counter = Le compteur de la carte { QUOTE($card) } est à { $count }.
tray = Encore à placer : { $dice }.

## Le Marché et l’initiative

market = Au { -market } : { $cards } ; la { -market-deck } a { $deck ->
        [one] { $deck } { -card }
       *[other] { $deck } { -card(count: "other") }
    }, la { -discard-pile } { $discard }.
ware = { $card } ({ $kind }) coûte { $cost ->
        [one] { $cost } { -gold }
       *[other] { $cost } { -gold(count: "other") }
    }{ $beyond_word ->
        [yes] {" "}(plus que vous n’avez)
       *[no] {""}
    }{ $charisma ->
        [0] {""}
        [one] {" "}(dont une payée avec un { -charisma-token })
       *[other] {" "}(dont { $charisma } payées avec des { -charisma-token(count: "other") })
    }{ $hands ->
        [0] {""}
        [one] {" "}et occupe { $hands } { -hand }
       *[other] {" "}et occupe { $hands } { -hand(count: "other") }
    }{ $direction_word ->
        [none] {""}
       *[other] {" "}et déplace votre { -alignment-marker } vers { THE($direction) }
    }{ $set_word ->
        [none] {""}
       *[other] {" "}et fait partie de l’ensemble { $set }
    }.
top = La prochaine carte de la { -market-deck } est { $card }.
waiting = La { -initiative-card } n° { $number } porte le { $die }{ $coin_word ->
        [yes] {" "}et une pièce
       *[no] {""}
    }.
taken = { START(THE($seat)) } a pris la { -initiative-card } n° { $number }.
bare = { $coin_word ->
        [yes] La { -initiative-card } n° { $number } porte une pièce, mais pas encore de { -die }.
       *[no] Il n’y a rien sur la { -initiative-card } n° { $number }.
    }
fits = Le { $die } { $own_word ->
        [yes] est
       *[no] n’est pas
    } à la { -class-color } ; { $story_word ->
        [none] aucun { -space } libre n’attend sa couleur pour les { -backstory }
       *[some] les { -backstory } attendent sa couleur en { $story }
    }, et { $goals_word ->
        [none] il ne suffit à atteindre aucun { -attribute-goal }
       *[some] il suffit à atteindre l’{ -attribute-goal } en { $goals }
    }.
turn = { $alone_word ->
        [yes] C’est le tour { $round }.
       *[no] C’est le tour { $round }, commencé par { THE($seat) } ; { $order_word ->
            [none] l’ordre de passage au { -market } n’est pas encore décidé
           *[some] ordre de passage au { -market } : { $order_then }
        }.
    }
setting-up = La mise en place n’est pas finie ; il n’y a pas encore d’ordre du tour.

## Monstres et Sbires

earned = { START(THE($seat)) } a { $xp } { -xp }, { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    } et { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    }{ $minions_word ->
        [none] {""}
       *[some] {" "}; { -trophy(count: "other") } : { $minions }
    }{ $kinds_word ->
        [none] {""}
       *[some] {" "}; connaît : { $kinds }
    }.
stored = { $dice_word ->
        [none] { START(THE($seat)) } n’a rangé aucun { -die }
       *[some] Dés rangés { OF($seat) } : { $dice }
    }.
combat = { $faces_word ->
        [none] { $waiting ->
            [0] { START(THE($seat)) } n’a pas de { -combat-die(count: "other") } en ce moment
            [one] { START(THE($seat)) } a { $waiting } { -combat-die } à lancer
           *[other] { START(THE($seat)) } a { $waiting } { -combat-die(count: "other") } à lancer
        }
       *[some] { START(THE($seat)) } a obtenu { $faces }, total { $sum }{ $waiting ->
            [0] {""}
           *[other] , et il en reste { $waiting } à lancer
        }
    }.
attack = La { -attack } { OF($seat) } est de { $attack }.
minion = Le { -minion } du dessus : { $minion } ; cartes en dessous : { $deck }.
odds = Avec { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    }{ $begun_word ->
        [yes] {" "}encore à lancer, vous totalisez en tout
       *[no] , vous totalisez
    } { $points },{ $tenths } en moyenne, et vous gagnez le { -trophy } dans { $percent } pour cent des cas.
finale-odds = Avec { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } à lancer, votre { -attack } est de { $below_word ->
        [yes] −
       *[no] {""}
    }{ $points },{ $tenths } en moyenne et terrasse le { -monster } dans { $percent } pour cent des cas.
reward = { $to ->
        [0] Un total de { $from } ou plus
       *[other] Un total de { $from }–{ $to }
    } { $spoils_word ->
        [none] ne donne rien
       *[some] donne { $spoils }
    }.
monster = Le { -monster } est { THE($monster) }, de { -strength } { $strength } ; il faut une { -attack } de { $first } pour le premier { -star }, et de { $last } pour les { $most } { -star(count: "other") }.
adventure = { $adventure_word ->
        [none] { $kind } du { -monster } : encore face cachée.
       *[other] { $kind } du { -monster } : { $adventure }.
    }
