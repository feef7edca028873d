aim = Créez le plus grand héros de tous les temps. À chaque tour, choisissez un dé, placez-le sur votre { -character-sheet }, puis passez au { -market }. Les { -reputation-star(count: "other") } ne se comptent qu’à la fin : le joueur qui en réunit le plus l’emporte.
    .title = But du jeu
setup = Chacun lance un dé : le résultat le plus élevé désigne le { -first-player }. À partir de lui, chacun choisit une { -character-sheet } et reçoit son or (un peu plus pour le troisième et le quatrième joueur). Chacun pioche ensuite un dé, dont la couleur désigne sa carte { -class }, et choisit l’une des deux faces de cette carte ; un dé Or ou d’une couleur déjà prise est remplacé. Chacun reçoit aussi une carte { -backstory } et une { -alignment-card } ; le { -alignment-marker } part de la case centrale. Le { -market } compte autant de cartes qu’il y a de { -initiative-card(count: "other") } ; dans la deuxième édition, à moins de quatre joueurs, une partie des { -market-card(count: "other") } est d’abord défaussée. Enfin, chacun lance ses { -starting-die(count: "other") } et les place un à un, de gauche à droite dans chaque ligne : lignes complètes et { -gold-die(count: "other") } rapportent déjà de l’or, mais aucune { -attribute-action } n’est réalisée.
    .title = Mise en place
round = Un tour compte quatre phases : { -roll-phase }, { -dice-phase }, { -market-phase } et { -cleanup }. Ensuite, le { -bag } passe au joueur de gauche et un nouveau tour commence.
    .title = Tour de jeu
roll-phase = Le { -first-player } pioche et lance { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    }, puis les pose par ordre croissant sur les { -initiative-card(count: "other") } : le plus faible sur la n° 1. Entre des dés de même valeur, c’est lui qui choisit l’ordre. Si le { -bag } s’épuise, une { -initiative-card } restée sans dé ne peut pas être prise. À l’écran, un dé est noté par sa couleur et sa valeur : Ve4 est un 4 vert ; de même Bu pour bleu, Ro pour rouge, Vi pour violet, No pour noir, Bc pour blanc, Or pour les { -gold-die(count: "other") }.
    .title = Phase de Pioche
dice-phase = À tour de rôle, à partir du { -first-player } et dans le sens horaire, prenez une { -initiative-card } libre avec son dé et, s’il y en a une, sa { -gold }. Placez le dé, sans changer sa valeur, sur le premier { -space } libre d’une ligne de votre choix. Un { -gold-die } rapporte { $gold_die_pays ->
        [one] { $gold_die_pays } { -gold }
       *[other] { $gold_die_pays } { -gold(count: "other") }
    } ; compléter une ligne rapporte { $row_pays ->
        [one] { $row_pays } { -gold }
       *[other] { $row_pays } { -gold(count: "other") }
    }. Vous pouvez ensuite réaliser une fois l’action de cette ligne ; les dés qu’elle déplace ou modifie ne rapportent rien et ne déclenchent aucune autre action.
    .title = Phase de Développement
action-str = Retournez l’un de vos dés sur sa { -opposite-face } ; la somme des deux faces est toujours 7. Un 1 devient un 6, un 2 un 5, un 3 un 4, et inversement.
    .title = Force
action-dex = Intervertissez deux de vos dés, sans changer leurs valeurs. Un { -space } libre ne peut pas participer à l’échange.
    .title = Dextérité
action-con = Augmentez ou diminuez de 1 l’un de vos dés. Un 6 ne monte pas plus haut, un 1 ne descend pas plus bas.
    .title = Constitution
action-int = Relancez l’un de vos dés, puis gardez la nouvelle valeur ou revenez à l’ancienne. Le dé garde sa place.
    .title = Intelligence
action-wis = Déplacez votre { -alignment-marker } d’une case : vers le haut, le bas, la gauche ou la droite, jamais en diagonale.
    .title = Sagesse
