# Ce qu’enseigne le tutoriel tutorial/first.play, dans l’ordre : quelques lignes par leçon. `.otherwise`
# est dit quand on choisit autre chose que ce qui est attendu.

your-hero = Bienvenue ! Avec des dés et des cartes, vous créez un héros ; à la fin, celui qui a le plus d’étoiles l’emporte. Une Race augmente ou diminue des Caractéristiques. L’Humain n’en change aucune : parfait pour débuter.
    .title = Votre première partie de Roll Player
    .otherwise = Toute Race peut gagner, mais ses forces et ses faiblesses sont encore difficiles à juger. Prenez l’Humain.
your-class = Un dé du sac a décidé de la couleur de votre Classe : rouge. Une Classe a un pouvoir et, pour chaque Caractéristique, un objectif qui rapporte des étoiles. Le Guerrier achète Armes et Armures moins cher.
    .otherwise = Le Barbare est aussi un bon héros. Pour cette leçon, il vous faut les Armures moins chères du Guerrier.

## Dés de départ

starting-dice = Votre Fiche a six lignes de trois cases. L’objectif est au bout de la ligne : « 14+ ★1 », c’est une étoile pour un total d’au moins 14 ; « 18 ★4 », quatre étoiles pour 18 tout juste.
first-die = Une couleur entre parenthèses est une case de vos Antécédents : un dé de cette couleur y rapporte des étoiles à la fin. Un dé va toujours sur la première case libre de sa ligne. Commencez par le 2 violet.
    .otherwise = Un seul dé convient dès maintenant à une case des Antécédents, car elle est la première de sa ligne : le 2 violet.
backstory-space = Dans quelle ligne la première case attend-elle un dé violet ? Cherchez la couleur entre parenthèses.
    .otherwise = La première case de Constitution demande du violet. Un dé faible n’y gêne pas : c’est sa couleur qui compte.
second-space = Sagesse veut un dé noir sur sa deuxième case ; il faut donc d’abord y mettre un autre dé. Prenez le 5 blanc.
    .otherwise = Gardez les dés noirs : la deuxième case de Sagesse est pour eux, et la première doit être remplie avant. Placez le 5 blanc en Sagesse.
match-again = C’est maintenant au tour de la deuxième case de Sagesse. Lequel de vos deux dés noirs peut être le plus faible ? Sagesse ne demande qu’un total de 14.
    .otherwise = Le 4 noir suffit en Sagesse : cela fait 9, et un 5 ou un 6 peut encore venir. Gardez le 6 pour un objectif plus difficile.
high-goal = Le 6 noir vaut le plus là où il faut trois six. Prenez-le, et placez-le à cet endroit.
    .otherwise = Maintenant le 6 noir : Force, avec son objectif de 18, n’a que faire d’un dé plus faible.
not-too-much = Attention : une ligne n’est complète qu’avec son troisième dé, et rien n’est compté avant la fin. Gardez de la place en Force et en Sagesse, et placez le 6 bleu en Charisme.
    .otherwise = C’est possible, mais les dernières cases de vos bonnes lignes serviront aux tours suivants. Charisme est encore vide.
last-starting-die = Le 3 Or vous a déjà rapporté 2 pièces d’or, comme tout dé Or quand il arrive. Intelligence ne demande que 14 : placez-le là.
    .otherwise = Un 3 fait mal là où l’objectif est élevé. En Intelligence, 14 reste possible avec lui.

## Premier tour

round-begins = Les tours commencent. À chaque tour, un dé est posé sur chaque carte Initiative, le plus faible sur la première. Chacun prend une carte avec son dé, et place ce dé.
take-initiative = Une petite carte vous mène tôt au Marché, et une pièce peut s’y trouver. Une grande carte a le meilleur dé, et c’est lui qui compte à présent : avec lequel Sagesse atteint-elle 14 ou plus ?
    .otherwise = Sagesse a 9 et une case libre : il faut au moins un 5. Et le 6 violet ne vous coûte que le premier choix au Marché.
full-row = Complétez la ligne : une ligne complète rapporte 1 pièce d’or. Et où que vous placiez un dé, vous pouvez faire l’action de la ligne ; celle de Sagesse déplace votre pion Alignement.
    .otherwise = Bonne place aussi, mais en Sagesse l’objectif est atteint tout de suite, vous gagnez 1 pièce d’or et votre pion se déplace.
