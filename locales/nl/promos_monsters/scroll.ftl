# Perkamentrollen.

transmute = Transmutatie
    .text = Je mag hoogstens { $most } { -gold } betalen. Ontvang evenveel { -xp }.
    .ask-pay = Hoeveel { -gold } verander je in { -xp }? ({ $card })
    .flavour = Andersom is het lastiger, en dat probeert iedereen het eerst.
