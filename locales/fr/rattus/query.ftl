# Ce qu’on tape pour chaque question, une ou deux lettres, et ce qu’on apprend.

cubes = c
help-cubes = les { -cube(count: "other") } d’une région : c RÉGION, ou son numéro
rats = r
help-rats = les { -rat(count: "other") } d’une région : r RÉGION ; r seul pour la { -supply }
plague = p
help-plague = où est la { -plague }
near = v
help-near = les voisines d’une région : v RÉGION
hand = m
help-hand = vos { -class-card(count: "other") } ; m NOM pour celles d’un autre joueur
free = l
help-free = les { -class-card(count: "other") } que personne n’a
pieces = j
help-pieces = où sont vos { -cube(count: "other") } ; j NOM pour ceux d’un autre joueur
known = k
help-known = ce que vous savez d’un { -token } : k 1 pour le premier
turn = t
help-turn = à qui de jouer, et qui vient ensuite
