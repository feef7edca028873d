# Ce pour quoi un choix est bon ou mauvais, d’après un conseil : des entrées d’une liste, et l’unité dans laquelle on compte.

goal = objectif { OF($row) }
class-dice = { -class-color }
backstory = { -backstory }
alignment = { -alignment }
armor = { -armor }
cards = { -card(count: "other") }
monster = { -monster }
gold = { -gold(count: "other") }
turn = passage précoce au { -market }
# En solitaire : une carte Initiative avec laquelle les dés Ennemis frappent moins le Marché.
spared = { -market-card(count: "other") } épargnées
