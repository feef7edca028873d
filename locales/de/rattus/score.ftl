# Die Zeilen der Wertung.

# Hinter der Zahl: „1  in der Burg“ passt zu jeder.
board = auf dem Spielplan
    .title = Auf dem Spielplan
castle = in der { -castle }
    .title = In der Burg
