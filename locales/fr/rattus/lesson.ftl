# Ce qu’enseigne le tutoriel tutorial/first.play, dans l’ordre : quelques lignes par leçon. `.otherwise`
# est dit quand on choisit autre chose que ce qui est attendu.

first-settle = Bienvenue ! Partout en Europe vivent des gens, et des rats. À la fin, celui à qui il reste le plus de cubes l’emporte. D’abord, installez deux cubes : en Hungaria, à côté de Germania, d’Italia et de Polonia.
    .title = Votre première partie de Rattus
    .otherwise = Vous pourriez aussi vous y installer, mais votre histoire commence en Hungaria, à l’est du plateau.
second-settle = Votre adversaire, le robot, s’est installé en Anglia et en Germania, où se trouve aussi la Peste († sur le plateau). Donnez à vos deux cubes suivants un autre foyer : Italia.
    .aloud = Votre adversaire, le robot, s’est installé en Anglia et en Germania, où se trouve aussi la Peste. Donnez à vos deux cubes suivants un autre foyer : Italia.
    .otherwise = C’est permis, mais ne mettez pas tous vos cubes au même endroit, ni là où d’autres se pressent déjà : les rats frappent là où les cubes sont nombreux. Choisissez Italia.

## Premier tour

take-a-card = Votre premier tour. Vous pouvez prendre une { -class-card }. Elle donne un pouvoir, mais un rat qui porte son symbole vous frappe. Le Marchand tire des cubes du danger : prenez-le.
    .otherwise = Dans une vraie partie, vous pourriez prendre une autre carte ou placer d’abord des cubes. Pour la suite, il vous faut le Marchand.
place-by-rats = Placez maintenant des cubes : autant qu’il y a de rats dans la région. Pour l’instant, chacune a un rat ; c’est donc un cube. Un foyer à lui en Polonia, ou de la compagnie en Hungaria : les deux sont bons, à vous de choisir.
    .otherwise = Dans une autre partie, pourquoi pas. Pour la suite, il faut votre cube en Polonia ou en Hungaria ; laquelle des deux, c’est à vous de le dire.
move-the-plague = À la fin de votre tour, vous devez déplacer la Peste dans une région voisine. De nouveaux rats arrivent autour d’elle, puis elle ravage la région. Éloignez-la de vos cubes : Gallia est vide.
    .otherwise = Gallia est le bon choix : personne n’y vit, la Peste ne vous y prend rien, et elle s’éloigne de Hungaria.
spread-a-rat = Le rat de Gallia en amène un nouveau dans une région voisine, et c’est vous qui décidez laquelle. Épargnez vos cubes : placez-le en Anglia, chez l’adversaire. (° : un rat du début est encore là ; ~ ou des pointillés : une voisine par la mer.)
    .aloud = Le rat de Gallia en amène un nouveau dans une région voisine, et c’est vous qui décidez laquelle. Épargnez vos cubes : placez-le de l’autre côté de la mer, en Anglia, chez l’adversaire.
    .otherwise = Un rat est un danger pour ceux qui vivent là. Autant que ce soit l’adversaire : en Anglia.

## Tour de l’adversaire, deuxième tour

others-take = Voyez ce qu’a fait l’adversaire. Il vous a pris le Marchand : personne ne peut refuser. Et il a placé deux cubes en Anglia, grâce au second rat qui s’y trouve, avant d’en mener trois en Scandia.
rats-ravage = Puis il a déplacé la Peste en Italia, et un rat a été retourné : « 3+ » est sa { -limit }. Avec trois cubes ou plus, chacun y aurait perdu un cube. Il n’y en avait que deux, et le rat n’est plus là.
take-the-king = Il n’y a donc plus de rat en Italia. D’une telle région, le Roi peut mettre un cube à l’abri au Château, où rien ne peut lui arriver. Prenez le Roi.
    .otherwise = C’est le Roi qu’il vous faut : lui seul met des cubes à l’abri au Château, et Italia est justement sans rat.
where-most = Placez encore des cubes. Vous souvenez-vous de la règle ? Dans laquelle de vos régions pouvez-vous en placer le plus ?
    .otherwise = Pas tout à fait : on place autant de cubes qu’il y a de rats, et la question portait sur vos régions. Il y a deux rats en Hungaria : vous pouvez donc y placer deux cubes.
into-the-castle = Vos cartes s’utilisent avant le déplacement de la Peste, le Roi aussi après. Utilisez-le maintenant.
    .otherwise = D’abord le Roi, tant qu’Italia est sans rat.
attack = La Peste est aussi une arme. Dans l’une de ces régions, l’adversaire a des cubes et vous n’en avez pas. Déplacez-y la Peste.
    .otherwise = Regardez qui vit où : Gallia et Hispania sont vides, Hungaria est à vous. En Germania, il n’y a que des cubes de l’adversaire.
rats-far-away = Il y a un rat en Germania : il en arrive donc un nouveau. Placez-le là où l’adversaire a des cubes et où vous n’en avez pas.
    .otherwise = En Scandia, l’adversaire est seul. Partout ailleurs, le rat serait près de vos cubes, ou inutile.
too-few = Votre attaque a échoué : le rat de Germania demandait trois cubes, lui aussi, et avant son tour l’adversaire n’en avait que deux là-bas. On ne voit un jeton que lorsqu’il est retourné, sauf si la Sorcière l’a regardé.

## Troisième tour

