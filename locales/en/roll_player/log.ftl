# Lines of the log: one for each event that is shown.

## Setup

start-rolled = { $seat } rolls a { $face } to see who starts.
start-tied = The highest roll is tied; the tied players roll again.
started = { $seat } is the { -first-player }.
race-taken = { $seat } takes the { $race } sheet and { $gold } { -gold }.
class-die-drawn = { $seat } draws a { $colour } die for a { -class }.
class-die-aside = { $seat } sets the { $colour } die aside and draws again.
class-taken = { $seat } chooses the { $class }.
class-dice-returned = The dice drawn for classes go back into the { -bag }.
backstory-dealt = { $seat } is dealt the { -backstory } { $backstory }.
alignment-dealt = { $seat } is dealt the { -alignment } { $alignment }.
thinned = Straight to the { -discard-pile }: { $card }.
enemy-set = One { -gold-die } is set aside as an { -enemy-die }.
dealt = New in the { -market }: { $card }.
trashed = Trashed for good: { $card }.
start-die-rolled = { $seat } rolls a { $die }.
start-placing = { $seat } now places the { -starting-die(count: "other") }.

## Roll phase

round-began = Round { $round } begins{ $alone_word ->
        [yes] {""}
       *[no] ; { $seat } is the { -first-player }
    }.{ $filling_word ->
        [yes] {" "}{ $alone_word ->
            [yes] This is the last round if your { -character-sheet } is full when it ends.
           *[no] This is the last round if every { -character-sheet } is full when it ends.
        }
       *[no] {""}
    }
rolled = A { $die } is rolled.
laid-on = The { $die } goes on { -initiative-card } { $number }.
coins-laid = { $players ->
        [1] { START(-initiative-card) } 2 gets a coin.
        [2] { START(-initiative-card) } 2 gets a coin.
        [3] { START(-initiative-card(count: "other")) } 2 and 3 get a coin each.
       *[other] Each { -initiative-card } except the first and the last gets a coin.
    }
laid = { $alone_word ->
        [yes] All the dice are on the { -initiative-card(count: "other") }.
       *[no] { $seat } has placed all the dice on the { -initiative-card(count: "other") }.
    }
bag-empty = The { -bag } does not have enough dice; some { -initiative-card(count: "other") } stay empty.

## Dice phase

taken = { $seat } takes { -initiative-card } { $number } with the { $die }.
placed = { $seat } places the { $die } in { $space }.
stored = { $seat } stores the { $die } for later.
unpacked = { $seat } takes the { $die } out of storage.
row-filled = { $seat } completes { $row }.
die-returned = { $seat } has no free { -space }: the { $die } goes back into the { -bag }.
gold-gained = { $gain_word ->
        [coin] { $seat } takes { $gold } { -gold } from the { -initiative-card }.
        [gold-die] { $seat } gains { $gold } { -gold } for a { -gold-die }.
        [row] { $seat } gains { $gold } { -gold } for a full row.
        [empty-market] { $seat } finds the { -market } empty and gains { $gold } { -gold }.
        [hunt] { $seat } gains { $gold } { -gold } from the { -hunt }.
       *[card] { $seat } gains { $gold } { -gold }{ $card_word ->
            [none] {""}
           *[other] {" "}({ $card })
        }.
    }
gold-paid = { $seat } pays { $gold } { -gold } ({ $card }).
handed = { $seat } gives { $to } { $gold } { -gold }.
charisma-taken = { $seat } takes a { -charisma-token }{ $card_word ->
        [none] {""}
       *[other] {" "}({ $card })
    }.
turned = { $seat } turns the { $from } ({ $space }) to its { -opposite-face }, { $to_face }.
adjusted = { $change_word ->
        [raised] { $seat } raises the { $from } ({ $space }) to { $to_face }.
        [lowered] { $seat } lowers the { $from } ({ $space }) to { $to_face }.
       *[set] { $seat } sets the { $from } ({ $space }) to { $to_face }.
    }
rerolled = { $seat } re-rolls the { $from } ({ $space }): it now shows { $to_face }.
restored = { $seat } keeps the old { $die } ({ $space }).
swapped = { $seat } swaps the { $given } ({ $one }) and the { $taken } ({ $other }).
swapped-with = { $seat } swaps the { $given } ({ $space }) for { $rival }’s { $taken } ({ $other }).
moved = { $seat } moves the { $die } from { $from } to { $to }.
exchanged = { $seat } exchanges the { $given } ({ $space }) for the { $taken } on { -initiative-card } { $number }.
replaced = { $seat } replaces the { $given } ({ $space }) with a { $taken } from the { -bag }.
pool-changed = { $change_word ->
        [raised] { $seat } raises the { $from } on { -initiative-card } { $number } to { $to_face }.
        [lowered] { $seat } lowers the { $from } on { -initiative-card } { $number } to { $to_face }.
        [turned] { $seat } turns the { $from } on { -initiative-card } { $number } to its { -opposite-face }, { $to_face }.
       *[rerolled] { $seat } re-rolls the { $from } on { -initiative-card } { $number }: it now shows { $to_face }.
    }