alignment = Le pion est sur une grille d’étoiles ; la case où il finit est celle qui compte. Déplacez-le là où il vaut le plus.
    .otherwise = Regardez les nombres de la grille : vers la Loi, la case voisine vaut 3 étoiles, et aucune autre n’en vaut autant.
market = Voici le Marché : chacun achète une carte, ou en défausse une pour 2 pièces d’or. L’adversaire avait la plus petite carte Initiative ; il est passé d’abord et a pris « Téméraire ». Une Arme donne un pouvoir, les Armures comptent par ensemble, les Traits à la fin, et les Compétences s’utilisent.
mind-the-arrow = Il reste deux cartes. Méfiez-vous des flèches : une Compétence déplace votre pion quand vous l’utilisez, un Trait quand vous l’achetez. Une Armure n’en a pas, et vous la payez 1 de moins. Achetez l’Armure.
    .otherwise = Les Chausses de Maille vont bien au Guerrier : moins chères pour vous, début d’un ensemble, et votre pion reste sur ses 3 étoiles.

## Deuxième tour

gold-die = Nouveau tour ; l’adversaire a commencé cette fois. Il reste deux cartes. Et le dé Or ? Ce n’est qu’un 1, mais il rapporte 2 pièces d’or, et la carte n° 1 vous mène au Marché en premier.
    .otherwise = La pièce de la carte n° 2 vaut 1, le dé Or de la carte n° 1 en rapporte 2, et son 1 peut se corriger.
weak-die = Un 1 est faible, mais l’action de Force retourne un dé sur sa face opposée, et deux faces opposées font 7. Où le placer, alors ?
    .otherwise = En Force : son action fait tout de suite du 1 un 6, et c’est ce qu’il faut à son objectif de 18.
turn-it = Retournez le dé qui y gagne le plus.
    .otherwise = Le 1 Or devient un 6. Les dés forts deviendraient faibles, et Sagesse ne doit pas perdre ce qu’elle a atteint.
traits-score = Vous êtes en premier au Marché. « Fidèle » rapporte 3 étoiles si au moins quatre de vos dés vont avec vos Antécédents ; deux y sont déjà. Sa flèche mène au bord où se trouve votre pion. Achetez-le.
    .otherwise = « Fidèle » va bien avec vos Antécédents : 3 étoiles pour quatre dés bien placés, et sa flèche ne vous nuit pas.

## Troisième tour

high-number = Vous commencez de nouveau. Charisme a 6 et demande 14. Quel dé l’aide le plus ?
    .otherwise = Avec le 5 noir, Charisme a 11, et un 3 suffit ensuite pour 14. Avec les autres, il resterait en arrière.
charisma = Placez-le là. L’action de Charisme vous aidera au Marché.
    .otherwise = C’est possible, mais Charisme en a besoin pour ses 14, et son action vous donne quelque chose pour le Marché.
token = Un jeton Charisme compte pour 1 pièce d’or au Marché de ce tour ; ensuite il est perdu. Vous n’avez que 2 pièces d’or : prenez-le.
    .otherwise = Il ne coûte rien, et 2 pièces d’or ne suffisent pas pour la carte la plus chère. Prenez le jeton.
spend-it = Dépensez l’or et le jeton ensemble : la Lance Antique ne coûte que 3 à un Guerrier. Une Arme demande des mains, et un héros en a deux.
    .otherwise = Du cuir commencerait un autre ensemble, et une défausse perdrait votre jeton. Prenez l’Arme que vous pouvez payer maintenant.

## Fin

scoring = Quand toutes les lignes sont complètes, la partie se termine. Rapportent des étoiles : les objectifs, chaque dé de votre couleur de Classe, les Antécédents, l’Alignement, les ensembles d’Armure et les Traits. L’or n’en rapporte pas : dépensez-le.
on-your-own = Il reste neuf tours, et ils sont à vous. « score » compte où vous en êtes, « conseil » conseille, « ? » explique. Ou arrêtez et commencez votre propre partie : cardwright play
