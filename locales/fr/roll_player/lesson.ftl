# Ce qu’enseigne le tutoriel tutorial/first.play, dans l’ordre : quelques lignes par leçon. `.otherwise`
# est dit quand on choisit autre chose que ce qui est attendu.

your-hero = Bienvenue ! Avec des dés et des cartes, vous créez un héros ; à la fin, celui qui a le plus de points de réputation (★) l’emporte. Une Race augmente ou diminue certaines Caractéristiques. L’Humain n’en change aucune : parfait pour débuter.
    .title = Votre première partie de Roll Player (première édition)
    .otherwise = On peut gagner avec n’importe quelle Race, mais bonus et malus sont encore difficiles à juger. Prenez l’Humain.
your-class = Un dé pioché dans le sac a décidé de la couleur de votre Classe : rouge. Une Classe a un pouvoir et, pour chaque Caractéristique, un objectif qui rapporte des points. Le Guerrier achète ses Armes et ses Armures moins cher.
    .otherwise = Le Barbare est un bon héros, lui aussi. Mais pour cette leçon, il vous faut les Armures moins chères du Guerrier.

## Dés de départ

starting-dice = Votre Fiche a six lignes de trois emplacements. L’objectif est au bout de la ligne : « 14+ ★1 », c’est un point pour un total de 14 ou plus ; « 18 ★4 », quatre points pour 18 exactement. ✓ signale un objectif atteint, ✗ un objectif que les dés seuls n’atteindront plus.
first-die = Une couleur entre parenthèses marque un emplacement de vos Antécédents : un dé de cette couleur y rapporte des points à la fin. Un dé va toujours sur l’emplacement libre le plus à gauche de sa ligne. Commencez par le 2 violet.
    .otherwise = Un seul dé convient dès maintenant à un emplacement de vos Antécédents, car c’est le premier de sa ligne : le 2 violet.
backstory-space = Dans quelle ligne le premier emplacement attend-il un dé violet ? Cherchez cette couleur entre parenthèses.
    .otherwise = Le premier emplacement de Constitution attend un dé violet. C’est sa couleur qui compte : elle rapporte des points, même si l’objectif de la ligne est perdu.
second-space = Entre crochets, « [Vi2] », le dé a la bonne couleur ; dans « Bc5(No) », il faudrait du noir. La Sagesse attend un dé noir sur son deuxième emplacement ; il faut donc d’abord remplir le premier avec un autre dé. Prenez le 5 blanc.
    .otherwise = Gardez les dés noirs : le deuxième emplacement de Sagesse est pour eux, et le premier doit être rempli avant. Prenez le 5 blanc et placez-le en Sagesse.
match-again = C’est maintenant au tour du deuxième emplacement de Sagesse. Lequel de vos deux dés noirs peut y suffire ? La Sagesse ne demande qu’un total de 14.
    .otherwise = Le 4 noir suffit en Sagesse : cela fait 9, et un 5 ou un 6 peut encore venir. Gardez le 6 pour un objectif plus difficile.
high-goal = Le 6 noir est le plus utile là où il faut trois 6. Prenez-le et placez-le à cet endroit.
    .otherwise = Prenez maintenant le 6 noir : la Force, avec son objectif de 18, n’a que faire d’un dé plus faible.
not-too-much = Attention : une ligne n’est complète qu’avec son troisième dé, et rien n’est compté avant la fin. Gardez de la place en Force et en Sagesse, et placez le 6 bleu en Charisme.
    .otherwise = C’est possible, mais gardez les derniers emplacements de vos bonnes lignes pour les tours suivants. Le Charisme est encore vide.
last-starting-die = Le 3 Or vous a déjà rapporté 2 pièces d’or, comme tout dé Or que vous recevez. Aucune ligne n’en a davantage besoin qu’une autre. L’Intelligence ne demande que 14 : placez-le là.
    .otherwise = Un 3 coûte cher là où l’objectif est élevé. En Intelligence, il permet encore d’atteindre 14.

## Premier tour

round-begins = Les tours commencent. À chaque tour, un dé est posé sur chaque carte Initiative, le plus faible sur la n° 1. Chacun prend une carte avec son dé, puis place ce dé.
take-initiative = Un petit numéro vous mène tôt au Marché, et une pièce peut se trouver sur la carte. Un grand numéro apporte un meilleur dé, et c’est le dé qui compte à présent : lequel complète la Sagesse, avec 14 ou plus ?
    .otherwise = La Sagesse est à 9, avec un emplacement libre : il lui faut au moins un 5. Et le 6 violet ne vous coûte que le premier choix au Marché.
full-row = Complétez la ligne : cela rapporte 1 pièce d’or. Et quelle que soit la ligne où vous placez un dé, vous pouvez réaliser son action ; celle de Sagesse déplace votre pion Alignement.
    .otherwise = Bonne place aussi, mais la Sagesse atteint tout de suite son objectif, rapporte 1 pièce d’or et déplace votre pion.
