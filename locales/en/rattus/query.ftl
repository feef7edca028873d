# What is typed for each query, one or two letters, and what it shows.

cubes = c
help-cubes = the { -cube(count: "other") } of a region: c REGION, or its number
rats = r
help-rats = the { -rat(count: "other") } of a region: r REGION; just r for the { -supply }
plague = p
help-plague = where the { -plague } is
near = n
help-near = the neighbors of a region: n REGION
hand = h
help-hand = your { -class-card(count: "other") }; h NAME for another player’s
free = f
help-free = the { -class-card(count: "other") } that no player holds
pieces = o
help-pieces = where your { -cube(count: "other") } are; o NAME for another player’s
known = k
help-known = what you know of a { -token }: k 1 for the first one
turn = t
help-turn = whose turn it is, and who is next
