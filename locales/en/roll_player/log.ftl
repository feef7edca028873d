# Lines of the log: one for each event that is told.

## Setup

start-rolled = { $seat } rolls a { $face } to see who starts.
start-tied = The highest roll is tied: those who tied roll again.
started = { $seat } is the { -first-player }.
race-taken = { $seat } takes the { $race } sheet and { $gold } { -gold }.
class-die-drawn = { $seat } draws a { $colour } die to decide the { -class }.
class-die-aside = { $seat } sets the { $colour } die aside and draws again.
class-taken = { $seat } chooses the { $class }.
class-dice-returned = The dice drawn for classes go back into the { -bag }.
backstory-dealt = { $seat } is dealt the { -backstory } { $backstory }.
alignment-dealt = { $seat } is dealt the { -alignment } { $alignment }.
thinned = Straight to the { -discard-pile }: { $card }.
enemy-set = One { -gold-die } is set aside as the { -enemy-die }.
dealt = New in the { -market }: { $card }.
trashed = To the { -trash }, never to come back: { $card }.
start-die-rolled = { $seat } rolls a { $die }.
start-placing = { $seat } now places the { -starting-die(count: "other") }.

## Roll phase

round-began = Round { $round } begins; { $seat } is the { -first-player }.
rolled = A { $die } is rolled.
laid-on = The { $die } goes on { -initiative-card } { $number }.
coins-laid = Each { -initiative-card } between the first and the last gets a coin.
laid = { $seat } has placed all the dice on the { -initiative-card(count: "other") }.
bag-empty = The { -bag } holds too few dice; some { -initiative-card(count: "other") } stay empty.

## Dice phase

taken = { $seat } takes { -initiative-card } { $number } with the { $die }.
placed = { $seat } places the { $die } in { $space }.
row-filled = { $seat } completes { $row }.
die-returned = { $seat } has no free { -space }: the { $die } goes back into the { -bag }.
gold-gained = { $gain_word ->
        [coin] { $seat } takes { $gold } { -gold } from the { -initiative-card }.
        [gold-die] { $seat } gains { $gold } { -gold } for a { -gold-die }.
        [row] { $seat } gains { $gold } { -gold } for a full row.
        [empty-market] { $seat } finds the { -market } empty and gains { $gold } { -gold }.
       *[card] { $seat } gains { $gold } { -gold } from a card.
    }
gold-paid = { $seat } pays { $gold } { -gold } for the effect of a card.
handed = { $seat } gives { $to } { $gold } { -gold }.
charisma-taken = { $seat } takes a { -charisma-token }.
turned = { $seat } turns the { $from } ({ $space }) to its { -opposite-face }, { $to_face }.
adjusted = { $change_word ->
        [raised] { $seat } raises the { $from } ({ $space }) to { $to_face }.
        [lowered] { $seat } lowers the { $from } ({ $space }) to { $to_face }.
       *[set] { $seat } sets the { $from } ({ $space }) to { $to_face }.
    }
rerolled = { $seat } re-rolls the { $from } ({ $space }): it now shows { $to_face }.
restored = { $seat } goes back to the { $die } ({ $space }).
swapped = { $seat } swaps the dice in { $one } and { $other }.
moved = { $seat } moves the { $die } from { $from } to { $to }.
exchanged = { $seat } exchanges the { $given } ({ $space }) for the { $taken } on { -initiative-card } { $number }.
replaced = { $seat } replaces the { $given } ({ $space }) with the { $taken } from the { -bag }.
pool-changed = { $change_word ->
        [raised] { $seat } raises the { $from } on { -initiative-card } { $number } to { $to_face }.
        [lowered] { $seat } lowers the { $from } on { -initiative-card } { $number } to { $to_face }.
        [turned] { $seat } turns the { $from } on { -initiative-card } { $number } to its { -opposite-face }, { $to_face }.
       *[rerolled] { $seat } re-rolls the { $from } on { -initiative-card } { $number }: it now shows { $to_face }.
    }
marker-moved = { $seat } moves the { -alignment-marker } toward { $direction }.
declined = { $seat } does not take the { $row } action.

## Market phase

market-opened = The { -market-phase } begins.
market-entered = { $seat } enters the { -market }.
bought = { $seat } buys { $card }{ $from_word ->
        [discard] {" "}from the { -discard-pile }
        [deck] {" "}from the { -market-deck }
       *[market] {""}
    } for { $charisma ->
        [0] { $cost } { -gold }
        [one] { $cost ->
            [0] { $charisma } { -charisma-token }
           *[other] { $cost } { -gold } and { $charisma } { -charisma-token }
        }
       *[other] { $cost ->
            [0] { $charisma } { -charisma-token(count: "other") }
           *[other] { $cost } { -gold } and { $charisma } { -charisma-token(count: "other") }
        }
    }.
discarded = { $seat } discards { $card } and takes { $gold } { -gold }.
spared = { $seat } takes { $gold } { -gold } and leaves the { -market } as it is.
dropped = { $seat } drops { $card } onto the { -discard-pile }.
enemy-rolled = The { -enemy-die } shows { $face }.
swept = Discarded from the { -market }: { $card }.
recalled = { $seat } brings { $card } back from the { -discard-pile } into the { -market }.

## Skills

skill-used = { $seat } uses { $card }.
skill-copied = { $seat } borrows the effect of { $card }.
readied = { $seat } readies { $card }.
exhausted = { $seat } exhausts { $card }.

## Cleanup and end

cleaned = The { -cleanup } begins.
charisma-returned = { $seat } loses { $tokens ->
        [one] { $tokens } unused { -charisma-token }
       *[other] { $tokens } unused { -charisma-token(count: "other") }
    }.
left-over = The { $die } is left over and goes back into the { -bag }.
reshuffled = The { -discard-pile } is shuffled and becomes the new { -market-deck }.
first-passed = { $seat } gets the { -bag }.
faulted = The script of { $card } failed for { $seat }; its effect was undone.
ended = The game is over.
