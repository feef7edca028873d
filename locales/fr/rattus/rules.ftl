# Le livret de règles, chapitre par chapitre. Les nombres viennent du plateau, des jetons et des options.
# Un chapitre commence par un message qui a un .title ; il est assez court pour un écran.

aim = Chaque joueur a { $cubes } cubes de population. À la fin, celui qui en a le plus sur le plateau et au Château l’emporte.
    .title = But
components = Ce qu’il faut pour jouer, compté d’après le plateau, les jetons et les cartes de cette partie.
    .title = Matériel
setup = Des rats arrivent dans chaque région utilisée, la Peste apparaît dans l’une d’elles, et chacun installe ses premiers cubes.
    .title = Mise en place
turn = À votre tour, vous pouvez prendre une { -class-card }, vous placez des cubes et, à la fin, vous déplacez la Peste.
    .title = Tour
class-cards = Une { -class-card } donne un pouvoir, et expose aux { -token(count: "other") } qui portent son symbole.
    .title = Cartes de Classe
placing = { $placing_word ->
        [free] Une fois par tour, vous pouvez choisir une région et y placer au plus autant de cubes qu’il y a de rats.
       *[other] Une fois par tour, choisissez une région et placez-y autant de cubes qu’il y a de rats.
    }
    .title = Placer des cubes
plague = La Peste, notée †, doit aller dans une région voisine. Des flèches relient certaines régions par la mer : ces voisines sont notées ~. Seule compte la région où elle s’arrête : les rats se propagent à partir de là, et elle y fait ses ravages.
    .title = Peste
spread = Autour de la région infectée, celle où la Peste vient d’arriver, de nouveaux rats apparaissent avant le ravage.
    .title = Propagation
ravage = Tant qu’il y a des cubes et des rats dans la région infectée, les rats sont retournés un par un. À chaque jeton, on recompte les cubes de la région, toutes couleurs comprises : s’il y en a au moins autant que la { -limit }, il y a contamination, et les symboles frappent. Dans tous les cas, le jeton est retiré du jeu.
    .title = Ravage
symbols = La majorité est traitée en premier, d’après les cubes présents { $double_majority_word ->
        [recounted] à ce moment-là
       *[other] quand le jeton est retourné
    } : qui en a le plus dans la région en perd un ; en cas d’égalité, tous les joueurs majoritaires en perdent un. Tous : chaque joueur présent en perd un. Une Classe : le détenteur de la carte en perd un, s’il est présent.
    .title = Symboles
tokens = Les rats restent face cachée. Seul le joueur qui les a regardés grâce à la Sorcière sait ce qu’ils cachent : une { -limit }, puis des symboles. Ceux qui sont là depuis le début, notés °, ne viennent pas du même lot que les autres.
    .title = Jetons rats
end-of-game = La partie finit de deux façons : la réserve de rats s’épuise, ou quelqu’un a placé tous ses cubes. Vient alors une { -last-round } ; puis la Peste ravage toutes les régions.
    .title = Fin
last-round = Quand la partie touche à sa fin, on joue encore une manche où seules les cartes servent. Puis vient un dernier ravage, et l’on compte les cubes.
    .title = Dernière manche
ties = Entre ex æquo, celui dont le tour serait venu le premier l’emporte : on compte à partir du dernier joueur actif, qui vient lui-même en dernier.
    .title = Égalité
editions = Les livrets français et anglais diffèrent sur un point.
    .title = Éditions
decisions = Là où la règle reste ouverte, il faut bien décider. Voici ce qui est fait ici ; les options qui changent cela se donnent au début de la partie, avec --option.
    .title = Décisions
signs = Sur le plateau, † est la Peste, ° un rat présent depuis le début, ~ une voisine par la mer. « 3+ : majorité, Moine » est un { -token } : sa { -limit } et ses symboles.
    .title = Signes

## Matériel

components-map = Le plateau a des régions claires, moyennes et foncées. Les claires servent toujours, les moyennes à partir de trois joueurs, les foncées à quatre.
components-token = Tous les { -token(count: "other") } ont le même dos. La face porte une { -limit } et des symboles : à l’écran, « { $face_limit }+ : { $face_symbols_commas } ».

## Mise en place

setup-regions = Seules les régions prévues pour votre nombre de joueurs servent. Les autres n’existent pas : ni rats, ni cubes, ni Peste.
setup-cubes = Chacun prend { $cubes } cubes en réserve. Les { -class-card(count: "other") } sont libres ; personne n’en a.
setup-rats = Les rats de départ sont mélangés face cachée, et un est posé dans chaque région.
setup-supply = { $early_word ->
        [yes] Une partie des jetons classiques est écartée sans être vue. Puis les rats de départ qui restent sont mêlés aux autres ; c’est la réserve de rats.
       *[no] Les rats de départ qui restent sont mêlés aux autres. Une partie des jetons est écartée sans être vue ; le reste forme la réserve de rats.
    }
