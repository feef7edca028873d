# Les Sbires et leur faiblesse. Les dés s’ajoutent à celui que chacun a.

kobold = Kobold
    .gender = m
    .text = Pour chaque dé de votre ligne de Dextérité : un { -combat-die } de plus, { $most } au plus.
    .flavour = Petit, méchant et jamais seul.
goblin = Gobelin
    .gender = m
    .text = Pour chacun de vos dés de valeur { $face ->
        [1] { $face }
       *[other] { $face } ou moins
    } : un { -combat-die } de plus, { $most } au plus.
    .flavour = Il a déjà votre couteau ; vous ne le savez pas encore.
giant-spider = Araignée Géante
    .gender = f
    .text = Avec au moins un dé dans votre ligne de Constitution : un { -combat-die } de plus.
    .flavour = Huit pattes, huit yeux et aucune patience pour les visites.
phantom = Fantôme
    .gender = m
    .text = Pour chacune de vos { -skill(count: "other") } : { $each ->
        [one] un { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } de plus, { $most } au plus.
    .flavour = Les murs ne l’arrêtent pas. Les poignées, si.
elemental = Élémentaire
    .gender = m
    .text = Pour chaque couleur de vos dés au-delà { $free ->
        [one] de la première
       *[other] des { $free } premières
    } : un { -combat-die } de plus, { $most } au plus. Les { -gold-die(count: "other") } comptent comme une couleur, pas les { -boost-die(count: "other") }.
    .flavour = Moitié tempête, moitié pierre, tout en colère.
gnoll = Gnoll
    .gender = m
    .text = Pour chaque dé de votre ligne de Force : un { -combat-die } de plus, { $most } au plus.
    .flavour = Il rit le premier, le dernier, et jamais des bonnes blagues.
bandit = Bandit
    .gender = m
    .text = Par tranche de { $gold } { -gold(count: "other") } que vous avez : un { -combat-die } de plus, { $most } au plus.
    .flavour = La bourse ou la vie, puis l’autre.
ogre = Ogre
    .gender = m
    .text = Pour chacune de vos { -weapon(count: "other") } : { $each ->
        [one] un { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } de plus, { $most } au plus.
    .flavour = Il compte jusqu’à un, puis il frappe.
dire-wolf = Loup Sanguinaire
    .gender = m
    .text = Pour chacun de vos dés de valeur { $face } ou plus : un { -combat-die } de plus, { $most } au plus.
    .flavour = La meute n’est jamais aussi loin qu’on l’entend.
cultist = Cultiste
    .gender = m
    .text = { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } de plus si votre { -alignment-marker } est du côté du Bien{ $neutral ->
        [0] {""}
       *[other] , { $neutral } s’il se trouve entre les deux
    }.
    .flavour = Il fredonne en aiguisant sa lame.
satyr = Satyre
    .gender = m
    .text = Avec au moins un dé dans votre ligne de Charisme : un { -combat-die } de plus.
    .flavour = Il connaît toutes les chansons, sauf la fin.
bugbear = Gobelours
    .gender = m
    .text = Pour chacune de vos { -attribute-row(count: "other") } complètes : un { -combat-die } de plus, { $most } au plus.
    .flavour = Sous chaque lit, il y a juste la place qu’il lui faut.
zombie = Zombie
    .gender = m
    .text = Pour chacun de vos dés à votre { -class-color } : un { -combat-die } de plus, { $most } au plus.
    .flavour = Lent, mais il a l’éternité devant lui.
gargoyle = Gargouille
    .gender = f
    .text = Pour chacune de vos { -armor-piece(count: "other") } : { $each ->
        [one] un { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } de plus, { $most } au plus.
    .flavour = Elle veillait déjà quand il n’y avait pas de toit.
harpy = Harpie
    .aspire = yes
    .gender = f
    .text = Avec au moins un dé dans votre ligne d’Intelligence : un { -combat-die } de plus.
    .flavour = Bouchez-vous les oreilles, puis cachez votre repas.
wyrmling = Dragonnet
    .gender = m
    .text = Pour chaque { -attribute-goal } que vos dés atteignent à eux seuls : un { -combat-die } de plus, { $most } au plus.
    .flavour = Il n’a pas encore appris ce qui ne se mange pas.
hobgoblin = Hobgobelin
    .aspire = yes
    .gender = m
    .text = Pour chacun de vos { -trophy(count: "other") } : { $each ->
        [one] un { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } de plus, { $most } au plus.
    .flavour = Discipliné, bien armé et consterné par les gobelins.
skeletal-rider = Cavalier Squelette
    .gender = m
    .text = Pour chaque dé de votre ligne de Sagesse : un { -combat-die } de plus, { $most } au plus.
    .flavour = Le cheval n’y voit pas d’inconvénient non plus.
giant-serpent = Serpent Géant
    .gender = m
    .text = { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } de plus si votre { -alignment-marker } est du côté du Mal{ $neutral ->
        [0] {""}
       *[other] , { $neutral } s’il se trouve entre les deux
    }.
    .flavour = Il avale tout, sauf sa fierté.
basilisk = Basilic
    .gender = m
    .text = Pour chacun de vos dés qui correspond à vos { -backstory } : un { -combat-die } de plus, { $most } au plus.
    .flavour = Son jardin est plein de statues très ressemblantes.
ooze = Vase Rampante
    .gender = f
    .text = { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } de plus si vous n’avez aucune { -armor-piece }.
    .flavour = Elle laisse les boucles de ceinture.
owlbear = Hibours
    .aspire = yes
    .gender = m
    .text = { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } de plus si votre { -alignment-marker } est du côté du Chaos{ $neutral ->
        [0] {""}
       *[other] , { $neutral } s’il se trouve entre les deux
    }.
    .flavour = Personne n’a demandé cela, et personne n’en redemandera.
giant-scorpion = Scorpion Géant
    .gender = m
    .text = Pour chacun de vos { -trait(count: "other") } : { $each ->
        [one] un { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } de plus, { $most } au plus.
    .flavour = Deux pinces pour vous accueillir, un dard pour les adieux.
displacer = Fauve Éclipsant
    .gender = m
    .text = { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } de plus si votre { -alignment-marker } est du côté de la Loi{ $neutral ->
        [0] {""}
       *[other] , { $neutral } s’il se trouve entre les deux
    }.
    .flavour = Il se tient toujours un peu plus à gauche.
giant-rat = Rat Géant
    .gender = m
    .text = Pour chacun de vos { -gold-die(count: "other") } : un { -combat-die } de plus, { $most } au plus.
    .flavour = Si vous en voyez un, la cave en est pleine.
