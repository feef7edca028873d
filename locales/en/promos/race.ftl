# Races.

frogkin = Frogkin
    .flavour = One leap across the moat, and the guards blame the pond.
minotaur = Minotaur
    .flavour = Raised in a maze, and still suspicious of straight roads.
