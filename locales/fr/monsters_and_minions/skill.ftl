haggle = Marchander
    .text = Au début de votre { -market-turn } : gagnez { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        } et { $tokens ->
            [one] { $tokens } { -charisma-token }
           *[other] { $tokens } { -charisma-token(count: "other") }
        }.
    .flavour = Le premier prix est un bonjour, le deuxième une excuse.
disarm-trap = Désamorçage de Piège
    .text = Défaussez { $injuries ->
            [one] { $injuries } { -injury-token }
           *[other] { $injuries } { -injury-token(count: "other") }
        }. Si vous n’en avez pas, gagnez { $xp } { -xp }.
    .flavour = Coupez le fil rouge, s’il y en a un, et si c’est un fil.
tumble = Chute
    .text = Remettez l’un de vos dés dans le { -bag }. Regardez dans le { -bag }, prenez-y le dé de votre choix, lancez-le et placez-le sur l’{ -space } libéré. Un { -gold-die } rapporte ses { -gold(count: "other") } comme d’habitude.
    .ask-replace = { $card } : quel dé remettre dans le { -bag } ?
    .ask-take = { $card } : quelle couleur prendre dans le { -bag } et lancer à la place du { $die } ({ $space }) ?
    .flavour = Tomber est facile ; c’est l’arrivée qui se travaille.
disguise = Déguisement
    .text = Au début de votre { -market-turn } : échangez l’un de vos { -trait(count: "other") } ou l’une de vos { -skill(count: "other") } contre un { -trait } ou une { -skill } du { -market }. La flèche de la carte reçue ne compte pas.
    .ask-give = { $card } : laquelle de vos cartes mettre au { -market } ?
    .ask-take = { $card } : quelle carte prendre en échange { OF($picked) } ?
    .flavour = La barbe était vraie ; elle était seulement à quelqu’un d’autre.
