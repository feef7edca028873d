won = { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
shared = { $seats } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
