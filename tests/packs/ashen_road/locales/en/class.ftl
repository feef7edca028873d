ferryman = Ferryman
    .text = If you have cubes where the plague stands, move up to { $cubes ->
        [one] { $cubes } of them
       *[other] { $cubes } of them
    } to any region without rats.
    .ask-cross = { $card }: across to which region?
    .flavour = One coin a head, and no questions on the water.
