# Dans le récit de fin de partie, .born suit « un héros » et .born-f « une héroïne ».
frogkin = Batracien
    .born = né dans les roseaux des Batraciens
    .born-f = née dans les roseaux des Batraciens
    .flavour = Un saut, un plouf, et la sentinelle n’a vu que des ronds dans l’eau.
minotaur = Minotaure
    .born = né dans le labyrinthe des Minotaures
    .born-f = née dans le labyrinthe des Minotaures
    .flavour = Il trouve toujours la sortie, quitte à la percer lui-même.