setup-plague = La Peste apparaît dans une région tirée au sort.
setup-first = { $first_word ->
        [drawn] Le premier joueur est tiré au sort lui aussi.
        [none] Le premier joueur est tiré au sort lui aussi, ou nommé par --first.
       *[other] Le premier joueur est celui que nomme --first.
    }
setup-settle = Dans le sens horaire, chacun met { $cubes } cubes dans une région ; puis, dans l’ordre inverse, encore { $cubes } dans une région. Ce peut être la même région, et d’autres joueurs peuvent s’y trouver. Le premier joueur commence alors.
setup-table = Le nombre de régions, de rats écartés et de rats en réserve dépend du nombre de joueurs :

## Le tour

turn-order = Prendre une carte, placer des cubes et utiliser vos cartes se font dans l’ordre de votre choix. La Peste vient en dernier : les rats se propagent autour d’elle, puis elle ravage la région. Seul le Roi peut encore servir après ; puis c’est au joueur suivant, dans le sens horaire.
turn-example = Voici un tour à deux joueurs, pas à pas{ $flips_word ->
        [chosen]  ; contrairement à votre table, les rats y sont retournés au hasard
       *[other] {""}
    }. Chaque choix d’un joueur est précédé de « > ».
class-cards-take = À votre tour, vous pouvez prendre une seule carte : une carte libre, ou celle d’un autre joueur, qui ne peut pas refuser. Vous la gardez jusqu’à ce qu’on vous la prenne. Elle peut servir aussitôt, même si son détenteur vient de s’en servir.
class-cards-use = Chacune de vos cartes peut servir une fois à votre tour, avant le déplacement de la Peste ; le Roi, aussi après. Une carte ne sert jamais pendant le tour d’un autre ; à la { -last-round }, on les utilise à tour de rôle.
class-cards-risk = Vos cartes se cumulent : plus vous en avez, plus vous pouvez faire, et plus les jetons vous frappent.
placing-count = On compte les rats au moment de placer : une carte a pu en amener ou en emporter. Dans une région sans rat, on ne place rien, sauf avec le Paysan.
placing-must = { $free_word ->
        [yes] Vous pouvez placer moins de cubes qu’il n’y a de rats, ou aucun. Ceux que vous placez
       *[no] S’il vous en reste moins en réserve, placez-les tous. C’est obligatoire dès que c’est possible, et avant le déplacement de la Peste. Tous
    } vont dans la même région, n’importe laquelle des régions utilisées.
plague-move = Celui qui la déplace choisit parmi les régions voisines ; il y en a toujours au moins une. Elle ne peut pas rester sur place{ $returns_word ->
        [yes] , mais le Chevalier peut la ramener d’où elle est partie.
       *[no] , et même le Chevalier ne la ramène pas d’où elle est partie.
    }
spread-count = Un rat dans la région infectée en amène un nouveau ; deux rats ou plus en amènent deux.
spread-place = Le joueur actif pose les nouveaux rats face cachée dans des régions voisines, ensemble ou séparément. Une région contient { $crowd } rats au plus ; si toutes les voisines sont pleines, les rats en trop restent dans la réserve.
spread-supply = Les rats se propagent même là où il n’y a pas de cubes. Si la réserve s’épuise, on place ce qui reste, et le tour se joue jusqu’au bout.
ravage-order = { $chosen_word ->
        [yes] Entre plusieurs rats, le joueur actif choisit celui que l’on retourne.
       *[no] Entre plusieurs rats, celui que l’on retourne est tiré au sort.
    }
ravage-count = Après chaque rat, tous les cubes sont recomptés : ceux que l’on perd à cause d’un rat peuvent rendre le suivant sans effet. Les rats qu’on ne retourne pas restent.
ravage-neutral = Les cubes neutres pour lesquels la Peste compte avec le Chevalier ne sont à personne : ils s’ajoutent au total et ne se perdent jamais. { $alone_word ->
        [yes] Même dans une région sans autres cubes, on retourne des rats pour eux.
       *[no] Dans une région sans autres cubes, on ne retourne aucun rat pour eux.
    }
symbols-majority = { $recounted_word ->
        [yes] Si un jeton porte deux fois la majorité, on recompte après la première : la seconde frappe ceux qui ont alors le plus de cubes dans la région.
       *[no] La majorité se juge une fois par jeton, avant que celui-ci ne fasse perdre le moindre cube.
    }
symbols-class = Une Classe que personne n’a, ou dont le détenteur est absent, ne frappe personne.
symbols-several = Plusieurs symboles qui visent le même joueur coûtent un cube chacun, tant qu’il en a. Les cubes perdus retournent en réserve et peuvent être replacés.
tokens-limits = Voici combien de jetons portent chaque { -limit } :

## La fin