action-cha = Prenez un { -charisma-token }. Il remplace une { -gold } lors d’un achat de ce tour : vos jetons sont dépensés avant votre or. Inutilisé, il est perdu à la { -cleanup }.
    .title = Charisme
market-phase = Dans l’ordre des { -initiative-card(count: "other") }, chacun achète une carte du { -market } ou en défausse une pour recevoir { $discard_pays ->
        [one] { $discard_pays } { -gold }
       *[other] { $discard_pays } { -gold(count: "other") }
    } ; si le { -market } est vide, l’or est reçu quand même. Lors d’un achat, un { -charisma-token } vaut une { -gold }. Une carte achetée n’est pas remplacée avant le tour suivant. La flèche d’un { -trait } déplace aussitôt votre { -alignment-marker }, si c’est possible ; une { -skill } peut être activée dès son achat.
    .title = Phase de Marché
weapons = Une { -weapon } agit tant que vous la portez. Chacune occupe une ou deux mains, et vous en avez { $hands } en tout. Vous pouvez défausser une { -weapon } chaque fois que c’est à vous de décider ; si un achat occupe trop de mains, d’autres { -weapon(count: "other") } doivent aussitôt être défaussées, et la nouvelle reste.
    .title = Armes
armor = Les { -armor-piece(count: "other") } n’ont aucun effet pendant la partie. À la fin, chaque ensemble (Maille, Cuir, Mystique) rapporte d’autant plus de { -reputation-star(count: "other") } qu’il compte de cartes, et 1 de plus, une seule fois par ensemble, s’il porte votre { -class-color }.
    .title = Armure
traits = À l’achat, la flèche d’un { -trait } déplace votre { -alignment-marker } d’une case, si c’est possible. À la fin de la partie, la carte rapporte des { -reputation-star(count: "other") } si vous remplissez sa condition.
    .title = Traits de caractère
skills = Pour activer une { -skill }, déplacez d’abord votre { -alignment-marker } selon sa flèche : si le bord de la grille l’en empêche, la carte ne peut pas être activée. Appliquez ensuite l’effet, si vous le voulez, et engagez la carte. Une { -skill } peut être utilisée à tout moment, dès son achat et même pendant le tour d’un autre joueur, sauf indication contraire de la carte. Engagée, elle ne sert plus avant d’être restaurée : chacun peut en restaurer une à chaque { -cleanup }.
    .title = Compétences
cleanup = Les { -charisma-token(count: "other") } inutilisés sont défaussés, et chacun peut restaurer une { -skill } engagée. Le dé restant retourne dans le { -bag }, les cartes restantes vont dans la { -discard-pile } et un nouveau { -market } est révélé ; si la pioche est épuisée, la { -discard-pile } est mélangée pour en former une nouvelle. Chaque { -initiative-card }, sauf la première et la dernière, retrouve sa { -gold }, et le { -bag } passe au joueur de gauche, nouveau { -first-player }.
    .title = Phase d’Entretien
end-of-game = Le tour au cours duquel tous les { -space(count: "other") } de toutes les { -character-sheet(count: "other") } se trouvent occupés est le dernier. Il se joue jusqu’au bout, { -cleanup } comprise, mais aucun nouveau { -market } n’est révélé. Après une dernière occasion d’activer des { -skill(count: "other") } et de défausser des { -weapon(count: "other") } vient le décompte.
    .title = Fin de partie
scoring = Chaque { -attribute-goal } atteint rapporte ce qu’indique votre { -class } : additionnez les dés de la ligne, le bonus ou le malus de { -race } et l’effet de vos { -weapon(count: "other") }. Un nombre seul doit être atteint exactement ; dans une plage, les deux bornes comptent ; un nombre suivi de « + » est un minimum. { -race } et { -weapon(count: "other") } ne comptent que pour ces objectifs, jamais pour les conditions des { -trait(count: "other") }. S’ajoutent 1 point par dé à la couleur de votre { -class }, la case de votre { -alignment-marker }, vos { -backstory }, votre { -armor } et vos { -trait(count: "other") }. À l’écran, une { -star } ★ compte les { -reputation-star(count: "other") }.
    .title = Décompte final
