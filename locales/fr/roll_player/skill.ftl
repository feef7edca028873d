# -head se dit devant leurs noms : la Compétence « Grimper ».

-head = Compétence
    .gender = f

concentrate = Concentration
    .text = Diminuez l’un de vos dés de { $most } au plus, puis augmentez-en un autre d’autant.
    .ask-lower = { $card } : quel dé diminuer ?
    .ask-raise = { $card } : le { $die } ({ $space }) diminue ; quel dé augmenter ?
    .ask-points = { $card } : de combien ?
    .offer-points-pick-number = De { $number }
    .flavour = Fermer les yeux, respirer, et choisir où mettre sa force.
search = Recherche
    .text = Regardez dans le { -bag } et prenez-y un dé de la couleur de votre choix : il remplace l’un de vos dés d’une autre couleur et en prend la valeur. Un { -gold-die } rapporte ses { -gold(count: "other") } comme d’habitude.
    .ask-replace = { $card } : quel dé remplacer ?
    .ask-take = { $card } : quelle couleur prendre dans le { -bag } à la place du { $die } ({ $space }) ?
    .flavour = C’est toujours au fond du sac, sous les chaussettes.
negotiate = Négocier
    .text = Entre la pose des dés et le dernier choix de { -initiative-card } : échangez l’un de vos dés contre celui d’une { -initiative-card } encore libre. Les valeurs ne changent pas. Ensuite, reposez les dés libres par ordre croissant, comme si vous étiez le { -first-player }. Un { -gold-die } rapporte ses { -gold(count: "other") } comme d’habitude.
    .ask-give = { $card } : lequel de vos dés céder ?
    .ask-take = { $card } : quel dé prendre en échange du { $die } ({ $space }) ?
    .flavour = Un bon accord, c’est quand l’autre croit avoir gagné.
pickpocket = Vol à la Tire
    .text = Gagnez { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        }, ou { $envy } si un autre joueur en a plus que vous (en solitaire : si vous en avez moins de { $alone }).
    .ask-take = { $card } : prendre l’or ?
    .offer-take-accept = Le prendre
    .flavour = Une bousculade, un mot d’excuse, une bourse plus légère.
acrobatics = Acrobaties
    .text = Retournez l’un de vos dés sur sa { -opposite-face } ; vous pouvez ensuite en retourner un autre.
    .ask-turn = { $card } : quel dé retourner ?
    .ask-turn-more = { $card } : quel autre dé retourner aussi ?
    .offer-turn-more-decline = Aucun autre dé
    .flavour = Entre le balcon et la charrette de foin, il y a tout un art.
open-lock = Crochetage
    .text = Pendant votre { -market-turn }, en plus de ce que vous y faites : achetez la carte du dessus de la { -market-deck } à son coût entier, sans aucune réduction. Si vous ne pouvez pas la payer, elle est défaussée.
    .ask-buy = { $card } : acheter la carte du dessus de la { -market-deck } ?
    .offer-buy-accept = La retourner et l’acheter
    .flavour = Une serrure n’est qu’une question de métal.
climb = Grimper
    .text = Entre la pose des dés et le dernier choix de { -initiative-card } : augmentez de { $bonus }, sans dépasser sa valeur maximale, le dé d’une { -initiative-card } encore libre. Ensuite, reposez les dés libres par ordre croissant, comme si vous étiez le { -first-player }.
    .ask-raise = { $card } : quel dé des { -initiative-card(count: "other") } augmenter de { $bonus } ?
    .flavour = La tour n’avait pas d’escalier ; elle avait du lierre.
intimidate = Intimider
    .text = Entre la pose des dés et le dernier choix de { -initiative-card } : retournez sur sa { -opposite-face } le dé d’une { -initiative-card } encore libre. Ensuite, reposez les dés libres par ordre croissant, comme si vous étiez le { -first-player }.
    .ask-turn = { $card } : quel dé des { -initiative-card(count: "other") } retourner ?
    .flavour = Il n’a pas haussé la voix ; il a seulement posé les deux mains sur la table.
move-silently = Déplacement silencieux
    .text = Pendant votre { -market-turn }, au lieu d’y acheter { $friendly_market_word ->
            [yes] une carte ou d’y prendre l’or
           *[other] ou d’y défausser une carte
        } : achetez une carte de la { -discard-pile }. Les { -charisma-token(count: "other") } peuvent servir{ $edition_word ->
            [first] , mais l’« Arbalète Lourde » n’y réduit pas le prix
           *[other] {""}
        }.
    .ask-buy = { $card } : quelle carte acheter dans la { -discard-pile } ?
    .offer-buy-pick-card = { $card } pour { $charisma ->
            [0] { $gold ->
                [one] { $gold } { -gold }
               *[other] { $gold } { -gold(count: "other") }
            }
           *[other] { $gold ->
                [0] {""}
                [one] { $gold } { -gold } et{" "}
               *[other] { $gold } { -gold(count: "other") } et{" "}
            }{ $charisma ->
                [one] un { -charisma-token }
               *[other] { $charisma } { -charisma-token(count: "other") }
            }
        }
    .offer-buy-decline = N’en acheter aucune
    .flavour = Les souris du palais l’ont entendu ; personne d’autre.
knowledge = Érudition
    .text = Réalisez l’action de la { -attribute } de votre choix.
    .ask-act = { $card } : quelle action de { -attribute } réaliser ?
    .flavour = Ce grimoire avait une réponse à tout, sauf à la question des mites.
cure-wounds = Soin des Blessures
    .text = Augmentez l’un de vos dés de { $bonus }, sans dépasser sa valeur maximale.
    .ask-raise = { $card } : quel dé augmenter de { $bonus } ?
    .flavour = Une feuille de plantain, une prière, et l’on repart.
sleight-of-hand = Tour de Passe-Passe
    .text = Déplacez l’un de vos dés vers un { -space } libre d’une autre { -attribute-row }, puis faites glisser les dés vers la gauche pour combler les vides. Il n’en résulte ni action ni { -gold }.
    .ask-move = { $card } : quel dé déplacer ?
    .ask-to = { $card } : vers quelle ligne déplacer le { $die } ({ $space }) ?
    .flavour = Regardez bien ma main droite ; c’est la gauche qui travaille.
diplomacy = Diplomatie
    .text = Utilisez une { -skill } non engagée d’un autre joueur, sans l’engager. Sa flèche ne compte pas : seule celle de cette carte compte.
    .ask-borrow = { $card } : quelle { -skill } emprunter ?
    .flavour = Trois traités signés avant le dessert, et pas une tache sur la nappe.
