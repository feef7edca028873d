# Words that sentences are made of.

game = Rattus

seat = Player { $n }

list-none = none
list-two = { $head } and { $tail }
list-more = { $head }, { $tail }
list-last = { $head } and { $tail }

# What a rat token shows: its limit and its symbols.
face = { $limit }+: { $symbols_commas }
    .aloud = { $limit } or more: { $symbols_commas }
# A face, where only its number in the set is known.
token = { -token }
symbol-majority = majority
symbol-all = everybody

ring-regular = the regular tokens
ring-starting = the starting tokens

# What is in a region; in offers.
there = { $rats ->
        [0] no { -rat(count: "other") }
        [one] { $rats } { -rat }
       *[other] { $rats } { -rat(count: "other") }
    }{ $start ->
        [0] {""}
       *[other] °
    }, { $cubes ->
        [0] no { -cube(count: "other") }
        [one] { $cubes } { -cube }{ $own ->
            [0] {""}
           *[other] {" "}of yours
        }
       *[other] { $cubes } { -cube(count: "other") }{ $own ->
            [0] {""}
           *[other] , { $own } yours
        }
    }
    .aloud = { $rats ->
        [0] no { -rat(count: "other") }
        [one] { $rats } { -rat }
       *[other] { $rats } { -rat(count: "other") }
    }{ $start ->
        [0] { $rats ->
            [0] {""}
            [one] , not from the start
           *[other] , none from the start
        }
       *[other] { $rats ->
            [one] {""}
            [2] { $start ->
                [2] , both from the start
               *[other] , { $start } of them from the start
            }
            [3] { $start ->
                [3] , all from the start
               *[other] , { $start } of them from the start
            }
           *[other] , { $start } of them from the start
        }
    }, { $cubes ->
        [0] no { -cube(count: "other") }
        [one] { $cubes } { -cube }{ $own ->
            [0] {""}
           *[other] {" "}of yours
        }
       *[other] { $cubes } { -cube(count: "other") }{ $own ->
            [0] {""}
           *[other] , { $own } yours
        }
    }

# Why the games of bots ended; in a list with percentages (cardwright simulate).
cause-supply = { -supply } of { -rat(count: "other") } used up
cause-placed = all { -cube(count: "other") } of a player placed

# How many cubes a player has in a region; in a list.
share = { $seat } { $cubes }
