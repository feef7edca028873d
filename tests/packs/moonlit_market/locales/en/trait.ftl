starry-eyed = Starry-Eyed
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each of your white dice showing { $min } or more, at most { $most }.
    .flavour = There is a puddle ahead, and in it the whole Milky Way.
