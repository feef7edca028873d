# Dans le récit de fin de partie, .past suit « un héros » et .past-f « une héroïne ».
cartographer = Cartographe
    .past = longtemps penché sur des cartes inachevées
    .past-f = longtemps penchée sur des cartes inachevées
    .flavour = Là où la carte s’arrêtait, le voyage commençait.
