# Les lignes de la feuille de score.

board = { -cube(count: "other") } sur la carte
    .title = Sur la carte
castle = { -cube(count: "other") } au { -castle }
    .title = Au château
