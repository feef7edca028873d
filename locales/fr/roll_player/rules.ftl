# Le livret de règles, chapitre par chapitre. Les nombres viennent de l’édition jouée. Un chapitre
# commence par un message qui a un .title ; il est assez court pour un écran.

aim = Créez le plus grand héros de tous les temps. À chaque tour, choisissez un dé, placez-le sur votre { -character-sheet }, puis passez au { -market }, où s’achètent { -weapon(count: "other") }, { -armor }, { -skill(count: "other") } et { -trait(count: "other") }. Les { -reputation-star(count: "other") } ne se comptent qu’à la fin : { $alone_word ->
        [yes] leur total donne votre rang.
       *[no] le joueur qui en réunit le plus l’emporte.
    }
    .title = But du jeu
components = Ce qu’il faut pour jouer, compté d’après les cartes de cette partie. Il n’y a rien à sortir d’une boîte : le programme s’occupe de tout.
    .title = Matériel
setup = Chacun crée un héros : une { -character-sheet }, de l’or, une { -class }, une carte { -backstory } et une { -alignment-card }. Le premier { -market } est révélé, puis chacun { $equal_dice_word ->
        [yes] reçoit
       *[other] pioche
    }, lance et place ses { -starting-die(count: "other") }.
    .title = Mise en place
round = Un tour compte quatre phases : dans la { -roll-phase }, les dés sont lancés ; dans la { -dice-phase }, { $alone_word ->
        [yes] vous en prenez un et le placez
       *[no] ils sont pris et placés
    } ; puis viennent la { -market-phase } et la { -cleanup }.{ $alone_word ->
        [yes] {""}
       *[no] {" "}Les dés se prennent dans le sens horaire à partir { OF(-first-player) } ; on passe au { -market } dans l’ordre des { -initiative-card(count: "other") }.
    }
    .title = Tour de jeu
roll-phase = { $alone_word ->
        [yes] Piochez et lancez
       *[no] Le { -first-player } pioche et lance
    } { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    }, puis { $alone_word ->
        [yes] posez-les
       *[no] les pose
    } par ordre croissant sur les { -initiative-card(count: "other") } : le plus faible sur la première. Entre des dés de même valeur, { $alone_word ->
        [yes] vous choisissez l’ordre.
       *[no] c’est lui qui choisit l’ordre.
    }
    .title = Phase de Pioche
dice-phase = { $alone_word ->
        [yes] Vous prenez une { -initiative-card } et placez son dé, dans cet ordre :
       *[no] À partir du { -first-player } et dans le sens horaire, chacun prend une { -initiative-card } et place son dé. Un tour de joueur se déroule ainsi :
    }
    .title = Phase de Développement
action-str = Retournez l’un de vos dés sur sa { -opposite-face } ; la somme des deux faces est toujours { $sum }. Un dé faible devient fort, et inversement.
    .title = Force
action-dex = Intervertissez deux de vos dés, sans changer leurs valeurs. Un { -space } libre ne peut pas participer à l’échange.
    .title = Dextérité
action-con = Augmentez ou diminuez d’une unité l’un de vos dés. Il ne dépasse jamais sa face la plus haute et ne descend jamais sous la plus basse.
    .title = Constitution
action-int = Relancez l’un de vos dés, puis gardez la nouvelle valeur ou revenez à l’ancienne. Le dé garde sa place.
    .title = Intelligence
action-wis = Déplacez votre { -alignment-marker } d’une case : vers le haut, le bas, la gauche ou la droite, jamais en diagonale.
    .title = Sagesse
action-cha = Prenez un { -charisma-token }. Il remplace une { -gold } lors d’un achat de ce tour : vos jetons sont dépensés avant votre or. Inutilisé, il est perdu à la { -cleanup }.
    .title = Charisme
market-phase = { $alone_word ->
        [yes] Une fois votre dé placé, vous avez un { -market-turn }
       *[no] Dans l’ordre croissant des { -initiative-card(count: "other") }, chacun a un { -market-turn }
    } : achetez une carte, { $hunts_word ->
        [yes] lancez une { -hunt }, ou ne faites ni l’un ni l’autre
       *[no] ou n’achetez rien
    } et recevez { $discard_pays ->
        [one] { $discard_pays } { -gold }
       *[other] { $discard_pays } { -gold(count: "other") }
    }.
    .title = Phase de Marché
weapons = Une { -weapon } agit dès son achat, jusqu’à la fin de la partie ou jusqu’à ce que vous la défaussiez.
    .title = Armes
armor = Les { -armor-piece(count: "other") } n’ont aucun effet pendant la partie. À la fin, elles rapportent des { -reputation-star(count: "other") } par ensembles ; vous pouvez en avoir autant que vous voulez.
    .title = Armure
traits = À l’achat, la flèche d’un { -trait } déplace votre { -alignment-marker } d’une case ; si c’est impossible, la carte est achetée quand même. À la fin de la partie, elle rapporte des { -reputation-star(count: "other") } si vous remplissez sa condition.
    .title = Traits de caractère
skills = Une { -skill } a un effet que vous pouvez utiliser, au prix d’un pas de votre { -alignment-marker }. Elle est alors engagée ; à chaque { -cleanup }, vous pouvez en restaurer une.
    .title = Compétences
classes = Votre { -class } a une couleur et six { -attribute-goal(count: "other") }, un par ligne, avec ce que chacun rapporte. Elle a aussi un pouvoir qui, sauf indication contraire, agit pendant toute la partie.
    .title = Classes
