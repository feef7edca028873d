# Les cartes de Classe.

peasant = Paysan
    .the = le Paysan
    .text = Lorsque vous placez des cubes, vous pouvez en placer { $cubes } de plus, même dans une région sans rat. En dernière manche : ajoutez { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } dans la région de votre choix.
    .flavour = À cette table, on se serre et l’on fait place.
merchant = Marchand
    .the = le Marchand
    .text = Déplacez ensemble jusqu’à { $cubes } de vos cubes d’une région vers une région voisine.
    .flavour = Tant que la route est ouverte, la foire continue.
monk = Moine
    .the = le Moine
    .text = Déplacez { $tokens ->
        [one] un jeton rat
       *[other] { $tokens } jetons rats
    } vers une région voisine où il reste de la place.
    .flavour = Il sonne la cloche, et quelque chose détale.
knight = Chevalier
    .the = le Chevalier
    .text = Vous pouvez déplacer la Peste de { $regions } régions au plus, et la faire compter pour { $cubes } cubes neutres là où elle ravage. En dernière manche : déplacez-la encore une fois ; elle compte alors pour { $cubes } cubes jusqu’à la fin.
    .flavour = Il chevauche au-devant du mal et nomme cela le devoir.
witch = Sorcière
    .the = la Sorcière
    .text = Regardez un jeton rat en secret, puis, si vous le souhaitez, un autre ({ $tokens } en tout). Vous pouvez intervertir les deux.
    .flavour = Elle lit dans les moustaches ce que les prêtres lisent trop tard.
king = Roi
    .the = le Roi
    .text = Mettez { $cubes ->
        [one] l’un de vos cubes
       *[other] { $cubes } de vos cubes
    } à l’abri au Château, depuis une région sans rat. Vous pouvez aussi le faire après le passage de la Peste.
    .flavour = Le pont-levis est étroit, et la liste est courte.
