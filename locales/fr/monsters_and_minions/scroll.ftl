# -head se dit devant leurs noms : le Parchemin « Mirage ».

-head = Parchemin
    .gender = m

protection = Protection
    .text = Défaussez jusqu’à { $injuries ->
            [one] { $injuries } { -injury-token }
           *[other] { $injuries } { -injury-token(count: "other") }
        } et gagnez { $honour ->
            [one] { $honour } { -honour-token }
           *[other] { $honour } { -honour-token(count: "other") }
        }.
    .flavour = À lire à haute voix, avant les crocs.
realign = Réalignement
    .text = Déplacez votre { -alignment-marker } { $cells ->
            [one] d’une case au plus
           *[other] de { $cells } cases au plus
        }, en choisissant à chaque case la direction.
    .ask-move = { $card } : où déplacer votre { -alignment-marker } ?
    .offer-move-decline = Le laisser où il est
    .flavour = Une fois déroulée, la conscience se replie autrement.
energy-field = Champ d’Énergie
    .text = Gagnez autant d’{ -xp } que celui des autres joueurs qui en a le plus, { $most } au plus.
    .flavour = L’air bourdonne de tout ce que les voisins ont appris.
dispel = Dissipation
    .text = Mettez jusqu’à { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } du { -market } dans la { -discard-pile }. Gagnez { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        } pour chacune.
    .ask-discard = { $card } : quelle carte retirer du { -market } ?
    .offer-discard-decline = Aucune carte
    .flavour = L’échoppe avait l’air bien plus grande tout à l’heure.
levitate = Lévitation
    .text = Choisissez l’un de vos dés. Augmentez de { $bonus }, sans dépasser leur valeur maximale, ce dé et tous vos autres dés de sa couleur. Pour cette carte, les { -boost-die(count: "other") } comptent comme une couleur.
    .ask-colour = { $card } : quel dé augmenter de { $bonus }, avec tous vos autres dés de sa couleur ?
    .flavour = Les pieds quittent le sol ; attention au lustre.
mesmerize = Envoûtement
    .text = Vous pouvez échanger l’un de vos dés contre celui d’une { -initiative-card } encore libre. Les valeurs ne changent pas. Un { -gold-die } rapporte ses { -gold(count: "other") } comme d’habitude.
    .ask-give = { $card } : lequel de vos dés céder ?
    .ask-take = { $card } : quel dé prendre en échange du { $die } ({ $space }) ?
    .flavour = Suivez le pendule. Maintenant, donnez.
mirage = Mirage
    .text = Choisissez l’une de vos { -attribute-row(count: "other") } et retournez chacun de ses dés sur sa { -opposite-face }.
    .ask-turn = { $card } : dans quelle ligne retourner tous les dés ?
    .flavour = L’oasis était de l’autre côté de l’œil.
tremor = Tremblement
    .text = Gagnez autant d’{ -xp } que vaut la case de votre { -alignment-marker }. Si cette valeur est négative, perdez-en autant, sans descendre au-dessous de 0.
    .flavour = Le sol aussi a son mot à dire.
revive = Second Souffle
    .text = Restaurez toutes vos { -skill(count: "other") } engagées.
    .flavour = Un mot, et chaque doigt retrouve son métier.
gather-power = Collecte de Pouvoir
    .text = Gagnez { $xp } { -xp }, plus { $xp } { -xp } pour chacun de vos { -adventure-token(count: "other") }.
    .flavour = Qui connaît déjà la route y marche d’un autre pas.
stoneskin = Peau de Pierre
    .text = Gagnez autant de { -gold(count: "other") } que vaut la case de votre { -alignment-marker }. Si cette valeur est négative, perdez-en autant, sans descendre au-dessous de 0.
    .flavour = Les lames glissent, les allusions aussi.
enchant = Enchantement
    .text = Donnez à l’un de vos dés la valeur de votre choix.
    .ask-die = { $card } : à quel dé donner une autre valeur ?
    .ask-face = { $card } : quelle valeur donner au { $die } ({ $space }) ?
    .flavour = Rien n’a changé, jusqu’à ce qu’on regarde mieux.
banish = Bannissement
    .text = S’il reste plus d’un { -minion }, placez sans rien payer le { -minion } visible sous la { -minion-deck } et gagnez { $xp } { -xp }.
    .flavour = Très loin d’ici, quelque chose retombe sur sa queue.