races = Votre { -race } augmente certaines { -attribute(count: "other") } et en diminue d’autres. Cela compte pour les { -attribute-goal(count: "other") } du { -final-scoring }, et à aucun autre moment.
    .title = Races
cleanup = { $alone_word ->
        [yes] Après votre { -market-turn }
       *[no] Quand chacun a eu son { -market-turn }
    }, on prépare le tour suivant :
    .title = Phase d’Entretien
end-of-game = Le tour à la fin duquel tous les héros ont leurs { $spaces } dés est le dernier. Il se joue jusqu’au bout, { -cleanup } comprise, mais aucun nouveau { -market } n’est révélé. Après une dernière occasion d’activer des { -skill(count: "other") } et de défausser des { -weapon(count: "other") } vient le { $hunts_word ->
        [yes] { -finale }, puis le décompte.
       *[no] décompte.
    }
    .title = Fin de partie
scoring = Vous marquez des { -reputation-star(count: "other") } pour les { -attribute-goal(count: "other") } atteints de votre { -class }, pour vos dés à votre { -class-color }, pour la case de votre { -alignment-marker }, pour vos { -backstory }, votre { -armor }{ $hunts_word ->
        [yes] , vos { -trait(count: "other") } et le { -monster } vaincu
       *[no] {" "}et vos { -trait(count: "other") }
    }. { $alone_word ->
        [yes] Le total donne votre rang.
       *[no] Le plus grand total l’emporte.
    }
    .title = Décompte final
alignment = Votre { -alignment-card } a neuf cases : le Bien est en haut, le Mal en bas, la Loi à gauche, le Chaos à droite. Vous partez du centre ; à l’écran, la case de votre { -alignment-marker } est entre crochets. À la fin de la partie, cette case vous donne ou vous coûte des { -reputation-star(count: "other") }.
    .title = Alignement
backstory = Votre carte { -backstory } réclame une couleur sur un { -space } de chaque ligne. À la fin, comptez les dés qui s’y trouvent dans la bonne couleur ; leur valeur n’a pas d’importance.
    .title = Antécédents
ties = À égalité de réputation, le plus riche en { -gold(count: "other") } l’emporte ; ensuite, celui qui a le moins de dés à la couleur de sa { -class }. Si l’égalité persiste, les joueurs partagent la victoire.
    .title = Égalités
solo = En solitaire, vous affrontez le { -enemy-die }, qui envoie des cartes du { -market } à la { -trash } avant que vous puissiez les acheter. À la fin, chaque groupe complet de { $gold_per_star ->
        [one] { $gold_per_star } { -gold }
       *[other] { $gold_per_star } { -gold(count: "other") }
    } vaut un { -reputation-star } de plus, et le total donne votre rang.
    .title = Partie en solitaire
boost-dice = Un { -boost-die } va de { $low } à { $high }. Transparent, il n’a pas de couleur ; à l’écran, il est noté { $boost_code }. Il se place sur une { -character-sheet } comme tout autre dé{ $equal_dice_word ->
        [yes] { $short_game_word ->
            [yes] {" "}et peut être l’un des { -starting-die(count: "other") }
           *[other] {""}
        }
       *[other] {" "}et peut être l’un des { -starting-die(count: "other") }
    }.
    .title = Dés de Boost
monsters = Un { -monster } menace le royaume. Tout en créant votre héros, vous pouvez traquer ses { -minion(count: "other") } ; après le dernier tour, tous l’affrontent, et qui le terrasse gagne des { -reputation-star(count: "other") }. Ce qu’il faut contre chaque { -monster } :
    .title = Monstres
minions = Un { -minion } est face visible au sommet de la { -minion-deck }. Sa { -weakness } donne à certains héros plus de { -combat-die(count: "other") }, et son tableau dit ce que rapporte chaque total.
    .title = Sbires
hunt = À votre { -market-turn }, vous pouvez traquer le { -minion } du dessus au lieu d’acheter une carte ou de prendre l’or. Une { -hunt } se déroule ainsi :
    .title = Traque
experience = Vous commencez sans { -xp } et ne descendez jamais au-dessous de zéro. Vous en gagnez lors des { -hunt(count: "other") } et grâce à des cartes.
    .title = { -experience }
adventure = Trois cartes accompagnent le { -monster } et disent où il vit, ce qui barre la route et comment il attaque. { $open_word ->
        [yes] Elles sont face visible dès le début.
       *[other] Au début, personne ne les connaît.
    }
    .title = Aventure
finale = Après la dernière { -cleanup } et une dernière occasion d’activer des { -skill(count: "other") } et de dépenser des { -xp }, { $alone_word ->
        [yes] vous affrontez le { -monster }
       *[no] les héros affrontent le { -monster }, dans le sens horaire à partir { OF(-first-player) } du dernier tour
    } :
    .title = Combat contre le Monstre
scrolls = Un { -scroll } agit dès son achat, d’où qu’il vienne ; ce qui est impossible est ignoré. Il reste ensuite à côté de votre { -character-sheet } et compte parmi vos cartes.
    .title = Parchemins
open-adventure = Les trois { -adventure-card(count: "other") } sont face visible dès le début. Il n’y a pas de { -adventure-token(count: "other") } : chacun joue comme s’il avait les trois.
    .title = Une Aventure sans surprise
mighty-monsters = Le { -monster } est aussi puissant que dans une partie en solitaire.
    .title = Monstres Puissants
variants = Chacune change le jeu sur un point, et elles se combinent. On les choisit au début de la partie, avec --variant.
    .title = Variantes
