# What the terms of terms.ftl mean, under their names. A title lists further words after commas.

rat = A token that is face down in a region. It lets you place cubes there, until the plague reveals it.
    .title = Rat, rats
token = Another name for a rat. It shows a limit and symbols, and is face down until it is revealed.
    .title = Rat token, token
cube = One of your people. Cubes on the map and in the castle are points.
    .title = Cube, cubes, population, points
plague = The black figure. Where its move ends, rats spread and the region is ravaged.
    .title = The plague
class-card = A card with a power, and a symbol that strikes the player who holds it.
    .title = Class card
supply = The rats that are still to come. When none is left, the game ends.
    .title = Supply
reserve = Your cubes that are not placed. They score nothing.
    .title = Reserve
castle = The place to which the King brings cubes. Nothing can happen to them there.
    .title = Castle
limit = The number of cubes that a region must hold for a token to strike.
    .title = Limit
last-round = The round after the end of the game has been triggered: players only use cards.
    .title = The last round
