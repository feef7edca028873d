# Wie das Spiel ausgegangen ist.

won = { $seat } gewinnt mit { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other", case: "dat") }
    }.
won-by-order = { $seat } gewinnt: Bei { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other", case: "dat") }
    } herrscht Gleichstand, doch nach { $last } wäre { $seat } als Nächstes am Zug gewesen.
won-empty = Niemand hat überlebt. { $seat } gewinnt, denn nach { $last } wäre { $seat } als Nächstes am Zug gewesen.
remains = { $castle ->
        [0] { $seat }: { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }.
       *[other] { $seat }: { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }, davon { $castle } in der { -castle }.
    }
