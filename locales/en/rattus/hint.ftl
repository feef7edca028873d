# What a hint names as a pro or con of a choice, each a heading in a list, and how it is counted.

own = your own { -cube(count: "other") }
others = the other players’ { -cube(count: "other") }
rats = { -rat(count: "other") } on the map
cards = { -class-card(count: "other") }
plague = next move of the { -plague }
victory = victory
