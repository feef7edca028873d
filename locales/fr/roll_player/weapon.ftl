longsword = Longue Épée
    .gender = f
    .text = Lors du décompte de vos { -attribute-goal(count: "other") }, chacun de vos dés de valeur { $min } ou plus compte pour { $bonus } de plus, même au-delà de 6. Les conditions des { -trait(count: "other") } n’en tiennent pas compte.
    .flavour = Quatre pieds d’acier, et pas un pouce de trop.
blessed-mace = Masse Bénie
    .gender = f
    .text = Quand { $friendly_market_word ->
            [yes] vous prenez l’or du { -market } plutôt que d’y acheter une carte
           *[no] vous défaussez une carte du { -market } pour recevoir des { -gold(count: "other") }
        }, vous pouvez aussi augmenter de { $bonus } l’un de vos dés.
    .ask-raise = { $card } : quel dé augmenter de { $bonus } ?
    .flavour = On l’a trempée dans l’eau lustrale, puis dans bien d’autres choses.
jeweled-dagger = Dague Sertie
    .gender = f
    .text = Lors du décompte de vos { -attribute-goal(count: "other") }, chacun de vos { -gold-die(count: "other") } compte pour { $bonus } de plus, même au-delà de 6. Les conditions des { -trait(count: "other") } n’en tiennent pas compte.
    .flavour = Sept rubis sur la garde ; le huitième, dit-on, était sur sa victime.
longbow = Arc Long
    .gender = m
    .text = Quand vous placez un dé, vous pouvez l’augmenter ou le diminuer de { $bonus }.
    .ask-face = { $card } : quelle valeur donner au { $die } ({ $space }) ?
    .flavour = Un souffle, une corde qui chante, et la colline d’en face devient toute proche.
# Le livret nomme ainsi cette carte.
tower-shield = Écu Solaire
    .gender = m
    .text = À la fin de la partie, l’un de vos { -armor-set(count: "other") } incomplets, celui pour lequel cela rapporte le plus, compte { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } de plus. Vous devez déjà posséder au moins une carte de cet ensemble.
    .flavour = Derrière ce soleil de bronze, il fait toujours un peu meilleur.
ancient-spear = Lance Antique
    .gender = f
    .text = Quand vous prenez la { -initiative-card } n° { $number }, vous pouvez réaliser l’action de Constitution (augmenter ou diminuer de 1 l’un de vos dés) avant de placer le dé.
    .flavour = La hampe a été changée trois fois, la pointe deux ; c’est toujours la même lance.
quarterstaff = Bâton de Combat
    .gender = m
    .text = Quand vous placez un dé en Sagesse ou en Charisme, vous pouvez le retourner sur sa { -opposite-face }.
    .ask-turn = { $card } : retourner le { $die } ({ $space }) ?
    .offer-turn-accept = Le retourner
    .offer-turn-decline = Le laisser tel quel
    .flavour = Le jour il porte le voyageur, la nuit il éloigne les loups.
heavy-crossbow = Arbalète Lourde
    .gender = f
    .text = Chaque { -market-card } que vous achetez vous coûte { $discount ->
            [one] { $discount } { -gold }
           *[other] { $discount } { -gold(count: "other") }
        } de moins, sauf si vous l’achetez avec { $edition_word ->
            [first] « Crochetage » ou « Déplacement silencieux »
           *[other] « Crochetage »
        }.
    .flavour = Posée sur le comptoir, elle rend les marchands étonnamment raisonnables.
