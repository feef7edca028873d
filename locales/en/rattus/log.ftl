# Lines of the log: one for each event that is shown.

## Setup

plague-set = The { -plague } breaks out in { $region }.
started = { $seat } starts.
settled = { $seat } places { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region }.

## A turn

turn-began = { $seat }’s turn begins.
card-taken = { $seat } takes the { $card }.
card-stolen = { $seat } takes the { $card } from { $from }.
placed = { $seat } places { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region }.
card-used = { $seat } uses the { $card }.
cubes-moved = { $seat } moves { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } from { $from } to { $to }.
cubes-added = { $seat } adds { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } to { $region }.
token-moved = { $seat } moves { -rat } { $token } from { $from } to { $to }.
looked = { $face_word ->
        [none] { $seat } looks at { -rat } { $token } in { $region }.
       *[other] { $seat } looks at { -rat } { $token } in { $region } and sees { $face }.
    }
tokens-swapped = { $seat } swaps { -rat } { $one } in { $from } with { -rat } { $other } in { $to }.
saved = { $seat } brings a { -cube } from { $region } to the { -castle }.
plague-moved = { $seat } moves the { -plague } to { $region }.
spread = A new { -rat } appears in { $region }.
supply-empty = The { -supply } of { -rat(count: "other") } is empty.
plague-counted = { $seat } lets the { -plague } count as { $cubes ->
        [one] { $cubes } neutral { -cube }
       *[other] { $cubes } neutral { -cube(count: "other") }
    }.
flipped = A { -rat } in { $region } is revealed ({ $face }). { $strikes_word ->
        [yes] { $population ->
            [one] With { $population } { -cube } there, it strikes.
           *[other] With { $population } { -cube(count: "other") } there, it strikes.
        }
       *[no] { $population ->
            [one] With { $population } { -cube } there, nothing happens.
           *[other] With { $population } { -cube(count: "other") } there, nothing happens.
        }
    }
cubes-lost = { $seat } loses { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region }.
nobody-hit = Nobody loses a { -cube }.

## The end

last-round = { $cause_word ->
        [supply] The { -supply } of { -rat(count: "other") } is empty
       *[placed] A player has placed all their { -cube(count: "other") }
    }: the { -last-round } begins. All players except { $seat } may use their cards once more.
final-ravage = The { -plague } ravages every region.
ended = The game is over.
faulted = The script of the { $card } failed for { $seat }; its effect was undone.
