# Pieces of armor.

cursed-ring = Cursed Ring
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        }. But at the start of each of your market turns, your { -alignment-marker } moves one cell toward evil, if it can.
    .flavour = It fits every finger and leaves none.