equal-dice = Au lieu de piocher ses { -starting-die(count: "other") } au hasard, chacun en reçoit un de chacune des six couleurs et, selon le nombre de joueurs, des { -gold-die(count: "other") }. Ils sont lancés et placés comme d’habitude.
    .title = Même chance pour tout le monde
bazaar = Avant toute défausse, toutes les { -market-card(count: "other") } sont mélangées en une seule pioche, qu’elles portent un point ou deux : le { -market } réserve plus de surprises.
    .title = Souk
short-game = Chacun place { $more ->
        [one] { $more } { -starting-die } de plus
       *[other] { $more } { -starting-die(count: "other") } de plus
    } : la partie compte d’autant moins de tours. En échange, personne ne reçoit d’or supplémentaire pour jouer plus tard.
    .title = Partie courte
friendly-market = Qui n’achète rien reçoit { $discard_pays ->
        [one] { $discard_pays } { -gold }
       *[other] { $discard_pays } { -gold(count: "other") }
    } sans défausser de carte : personne ne prive un autre de ce qu’il convoite. Les effets liés à cette défausse s’appliquent quand même.
    .title = Marché amical
free-classes = Aucun dé ne décide de votre { -class } : à partir du { -first-player }, chacun choisit librement parmi les { -class(count: "other") } des couleurs que personne n’a.
    .title = Choix libre des Classes
editions = { $single_word ->
        [yes] Une extension se joue avec les règles d’une seule édition.
       *[no] Les livrets de la première et de la deuxième édition diffèrent sur ces points. On choisit avec --edition ; sans choix, la deuxième est jouée.
    }
    .title = Éditions
decisions = Là où les livrets ne disent rien, il faut bien décider. Voici ce qui est fait ici.
    .title = Décisions
signs = Sur la table, un dé est noté par sa couleur et sa valeur. Couleurs : { $green_code } { $green }, { $blue_code } { $blue }, { $red_code } { $red }, { $purple_code } { $purple }, { $black_code } { $black }, { $white_code } { $white }, { $gold_code } pour les { -gold-die(count: "other") }{ $boosts_word ->
        [yes] , { $boost_code } pour les { -boost-die(count: "other") }
       *[no] {""}
    }. ★ compte les { -reputation-star(count: "other") }. Un tel code peut aussi se taper en guise de réponse.
    .title = Signes

## Matériel

components-sheet = Une { -character-sheet } a six { -attribute-row(count: "other") } : Force, Dextérité, Constitution, Intelligence, Sagesse et Charisme. Chaque ligne a trois { -space(count: "other") } pour des dés et une { -attribute-action } qui lui est propre.
components-dice = Les faces de chaque dé vont de { $low } à { $high }. { $equal_dice_word ->
        [yes] Mis à part les { -starting-die(count: "other") }, les dés sont piochés dans le { -bag } sans regarder.
       *[other] Les dés sont toujours piochés dans le { -bag } sans regarder.
    }
components-market = Une { -market-card } indique son prix et porte un point ou deux, qui { $bazaar_word ->
        [yes] ne comptent pas dans cette partie
       *[other] comptent pour la mise en place
    } ; une { -weapon } indique aussi les mains qu’elle occupe, un { -trait } ou une { -skill } porte une flèche.
components-cards = Si une carte contredit ces règles, c’est la carte qui a raison.
components-limit = Les pièces, les { -charisma-token(count: "other") } et tout ce que l’on gagne ne manquent jamais ; seuls les cartes et les dés sont en nombre limité.

## Mise en place

setup-first = Chacun lance un dé ; le plus élevé désigne le { -first-player }. Ces dés retournent dans le { -bag }.
setup-race = { $alone_word ->
        [yes] Choisissez une { -character-sheet }.
       *[no] Dans l’ordre du tour, chacun choisit une { -character-sheet } d’une { -race } différente.
    }
setup-gold = { $short_game_word ->
        [yes] Chacun reçoit autant d’or, quelle que soit sa place dans l’ordre du tour : voir le tableau.
       *[other] Chacun reçoit de l’or : le tableau indique combien pour chaque place dans l’ordre du tour.
    }
setup-class = { $alone_word ->
        [yes] { $free_word ->
            [yes] Choisissez une { -class }.
           *[no] Piochez un dé pour votre { -class }. Un { -gold-die }{ $hunts_word ->
                [yes] {" "}ou un { -boost-die }
               *[no] {""}
            } ne donne droit à rien : il est mis de côté et remplacé. La couleur décide : choisissez l’une de ses { -class(count: "other") }. Le dé retourne ensuite dans le { -bag }.
        }
       *[no] { $free_word ->
            [yes] Dans l’ordre du tour, chacun choisit une { -class } d’une couleur encore libre.
           *[no] Dans l’ordre du tour, chacun pioche un dé pour sa { -class }. Un { -gold-die } ou un dé d’une couleur déjà prise ne donne droit à rien : il est mis de côté et remplacé. La couleur décide : choisissez l’une de ses { -class(count: "other") }. Quand chacun a une { -class }, tous ces dés retournent dans le { -bag }.
        }
    }
setup-cards = Chacun reçoit une carte { -backstory } et une { -alignment-card }, et pose le { -alignment-marker } sur la case centrale.
setup-deck = { $mixed_word ->
        [yes] Toutes les { -market-card(count: "other") } sont mélangées en une seule pioche.
       *[no] Les { -market-card(count: "other") } à un point et celles à deux points sont mélangées séparément. Les cartes à un point sont posées sur les autres.
    }
