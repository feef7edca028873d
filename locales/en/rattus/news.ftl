# Kinds of news: what a player types to see fewer of them, and how they are listed.

turns = turns
cubes = { -cube(count: "other") }
cards = cards
rats = { -rat(count: "other") }
plague = { -plague }
