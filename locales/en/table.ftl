# The table on the whole screen of a terminal.

## Keys

# Below the table: the most useful keys. At most 78 columns.
keys-line = ←↓↑→ move · Tab next choice · Enter take · / list · i card · ? keys · q quit
keys = Keys
key-move = point at what lies there
key-next = point at the next choice, or the one before
key-take = take what is pointed at
key-number = point at a choice by its number
key-list = list the choices; typing narrows the list
key-card = read the card that is pointed at
key-rules = read the rules of this decision
key-hint = what a careful player would do
key-undo = take back your last choice
key-score = the score so far, line by line
key-log = everything that has happened
key-board = everything on the table, with the texts of the cards
key-piles = look through the piles that lie open
key-language = the next language
key-rest = when announced: the rest of what is said
key-line = type a command
key-quit = stop; the game is saved

# What is pointed at has no page of its own.
nothing-to-explain = There is no card here.
# In a list that typing narrows.
nothing-fits = Nothing fits what is typed.

## What happens by itself, and games that are looked back at

# Below the table, at most 78 columns.
keys-line-replay = ← → step · PgUp PgDn round · Space auto · / cards · e eyes · ? keys · q quit
keys-line-news = any key: on to the next question · + − pace · q quit
keys-line-form = ↑ ↓ move · ← → change · Enter take · Esc back · v language
keys-line-end = ↑ ↓ scroll · b look back at the game · v language · q quit
key-step = one step back, or on
key-round = back to the beginning of the round, or on to the next one
key-ends = to the beginning, or to the end
key-first-use = list the cards; go to where one is first told of
key-by-itself = let it go on by itself, or stop it
key-pace = faster, or slower
key-eyes = look with the next player’s eyes
key-quit-replay = stop looking
# How fast the table moves.
pace-off = The table shows everything at once.
pace-quick = The table moves quickly.
pace-steady = The table moves at reading pace.
pace-slow = The table moves slowly.
# With whose eyes a game is looked back at: in the header.
eyes-bystander = what all may know
eyes-referee = everything
