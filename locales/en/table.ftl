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
key-card = read the card, or open the player, that is pointed at
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
key-page = move the board, or a long page
key-back = close what lies over the table
key-quit = stop; the game is saved
mouse = Mouse: a click points, a second one takes; the right button explains, and the wheel moves the board and pages.
# Something was pasted where nothing is typed.
pasted = Pasted text is not an answer. Type the number of a choice, or a colon for a command.
# Signs with which the table is drawn, below those of the game.
signs-map = On the map: ─ │ ╱ ╲ a border over land, ╌ ┆ ⋰ ⋱ one over the sea.
signs-foreseen = ⇒ stands before what the choice that is pointed at would bring, and after what would go.
signs-cut = … stands where there is more to say than there is room for: point at it and press i.

# What keyboards print on these keys, short: the help names keys by it.
named-tab = Tab
named-back-tab = Shift+Tab
named-enter = Enter
named-escape = Esc
named-page-up = PgUp
named-page-down = PgDn
named-home = Home
named-end = End
named-space = Space

# What is pointed at has no page of its own.
nothing-to-explain = There is nothing to explain here.
# In a list that typing narrows.
nothing-fits = Nothing fits what is typed.
# $typed: a command or the words of a choice, typed after a colon.
no-such-choice = No choice here matches “{ $typed }”. Press / to list the choices, ? to see the keys.
hand-over-undo = { $name }, your last choice is about to be taken back: press Enter when nobody else is looking. To keep it, press u.
# On the frame of a page that comes by itself: the key that closes it.
page-came = Enter: go on
page-closes = Esc: close

## What happens by itself, and games that are looked back at

# Below the table, at most 78 columns.
keys-line-replay = ← → step · PgUp PgDn round · Space auto · / cards · e eyes · ? keys · q quit
keys-line-replay-scroll = ↑ ↓ scroll · ← → step · PgUp PgDn round · / cards · e eyes · ? keys · q quit
keys-line-news = goes on by itself · any key: at once to the question · + − pace · q quit
keys-line-hold = any key: hand the table over · + − pace · q quit
keys-line-last = any key: on to the final scores · + − pace · q quit
keys-line-form = ↑ ↓ move · ← → change · Enter take · Esc back · v language
keys-line-list-form = ↑ ↓ move · Enter take · Esc back · v language
keys-line-typed = ↑ ↓ move · type to change · ← → choose · Enter next · Esc back
keys-line-list = type to narrow the list · ↑ ↓ move · Enter take · Esc back
keys-line-moments = type a card or the number of a step · ↑ ↓ move · Enter go there · Esc back
keys-line-end = ↑ ↓ scroll · b look back at the game · v language · q quit
key-step = one step back, or on
key-round = back to the beginning of the round, or on to the next one
key-ends = to the beginning, or to the end
key-scroll = move the board, or the page of the end
key-first-use = list the cards; go to where one first comes up, or to a step by its number
key-by-itself = let it go on by itself, or stop it
key-pace = faster, or slower
key-eyes = look through the next player’s eyes
key-quit-replay = stop looking
# How fast the table moves.
pace-off = The table shows everything at once.
pace-quick = The table moves quickly.
pace-steady = The table moves at reading pace.
pace-slow = The table moves slowly.
# Through whose eyes a game is looked back at: in the header.
eyes-bystander = what all may know
eyes-referee = all that anyone knew
