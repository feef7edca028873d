# Die Zeilen der Wertung.

# Hinter der Zahl: „1  in der Burg“ passt zu jeder.
board = auf dem Spielplan
    .title = Auf dem Spielplan
castle = in der { -castle }
    .title = In der Burg

# Eine Zahl von Punkten in einem Satz.
points = { $points ->
        [one] { $points } { -cube }
       *[other] { $points } { -cube(count: "other") }
    }

# $points: die Schätzung, etwa 17,5, unter 0 mit Vorzeichen; $size: dieselbe ohne. $whole: die Zahl vor dem Komma. $sign: plus, minus oder none für keines von beiden.
estimate = { $sign ->
        [none] so viele { -cube(count: "other") } wie die anderen Spieler
        [minus] { $size } { $whole ->
           *[other] { -cube(count: "other") }
        } Rückstand
       *[plus] { $size } { $whole ->
           *[other] { -cube(count: "other") }
        } Vorsprung
    }