setup-thin = { $mixed_word ->
        [yes] Des cartes de la pioche vont dans la { -discard-pile } : deux fois plus que le tableau n’en compte par groupe.
       *[no] Des cartes de chaque groupe vont dans la { -discard-pile } : le tableau indique combien.
    }
setup-row = Le premier { -market } est révélé : { $alone_word ->
        [yes] autant de cartes que l’indique le tableau.
       *[no] { $beyond ->
            [one] une carte de plus que de joueurs
           *[other] { $beyond } cartes de plus que de joueurs
        } ; en solitaire, comme à deux.
    }
setup-initiative = { $as_many_word ->
        [yes] Autant de { -initiative-card(count: "other") } sont alignées
       *[no] { $alone_word ->
            [yes] Les { -initiative-card(count: "other") } sont alignées
           *[no] On aligne une { -initiative-card } de plus que de joueurs (en solitaire, comme à deux)
        }
    } ; toutes portent une { -gold }, sauf la première et la dernière.
setup-dice = { $equal_word ->
        [yes] Chacun reçoit les mêmes { -starting-die(count: "other") } (voir « Même chance pour tout le monde »), les lance
       *[no] Chacun pioche ses { -starting-die(count: "other") }, les lance
    } et les place un à un sur le premier { -space } libre d’une ligne. Ils ne déclenchent aucune { -attribute-action }, mais une ligne complète rapporte { $row_pays ->
        [one] { $row_pays } { -gold }
       *[other] { $row_pays } { -gold(count: "other") }
    } et un { -gold-die } en rapporte { $gold_die_pays }. Le { -first-player } commence ensuite le premier tour.
setup-table = Ce qu’il faut selon le nombre de joueurs, et l’or selon la place dans l’ordre du tour :

## Le tour de jeu

round-order = Plus le numéro de votre { -initiative-card } est bas, { $alone_word ->
        [yes] moins le { -market } est menacé
       *[no] plus tôt vous choisissez au { -market }
    } ; mais les meilleurs dés sont souvent sur les numéros élevés.
round-example = Voici un tour à deux joueurs{ $friendly_market_word ->
        [yes] {" "}avec le { -market } habituel
       *[other] {""}
    }, pas à pas. Chaque choix d’un joueur est précédé de « > ».
roll-lay = { $alone_word ->
        [yes] Il y a autant de dés qu’à deux joueurs.
       *[no] Il y a toujours un dé de plus que de joueurs, si bien que même le dernier a le choix.
    } Rien n’est demandé pour des dés de même couleur et de même valeur.
dice-take = Prenez une { -initiative-card } avec son dé et, s’il y en a une, sa { -gold }. Son numéro { $alone_word ->
        [yes] décide aussi de ce qui menace le { -market } (voir « Partie en solitaire »).
       *[no] fixe aussi votre ordre de passage au { -market }.
    }
dice-place = Posez le dé, sans changer sa valeur, sur le premier { -space } libre d’une ligne qui n’est pas complète.
dice-gold = Un { -gold-die } rapporte { $gold_die_pays ->
        [one] { $gold_die_pays } { -gold }
       *[other] { $gold_die_pays } { -gold(count: "other") }
    } dès qu’il est placé ; le troisième dé d’une ligne en rapporte { $row_pays }.
dice-action = Vous pouvez ensuite réaliser une fois l’{ -attribute-action } de cette ligne, sur le dé que vous venez de placer ou sur d’autres de vos dés. Les dés qu’elle déplace ou modifie ne rapportent rien et ne déclenchent aucune autre action.
market-buy = Pour acheter une carte, payez son prix. Un { -trait } déplace aussitôt votre { -alignment-marker }, si c’est possible ; une { -skill } peut être activée dès son achat. Le nombre de vos { -armor-piece(count: "other") }, de vos { -trait(count: "other") } et de vos { -skill(count: "other") } n’est pas limité.
market-discard = { $friendly_word ->
        [yes] Aucune carte ne quitte le { -market } quand vous recevez cet or.
       *[no] Si vous prenez l’or, choisissez une carte du { -market } et mettez-la dans la { -discard-pile }{ $alone_word ->
            [yes] .
           *[no]  : de quoi en priver quelqu’un.
        }
    }
market-leave = Une carte qui quitte le { -market } n’est pas remplacée avant le tour suivant : plus le numéro de votre { -initiative-card } est bas, plus vous avez de choix.
market-pile = { $alone_word ->
        [yes] Vous pouvez
       *[no] Chacun peut
    } consulter la { -discard-pile } à tout moment.
cleanup-tokens = Les { -charisma-token(count: "other") } inutilisés sont perdus.
cleanup-ready = { $alone_word ->
        [yes] Vous pouvez
       *[no] Chacun peut
    } restaurer une { -skill } engagée.
cleanup-die = { $alone_word ->
        [yes] Les deux dés que vous n’avez pas pris retournent
       *[no] Le dé que personne n’a pris retourne
    } dans le { -bag }.
cleanup-row = { $alone_word ->
        [yes] Un nouveau { -market } est révélé ; ce qui restait de l’ancien est déjà dans la { -discard-pile } et la { -trash } (voir « Partie en solitaire »).
       *[no] Ce qui reste du { -market } va dans la { -discard-pile }, et un nouveau { -market } est révélé.
    } Si la { -market-deck } s’épuise, la { -discard-pile } est mélangée, cartes à un et à deux points ensemble, et la remplace.
