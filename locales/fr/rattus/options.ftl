# Les noms des options du jeu : l’option, et après un trait d’union chacune de ses valeurs.

placing = placement des cubes
placing-exact = le nombre prévu par la règle
placing-free = moins, ou aucun, à volonté

removal = rats écartés
removal-after-mixing = après le mélange des rats restants
removal-before-mixing = avant le mélange des rats restants

flips = rat à retourner
flips-random = tiré au hasard
flips-chosen = choisi par le joueur actif

plague-return = retour de la Peste à son départ
plague-return-no = interdit
plague-return-yes = permis

last-plague = la Peste à la dernière manche
last-plague-must-move = doit se déplacer
last-plague-may-stay = peut rester

double-majority = deux symboles de majorité
double-majority-fixed = majorité jugée une seule fois
double-majority-recounted = majorité rejugée pour chacun

all-placed = tous les cubes placés
all-placed-during = fin, même si certains reviennent
all-placed-at-end = fin, si tous restent placés

plague-alone = la Peste comptée pour des cubes
plague-alone-no = frappe seulement avec de vrais cubes
plague-alone-yes = frappe aussi seule

first = qui commence
first-drawn = tiré au sort

map = plateau
map-europe = Europe

tokens = { -token(count: "other") }
tokens-base = ceux du jeu de base