alignment = Le pion se trouve sur une grille de points ; à la fin, c’est sa case qui compte. Les crochets l’indiquent : « [0] ». Déplacez-le sur la case voisine qui vaut le plus.
    .otherwise = Regardez les nombres de la grille : vers la Loi, la case voisine vaut 3 points, et aucune autre n’en vaut autant.
market = Voici le Marché : chacun achète une carte, ou en défausse une pour 2 pièces d’or. Votre adversaire, le robot, avait une carte Initiative de plus petit numéro ; il est passé en premier et a pris « Téméraire ». Les Armes donnent des pouvoirs, les Armures comptent par ensembles, les Traits rapportent à la fin et les Compétences s’activent.
mind-the-arrow = Il reste deux cartes. Méfiez-vous des flèches : une Compétence déplace votre pion quand vous l’activez, un Trait quand vous l’achetez. Une Armure n’en a pas, et elle vous coûte 1 pièce d’or de moins. Un ✗ derrière un prix signalerait que vous ne pouvez pas le payer. Achetez la pièce d’Armure.
    .otherwise = Les Chausses de Maille sont faites pour un Guerrier : moins chères pour vous, début d’un ensemble, et votre pion reste sur ses 3 points.

## Deuxième tour

gold-die = Nouveau tour ; cette fois, l’adversaire a commencé. Il reste deux cartes. Que dites-vous du dé Or ? Ce n’est qu’un 1, mais il rapporte 2 pièces d’or, et avec la carte n° 1 vous passez en premier au Marché.
    .otherwise = La carte n° 2 rapporte 1 pièce d’or, le dé Or de la carte n° 1 en rapporte 2, et son 1 peut se corriger.
weak-die = Un 1 est faible, mais l’action de Force retourne un dé sur sa face opposée, et deux faces opposées totalisent 7. Où le placer, alors ?
    .otherwise = En Force : son action change aussitôt le 1 en 6, juste ce qu’il faut pour son objectif de 18.
turn-it = Retournez le dé qui y gagne le plus.
    .otherwise = Le 1 Or devient un 6. Les dés forts deviendraient faibles, et la Sagesse ne doit pas perdre ce qu’elle a atteint.
traits-score = Vous passez en premier au Marché. « Fidèle » rapporte 3 points si au moins quatre de vos dés correspondent à vos Antécédents ; c’est déjà le cas de deux. Sa flèche va vers la Loi, où votre pion ne peut pas aller plus loin. Achetez-le.
    .otherwise = « Fidèle » va bien avec vos Antécédents : 3 points pour quatre dés bien placés, et sa flèche ne vous nuit pas.

## Troisième tour

high-number = C’est de nouveau à vous de commencer. Le Charisme est à 6 et doit atteindre 14. Quel dé l’aide le plus ?
    .otherwise = Avec le 5 noir, le Charisme passe à 11, et un 3 ou plus suffit ensuite pour 14. Avec les autres, il resterait à la traîne.
charisma = Placez-le là. L’action de Charisme vous aidera au Marché.
    .otherwise = C’est possible, mais le Charisme en a besoin pour arriver à 14, et son action vous donne quelque chose pour le Marché.
token = Un jeton Charisme compte pour 1 pièce d’or au Marché de ce tour ; ensuite il est perdu. Vous n’avez que 2 pièces d’or : prenez-le.
    .otherwise = Il ne coûte rien, et 2 pièces d’or ne suffisent pas pour la carte la plus chère. Prenez le jeton.
your-purchase = Cette fois, à vous de choisir. Or et jeton suffisent ensemble pour la Lance Antique, une Arme pour l’une de vos deux mains. Les Bottes de Cuir commenceraient un autre ensemble. Défausser une carte rapporte 2 pièces d’or, mais le jeton est perdu. Aucun choix n’est mauvais ici.

## Quatrième tour

class-color = Quatrième tour ; l’adversaire a choisi en premier et pris la carte du milieu. À la fin, chaque dé de votre couleur de Classe vaut un point. Vous rappelez-vous cette couleur ? Prenez la carte dont le dé vous en rapportera un.
    .otherwise = Pas tout à fait : un Guerrier est rouge. C’est donc le 5 rouge de la carte n° 3 qui rapportera un point à la fin, et c’est aussi un dé fort.
your-place = À vous de choisir sa ligne. Une seule serait un piège : elle serait complète sans atteindre son objectif. Partout ailleurs, ce dé est le bienvenu.
    .otherwise = La Force serait complète avec 17, et son objectif est 18 exactement : gardez cet emplacement pour un 6. Toute autre ligne convient.

## Fin

scoring = La partie se termine à la fin du tour où toutes les lignes sont complètes. Les points viennent des objectifs, de chaque dé de votre couleur de Classe, des Antécédents, de l’Alignement, des ensembles d’Armure et des Traits. L’or n’en rapporte pas : dépensez-le.
on-your-own = À partir d’ici, la partie est à vous : la fin de ce tour, et huit autres. « { $score } » dit où vous en êtes, « { $hint } » suggère un choix, « { $help } » explique. Ou arrêtez là et commencez votre propre partie : cardwright play