see-the-danger = Entre-temps, un rat est arrivé en Hungaria : il y en a maintenant trois, avec la plupart de vos cubes, et la Peste est juste à côté. Il vous faut quelqu’un qui déplace des cubes : reprenez le Marchand à l’adversaire.
    .otherwise = Le Marchand vous aidera : il déplace jusqu’à trois de vos cubes dans une région voisine, et vous pouvez le prendre à l’adversaire.
use-the-merchant = Utilisez-le tout de suite. Peu importe que l’adversaire vienne de s’en servir.
    .otherwise = Tirez d’abord vos cubes du danger : utilisez le Marchand.
away-from-rats = Dans quelle région vos cubes sont-ils en danger ? Emmenez-en de là.
    .otherwise = Le danger est en Hungaria : trois rats. C’est de là que des cubes doivent partir.
quiet-neighbor = Et où les mener ? Choisissez une région voisine sans rat ni adversaire.
    .otherwise = Choisissez Italia : elle touche Hungaria, et il n’y a là ni rat ni cube de l’adversaire.
how-many = Combien ? Si trois s’en vont, il en reste peu à la merci des rats ; si deux s’en vont, il y a moins de monde en Italia. Les deux se défendent : à vous de choisir.
    .otherwise = Un seul, c’est trop peu face à trois rats : choisissez deux ou trois cubes.
crowded = Placez encore des cubes : trois rats en Hungaria, donc trois cubes ; en Scandia, deux seulement, mais la Peste en est plus loin. Plus de cubes ou plus de sécurité : décidez vous-même.
    .otherwise = D’abord les cubes, là où les rats sont nombreux et l’adversaire absent : en Hungaria ou en Scandia.
king-again = Avant le déplacement de la Peste, un autre de vos cubes peut être mis à l’abri. Par qui ?
    .otherwise = Par le Roi : Italia est de nouveau sans rat, et plusieurs de vos cubes y attendent.
look-ahead = Pensez au tour suivant : l’adversaire déplacera la Peste depuis l’endroit où vous la laissez. Hispania ne touche que Gallia et Italia ; pour atteindre Hungaria de là, il lui faudrait le Chevalier. Déplacez la Peste en Hispania.
    .otherwise = Hispania est le meilleur choix : la Peste ne vous y prend rien, et de là, sans le Chevalier, l’adversaire ne peut pas la mener en Hungaria.
keep-it-free = Encore un rat : en Gallia ou en Italia ? Pensez à vos cubes, et au Roi.
    .otherwise = En Gallia : tant qu’Italia est sans rat, vos cubes y sont en sécurité, et le Roi peut aller les chercher.

## Quatrième tour

take-the-witch = L’adversaire a placé trois cubes à côté des vôtres en Hungaria. Ripostez, mais cette fois pas à l’aveugle : la Sorcière regarde les rats avant qu’on ne les retourne. Prenez-la.
    .otherwise = C’est la Sorcière qui vous aide le plus : avec elle, vous savez d’avance ce que donnera une attaque.
use-the-witch = Utilisez-la avant de déplacer la Peste. Elle peut regarder deux rats, puis les intervertir.
    .otherwise = Regardez d’abord, attaquez ensuite : utilisez la Sorcière.
where-to-look = La Peste est en Gallia, et Anglia est juste à côté. Seul l’adversaire y vit : trois cubes, avec deux rats. Regardez le premier de ces rats.
    .otherwise = Regardez là où vous voulez frapper : le rat 1, en Anglia.
seen-enough = Personne d’autre ne connaît ce rat : { -limit } 2, et les symboles de la majorité, du Marchand et du Moine. En Anglia, l’adversaire a le plus de cubes, et c’est lui qui a le Moine : une attaque lui coûterait un cube par symbole, deux en tout. Le Marchand est à vous, mais vous n’avez là aucun cube à perdre. Inutile d’en regarder un autre.
    .otherwise = Un seul suffit : ce rat est là où il nuit le plus à l’adversaire.
cubes-first = Avant l’attaque, placez vos cubes, autant qu’il y a de rats dans la région : trois en Hungaria, un seul en Italia ou en Polonia, mais on s’y bouscule moins. À vous de décider.
    .otherwise = Placez d’abord des cubes dans une de vos régions : Hungaria, Italia ou Polonia.
strike = Frappez maintenant : déplacez la Peste en Anglia.
    .otherwise = Vous savez quel rat va frapper, et où : en Anglia.
two-new-rats = Il y a deux rats en Anglia : deux nouveaux arrivent donc dans les régions voisines avant qu’on ne retourne quoi que ce soit. Personne ne vit encore en Gallia : un rat n’y nuit à personne, et plus tard il permettra d’y placer un cube de plus.
    .otherwise = En Gallia, ce rat ne fait de mal à personne pour l’instant. Placez-y le premier.
second-new-rat = Et le second ? Les rats ne sont pas qu’un danger, souvenez-vous : là où il y en a beaucoup, on place beaucoup de cubes.

## Fin

struck = La Peste a frappé : le premier rat d’Anglia a été retourné, il y avait au moins deux cubes, et l’adversaire en a perdu un pour la majorité et un pour son Moine. Le second rat exigeait six cubes, et il n’en restait qu’un. Les deux rats ont disparu.
farewell-end = La partie se termine quand la réserve de rats est épuisée ou que quelqu’un a placé tous ses cubes. Après une { -last-round }, la Peste ravage tout ; puis on compte vos cubes sur le plateau et au Château.
farewell = Vous savez maintenant tout ce qu’il faut. Continuez comme il vous plaît, jusqu’à la fin ; « { $help } » explique, « { $hint } » suggère un choix. Ou arrêtez là et commencez votre propre partie.
