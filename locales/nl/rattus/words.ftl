# Woorden waar zinnen uit bestaan.

game = Rattus
seat = Speler { $n }

list-none = geen
list-two = { $head } en { $tail }
list-more = { $head }, { $tail }
list-last = { $head } en { $tail }

# Wat er op een rattenfiche staat: de grenswaarde en de symbolen.
face = { $limit }+: { $symbols_commas }
    .aloud = { $limit } of meer: { $symbols_commas }
# Een fiche waarvan alleen het nummer in de reeks bekend is.
token = { -token }
symbol-majority = Meerderheid
symbol-all = Iedereen

ring-regular = de gewone fiches
ring-starting = de startfiches

# Wat er in een regio ligt; in keuzes.
there = { $rats ->
        [0] geen { -rat(count: "other") }
        [one] { $rats } { -rat }
       *[other] { $rats } { -rat(count: "other") }
    }{ $start ->
        [0] {""}
       *[other] °
    }, { $cubes ->
        [0] geen { -cube(count: "other") }
        [one] { $cubes } { -cube }{ $own ->
            [0] {""}
           *[other] {" "}van jou
        }
       *[other] { $cubes } { -cube(count: "other") }{ $own ->
            [0] {""}
           *[other] , { $own } van jou
        }
    }
    .aloud = { $rats ->
        [0] geen { -rat(count: "other") }
        [one] { $rats } { -rat }
       *[other] { $rats } { -rat(count: "other") }
    }{ $start ->
        [0] { $rats ->
            [0] {""}
            [one] , later erbij gekomen
           *[other] , later erbij gekomen
        }
       *[other] { $rats ->
            [one] {""}
           *[other] , waarvan { $start } vanaf het begin
        }
    }, { $cubes ->
        [0] geen { -cube(count: "other") }
        [one] { $cubes } { -cube }{ $own ->
            [0] {""}
           *[other] {" "}van jou
        }
       *[other] { $cubes } { -cube(count: "other") }{ $own ->
            [0] {""}
           *[other] , { $own } van jou
        }
    }

# Waardoor de partijen van bots afliepen; in een lijst met percentages (cardwright simulate).
cause-supply = { -supply } { -rat(count: "other") } uitgeput
cause-placed = alle { -cube(count: "other") } van een speler geplaatst

# Hoeveel blokjes een speler in een regio heeft; in een opsomming.
share = { $cubes } van { $seat }