cleanup-coins = Chaque { -initiative-card }, sauf la première et la dernière, retrouve une { -gold } si elle n’en a plus.
cleanup-first = Le { -first-player } passe le { -bag } à son voisin de gauche, qui devient { -first-player } pour le tour suivant.

## Les cartes

weapons-hands = Chaque { -weapon } indique combien de mains elle occupe ; vous en avez { $hands } en tout. Si un achat en demande plus, mettez aussitôt d’autres { -weapon(count: "other") } dans la { -discard-pile } ; la nouvelle reste. Vous pouvez aussi en défausser une chaque fois que c’est à vous de décider.
weapons-bonus = Ce qu’une { -weapon } ajoute à une { -attribute } compte pour les objectifs, même au-delà de la plus haute face d’un dé, mais jamais pour les conditions des { -trait(count: "other") }.
armor-sets = Chaque { -armor-piece } appartient à un ensemble : plus vous réunissez de cartes différentes d’un même ensemble, plus il rapporte. Il rapporte un { -reputation-star } de plus, une seule fois et non par carte, si la couleur de votre { -class } est l’une des siennes. Sous le nombre de cartes, ce que rapporte l’ensemble :
armor-example = Exemple : { $cards } cartes de l’ensemble { $set } rapportent { $stars } { -reputation-star(count: "other") } ; un héros d’une { -class } de cette couleur ({ $colour }) en marque { $total }.
traits-dice = Les conditions sur les { -attribute(count: "other") } portent sur les dés seuls : ni { -race } ni { -weapon(count: "other") } ne comptent.
skills-use = Votre { -alignment-marker } se déplace d’abord selon la flèche ; s’il ne peut pas y aller, la { -skill } ne peut pas être activée. Appliquez ensuite l’effet, si vous le voulez. Puis la carte est engagée, et ne sert plus avant d’être restaurée.
skills-when = Une { -skill } peut être activée à tout moment, { $alone_word ->
        [yes] même dès son achat
       *[no] même pendant le tour des autres et dès son achat
    }, sauf si la carte dit quand. La question vous est posée quand vous avez une décision à prendre, quand les dés sont posés, { $alone_word ->
        [yes] avant votre choix de dé, à votre { -market-turn }
       *[no] avant chaque choix de dé, à chaque { -market-turn }
    }, à la { -cleanup } et, une dernière fois, avant le { $hunts_word ->
        [yes] { -finale }
       *[no] { -final-scoring }
    }.
classes-choice = Les deux faces d’une carte { -class } ont la même couleur ; elles ne sont donc jamais ensemble dans une partie.
races-bonus = Ce que change chaque { -race } :

## La fin

scoring-goals = Additionnez les trois dés de la ligne, le bonus ou le malus de { -race } et l’effet des { -weapon(count: "other") }. Un nombre seul doit être atteint exactement ; dans une plage, les deux bornes comptent ; un nombre suivi de « + » est un minimum.
scoring-example = Exemple : la { -class } { $class } demande un total de { $least }–{ $most } en { $row } et rapporte alors { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } ; à { $above }, rien.
scoring-color = Chacun de vos dés à votre { -class-color } vaut un { -reputation-star }, où qu’il soit.
scoring-monster = Qui a vaincu le { -monster } marque les { -reputation-star(count: "other") } que la carte de celui-ci promet pour sa { -attack }.
scoring-total = Certaines cases de la { -alignment-card } coûtent des { -reputation-star(count: "other") }. Additionnez le tout. { $alone_word ->
        [yes] Votre or rapporte aussi (voir « Partie en solitaire »).
       *[no] L’or ne rapporte rien ; il départage les ex æquo.
    }
alignment-move = Traits, Compétences et Sagesse déplacent le pion d’une case à la fois ; il ne sort jamais de la carte et ne va jamais en diagonale.
backstory-example = Exemple : { $dice } dés bien placés rapportent { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }.

## En solitaire

solo-setup = Préparez une partie comme pour { $seats } joueurs, avec { $cards } { -initiative-card(count: "other") }, { $row } cartes au { -market } et { $dice } { -starting-die(count: "other") }. { $enemies ->
        [one] Un { -gold-die } est mis de côté : c’est le { -enemy-die }.
       *[other] Deux { -gold-die(count: "other") } sont mis de côté : chacun est un { -enemy-die }.
    }
solo-removed = En solitaire, on retire du jeu : { $cards }.
solo-deck-grouped = { $mixed_word ->
        [yes] Comme à deux, { $thinned } cartes de la pioche sont défaussées.
       *[no] Comme à deux, { $thinned } cartes de chaque groupe sont défaussées.
    } La première carte révélée ouvre la { -trash } ; le { -market } est révélé ensuite.
solo-deck-shuffled = Toutes les { -market-card(count: "other") } sont mélangées en une seule pioche. Sa première carte ouvre la { -discard-pile }, la suivante la { -trash }.
solo-die = Avec la première { -initiative-card }, le { -market } ne risque rien. Avec les autres, le { -enemy-die } est lancé après votre { -attribute-action }, et la carte qu’il touche va dans la { -trash } :
solo-prowl = Chaque { -enemy-die } se lance après votre { -attribute-action }. Avec la première { -initiative-card }, aucun n’est lancé ; avec la deuxième, un seul ; avec la troisième, les deux (s’ils donnent la même valeur, l’un d’eux est relancé jusqu’à ce qu’ils diffèrent). Sur un, deux ou trois, la première, la deuxième ou la troisième carte { OF(-market) } va dans la { -trash } ; sur quatre, celle de droite ; sur cinq ou six, le { -minion } du dessus passe sous la { -minion-deck }. La partie est aussitôt perdue si votre { -attack } est inférieure à la { -strength } du { -monster }.
solo-sweep = Après votre { -market-turn }, la carte restante la plus à gauche va dans la { -discard-pile } et les autres dans la { -trash }, d’où rien ne revient.
solo-ranks = Votre rang :

