moonfolk = Moonfolk
    .flavour = They came down for the market and stayed for the bread.
