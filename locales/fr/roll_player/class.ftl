# -head se dit devant leurs noms : la Classe « Clerc ».

-head = Classe
    .gender = f

cleric = Clerc
    .feminine = Clerc
    .power = Charitable
    .text = Au début de votre { -market-turn }, vous pouvez payer { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        } pour augmenter de { $bonus } l’un de vos dés de valeur { $max } ou moins.
    .ask-raise = { $card } : quel dé augmenter de { $bonus } contre { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        } ?
    .flavour = Sa porte n’a pas de verrou, sa soupe n’a pas de prix.
paladin = Paladin
    .feminine = Paladine
    .power = Vigilant
    .text = Quand vous prenez la { -initiative-card } n° { $number }, gagnez { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        }.
    .flavour = Premier levé, dernier couché, et toujours l’armure brillante.
druid = Druide
    .feminine = Druidesse
    .power = En harmonie
    .text = Avant la { -market-phase }, vous pouvez ajouter au { -market } une carte de la { -discard-pile }.
    .ask-recall = { $card } : quelle carte ramener de la { -discard-pile } au { -market } ?
    .flavour = Rien ne se perd dans la forêt ; il suffit de demander aux geais.
ranger = Rôdeur
    .feminine = Rôdeuse
    .power = Compétent
    .text = Les { -skill(count: "other") } vous coûtent { $discount ->
            [one] { $discount } { -gold }
           *[other] { $discount } { -gold(count: "other") }
        } de moins. Chaque fois que vous activez une { -skill }, gagnez { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        }.
    .flavour = Il lit la boue comme d’autres lisent les chroniques.
monk = Moine
    .feminine = Moine
    .power = Éclairé
    .text = Quand vous placez un dé en Intelligence, vous pouvez aussi réaliser l’action de Sagesse, et inversement.
    .flavour = La cloche sonne ; il était déjà debout.
bard = Barde
    .feminine = Barde
    .power = Charmant
    .text = Vous pouvez acheter { $cards } cartes pendant votre { -market-turn }. Un { -charisma-token } ne sert qu’à l’une d’elles, et vous ne pouvez pas { $friendly_market_word ->
            [yes] prendre l’or
           *[other] défausser une carte
        } à la place du second achat.
    .flavour = Il a payé la première tournée d’une chanson, et la seconde d’un sourire.
rogue = Roublard
    .feminine = Roublarde
    .power = Espiègle
    .text = Une fois les dés posés sur les { -initiative-card(count: "other") }, vous pouvez relancer l’un d’eux. Tous sont ensuite reposés par ordre croissant.
    .ask-reroll = { $card } : quel dé des { -initiative-card(count: "other") } relancer ?
    .flavour = Le hasard fait bien les choses, surtout quand on lui pousse le coude.
thief = Voleur
    .feminine = Voleuse
    .power = Avisé
    .text = Chacun de vos { -gold-die(count: "other") } vous rapporte { $bonus ->
            [one] { $bonus } { -gold }
           *[other] { $bonus } { -gold(count: "other") }
        } de plus, y compris lors de la mise en place.
    .flavour = Tout ce qui brille lui appartient déjà un peu.
sorcerer = Ensorceleur
    .feminine = Ensorceleuse
    .power = Mystérieux
    .text = Quand vous achetez un { -trait }, vous pouvez retourner l’un de vos dés sur sa { -opposite-face }.
    .ask-turn = { $card } : quel dé retourner ?
    .flavour = La magie coule dans ses veines ; les chats le suivent sans savoir pourquoi.
wizard = Magicien
    .feminine = Magicienne
    .power = Énigmatique
    .text = Quand vous placez un dé bleu, vous pouvez d’abord réaliser l’action d’une { -attribute } de votre choix, en plus de celle de la ligne.
    .ask-act = { $card } : quelle action de { -attribute } réaliser d’abord ?
    .flavour = Il répond aux questions avant qu’on les pose, et jamais aux bonnes.
warrior = Guerrier
    .feminine = Guerrière
    .power = Préparé
    .text = Les { -weapon(count: "other") } et les { -armor-piece(count: "other") } vous coûtent { $discount ->
            [one] { $discount } { -gold }
           *[other] { $discount } { -gold(count: "other") }
        } de moins.
    .flavour = Sa lame est affûtée, ses bottes graissées, son testament rangé.
barbarian = Barbare
    .feminine = Barbare
    .power = Puissant
    .text = Quand vous placez un dé de valeur { $max } ou moins, vous pouvez l’augmenter de { $bonus }.
    .ask-raise = { $card } : augmenter le { $die } ({ $space }) de { $bonus } ?
    .offer-raise-accept = L’augmenter
    .offer-raise-decline = Le laisser tel quel
    .flavour = Il n’a jamais trouvé la poignée d’une porte ; il n’en a jamais eu besoin.
