wayfarer = Wayfarer
    .power = Never There
    .text = At the end you gain { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    } for each { -attribute-goal } you have missed.