## Monstres et Sbires

boost-colour = Un { -boost-die } ne compte ni pour les { -backstory }, ni pour la { -class-color }, ni pour une carte qui demande une couleur, et ne rapporte pas d’or.{ $free_classes_word ->
        [yes] {""}
       *[other] {" "}Pioché pour une { -class }, il est mis de côté et un autre dé est pioché.
    }
boost-faces = Les autres dés vont de un à six, et la somme de leurs faces opposées est sept. Celle d’un { -boost-die } est { $sum }, pour l’action de Force aussi. Aucune carte et aucune action ne le fait descendre sous { $low } ni monter au-delà de { $high } ; si une carte fixe six comme maximum, le sien reste { $high }. Quand un dé en remplace un autre et en prend la valeur, un { -boost-die } ne remplace jamais un autre dé, ni l’inverse.
setup-monster = Les { -monster(count: "other") } qui ont la { -class-color } d’un héros sont écartés ; l’un des autres est pioché et placé face visible.{ $mighty_word ->
        [yes] {" "}Ce que sa carte indique « En solitaire » s’applique.
       *[no] {""}
    }
setup-adventure = { $open_word ->
        [yes] Une Localisation, un Obstacle et une Attaque de ce { -monster } sont piochés et placés face visible.
       *[no] Une Localisation, un Obstacle et une Attaque de ce { -monster } sont piochés et placés face cachée ; personne ne les regarde.
    }
setup-minions = Les { -minion(count: "other") } marqués d’un point sont mélangés et posés sur ceux marqués de deux points, mélangés eux aussi. Celui du dessus est révélé.
monsters-printing = { $later_word ->
        [yes] Les cartes ajoutées lors de la réimpression de l’extension sont de la partie.
       *[other] L’extension a été réimprimée avec des cartes supplémentaires. Avec --option printing=later, elles sont de la partie ; sans cela, seules servent celles du premier tirage.
    }
minions-rewards = Seule compte la ligne où tombe votre total. Si elle porte un { -trophy }, vous avez terrassé le { -minion }.
hunt-pass = Autant de fois que vous le souhaitez, vous pouvez dépenser { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } : le { -minion } du dessus passe sous la { -minion-deck } et le suivant est révélé.
hunt-dice = Prenez un { -combat-die }, et d’autres pour la { -weakness } du { -minion }. Un { -combat-die } a { $faces } faces et ne va jamais sur une { -character-sheet }.
hunt-mercenaries = Recrutez autant de { -mercenary(count: "other") } que vous le souhaitez. Chacun coûte { $xp } { -xp } ou { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } et ajoute un { -combat-die } ; s’il est payé en or, un { -charisma-token } peut remplacer une { -gold }.
hunt-reroll = Lancez tous les dés. Vous pouvez ensuite en relancer un à la fois, pour { $xp } { -xp } chaque fois.
hunt-reward = Additionnez les dés et prenez ce qu’indique la ligne du { -minion }. Sans { -trophy }, il s’enfuit et passe sous la { -minion-deck }. Le { -minion } suivant est alors révélé.
hunt-tokens = { $open_word ->
        [yes] Chaque { -trophy } rapporte un { -xp }, puisque toute l’aventure est connue.
       *[no] Votre premier { -trophy } vous donne le jeton de la Localisation, et vous consultez cette carte en secret ; le deuxième, celui de l’Obstacle, et le troisième, celui de l’Attaque. Chaque { -trophy } suivant rapporte un { -xp }.
    }
hunt-example = Exemple : contre { THE($minion) }, avec deux dés en { $row } et un { -mercenary } à { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }, vous lancez { $dice } dés. Un total de { $total } rapporte { $xp } { -xp }, { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    } et le { -trophy }.
experience-uses = Les { -xp } se dépensent ainsi. { $reroll } { -xp } : relancer un { -combat-die }. { $recover } { -xp } : défausser un { -injury-token }. { $mercenary } { -xp } : un { -mercenary } avant un lancer. { $action } { -xp } : l’{ -attribute-action } de votre choix. On ne peut plus défausser de { -injury-token(count: "other") } ni payer d’actions après le dernier tour.
adventure-cards = { $open_word ->
        [yes] Lors du { -finale }, chaque { -adventure-card } peut aider tous les héros qui remplissent sa condition.
       *[other] Lors du { -finale }, une { -adventure-card } n’aide que ceux qui en ont le jeton. Ce que vous avez consulté, vous pouvez le revoir à tout moment : cela reste affiché.
    }
adventure-of = { $monster }, { $kind } :
open-adventure-removed = On retire alors du jeu : { $cards }.
finale-dice = { $alone_word ->
        [yes] Prenez
       *[no] Chacun prend
    } un { -combat-die }.
