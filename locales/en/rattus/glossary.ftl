# What the terms of terms.ftl mean, under their names. A title lists further words after commas.

rat = A token that is face down in a region. It lets you place cubes there, until the plague reveals it.
    .title = Rat, rats
token = Another name for a rat. It shows a limit and symbols, and is face down until it is revealed.
    .title = Rat token, token
cube = One of your people. Each cube on the map or in the castle is worth 1 point.
    .title = Cube, cubes, population, points
plague = The black figure. Where its move ends, rats spread and the region is ravaged.
    .title = The plague
class-card = A card with a power. Its symbol on a token strikes the player who holds the card.
    .title = Class card
supply = The rats that are still to come. When it is empty, the last round begins.
    .title = Supply
reserve = Your cubes that are not on the map or in the castle. They score nothing.
    .title = Reserve
castle = The King brings cubes here, where they are safe.
    .title = Castle
limit = The number of cubes that a region must hold for a token to strike.
    .title = Limit
last-round = The last part of the game, in which players only use cards.
    .title = The last round
