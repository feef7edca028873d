# Pieces of armor.

cursed-ring = Cursed Ring
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        }. But whenever your { -market-turn } begins, your { -alignment-marker } moves one cell toward evil, if it can.
    .flavour = It fits every finger and leaves none.
