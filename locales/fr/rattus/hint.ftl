# Ce pour quoi un choix est bon ou mauvais, d’après un conseil : des entrées d’une liste, et l’unité dans laquelle on compte.

own = vos { -cube(count: "other") }
others = { -cube(count: "other") } des autres joueurs
rats = { -rat(count: "other") } sur le plateau
cards = { -class-card(count: "other") }
plague = prochain déplacement de la { -plague }
victory = victoire
