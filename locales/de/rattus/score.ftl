# Die Zeilen der Wertung.

board = { -cube(form: "pl") } auf dem Spielplan
    .title = Auf dem Spielplan
castle = { -cube(form: "pl") } in der { -castle }
    .title = In der Burg
