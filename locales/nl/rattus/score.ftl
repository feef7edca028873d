# De regels van het scoreblad; het aantal staat ervoor, ook als het 1 is.

board = Op het bord
    .title = Op het bord
castle = In het { -castle }
    .title = In het kasteel

# Een aantal punten in een zin.
points = { $points ->
        [one] { $points } { -cube }
       *[other] { $points } { -cube(count: "other") }
    }

# $points: de schatting, zoals 17,5, onder 0 met het minteken; $size: dezelfde zonder teken. $whole: het getal voor de komma. $sign: plus, minus, of none voor geen van beide.
estimate = { $sign ->
        [none] evenveel { -cube(count: "other") } als de andere spelers
        [minus] { $size } { $whole ->
           *[other] { -cube(count: "other") }
        } minder dan de andere spelers
       *[plus] { $size } { $whole ->
           *[other] { -cube(count: "other") }
        } meer dan de andere spelers
    }
