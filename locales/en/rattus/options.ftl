# What the options of a game are called: the option, and after a hyphen each of its values.

placing = placing cubes
placing-exact = as many as the rule says
placing-free = fewer, or none, as you like

removal = setting tokens aside
removal-after-mixing = after the other rats are mixed in
removal-before-mixing = before the other rats are mixed in

flips = the rat to reveal next
flips-random = chosen at random
flips-chosen = chosen by the active player

plague-return = the plague back to its start
plague-return-no = not allowed
plague-return-yes = allowed

last-plague = the plague in the last round
last-plague-must-move = must move
last-plague-may-stay = may stay

double-majority = two majority symbols
double-majority-fixed = the majority is determined once
double-majority-recounted = the cubes are counted again for each

all-placed = all cubes placed
all-placed-during = ends the game even if some come back
all-placed-at-end = counts if none comes back that turn

plague-alone = the plague when it counts as cubes
plague-alone-no = ravages only with real cubes
plague-alone-yes = ravages even without real cubes

first = who starts
first-drawn = chosen at random

map = map
map-europe = Europe

tokens = { -token(count: "other") }
tokens-base = those of the base game
