# Lines of the score sheet.

board = { -cube(count: "other") } on the map
    .title = On the map
castle = { -cube(count: "other") } in the { -castle }
    .title = In the castle
