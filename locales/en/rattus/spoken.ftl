# Answers to one-letter queries: the table for players who listen. No signs, and each a sentence.

## Regions

cubes = { $region } has { $all ->
        [0] no { -cube(count: "other") }
        [one] { $all } { -cube }: { $shares }
       *[other] { $all } { -cube(count: "other") }: { $shares }
    }.
rats = { $region } has { $rats ->
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
    }.
supply = { $rats ->
        [one] { $rats } { -rat } is
       *[other] { $rats } { -rat(count: "other") } are
    } left in the { -supply }; { $spent } revealed so far.
plague = The { -plague } is in { $region }{ $cubes ->
        [0] {""}
        [one] {" "}and counts as { $cubes } { -cube }
       *[other] {" "}and counts as { $cubes } { -cube(count: "other") }
    }.
near = { $region } borders { $land_word ->
        [none] { $sea_word ->
            [none] no region
           *[some] { $sea } by sea only
        }
       *[some] { $land } by land{ $sea_word ->
            [none] {""}
           *[some] {" "}and { $sea } by sea
        }
    }.

## Players

hand = { $cards_word ->
        [none] { $seat } holds no { -class-card }
       *[some] { $seat }’s { -class-card(count: "other") }: { $cards }
    }.
free = { $cards_word ->
        [none] Players hold all the { -class-card(count: "other") }.
       *[some] Free { -class-card(count: "other") }: { $cards }.
    }
pieces = { $seat } has { $map ->
        [one] { $map } { -cube }
       *[other] { $map } { -cube(count: "other") }
    } on the map, { $castle } in the { -castle }, { $reserve } in { -reserve }.
# $face_limit, $face_symbols: what the token shows.
known = { -rat(form: "start") } { $token } in { $region }: { -limit } { $face_limit }, { $face_symbols }.
turn = It is { $seat }’s turn; the next turn is { $next }’s.
before-last = It is { $seat }’s turn; then comes the { -last-round }.
last-turn = It is the { -last-round }: { $seat } may use cards; { $last } had the last turn before it.
