# Les Traits sont au masculin : ils qualifient le héros.

trustworthy = Digne de Confiance
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } par { -skill } non engagée que vous possédez.
    .flavour = La clé du trésor pend à sa ceinture depuis des années.
malicious = Malveillant
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } si votre { -alignment-marker } se trouve du côté du Mal et que vous possédez au moins { $weapons ->
            [one] { $weapons } { -weapon }
           *[other] { $weapons } { -weapon(count: "other") }
        }.
    .flavour = Un pansement, une pincée de sel, un sourire compatissant.
humble = Humble
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } si { $most } de vos dés au plus { $most ->
            [one] a
           *[other] ont
        } une valeur de { $face } ou plus.
    .flavour = La statue sur la place a le visage d’un autre ; c’est lui qui l’a demandé.
fearless = Intrépide
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } par { -trophy } (au plus { $most ->
            [one] { $most } { -reputation-star }
           *[other] { $most } { -reputation-star(count: "other") }
        } en tout).
    .flavour = La grotte était noire ; elle compte un habitant de moins.
valiant = Vaillant
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } par { -honour-token } (au plus { $most ->
            [one] { $most } { -reputation-star }
           *[other] { $most } { -reputation-star(count: "other") }
        } en tout).
    .flavour = Premier à franchir la porte, dernier à quitter la chanson.
selfish = Égoïste
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } pour chacun de vos { -gold-die(count: "other") } (au plus { $most ->
            [one] { $most } { -reputation-star }
           *[other] { $most } { -reputation-star(count: "other") }
        } en tout).
    .flavour = Partager, c’est bon pour ceux qui ont trop.
confident = Sûr de Soi
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } par { -attribute-row } complète dont les dés totalisent { $min } ou plus (au plus { $most ->
            [one] { $most } { -reputation-star }
           *[other] { $most } { -reputation-star(count: "other") }
        } en tout). Ni la { -race } ni les { -weapon(count: "other") } ne comptent.
    .flavour = Le dragon a cligné des yeux le premier.
ambitious = Ambitieux
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } { $xp ->
            [one] pour chaque { -xp } qu’il
           *[other] par groupe de { $xp } { -xp } qu’il
        } vous reste (au plus { $most ->
            [one] { $most } { -reputation-star }
           *[other] { $most } { -reputation-star(count: "other") }
        } en tout).
    .flavour = Un trône n’est qu’un siège avec vue sur le suivant.
