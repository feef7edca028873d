# Ce que les textes des cartes disent de leurs effets, pour `lint --deep` : des listes de mots séparés
# par des virgules, un astérisque tient lieu de toute terminaison ou de tout début. Un pack en ajoute dans
# des messages dont l’identifiant commence de même : `may-givre`.

# Que l’on peut.
may = pouvez, peux, peut, pourrez, si vous le voulez, si vous le souhaitez, si vous voulez
# Que l’on peut faire moins.
up-to = jusqu, au plus, au maximum, autant
# Qu’il s’agit d’autres joueurs, ou de tous.
others = autre joueur, autre joueuse, autres joueurs, autrui, adversaire*, rival*, rivaux, chaque joueur, tout joueur, tous les joueurs, tout le monde, personne, quiconque, le plus, le moins, la plupart, joueur qui, ceux qui, celui qui, un joueur, plus que vous, moins que vous
# Qu’il s’agit d’un autre joueur.
another = autre joueur, autre joueuse, autres joueurs, autrui, adversaire*, rival*, rivaux
# Que l’on dit combien de fois.
times = une fois, deux fois, trois fois, fois, par manche, chaque manche, premier, première, marqueur*, compteur, pour chaque, chaque, jusqu à la fin de la manche, cette manche, déjà
# Que c’est une seule fois.
once = une seule fois, une fois par, une fois la
# Que l’on donne quelque chose.
cost = pay*, paie, paye, coût*, perd*, donn*, dépens*, rend*, défauss*, échang*, contre, pour
# Que le propriétaire paie.
pay = payer, payez, paierez
# Que rien n’est payé.
free = sans rien payer, sans payer, gratuitement
# Que quelqu’un reçoit quelque chose.
gain = gagn*, reçoi*, recev*, pren*, obten*, obtien*, remport*, ajout*, rapport*, touch*
# Que c’est une seule chose.
one = un, une, l, le, la, chaque, chacun, chacune, autre, du, au, son, sa
condition = si, quand, lorsque, lorsqu, dès que, dès qu, après, chaque fois que, chaque fois qu
not = pas, jamais
number-0 = aucun, aucune, rien, sans
number-2 = deux, double
number-3 = trois, triple
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix

# Qu’un nombre est un minimum, ou un maximum.
at-least = au moins, ou plus, ou davantage, au minimum, minimum, ou supérieur*
at-most = au plus, ou moins, au maximum, maximum, jusqu, pas plus de, ou inférieur*
# Que quelqu’un perd quelque chose.
lose = perd*, pay*, paie*, donn*, défauss*, rend*, dépens*
# Que la suite en dépend.
if-so = si vous le faites, dans ce cas, le cas échéant
# That the reader is addressed.
you = vous, votre, vos

# Ce que fait une carte, comme le dit `cards show --exact` : ce que l’on peut refuser, ce qui ne se
# voit pas, un nombre qui change.
exact-may = si l’on veut, { $does }
exact-nothing = rien de visible
exact-yes-no = répond oui ou non
exact-param = { $value } « { $name } »
exact-varies = d’après { $params }
exact-moved = « { $name } », ici { $value }
exact-any = selon le cas
exact-line = { $when } : { $does }
exact-guarded = { $when } ({ $guards })
exact-then = { $first } ; { $second }
exact-or = { $first } ou { $second }
exact-target = { $does } [{ $targets }]
exact-picked = au choix
exact-heard = le dé, la carte ou la ligne en question
exact-anew = remis à zéro à chaque tour
limit-by-me = par le détenteur de la carte
limit-by-other = par un autre joueur
limit-by-any = par n’importe qui
limit-card-self = cette carte
limit-card-other = une autre carte
guard-own = à son tour
limit-min = au moins { $value }
limit-max = au plus { $value }
