# What a hint says that a choice is good or bad for, each a heading in a list, and how it is counted.

own = your own { -cube(count: "other") }
others = the others’ { -cube(count: "other") }
rats = { -rat(count: "other") } on the map
cards = { -class-card(count: "other") }
plague = next move of the { -plague }
victory = victory
