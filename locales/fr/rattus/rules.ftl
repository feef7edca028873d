# De courtes explications des règles.

aim = Chaque joueur a { $cubes } cubes de population. À la fin, celui qui en a le plus sur le plateau et au Château l’emporte.
    .title = But
setup = Un jeton rat cerclé de violet est posé face cachée dans chaque région utilisée (8, 10 ou 12 selon que l’on joue à 2, 3 ou 4), et la Peste part d’une région tirée au hasard. Le premier joueur est tiré au sort, sauf si --first le nomme. À partir de lui, chacun installe { $cubes } cubes dans une région ; puis, dans l’ordre inverse, chacun en installe encore { $cubes } dans une région.
    .title = Mise en place
turn = À votre tour, dans l’ordre de votre choix, prenez une carte de Classe si vous le souhaitez et placez des cubes. Chacune de vos cartes peut servir une fois, avant le déplacement de la Peste (le Roi, aussi après). Enfin, déplacez la Peste dans une région voisine : les rats se propagent autour d’elle, puis elle ravage la région.
    .title = Tour
class-cards = Prenez une carte libre, ou celle d’un autre joueur. Vous la gardez jusqu’à ce qu’on vous la prenne. Vos cartes se cumulent, et chacun de leurs symboles vous frappe. Chaque carte sert une fois par tour.
    .title = Cartes de Classe
placing = Choisissez une région et placez-y autant de cubes qu’il y a de rats ; s’il vous en reste moins en réserve, placez-les tous. C’est obligatoire dès que c’est possible.
    .title = Placer des cubes
plague = La Peste, notée †, doit aller dans une région voisine. Des flèches relient certaines régions par la mer : ces voisines sont notées ~. La Peste ne se propage et ne fait de ravages que là où elle s’arrête.
    .title = Peste
spread = S’il y a un rat dans la région infectée, un nouveau rat arrive ; s’il y en a deux ou trois, deux arrivent. Le joueur actif les place dans des régions voisines, ensemble ou séparément ; une région en contient { $crowd } au plus.
    .title = Propagation
ravage = Tant qu’il y a des cubes et des rats dans la région infectée, les rats sont retournés un par un. À chaque jeton, on recompte les cubes de la région, toutes couleurs comprises : s’il y en a au moins autant que la valeur limite, il y a contamination, et les symboles frappent. Dans tous les cas, le jeton est retiré du jeu.
    .title = Ravage
symbols = La majorité est traitée en premier, d’après les cubes présents quand le jeton est retourné : qui en a le plus dans la région en perd un ; en cas d’égalité, tous les joueurs majoritaires en perdent un. Tous : chaque joueur présent en perd un. Une Classe : le détenteur de la carte en perd un, s’il est présent. Un joueur visé par plusieurs symboles perd un cube pour chacun. Les cubes perdus retournent dans la réserve de leur joueur.
    .title = Symboles
tokens = Les rats restent face cachée. Seul le joueur qui les a regardés grâce à la Sorcière sait ce qu’ils cachent. Ceux qui sont là depuis le début, notés °, ne viennent pas du même lot que les autres. « 3+ : majorité, Moine » se lit : valeur limite 3, puis les symboles.
    .title = Jetons rats
end-of-game = La fin approche quand, au terme d’un tour, la réserve de jetons rats est épuisée ou qu’un joueur a { $at_end_word ->
        [yes] ses { $cubes } cubes sur le plateau et au Château
       *[no] placé ses { $cubes } cubes pendant ce tour, même si la Peste lui en a rendu depuis
    }. Vient alors une dernière manche ; puis la Peste ravage toutes les régions.
    .title = Fin
last-round = Tous sauf le dernier joueur actif, dans le sens inverse des aiguilles d’une montre à partir de sa droite, peuvent utiliser une dernière fois chacune de leurs cartes. On ne prend plus de carte, on ne place plus de cubes et on ne déplace plus la Peste, sauf grâce à une carte.
    .title = Dernière manche
ties = Entre ex æquo, celui dont le tour serait venu le premier l’emporte.
    .title = Égalité
options = Là où la règle reste ouverte, une option tranche : placement exact ou libre, moment où l’on écarte les jetons, choix du rat à retourner, retour de la Peste à son point de départ, Peste immobile lors de la dernière manche, compte de deux symboles de majorité, fin de partie quand un joueur place tous ses cubes et en perd dans le même tour, ravage d’une région sans cubes par une Peste qui compte pour des cubes, premier joueur tiré au sort ou nommé par --first.
    .title = Options
