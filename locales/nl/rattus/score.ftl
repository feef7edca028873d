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

# $points: de schatting, zoals 17,5, onder 0 met het minteken; $size: dezelfde zonder teken. $whole: het getal voor de komma. $sign: plus of minus.
estimate = { $size } { $whole ->
       *[other] { -cube(count: "other") }
    } { $sign ->
        [minus] minder
       *[plus] meer
    } dan de anderen
