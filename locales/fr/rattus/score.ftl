# Les lignes de la feuille de score.

board = Cubes sur le plateau
    .title = Sur le plateau
castle = Cubes au { -castle }
    .title = Au { -castle }
