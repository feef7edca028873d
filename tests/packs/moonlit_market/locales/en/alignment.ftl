dreamer = Dreamer
    .flavour = Rules are for people who are awake.
