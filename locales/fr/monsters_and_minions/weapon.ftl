sling = Fronde
    .gender = f
    .text = Lors du décompte de vos { -attribute-goal(count: "other") }, chacun de vos dés de valeur { $max } ou moins compte pour { $bonus } de plus. Les conditions des { -trait(count: "other") } n’en tiennent pas compte.
    .flavour = Les géants ont ri, sauf un.
spellbook = Livre de Sorts
    .gender = m
    .text = Si vous avez au moins { $tokens ->
            [one] { $tokens } { -adventure-token }
           *[other] { $tokens } { -adventure-token(count: "other") }
        }, prenez { $dice ->
            [one] { $dice } { -combat-die }
           *[other] { $dice } { -combat-die(count: "other") }
        } de plus pour le { -finale }.
    .flavour = Chapitre un : connaître l’ennemi. Chapitre deux : courir.
spiked-club = Bâton à Clous
    .gender = m
    .text = Quand { $friendly_market_word ->
            [yes] vous prenez l’or du { -market } plutôt que d’y acheter une carte
           *[no] vous défaussez une carte du { -market } pour recevoir des { -gold(count: "other") }
        }, gagnez aussi { $xp } { -xp }.
    .flavour = Un chêne, un forgeron, et beaucoup de ressentiment.
halberd = Hallebarde
    .gender = f
    .aspire = yes
    .text = À chaque { -hunt }, lancez { $dice ->
            [one] { $dice } { -combat-die }
           *[other] { $dice } { -combat-die(count: "other") }
        } de plus.
    .flavour = Une hache qui garde ses distances.
war-hammer = Marteau de Guerre
    .gender = m
    .text = Quand vous complétez une { -attribute-row }, vous pouvez retourner l’un de ses dés sur sa { -opposite-face }.
    .ask-turn = { $card } : quel dé de la ligne complète retourner ?
    .flavour = Ce qu’il touche ressort à l’envers.
wand = Baguette
    .gender = f
    .text = Quand vous placez un dé en Intelligence, choisissez la valeur qu’il montre.
    .ask-face = { $card } : quelle valeur donner au { $die } ({ $space }) ?
    .flavour = Le bout pointu, c’est pour les autres.
steel-net = Filet d’Acier
    .gender = m
    .text = Ajoutez { $bonus } au total de chacune de vos { -hunt(count: "other") }.
    .flavour = On est bien plus brave quand l’autre est emmêlé.
thieves-tools = Outils de Voleur
    .gender = m
    .number = pl
    .text = Au début de la { -cleanup }, vous pouvez restaurer une { -skill } engagée, en plus de celle que chacun peut restaurer.
    .ask-ready = { $card } : quelle { -skill } restaurer ?
    .offer-ready-decline = Aucune
    .flavour = Onze crochets, une lime, et une cuillère que personne n’explique.
unholy-flail = Fléau Impie
    .gender = m
    .text = Chaque fois que votre { -alignment-marker } se déplace vers le Mal, vous pouvez réaliser l’action de Constitution (augmenter ou diminuer de 1 l’un de vos dés).
    .flavour = La chaîne murmure, et elle connaît votre nom.
backpack = Sac à Dos
    .gender = m
    .text = N’occupe aucune main. Le dé que vous venez de prendre peut être rangé ici au lieu d’être placé : { $dice } dés au plus, et toujours moins que votre Fiche n’a d’{ -space(count: "other") } libres. Il n’y a alors ni action ni or. Lors d’un de vos tours suivants, vous pouvez placer autant de ces dés que vous voulez : chacun rapporte et agit alors comme si vous veniez de le prendre.
    .flavour = Une corde, des vivres, et un avenir qui n’est pas encore décidé.
