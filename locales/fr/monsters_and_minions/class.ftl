assassin = Assassin
    .feminine = Assassine
    .power = Expert
    .text = Quand vous complétez une { -attribute-row }, vous pouvez diminuer de { $points } l’un de ses dés.
    .ask-lower = { $card } : quel dé de la ligne complète diminuer de { $points } ?
    .flavour = Seul le dernier coup est facturé.
scout = Éclaireur
    .feminine = Éclaireuse
    .power = Prévoyant
    .text = Au début de votre { -market-turn }, vous pouvez révéler la carte du dessus de la { -market-deck } : elle s’ajoute au { -market }.
    .ask-deal = { $card } : révéler la carte du dessus de la { -market-deck } ?
    .offer-deal-accept = La révéler
    .offer-deal-decline = La laisser où elle est
    .flavour = Il sait ce qu’il y a derrière la colline, et derrière la suivante.
crusader = Croisé
    .feminine = Croisée
    .power = Brave
    .text = Ajoutez { $bonus } au total de chacune de vos { -hunt(count: "other") } et à votre { -attack } lors du { -finale }.
    .flavour = Deux pas vers le rugissement, pendant que les autres comptent leurs flèches.
priest = Prêtre
    .feminine = Prêtresse
    .power = Spirituel
    .text = Quand vous achetez un { -trait } ou un { -scroll }, vous pouvez payer { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        } pour déplacer votre { -alignment-marker } d’une case dans la direction de votre choix.
    .ask-move = { $card } : où déplacer votre { -alignment-marker } contre { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        } ?
    .flavour = Toute pièce a deux faces ; l’une des deux se confesse.
elementalist = Élémentaliste
    .feminine = Élémentaliste
    .power = Dominant
    .text = Quand vous placez un dé plus fort que tous les autres dés de sa ligne, vous pouvez augmenter l’un de ceux-ci de { $bonus }, sans dépasser sa valeur maximale.
    .ask-raise = { $card } : quel dé, à côté du { $die }, augmenter de { $bonus } ?
    .flavour = La tempête attendait seulement qu’on lui dise où aller.
shaman = Chaman
    .feminine = Chamane
    .power = Divin
    .text = Chaque fois que votre { -alignment-marker } se déplace vers le Bien, gagnez { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        }.
    .flavour = Les ancêtres paient leurs dettes à qui sait demander.
illusionist = Illusionniste
    .feminine = Illusionniste
    .power = Arcanique
    .text = Quand vous achetez un { -scroll } ou que { $friendly_market_word ->
            [yes] vous prenez l’or du { -market } plutôt que d’y acheter une carte
           *[no] vous défaussez une carte du { -market } pour recevoir des { -gold(count: "other") }
        }, vous pouvez intervertir deux de vos dés.
    .ask-swap = { $card } : quels dés intervertir ? Choisissez le premier.
    .ask-swap-with = { $card } : quel dé prend la place du { $die } ({ $space }) ?
    .flavour = La carte n’a jamais été dans cette main, ni d’ailleurs la main.
enchanter = Enchanteur
    .feminine = Enchanteresse
    .power = Opportuniste
    .text = Tant que vous avez la { -initiative-card } n° { $number } ou une carte de numéro plus élevé, les { -market-card(count: "other") } vous coûtent { $discount ->
            [one] { $discount } { -gold }
           *[other] { $discount } { -gold(count: "other") }
        } de moins.
    .flavour = Qui passe le dernier trouve les marchands fatigués et les prix dociles.
alchemist = Alchimiste
    .feminine = Alchimiste
    .power = Adaptable
    .text = Quand vous placez un { -gold-die }, vous pouvez payer { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        } pour le remplacer par un dé d’une autre couleur, pris dans le { -bag }, qui en prend la valeur.
    .ask-change = { $card } : quelle couleur prendre dans le { -bag } à la place du { $die } ({ $space }) contre { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        } ?
    .flavour = Faire de l’or est à la portée de tous ; en faire quelque chose, non.
psionic = Psionique
    .feminine = Psionique
    .power = Inconnu
    .text = Une fois les dés posés sur les { -initiative-card(count: "other") }, vous pouvez augmenter ou diminuer l’un d’eux de { $change } au plus. Tous sont ensuite reposés par ordre croissant.
    .ask-adjust = { $card } : quel dé des { -initiative-card(count: "other") } augmenter ou diminuer de { $change } au plus ?
    .ask-face = { $card } : quelle valeur donner au { $laid } ?
    .flavour = Personne n’a touché la table ; tout le monde en jurerait.
warlord = Seigneur de Guerre
    .feminine = Dame de Guerre
    .power = Galvanisant
    .text = Chaque { -mercenary } vous coûte { $discount ->
            [one] { $discount } { -gold }
           *[other] { $discount } { -gold(count: "other") }
        } de moins.
    .flavour = Ils étaient venus pour la solde ; ils sont restés pour l’étendard.
knight = Chevalier
    .feminine = Chevalière
    .power = Cuirassé
    .text = Quand vous achetez une { -armor-piece }, vous pouvez augmenter l’un de vos dés de { $bonus }, sans dépasser sa valeur maximale.
    .ask-raise = { $card } : quel dé augmenter de { $bonus } ?
    .flavour = Pour entrer dans son armure, il faut un écuyer et une heure ; pour en venir à bout, davantage.
