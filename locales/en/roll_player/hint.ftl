# What a hint says that a choice is good or bad for, each a heading in a list, and how it is counted.

goal = goal of { $row }
class-dice = { -class-color }
backstory = { -backstory }
alignment = { -alignment }
armor = { -armor }
cards = { -card(count: "other") }
monster = { -monster }
gold = { -gold }
turn = early turn in the { -market }
# Alone: an initiative card with which the enemy dice strike the market less.
spared = { -market-card(count: "other") } spared
