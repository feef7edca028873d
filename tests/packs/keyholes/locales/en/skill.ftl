keyhole = Keyhole
    .text = Look at the card on top of the { -market-deck }; you may buy it at its full price. Nobody else sees it.
    .ask-buy = { $card }: { $picked } comes next. Do you buy it?
    .offer-buy-accept = Buy it
    .offer-buy-decline = Leave it
    .flavour = The wares of tomorrow, seen in the dark.
