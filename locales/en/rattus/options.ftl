# What the options of a game are called: the option, and after a hyphen each of its values.

placing = placing cubes
placing-exact = as many as the rule says
placing-free = fewer, or none, as you like

removal = setting tokens aside
removal-after-mixing = after the remaining starting rats are mixed in
removal-before-mixing = before they are mixed in

flips = the rat to reveal next
flips-random = chosen at random
flips-chosen = chosen by the active player

plague-return = the plague goes back to where it started
plague-return-no = not allowed
plague-return-yes = allowed

last-plague = the plague in the last round
last-plague-must-move = must move
last-plague-may-stay = may stay

double-majority = two majority symbols
double-majority-fixed = the majority is determined once
double-majority-recounted = the cubes are counted again for each

all-placed = all cubes placed
all-placed-during = ends the game even if some come back in that turn
all-placed-at-end = counts only if all are still placed when the turn ends

plague-alone = the plague when it counts as cubes
plague-alone-no = ravages only where there are real cubes
plague-alone-yes = ravages even without real cubes

first = who starts
first-drawn = chosen at random

map = map
map-europe = Europe

tokens = { -token(count: "other") }
tokens-base = those of the base game
