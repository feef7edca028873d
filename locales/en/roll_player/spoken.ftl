# Answers to one-letter queries: the table for players who listen. No signs, and each a sentence.

## Heroes

gold = { $seat } has { $gold } { -gold }{ $charisma ->
        [0] {""}
        [one] {" "}and { $charisma } { -charisma-token }
       *[other] {" "}and { $charisma } { -charisma-token(count: "other") }
    }.
row = { $row }: { $dice_word ->
        [none] no dice
       *[some] { $dice }
    }, total { $total }{ $free ->
        [0] {""}
        [one] , { $free } { -space } free
       *[other] , { $free } { -space(count: "other") } free
    }.
goal = { $row } is { $total }; the goal is { $aim_word ->
        [exact] exactly { $least }
        [range] { $least }–{ $most }
       *[open] { $least } or more
    }, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }, and { $met_word ->
        [yes] sure to be met
       *[no] { $lost_word ->
            [yes] out of reach unless the dice in the row change
           *[no] still within reach with { $need_word ->
                [exact] exactly { $from }
                [range] { $from }–{ $to }
               *[open] at least { $from }
            } more on { $free ->
                [one] { $free } free { -space }
               *[other] { $free } free { -space(count: "other") }
            }
        }
    }.
goals = { $seat } meets { $met ->
        [0] no { -attribute-goal } so far
        [one] { $met } { -attribute-goal }
       *[other] { $met } { -attribute-goal(count: "other") }
    }.
hero = { $seat } is { A($race) } { $class }; the { -class-color } is { $colour }.
classless = { $seat } is { A($race) } and has no { -class } yet.
story = The { -backstory } is { $backstory }; { $dice ->
        [0] no { -die } matches it yet
        [one] { $dice } { -die } matches it
       *[other] { $dice } { -die(count: "other") } match it
    } ({ $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }){ $open_word ->
        [none] {""}
       *[some] ; it still asks for { $open }{ $then ->
            [0] {""}
            [one] , and one more match would make it worth { $then } { -star }
           *[other] , and one more match would make it worth { $then } { -star(count: "other") }
        }
    }.
wanted = { $space } is free; the { -backstory } asks for { $colour } there.
matching = { $space } holds the { $die }, which matches the { -backstory }.
mismatched = { $space } holds the { $die }; the { -backstory } asks for { $colour } there.
alignment = The { -alignment } is { $alignment }; the marker is on { $outlook }, { $stars_sign ->
        [minus] where it costs { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
        [zero] worth nothing
       *[plus] worth { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
    }{ $moves ->
        [0] , and no cell is worth more
       *[other] ; the best cell, { $best }, is { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        } away and worth { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        }
    }.
outlook = { START($outlook) } { $stars_sign ->
        [minus] costs { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
        [zero] is worth nothing
       *[plus] is worth { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
    }; { $moves ->
        [0] the marker is there
        [one] it is { $moves } move away
       *[other] it is { $moves } moves away
    }.
hand = { $cards_word ->
        [none] { $seat } has { $exhausted_word ->
            [none] no { -card(count: "other") }
           *[some] no { -card } that is ready
        }
       *[some] { $seat }’s { -card(count: "other") }: { $cards }
    }{ $exhausted_word ->
        [none] {""}
       *[some] ; exhausted: { $exhausted }
    }.
counter = The counter of { $card } is at { $count }.
tray = Still to be placed: { $dice }.

## Market and initiative cards

market = In the { -market }: { $cards }. Cards in the { -market-deck }: { $deck }; in the { -discard-pile }: { $discard }.
ware = { $card } ({ $kind }) costs { $cost } { -gold }{ $charisma ->
        [0] {""}
        [one] {" "}(1 of it paid with a { -charisma-token })
       *[other] {" "}({ $charisma } of it paid with { -charisma-token(count: "other") })
    }{ $beyond_word ->
        [yes] {" "}(more than you have)
       *[no] {""}
    }{ $hands ->
        [0] {""}
        [one] {" "}and needs { $hands } { -hand }
       *[other] {" "}and needs { $hands } { -hand(count: "other") }
    }{ $direction_word ->
        [none] {""}
       *[other] {" "}and has an arrow toward { $direction }
    }{ $set_word ->
        [none] {""}
       *[other] {" "}and is part of the { $set } set
    }.
top = { $card } is next in the { -market-deck }.
waiting = The { $die } is on { -initiative-card } { $number }{ $coin_word ->
        [yes] , with a coin
       *[no] {""}
    }.
taken = { $seat } has taken { -initiative-card } { $number }.
bare = { START(-initiative-card) } { $number } { $coin_word ->
        [yes] has a coin but no { -die } yet
       *[no] is empty
    }.
fits = The { $die } { $own_word ->
        [yes] has
       *[no] does not have
    } the { -class-color }; the { -backstory } { $story_word ->
        [none] does not ask for the color of this die
       *[some] asks for the color of this die in { $story }
    }, and { $goals_word ->
        [none] the die would meet no { -attribute-goal } right away
       *[some] the die would meet the { -attribute-goal } of { $goals } right away
    }.
turn = { $alone_word ->
        [yes] It is round { $round }.
       *[no] It is round { $round }, and { $seat } is the { -first-player }; the { -market } order is { $order_word ->
            [none] not decided yet
           *[some] { $order_then }
        }.
    }
setting-up = The game is being set up; the turn order is not decided yet.

## Monsters and minions

earned = { $seat } has { $xp } { -xp }, { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    } and { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    }{ $minions_word ->
        [none] {""}
       *[some] ; trophies: { $minions }
    }{ $kinds_word ->
        [none] {""}
       *[some] ; { -adventure-token(count: "other") }: { $kinds }
    }.
stored = { $seat } has stored { $dice_word ->
        [none] no dice
       *[some] { $dice }
    }.
combat = { $faces_word ->
        [none] { $waiting ->
            [0] { $seat } has no { -combat-die(count: "other") } now
            [one] { $seat } has { $waiting } { -combat-die } to roll
           *[other] { $seat } has { $waiting } { -combat-die(count: "other") } to roll
        }
       *[some] { $seat }’s { -combat-die(count: "other") } show { $faces }, total { $sum }{ $waiting ->
            [0] {""}
           *[other] ; { $waiting } more to roll
        }
    }.
attack = { $seat } attacks with { $attack }.
minion = The top { -minion } is the { $minion }; { $deck ->
        [one] { $deck } more is below
       *[other] { $deck } more are below
    }.
odds = { $begun_word ->
        [yes] With { $dice ->
            [one] { $dice } { -die }
           *[other] { $dice } { -die(count: "other") }
        } still to roll, your average total is { $points }.{ $tenths }
       *[no] With { $dice ->
            [one] { $dice } { -die }
           *[other] { $dice } { -die(count: "other") }
        }, your average total is { $points }.{ $tenths }
    }, and you win the { -trophy } { $percent } percent of the time.
finale-odds = With { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } to roll, your average { -attack } is { $below_word ->
        [yes] −
       *[no] {""}
    }{ $points }.{ $tenths }, and you slay the { -monster } { $percent } percent of the time.
reward = { $to ->
        [0] A total of { $from } or more
       *[other] A total of { $from }–{ $to }
    } gives { $spoils_word ->
        [none] nothing
       *[some] { $spoils }
    }.
monster = The { -monster } is the { $monster }, with { -strength } { $strength }; an { -attack } of { $first } earns the first { -star }, and one of { $last } or more earns all { $most }.
adventure = { $adventure_word ->
        [none] The { $kind } of the { -monster } is still face down.
       *[other] The { $kind } of the { -monster } is { $adventure }.
    }
