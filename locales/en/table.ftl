# The table on the whole screen of a terminal.

## Keys

# Below the table: the most useful keys. At most 78 columns.
keys-line = ←↓↑→ move · Tab next choice · Enter select · / list · i card · ? keys · q quit
keys = Keys
key-move = highlight the next item in this direction
key-next = highlight the next choice, or the previous one
key-take = select the highlighted item
key-number = highlight a choice by its number
key-list = list the choices; type to narrow the list
key-card = show the highlighted card or player
key-rules = show the rules of this decision
key-hint = show what a careful player would do
key-undo = undo your last choice
key-score = show the score so far, line by line
key-log = show everything that has happened
key-board = show everything on the table, with the card texts
key-piles = browse the face-up piles
key-language = switch to the next language
key-rest = with --announce, show the rest of the announcement
key-line = type a command
key-page = scroll the board or a long page
key-back = close the window
key-quit = quit; the game is saved
mouse = Mouse: click to highlight, click again to select; right-click explains, and the wheel scrolls the board and pages.
# Text was pasted where nothing can be typed.
pasted = Pasted text is not an answer. Type the number of a choice, or a colon for a command.
# Signs with which the table is drawn, below those of the game.
signs-map = On the map, ─ │ ╱ ╲ are land borders and ╌ ┆ ´ ` are sea borders.
signs-foreseen = ⇒ marks what the highlighted choice would change: the new value comes after it, the old one before it.
signs-cut = … marks text that does not fit: highlight it and press i.

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

# The highlighted item has no page of its own.
nothing-to-explain = This item has no explanation.
# In the last line while a hint is computed.
weighing = One moment, comparing the choices.
# In a list that typing narrows.
nothing-fits = Nothing matches what you typed.
# $typed: a command or the words of a choice, typed after a colon.
no-such-choice = No choice here matches “{ $typed }”. Press / to list the choices, ? to see the keys.
hand-over-undo = { $name }, your last choice is about to be undone: press Enter{ $secret ->
        [yes] {" "}when nobody else is looking
       *[no] {""}
    }. To cancel this undo and keep your choice, press u.
# On the frame of a page that opens by itself: the key that closes it.
page-came = Enter: continue
page-closes = Esc: close

# After the heading of a short list of similar choices: the key for all choices.
fold-closes = Esc: all choices

## Events that are shown by themselves, and replays

# Below the table, at most 78 columns.
keys-line-replay = ← → step · PgUp PgDn round · Space auto · / cards · e view · ? keys · q quit
keys-line-replay-scroll = ↑ ↓ scroll · ← → step · PgUp PgDn round · / cards · e view · ? keys · q quit
keys-line-news = continues by itself · any key: skip to the question · + − pace · q quit
keys-line-hold = any key: hand over the table · + − pace · q quit
keys-line-last = any key: skip to the final scores · + − pace · q quit
keys-line-form = ↑ ↓ move · ← → change · Enter select · Esc leave · v language
keys-line-list-form = ↑ ↓ move · Enter select · Esc leave · v language
keys-line-read = ↑ ↓ scroll · Esc close
keys-line-typed = ↑ ↓ move · type to change · ← → choose · Enter next · Esc back
keys-line-list = type to narrow the list · ↑ ↓ move · Enter select · Esc back
keys-line-moments = type a card or a step number · ↑ ↓ move · Enter go there · Esc back
keys-line-end = ↑ ↓ scroll · a again · b replay · v language · q quit
key-step = go one step back or forward
key-round = go to the beginning of the round, or to the next round
key-ends = go to the beginning or to the end
key-scroll = scroll the board or the final page
key-first-use = list the cards; go to where a card first appears, or to a step by its number
key-review = list the choices where a hint would differ, and go to one
key-play-on = play on from this step, as a new game
key-picture = write a picture of this step to a file
key-by-itself = start or stop automatic play
key-pace = faster or slower
key-eyes = switch to the next player’s view
key-quit-replay = close the replay
key-scroll-end = scroll this page by one line
key-turn-end = scroll this page by a screen
key-again = play again with the same players
key-replay = look back at the game, step by step
# The key of undo on the final page.
undo-over = The game is over, so no choice can be undone. To look back at it and play on from one of its steps, press b.
# The key to play on, on the last step of a finished game.
play-on-nothing = The game is over at this step, so nothing is left to play. Go back a few steps first.
# How fast the table moves.
pace-off = The table shows everything at once.
pace-quick = The table moves quickly.
pace-steady = The table moves at reading pace.
pace-slow = The table moves slowly.
# Whose view a replay shows: in the header.
eyes-bystander = public view
eyes-referee = all secrets
