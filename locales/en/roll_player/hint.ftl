# What a hint names as a pro or con of a choice, each a heading in a list, and how it is counted.

goal = { $row } goal
class-dice = { -class-color }
backstory = { -backstory }
alignment = { -alignment }
armor = { -armor }
cards = { -card(count: "other") }
monster = { -monster }
gold = { -gold }
turn = early turn in the { -market }
# Solo: an initiative card with which the enemy dice trash fewer market cards.
spared = { -market-card(count: "other") } spared
