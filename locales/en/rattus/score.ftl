# Lines of the score sheet; the number comes before them, even when it is 1.

board = On the map
    .title = On the map
castle = In the { -castle }
    .title = In the castle

# A number of points in a sentence.
points = { $points ->
        [one] { $points } { -cube }
       *[other] { $points } { -cube(count: "other") }
    }

# $points: the estimate, such as 17.5, below 0 with its sign; $size: the same without it. $whole: the number before the mark. $sign: plus, minus, or none for neither.
estimate = { $sign ->
        [none] level
        [minus] { $size } { $whole ->
           *[other] { -cube(count: "other") }
        } behind
       *[plus] { $size } { $whole ->
           *[other] { -cube(count: "other") }
        } ahead
    }
