# What the options of a game are called: the option, and behind a hyphen each of its values.

placing = placing cubes
placing-exact = as many as the rule says
placing-free = fewer, or none, as you like

removal = setting tokens aside
removal-after-mixing = after the left-over starting rats are mixed in
removal-before-mixing = before that

flips = the rat to be turned up
flips-random = drawn at random
flips-chosen = chosen by the active player

plague-return = the plague goes back to where it started
plague-return-no = not allowed
plague-return-yes = allowed

last-plague = the plague in the last round
last-plague-must-move = must move
last-plague-may-stay = may stay

double-majority = two majority symbols
double-majority-fixed = the majority is judged once
double-majority-recounted = it is judged again for each

all-placed = all cubes placed
all-placed-during = ends the game even if some come back in that turn
all-placed-at-end = counts only if none has come back when the turn ends

plague-alone = the plague that counts as cubes
plague-alone-no = ravages only with real cubes beside it
plague-alone-yes = ravages alone, too

first = who starts
first-drawn = drawn at random

map = map
map-europe = Europe

tokens = { -token(count: "other") }
tokens-base = those of the base game
