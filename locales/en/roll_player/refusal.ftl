# Why something on the table is not offered: the answer to “why not?”. None of these names the item
# itself; in a list of several items, its name comes first.

## Market

too-dear = To buy it you need { $gold } more { -gold }.
market-turn-only = You can do that only in your { -market-turn }, in the { -market-phase }.
market-turn-of = It is { $seat }’s { -market-turn }.
bought-already = You have already bought a card in this { -market-turn }.
market-turn-spent = You have already decided what to do in this { -market-turn }.
pass-too-dear = To reveal another { -minion } you need { $gold } more { -gold }.
last-minion = No other { -minion } is left to reveal.
in-discard-pile = It is in the { -discard-pile }: you can buy it only with a card that allows that.
discard-pile = You can buy from it only with a card that lets you. When the { -market-deck } runs out, this pile becomes the new one.

## Initiative cards and dice

taken-by = { $seat } has taken it.
bare = It has no die on it.
took-another = You have already taken { -initiative-card } { $number } this round.
dice-phase-only = You take an { -initiative-card } when it is your turn in the { -dice-phase }.
row-full = This { -attribute-row } has no free { -space }.
placed-when-taken = You place a die here right after you take it, in the { -dice-phase }.
space-taken = It already holds a die.
placed-by-row = Choose the row instead ({ $row }): the die goes on its leftmost free { -space }.
no-die = It has no die on it.
swaps-with-another = It is the first die of the swap: choose another die.
another-die = You have already chosen the die in { $space }.
lower-first = Lower dice are placed first.
stored-now = You stored it this turn.
store-full = It is full: { $dice ->
        [one] { $dice } die is
       *[other] { $dice } dice are
    } already stored.
store-last = You must have more free { -space(count: "other") } than stored dice.
stored-when-taken = You can store a die only right after you take it, in the { -dice-phase }.
must-unpack = Your { -character-sheet } has just enough room left: you must move all stored dice to it now.

## Experience

mercenary-xp = To hire a { -mercenary } for { -xp } you need { $xp } more.
mercenary-gold = To hire a { -mercenary } for { -gold } you need { $gold } more.
reroll-xp = To re-roll a { -combat-die } you need { $xp } more { -xp }.
held-face = The { -monster } does not let you re-roll a { $face }.
no-injury = You have no { -injury-token } to discard.
recover-xp = To discard an { -injury-token } you need { $xp } more { -xp }.
action-xp = To buy an { -attribute-action } you need { $xp } more { -xp }.
tokens-over = A { -charisma-token } would be useless: nothing is bought after this.

## Cards

exhausted = It is exhausted: ready it first, in the { -cleanup }.
ready = It is already ready.
another-moment = You cannot use it at this moment.
own-turn-only = It can only be used on your own turn, and it is { $seat }’s.
marker-at-edge = Your { -alignment-marker } cannot move farther toward { $direction }.
no-use = Its effect is not possible now.
too-deep = Too many effects are still unfinished: finish them first.
holds-dice = It still holds stored dice.
just-bought = You have just bought it: drop another { -weapon }.
owned = It belongs to { $seat }.
not-for = { $card } cannot affect it.
