# The table on the whole screen of a terminal.

## Keys

# Below the table: the most useful keys. At most 78 columns.
keys-line = ←↓↑→ move · Tab next choice · Enter take · / list · i card · ? all keys · q quit
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
key-line = type a command
key-quit = stop; the game is saved

# What is pointed at has no page of its own.
nothing-to-explain = There is no card here.
