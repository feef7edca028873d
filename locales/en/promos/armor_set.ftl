# Sets of armor.

cursed = Cursed
    .text = The Cursed Ring is a whole set by itself. One more { -star } if your class is black.
    .flavour = Nobody has ever asked for a second piece.