end-supply = La partie touche à sa fin quand la réserve de rats est épuisée au terme d’un tour. Les jetons retournés ne reviennent pas : elle ne fait que baisser.
end-placed = Elle touche aussi à sa fin { $at_end_word ->
        [yes] si un joueur n’a plus de cube en réserve au terme d’un tour
       *[no] si un joueur a placé ses { $cubes } cubes au cours d’un tour, même si la Peste lui en a rendu pendant ce tour
    }. Les cubes du Château comptent comme placés.
last-turns = Tous sauf le dernier joueur actif, dans le sens inverse des aiguilles d’une montre à partir de sa droite, peuvent utiliser une dernière fois chacune de leurs cartes. On ne prend plus de carte, on ne place plus de cubes et on ne déplace plus la Peste, sauf grâce à une carte.
last-cards = À la { -last-round }, deux cartes servent autrement : le Paysan ajoute un cube dans une région, et le Chevalier déplace la Peste, sans propagation ni ravage. { $stays_word ->
        [yes] Elle peut aussi rester et compter comme des cubes.
       *[no] Elle doit bouger pour compter comme des cubes.
    } Les autres cartes servent comme d’habitude.
last-ravage = Puis tous les rats de toutes les régions sont retournés comme lors d’un ravage, tant qu’il reste des cubes{ $plague_alone_word ->
        [yes] , même neutres,
       *[other] {""}
    } dans leur région.{ $flips_word ->
        [chosen] {" "}Entre plusieurs rats, le joueur qui a joué le dernier tour choisit.
       *[other] {""}
    } Rien ne se propage.
last-winner = Comptez vos cubes sur le plateau et au Château ; ceux de la réserve ne comptent pas.

## Éditions

editions-placed = Selon le livret français, la partie finit si un joueur a placé tous ses cubes pendant un tour ; selon le livret anglais, s’ils sont encore tous placés à la fin du tour. { $all_placed_word ->
        [at-end] À cette table, c’est la règle anglaise qui est jouée (all-placed=at-end).
       *[other] La première règle est jouée, sauf si --option all-placed=at-end choisit l’autre.
    }

## Décisions

# Une option autre que l’habituelle est choisie. $here : si c’est le cas à la table.
-chosen-here = C’est ainsi que l’on joue à cette table.

decision-faces = Les faces de la plupart des { -token(count: "other") } ne sont pas publiques. Elles sont inventées ici, d’après ce qu’on en sait ; cardwright cards et le fichier des jetons disent lesquelles.
decision-map = Quelques frontières du plateau ne sont pas publiques non plus ; elles suivent la carte de l’Europe.
decision-first = Le plus jeune commence, dit le livret ; ici, le premier joueur est tiré au sort, ou choisi au début de la partie (--first).
decision-placing = D’habitude, placer des cubes est obligatoire, et il en faut autant qu’il y a de rats. Avec placing=free, on peut en placer moins, ou aucun.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-removal = D’habitude, des jetons sont écartés après le mélange des rats de départ restants. Avec removal=before-mixing, c’est avant.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-flips = D’habitude, le rat que l’on retourne est tiré au sort. Avec flips=chosen, le joueur actif choisit.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-return = D’habitude, avec le Chevalier, la Peste ne peut pas revenir d’où elle est partie. Avec plague-return=yes, elle le peut.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-stay = D’habitude, à la { -last-round }, le Chevalier doit déplacer la Peste pour qu’elle compte comme des cubes neutres. Avec last-plague=may-stay, elle peut rester.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-majority = D’habitude, deux symboles de majorité sur un jeton frappent les mêmes joueurs. Avec double-majority=recounted, on recompte entre les deux.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-placed = D’habitude, placer tous ses cubes met fin à la partie, même si l’on en perd au même tour. Avec all-placed=at-end, ils doivent être encore tous placés à la fin du tour.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-alone = D’habitude, les cubes neutres du Chevalier ne suffisent pas à faire retourner les rats d’une région sans autres cubes. Avec plague-alone=yes, ils suffisent.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-peasant = À la { -last-round }, le Paysan a besoin d’un cube en réserve.

## Tableaux

number = { $n }
head-part = Élément
head-count = Nombre
head-players = Joueurs
head-regions = Régions
head-aside = Rats écartés
head-supply = Rats en réserve
head-limit = Valeur limite
head-tokens = Jetons
head-sign = Signe
head-meaning = Sens
part-regions = régions
part-cubes = cubes par joueur
part-starting = rats de départ
part-regular = rats classiques
part-classes = { -class-card(count: "other") }
part-plague = Peste
sign-plague = †
sign-plague-is = la Peste
sign-counting = +{ $n }
sign-counting-is = la Peste compte pour { $n } cubes neutres
sign-starting = { $n }°
sign-starting-is = des rats, dont au moins un présent depuis le début
sign-sea = ~{ $region_code }
sign-sea-is = { $region }, par la mer
sign-face = { $face }
sign-face-is = un { -token } : sa { -limit }, puis ses symboles