marker-moved = { $seat }’s { -alignment-marker } moves toward { $direction }.
declined = { $seat } skips the { $row } action.

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
enemy-rolled = The { -enemy-die } rolls a { $face }.
enemies-equal = Both enemy dice roll a { $face }; one of them is re-rolled.
swept = Discarded from the { -market }: { $card }.
recalled = { $seat } returns { $card } from the { -discard-pile } to the { -market }.
traded = { $seat } puts { $given } into the { -market } and takes { $taken } in return.
card-given = { $seat } gives { $to } a card: { $card }.
peeked = { $card_word ->
        [none] { $seat } looks at the card on top of the { -market-deck }.
       *[other] { $seat } looks at the card on top of the { -market-deck }: { $card }.
    }
counted = The counter of { $card } ({ $seat }) now shows { $count }.

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
first-passed = { $seat } gets the { -bag } and is the next { -first-player }.
faulted = The script of { $card } failed for { $seat }; its effect was undone.
ended = The game is over.

## Hunts

monster-revealed = The { -monster } of this game: { $monster }.
minion-turned = The top { -minion } is revealed: { $minion }.
minion-passed = { $gold ->
        [0] { $seat } sends the { $minion } away; it goes under the { -minion-deck }.
       *[other] { $seat } pays { $gold } { -gold } to send the { $minion } away; it goes under the { -minion-deck }.
    }
hunted = { $seat } hunts the { $minion } with { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }.
mercenary-hired = { $seat } hires a { -mercenary } for { $xp ->
        [0] { $gold } { -gold }{ $charisma ->
            [0] {""}
            [one] {" "}and { $charisma } { -charisma-token }
           *[other] {" "}and { $charisma } { -charisma-token(count: "other") }
        }
       *[other] { $xp } { -xp }
    }.
combat-rolled = { $seat } rolls a { $face }.
combat-rerolled = { $seat } re-rolls a { $from } for { $xp } { -xp }: it now shows { $to }.
hunt-ended = { $seat }’s total against the { $minion } is { $total }{ $more ->
        [0] {""}
       *[other] {" "}(dice { $sum }, cards { $more })
    }.
xp-gained = { $seat } gains { $xp } { -xp }{ $card_word ->
        [none] {""}
       *[other] {" "}({ $card })
    }.
xp-paid = { $seat } loses { $xp } { -xp } ({ $card }).
injured = { $seat } takes { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    }{ $card_word ->
        [none] {""}
       *[other] {" "}({ $card })
    }.
healed = { $seat } discards { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    } ({ $card }).
recovered = { $seat } pays { $xp } { -xp } and discards an { -injury-token }.
honoured = { $seat } gains { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    }{ $card_word ->
        [none] {""}
       *[other] {" "}({ $card })
    }.
action-bought = { $seat } pays { $xp } { -xp } for the { $row } action.
trophy-taken = { $seat } slays the { $minion } and keeps it as a { -trophy }.
minion-returned = The { $minion } escapes and goes under the { -minion-deck }.
token-taken = { $kind_word ->
        [location] { $seat } takes the location token.
        [obstacle] { $seat } takes the obstacle token.
       *[attack] { $seat } takes the attack token.
    }
looked = { $adventure_word ->
        [none] { $seat } looks at a face-down card: the { $kind }.
       *[other] { $seat } looks at the { $kind }: { $adventure }.
    }

## The final battle

finale-began = The { -finale } begins{ $alone_word ->
        [yes] {""}
       *[no] ; { $seat } goes first
    }.
combat-dice-taken = { $seat } takes { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }.
adventure-turned = { $kind_word ->
        [location] The location is revealed: { $adventure }.
        [obstacle] The obstacle is revealed: { $adventure }.
       *[attack] The attack is revealed: { $adventure }.
    }
adventure-gave = { $adventure } gives { $seat } { $dice ->
        [0] { $xp } { -xp }
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }.
adventure-refused = { $adventure } gives { $seat } nothing.
reroll-forced = { $dice ->
        [one] { $seat } must re-roll a { $face }.
       *[other] { $seat } must re-roll { $dice } dice showing { $face }.
    }
attacked = { $seat }’s { -attack }: dice { $sum }{ $honour ->
        [0] {""}
       *[other] , honor +{ $honour }
    }{ $injuries ->
        [0] {""}
       *[other] , injuries −{ $injuries }
    }{ $more_sign ->
        [zero] {""}
        [minus] , cards and monster −{ $more_size }
       *[plus] , cards and monster +{ $more_size }
    }; total { $attack }.
slain = { $stars ->
        [0] { $seat } slays the { -monster }, but only just.
        [one] { $seat } slays the { -monster }: { $stars } { -star }.
       *[other] { $seat } slays the { -monster }: { $stars } { -star(count: "other") }.
    }
withstood = { $seat } fails to slay the { -monster }.
