# Why something on the table is not offered: the answer to “why not?”. None of these names the item
# itself; in a list of several items, its name comes first.

## The turn

took-another = You have already taken a { -class-card } this turn.
turn-only = You can take a { -class-card } only on your own turn, before the { -plague } moves.
placed-already = You have already placed { -cube(count: "other") } this turn.
no-rats = It has no { -rat(count: "other") }, so you cannot place a { -cube } there.
no-reserve = You have no { -cube(count: "other") } left in { -reserve }.
place-first = First place your { -cube(count: "other") }; then the { -plague } can move.
plague-there = The { -plague } is already there.
not-near = It is too far from the { -plague } in { $region }.
crowded = It has no room for another { -rat }.
castle-by-card = You cannot place a { -cube } there: only a card can bring one of your { -cube(count: "other") } from the map to the { -castle }.

## Class cards

used-already = You have already used it.
works-by-itself = You do not use it: it works by itself whenever it can.
last-round-only = You cannot use it now: on your turn it works by itself. You use it only in the { -last-round }.
before-plague-only = You can use it only before the { -plague } moves.
after-ravage = You can use it before the { -plague } moves, or after it has ravaged.
acts-now = It is in use: answer its question first.
other-acts = The { $card } is in use: answer its question first.
held-by = { $seat } holds it.
needs-cubes = You have no { -cube(count: "other") } on the map.
needs-safe-cubes = You have no { -cube(count: "other") } in a region without { -rat(count: "other") }.
needs-tokens = The map has no { -rat(count: "other") }.
needs-movable = No { -rat } can move.
no-use = Its effect is not possible now.
apart = It does not border { $region }.
rats-there = { $rats ->
        [one] It already has { $rats } { -rat }.
       *[other] It already has { $rats } { -rat(count: "other") }.
    }
none-of-yours = You have no { -cube(count: "other") } there.
empty = It has no { -rat(count: "other") }.
stuck = No { -rat } can leave it: no neighboring region has room.
not-for = The { $card } cannot affect it.
