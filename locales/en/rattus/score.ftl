# Lines of the score sheet; the number stands before them, even when it is 1.

board = On the map
    .title = On the map
castle = In the { -castle }
    .title = In the castle
