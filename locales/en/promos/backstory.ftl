# Backstories.

cartographer = Cartographer
    .flavour = The blank spaces on the map would not fill themselves.