finale-adventure = { $open_word ->
        [yes] Localisation, Obstacle et Attaque s’appliquent l’un après l’autre. { $alone_word ->
            [yes] Chaque carte vous donne des { -combat-die(count: "other") } ou des { -xp } si vous remplissez sa condition et celle qui suit « En solitaire ».
           *[no] Chaque carte donne des { -combat-die(count: "other") } ou des { -xp } à ceux qui remplissent sa condition. Quand elle compare, une égalité profite à tous.
        }
       *[other] Localisation, Obstacle et Attaque sont révélés l’un après l’autre. { $alone_word ->
            [yes] Chaque carte dont vous avez le jeton vous donne des { -combat-die(count: "other") } ou des { -xp } si vous remplissez sa condition et celle qui suit « En solitaire ».
           *[no] Chaque carte donne des { -combat-die(count: "other") } ou des { -xp } à ceux qui ont son jeton et remplissent sa condition. Quand une carte compare, elle ne compare que ceux qui ont son jeton, et une égalité profite à tous.
        }
    }
finale-mercenaries = { $alone_word ->
        [yes] Vous pouvez
       *[no] Chacun peut
    } recruter des { -mercenary(count: "other") }, pour { $xp } { -xp } ou { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } chacun ; les { -charisma-token(count: "other") } ne servent plus.
finale-reroll = { $alone_word ->
        [yes] Lancez vos dés. Vous pouvez
       *[no] Tous lancent leurs dés. Chacun peut
    } ensuite en relancer un à la fois, pour { $xp } { -xp } chaque fois.
finale-attack = { $alone_word ->
        [yes] Quand vous vous arrêtez
       *[no] Quand tous se sont arrêtés
    }, le { -monster } fait ce que dit sa carte. Votre { -attack } est le total de vos dés, plus un par { -honour-token }, moins un par { -injury-token }.
finale-stars = { $alone_word ->
        [yes] Si votre { -attack } est inférieure à la { -strength } du { -monster }, la partie est perdue. Sinon, il est terrassé et vous gagnez les { -reputation-star(count: "other") } de sa carte.
       *[no] Si votre { -attack } est inférieure à la { -strength } du { -monster }, il ne vous rapporte rien. Sinon, vous l’avez terrassé et gagnez les { -reputation-star(count: "other") } de sa carte.
    }
finale-example = Exemple : contre { THE($monster) }, de { -strength } { $strength }, des dés qui totalisent { $dice } et { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    } font une { -attack } de { $attack }, soit { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }.

## Éditions

editions-play = Les cartes de la première édition sont celles que les deux boîtes ont en commun, pour autant qu’on le sache.
editions-expansion = Ici s’appliquent les règles de la { $edition }, avec les changements de l’extension.

## Décisions

decision-cards = Les effets imprimés de bien des cartes ne sont pas publics. Ils sont inventés ici, et chaque carte dit ce qui l’est.
decision-races = La première édition avait quatre { -character-sheet(count: "other") } et ne dit pas lesquelles ; ici, on choisit parmi toutes les Races.
decision-coins = Les pièces et les jetons ne sont pas limités par ce que contient une boîte.
decision-first = Si plusieurs joueurs ont le dé le plus élevé, ils relancent.
decision-equal = Avec « Même chance pour tout le monde » dans une partie courte, les dés en plus sont piochés au hasard.
decision-bag = Si le { -bag } n’a pas assez de dés, on lance ceux qui restent. Une { -initiative-card } restée sans dé ne peut pas être prise, et un joueur resté sans carte n’a pas de { -market-turn }.
decision-full = Un héros dont tous les { -space(count: "other") } sont occupés prend quand même une { -initiative-card } et sa pièce ; le dé retourne dans le { -bag }, sans action.
decision-windows = Les Compétences « à tout moment » sont proposées à des moments fixes, dans l’ordre du tour ; rien n’est demandé à un joueur qui n’a rien à activer.
decision-weapons = Une { -weapon } peut être défaussée chaque fois que vous décidez de quelque chose ; mais on ne vous le demande expressément qu’une fois, avant le { $hunts_word ->
        [yes] { -finale }
       *[no] { -final-scoring }
    }.
decision-empty = Si le { -market } est vide, vous recevez quand même { $discard_pays ->
        [one] { $discard_pays } { -gold }
       *[other] { $discard_pays } { -gold(count: "other") }
    }.
decision-lay = Si un effet fait reposer les dés, celui qui l’utilise ordonne les valeurs égales, comme le { -first-player }.
decision-copy = Quand une { -skill } en fait activer une autre, seule la première est engagée et déplace votre { -alignment-marker }.
decision-deck = Une carte achetée directement à la pioche coûte son prix entier ; si vous ne pouvez pas payer, elle va dans la { -discard-pile }, et la { -skill } est engagée quand même. S’il ne reste de carte nulle part, rien n’est acheté.
decision-last = À la { -cleanup } du dernier tour, une { -skill } peut encore être restaurée, puis activée une dernière fois avant le { $hunts_word ->
        [yes] { -finale }
       *[no] { -final-scoring }
    }.
