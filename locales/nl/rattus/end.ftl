# Hoe de partij is afgelopen.

won = { $seat } wint met { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }.
won-by-order = { $seat } wint: gelijk geëindigd met { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    }, maar na { $last } zou { $seat } het eerst aan de beurt zijn.
won-empty = Er is niemand meer over. { $seat } wint, want na { $last } zou { $seat } het eerst aan de beurt zijn.
remains = { $cubes ->
        [0] { $nth ->
            [2] Waar de mensen van { $seat } woonden, groeien brandnetels.
            [3] Van de mensen van { $seat } kent de kroniek alleen de namen nog.
            [4] { $seat } houdt een lege landkaart over, en niemand die erop reist.
           *[other] { $seat } heeft niemand meer, zelfs niet om de doodsklok te luiden.
        }
        [one] { $nth ->
            [2] Eén { -cube } van { $seat } heeft de { -plague(form: "disease") } overleefd{ remains.castle }.
            [3] In het huis van { $seat } gooit één { -cube } de luiken weer open{ remains.castle }.
            [4] Op de eerste kermis danst één { -cube } voor { $seat }{ remains.castle }.
           *[other] { $seat } heeft nog één { -cube } om de akkers te ploegen{ remains.castle }.
        }
       *[other] { $nth ->
            [2] { $cubes } { -cube(count: "other") } van { $seat } hebben de { -plague(form: "disease") } overleefd{ remains.castle }.
            [3] In de huizen van { $seat } gooien { $cubes } { -cube(count: "other") } de luiken weer open{ remains.castle }.
            [4] Op de eerste kermis dansen { $cubes } { -cube(count: "other") } voor { $seat }{ remains.castle }.
           *[other] { $seat } heeft nog { $cubes } { -cube(count: "other") } om de akkers te ploegen{ remains.castle }.
        }
    }
    .castle = { $castle ->
        [0] {""}
        [one] { $cubes ->
            [one] , veilig in het { -castle }
           *[other] , waarvan één veilig in het { -castle }
        }
       *[other] , waarvan { $castle } veilig in het { -castle }
    }
