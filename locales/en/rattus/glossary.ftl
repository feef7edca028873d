# What the terms of terms.ftl mean, under their names. A title lists further words after commas.

rat = A token that lies face down in a region. It brings cubes, and then the plague turns it up.
    .title = Rat, rats
token = The same as a rat: a limit and symbols, face down until it is turned up.
    .title = Rat token, token
cube = One of your people. Cubes on the map and in the castle are points.
    .title = Cube, cubes, population, points
plague = The black figure. Where its move ends, rats spread and the region is ravaged.
    .title = The plague
class-card = A card with a power and a symbol that strikes whoever holds it.
    .title = Class card
supply = The rats that can still come. When none is left, the game ends.
    .title = Supply
reserve = Your cubes that are not placed. They score nothing.
    .title = Reserve
castle = Where the King brings cubes. Nothing can happen to them there.
    .title = Castle
limit = The number of cubes that a region must hold for a token to strike.
    .title = Limit
last-round = The round after the end has come: cards only.
    .title = The last round
