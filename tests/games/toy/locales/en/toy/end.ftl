won = { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
shared = { $seats } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
