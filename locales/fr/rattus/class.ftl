# Les cartes de Classe.

peasant = Paysan
    .gender = m
    .text = Lorsque vous placez des cubes, vous pouvez en placer { $cubes } de plus, même dans une région sans rat. Lors de la { -last-round } : ajoutez { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } dans la région de votre choix.
    .ask-add = { $card } : quelle région peupler ?
    .flavour = À cette table, on se serre et l’on fait place.
merchant = Marchand
    .gender = m
    .text = Déplacez ensemble jusqu’à { $cubes } de vos cubes d’une région vers une région voisine.
    .ask-from = { $card } : de quelle région déplacer des { -cube(count: "other") } ?
    .ask-to = { $card } : vers quelle région voisine { OF($region) } ?
    .ask-cubes = { $card } : combien de { -cube(count: "other") } emmener en { $region } ?
    .offer-cubes-pick-number = Déplacer { $number ->
            [one] { $number } { -cube }
           *[other] { $number } { -cube(count: "other") }
        }
    .flavour = Tant que la route est ouverte, la foire continue.
monk = Moine
    .gender = m
    .text = Déplacez { $tokens ->
        [one] un { -token }
       *[other] { $tokens } { -token(count: "other") }
    } vers une région voisine où il reste de la place.
    .ask-move = { $card } : quel { -token } déplacer ?
    .ask-to = { $card } : vers quelle région voisine { OF($home) } déplacer le rat n° { $token } ?
    .flavour = Il sonne la cloche, et quelque chose détale.
knight = Chevalier
    .gender = m
    .text = Vous pouvez déplacer la Peste de { $regions } régions au plus, { $plague_return_word ->
        [yes] y compris pour la ramener
       *[other] sans qu’elle revienne
    } à son point de départ. Si elle s’arrête là où il y a { $plague_alone_word ->
        [yes] des rats, même sans cubes
       *[other] des rats et des cubes
    }, vous pouvez aussi la faire compter pour { $cubes } cubes neutres, avant que le premier rat ne soit retourné. Lors de la { -last-round } : déplacez-la encore une fois, de même{ $last_plague_word ->
        [may-stay] , ou laissez-la sur place
       *[other] {""}
    } ; elle compte alors pour { $cubes } cubes neutres jusqu’à la fin.
    .ask-move = { $card } : vers quelle région déplacer la { -plague } ?
    .flavour = Il chevauche au-devant du mal et nomme cela le devoir.
witch = Sorcière
    .gender = f
    .text = Regardez en secret jusqu’à { $tokens } { -token(count: "other") }, l’un après l’autre. Vous pouvez ensuite les intervertir.
    .ask-look = { $card } : quel { -token } regarder ?
    .ask-look-more = { $card } : quel autre { -token } regarder ?
    .offer-look-more-decline = Aucun autre
    .ask-swap = { $card } : intervertir les deux { -token(count: "other") } regardés ?
    .offer-swap-accept = Les intervertir
    .offer-swap-decline = Les laisser où ils sont
    .flavour = Elle lit dans les moustaches ce que les prêtres lisent trop tard.
king = Roi
    .gender = m
    .text = Mettez à l’abri au Château { $cubes ->
        [one] l’un de vos cubes
       *[other] { $cubes } de vos cubes
    } d’une région sans rat. Vous pouvez aussi le faire après le passage de la Peste.
    .ask-save = { $card } : de quelle région mettre un { -cube } à l’abri ?
    .flavour = Le pont-levis est étroit, et la liste est courte.
