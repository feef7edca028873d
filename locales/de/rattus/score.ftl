# Die Zeilen der Wertung.

board = { -cube(form: "pl") } auf dem Spielplan
castle = { -cube(form: "pl") } in der { -castle }