alignment = La case où se trouve votre { -alignment-marker } en fin de partie vous donne ou vous coûte des { -reputation-star(count: "other") }. Le Bien est en haut, le Mal en bas, la Loi à gauche, le Chaos à droite. Vous partez du centre, et le pion ne sort jamais de la grille ; à l’écran, sa case est entre crochets.
    .title = Alignement
backstory = Votre carte { -backstory } réclame six couleurs sur six { -space(count: "other") } précis. Avec 2 ou 3 dés bien placés, elle rapporte { $two ->
        [one] { $two } { -reputation-star }
       *[other] { $two } { -reputation-star(count: "other") }
    } ; avec 4 ou 5, { $four ->
        [one] { $four } { -reputation-star }
       *[other] { $four } { -reputation-star(count: "other") }
    } ; avec les 6, { $six ->
        [one] { $six } { -reputation-star }
       *[other] { $six } { -reputation-star(count: "other") }
    }. Seule la couleur compte, pas la valeur. À l’écran, (Vi) attend un dé violet, [Vi4] est un dé bien placé, Ro4(Vi) un dé d’une autre couleur.
    .title = Antécédents
ties = À égalité de réputation, le plus riche en { -gold(count: "other") } l’emporte ; ensuite, celui qui a le moins de dés à la couleur de sa { -class }. Si l’égalité persiste, les joueurs partagent la victoire.
    .title = Égalités
solo = Seul, vous affrontez le { -enemy-die }. Si vous prenez la { -initiative-card } n° 1, il n’est pas lancé. Avec la n° 2, un 1 envoie dans la { -trash } la carte de gauche du { -market }, un 2 celle du milieu, un 3 celle de droite ; un 4, un 5 ou un 6 est sans effet. Avec la n° 3, un 1 ou un 2 y envoie la carte de gauche, un 3 ou un 4 celle du milieu, un 5 ou un 6 celle de droite. Après votre { -market-turn }, la carte la plus à gauche va dans la { -discard-pile } et les autres dans la { -trash }, d’où rien ne revient. Dans la première édition, toutes les { -market-card(count: "other") } sont mélangées en une seule pioche ; dans la deuxième, la carte « Diplomatie » est retirée. Au { -final-scoring }, chaque groupe complet de { $gold_per_star ->
        [one] { $gold_per_star } { -gold }
       *[other] { $gold_per_star } { -gold(count: "other") }
    } vaut 1 { -reputation-star } de plus, et le total donne votre rang.
    .title = Partie en solitaire
equal-dice = Au lieu de piocher ses { -starting-die(count: "other") } au hasard, chacun en reçoit un de chacune des six couleurs, plus un { -gold-die } dans une partie à trois joueurs, ou deux dans une partie à quatre. Ils sont lancés et placés comme d’habitude.
    .title = Même chance pour tout le monde
bazaar = Toutes les { -market-card(count: "other") } sont mélangées en une seule pioche, qu’elles portent un point ou deux : le { -market } réserve plus de surprises.
    .title = Souk
short-game = Chacun place { $more ->
        [one] { $more } { -starting-die } de plus
       *[other] { $more } { -starting-die(count: "other") } de plus
    } : la partie compte d’autant moins de tours. En échange, les troisième et quatrième joueurs ne reçoivent pas d’or supplémentaire.
    .title = Partie courte
friendly-market = Qui n’achète rien reçoit { $discard_pays ->
        [one] { $discard_pays } { -gold }
       *[other] { $discard_pays } { -gold(count: "other") }
    } sans défausser de carte : personne ne prive un autre de ce qu’il convoite. Les effets liés à cette défausse s’appliquent quand même.
    .title = Marché amical
free-classes = Aucun dé ne décide de votre { -class } : à partir du { -first-player }, chacun choisit librement une carte { -class } encore disponible, puis l’une de ses deux faces.
    .title = Choix libre des Classes