decision-solo = Si le { -enemy-die } touche une place vide, il ne se passe rien.
decision-hunt = Si le { -market } est vide, vous pouvez encore prendre { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } au lieu de lancer une { -hunt }. Une { -hunt } n’est ni un achat ni une défausse, quelle que soit la carte.
decision-minions = Quand il ne reste qu’un { -minion }, on ne peut pas le laisser filer. Si tous sont des { -trophy(count: "other") }, il n’y a plus de { -hunt }.
decision-combat = Les { -combat-die(count: "other") }, les jetons et les { -xp } ne sont pas limités par le contenu d’une boîte. La { -weakness } est comptée une fois, quand vous décidez de combattre.
decision-experience = Défausser un { -injury-token } ou payer une action vous est proposé dès que vous avez une décision à prendre, et une fois au début de la { -cleanup }. Avant le { -finale }, le Charisme n’est plus proposé : le jeton ne servirait à rien.
decision-holders = Une { -adventure-card } juge de la situation telle qu’elle était juste avant que la carte ne s’applique. Les objectifs comptent comme au { -final-scoring }.
decision-finale = Pendant le { -finale }, aucune { -skill } n’est activée et aucune { -weapon } défaussée. Une { -attack } peut être négative.
decision-stay = Une fois la { -hunt } choisie, vous devez combattre un { -minion }, même après en avoir laissé filer d’autres : impossible de revenir à l’achat ou à l’or.
decision-backpack = Dès que votre { -character-sheet } et les dés gardés à côté comptent ensemble { $dice } dés, ces derniers y sont placés pendant ce tour. Ainsi, personne ne prolonge la partie.
decision-enemies = Quand deux dés Ennemis sont lancés, tous deux visent le { -market } tel qu’il était avant que l’un d’eux n’en retire une carte.
decision-open = Avec l’aventure sans surprise, chaque { -trophy } rapporte un { -xp }, comme si vous aviez déjà les trois jetons. En solitaire, il suffit de remplir la condition d’une { -adventure-card }.
decision-mighty = Les Monstres Puissants ont les valeurs de la partie en solitaire, mais pas ses conditions pour les { -adventure-card(count: "other") }. En solitaire, la variante ne change rien.

## Tableaux

number = { $n }
colors = { $colors }
least = { $n } ou plus
below = moins de { $n }
yes = oui
no = –
head-part = Élément
head-count = Nombre
head-players = Joueurs
head-seat = Place dans l’ordre du tour
head-gold = Or
head-gold-up-to = Or, jusqu’à { $players } joueurs
head-gold-with = Or, { $players } joueurs
head-row = Marché
head-initiative = Initiative
head-dice = Dés de départ
head-thinned = Défaussées par groupe
head-equal-gold = Dés Or
head-set = Ensemble
head-pieces = Cartes
head-colors = Couleurs de Classe
head-cards = { $n }
head-matching = Dés bien placés
head-stars = Points
head-face = Face
head-card = Avec la carte { $n }
head-rank = Rang
head-difference = Différence
head-edition = { START($edition) }
head-sign = Signe
head-meaning = Sens
head-monster = Monstre
head-strength = Force
head-first-star = Premier point dès
head-most-stars = Maximum dès
monster = { $monster }
part-boost-dice = { -boost-die(count: "other") }
part-scrolls = { -scroll(count: "other") }
part-minions = { -minion(count: "other") }
part-monsters = { -monster(count: "other") }
part-adventures = { -adventure-card(count: "other") }
slayer = Pourfendeur de Monstre
part-color-dice = dés de chacune des six couleurs
part-gold-dice = { -gold-die(count: "other") }
part-sheets = { -character-sheet(count: "other") }
part-classes = cartes Classe à deux faces
part-backstories = cartes Antécédents
part-alignments = cartes Alignement
part-weapons = { -weapon(count: "other") }
part-armor = { -armor-piece(count: "other") }
part-skills = { -skill(count: "other") }
part-traits = { -trait(count: "other") }
part-initiative = { -initiative-card(count: "other") }
part-coins = { -gold(count: "other") }
place-left = la carte de gauche
place-middle = la carte du milieu
place-right = la carte de droite
place-none = aucune carte
set = { $set }
rank = { $rank ->
        [0] Véritable Héros
        [1] Chef de Clan
        [2] Sommité
        [3] Aventurier
        [4] Mercenaire
       *[5] PNJ
    }
diff-market = { -market-card(count: "other") }
diff-backstories = cartes Antécédents
diff-alignments = cartes Alignement
diff-thinned = défaussées par groupe, à { $seats } joueurs
diff-discount = effet { OF($card) } sur un achat dans la { -discard-pile }
diff-solo = pioche en solitaire
solo-shuffled = une seule pioche
solo-grouped = comme à deux
sign-die = { $die_code }
sign-die-is = un dé : { $die }
sign-free = ·
sign-free-is = un { -space } libre
sign-wanted = ({ $color_code })
sign-wanted-is = un { -space } libre ; les { -backstory } y attendent un dé { $color }
sign-match = {"["}{ $die_code }]
sign-match-is = un dé de la couleur attendue par les { -backstory }
sign-other = { $die_code }({ $color_code })
sign-other-is = un dé d’une autre couleur ; les { -backstory } attendent un dé { $color }
sign-row = { $row_code }
sign-row-is = la { -attribute-row } { $row } (STR sur la Fiche imprimée) ; de même { $dex_code } { $dex }, { $con_code } { $con }, { $int_code } { $int }, { $wis_code } { $wis } (WIS sur la Fiche), { $cha_code } { $cha }
sign-star = ★{ $n }
sign-star-is = { $n } { -reputation-star(count: "other") }
sign-met = ✓
sign-met-is = un objectif atteint, quels que soient les dés à venir
sign-lost = ✗
sign-lost-is = un objectif hors de portée tant que les dés restent tels quels ; un prix trop élevé
sign-price = { $n } ({ $printed })
sign-price-is = la carte vous coûte { $n } au lieu de { $printed }
sign-marker = {"["}{ $n }]
sign-marker-is = la case du { -alignment-marker }
sign-arrow = ↑ ↓ ← →
sign-arrow-is = où une carte déplace le { -alignment-marker } : Bien, Mal, Loi, Chaos
