# Les Traits sont au masculin : ils qualifient le héros.
# -head se dit devant leurs noms : le Trait « Agile ».

-head = Trait
    .gender = m

steadfast = Inébranlable
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } par { -weapon } que vous possédez.
    .flavour = La tempête est passée ; il n’avait pas bougé d’un pas.
honorable = Honorable
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } si votre { -alignment-marker } occupe la case Loyal Bon.
    .flavour = Il a rendu la bourse, et salué le voleur.
nimble = Agile
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } si les dés de votre ligne de Dextérité totalisent { $min } ou plus. Ni la { -race } ni les { -weapon(count: "other") } ne comptent.
    .flavour = Le chat du château a fini par demander des leçons.
proud = Orgueilleux
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } par groupe de { $dice } dés de valeur { $face } que vous possédez (au plus { $most ->
            [one] { $most } { -reputation-star }
           *[other] { $most } { -reputation-star(count: "other") }
        } en tout).
    .flavour = Il pardonne à chacun de ne pas être lui.
weak = Faible
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } si votre ligne de Force est complète et que ses dés totalisent { $max } ou moins. Ni la { -race } ni les { -weapon(count: "other") } ne comptent.
    .flavour = On ne se méfie jamais de celui qui peine à soulever sa chope.
clumsy = Maladroit
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } si votre ligne de Dextérité est complète et que ses dés totalisent { $max } ou moins. Ni la { -race } ni les { -weapon(count: "other") } ne comptent.
    .flavour = Le vase était ancien ; il l’est resté, en vingt morceaux.
foolish = Insensé
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } si votre { -alignment-marker } occupe une case qui vaut { $most } ou moins.
    .flavour = “Le dragon dort sûrement” furent presque ses dernières paroles.
reckless = Téméraire
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } par { -attribute-row } complète dont le dé le plus fort dépasse le plus faible d’au moins { $gap }.
    .flavour = Il saute d’abord, puis mesure le ravin.
focused = Appliqué
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } par { -attribute-row } complète dont les trois dés ont la même valeur.
    .flavour = Le toit brûlait ; il a terminé sa page.
compassionate = Compatissant
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } par série de six dés, un de chaque couleur, que vous avez. Les { -gold-die(count: "other") } ne comptent pas.
    .flavour = Sa gourde fait toujours le tour du cercle avant de lui revenir.
obsessed = Obnubilé
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } pour chacun de vos dés à la couleur de votre { -class } { $free ->
            [one] au-delà du premier
           *[other] au-delà des { $free } premiers
        } (au plus { $most ->
            [one] { $most } { -reputation-star }
           *[other] { $most } { -reputation-star(count: "other") }
        } en tout).
    .flavour = Il en rêve, il en parle, et il n’écoute pas la réponse.
cunning = Rusé
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } par { -skill } engagée que vous possédez.
    .flavour = Un tour qui reste dans la manche n’a encore trompé personne.
greedy = Cupide
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } par groupe de { $gold ->
            [one] { $gold } { -gold }
           *[other] { $gold } { -gold(count: "other") }
        } qu’il vous reste (au plus { $most ->
            [one] { $most } { -reputation-star }
           *[other] { $most } { -reputation-star(count: "other") }
        } en tout).
    .flavour = Il compte les étoiles pour savoir ce qu’elles coûtent.
honest = Honnête
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } si vous avez au plus { $max ->
            [one] { $max } { -gold-die }
           *[other] { $max } { -gold-die(count: "other") }
        }.
    .flavour = Il a parlé franchement au roi ; depuis, le roi l’évite.
loyal = Fidèle
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } si au moins { $min ->
            [one] { $min } de vos dés correspond
           *[other] { $min } de vos dés correspondent
        } à vos { -backstory }.
    .flavour = On peut quitter son village sans que le village vous quitte.
obnoxious = Détestable
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } pour chacun de vos dés rouges ou noirs { $free ->
            [one] au-delà du premier
           *[other] au-delà des { $free } premiers
        } (au plus { $most ->
            [one] { $most } { -reputation-star }
           *[other] { $most } { -reputation-star(count: "other") }
        } en tout).
    .flavour = Quand il sort de l’auberge, l’aubergiste offre sa tournée.
dedicated = Persévérant
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } par { -attribute-goal } que vos dés seuls atteignent. Ni la { -race } ni les { -weapon(count: "other") } ne comptent.
    .flavour = La montagne a cédé la première.
courageous = Courageux
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } si vous possédez au moins une { -weapon } et aucune { -armor-piece }.
    .flavour = Une chemise de lin, une lame, et l’ogre qui hésite.
envious = Envieux
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } pour chacune de ces catégories où { $alone_word ->
            [yes] vous n’avez rien
           *[other] un autre joueur vous dépasse
        } : { -gold(count: "other") }, { -weapon(count: "other") }, { -trait(count: "other") }, { -skill(count: "other") }, { -armor-piece(count: "other") }.{ $alone_word ->
            [yes] {""}
           *[other] {" "}En solitaire : pour chacune où vous n’avez rien.
        }
    .flavour = L’herbe du voisin est plus verte ; son cheval aussi, apparemment.
famous = Célèbre
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } si vous possédez au moins une { -weapon }, une { -armor-piece }, une { -skill } et un { -trait } (cette carte compte).
    .flavour = Trois ballades, deux statues, et un fromage qui porte son nom.
