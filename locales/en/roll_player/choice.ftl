# Offers: lines of a numbered menu, and the answers of chance.

## Chance

roll = Roll { $value }
draw = Draw a { $value } die
deal = Deal { $value }
deal-backstory = Deal the { -backstory } { $value }
deal-alignment = Deal the { -alignment } { $value }

## Setup and dice

take-race = Take the { $race } sheet
take-class = Become the { $class }
lay = The { $die }
next = The { $die }
take = Take { -initiative-card } { $number } with the { $die }{ $coin_word ->
        [yes] {" "}and a coin
       *[no] {""}
    }
    .folded = Card { $number }: the { $die }{ $coin_word ->
        [yes] {" "}and a coin
       *[no] {""}
    }
place = Place the { $die } in { $row } ({ $row_now }{ $pays ->
        [0] {""}
       *[other] , +{ $pays } { -gold }
    }{ $story_word ->
        [yes] , { -backstory }
       *[no] {""}
    }{ $acts_word ->
        [yes] {"; "}{ $row_action }
       *[no] {""}
    })
    .aloud = Place the { $die } in { $row }: { $row_now }{ $pays ->
        [0] {""}
       *[other] , earning { $pays } { -gold }
    }{ $story_word ->
        [yes] , matching the { -backstory }
       *[no] {""}
    }{ $acts_word ->
        [yes] , then { $row_action }
       *[no] {""}
    }
    .folded = In { $row } ({ $row_now }{ $pays ->
        [0] {""}
       *[other] , +{ $pays } { -gold }
    }{ $story_word ->
        [yes] , { -backstory }
       *[no] {""}
    }{ $acts_word ->
        [yes] {"; "}{ $row_action }
       *[no] {""}
    })

## Attribute actions

# Where all dice of a sheet are offered, the words are short enough for two columns on a page.
turn = { $space_code }: { $die } to { $to } ({ $row_now })
    .aloud = { $space }: { $die } to { $to } ({ $row_now })
    .tight = { $space_row }
swap = The { $die } ({ $space_code })
    .aloud = The { $die } ({ $space })
    .tight = { $space_row }
swap-with = The { $die } ({ $space_code })
    .aloud = The { $die } ({ $space })
    .tight = { $space_row }
adjust = The { $die } ({ $space_code })
    .aloud = The { $die } ({ $space })
    .tight = { $space_row }
raise = Raise the { $die } ({ $space }) by 1 ({ $row_now })
lower = Lower the { $die } ({ $space }) by 1 ({ $row_now })
reroll = The { $die } ({ $space_code })
    .aloud = The { $die } ({ $space })
    .tight = { $space_row }
keep = Keep the new { $die }
restore = Keep the old { $die }
move-marker = Move your { -alignment-marker } toward { $direction } (★{ $stars })
    .aloud = Move your { -alignment-marker } toward { $direction }, { $stars_sign ->
        [minus] to a cell that costs { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
        [zero] to a cell worth nothing
       *[plus] to a cell worth { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
    }
take-token = Take a { -charisma-token }
skip = Skip the action

## Market

buy = Buy { $card } for { $charisma ->
        [0] { $gold } { -gold }
        [one] { $gold ->
            [0] a { -charisma-token }
           *[other] { $gold } { -gold } and a { -charisma-token }
        }
       *[other] { $gold ->
            [0] { $charisma } { -charisma-token(count: "other") }
           *[other] { $gold } { -gold } and { $charisma } { -charisma-token(count: "other") }
        }
    }
    .tight = Buy a card
    .folded = { $card } ({ $gold } { -gold }{ $charisma ->
        [0] {""}
        [one] , { $charisma } { -charisma-token }
       *[other] , { $charisma } { -charisma-token(count: "other") }
    })
discard = Discard { $card } from the { -market } for { $gold } { -gold }
    .fold = Discard a card from the { -market } for { $gold } { -gold }
    .folded = { $card }
take-gold = Take { $gold } { -gold } and buy nothing
leave-market = End your { -market-turn }
drop = Drop your { $card }

## Skills

use = Use { $card }{ $direction_word ->
        [none] {""}
       *[other] {" "}(toward { $direction }, ★{ $stars })
    }
    .aloud = Use { $card }{ $direction_word ->
        [none] {""}
       *[other] , toward { $direction }, { $stars_sign ->
            [minus] to a cell that costs { $stars_size ->
                    [one] { $stars_size } { -star }
                   *[other] { $stars_size } { -star(count: "other") }
                }
            [zero] to a cell worth nothing
           *[plus] to a cell worth { $stars_size ->
                    [one] { $stars_size } { -star }
                   *[other] { $stars_size } { -star(count: "other") }
                }
        }
    }
pass = Pass
ready = Ready { $card }
leave-exhausted = Ready no { -skill }

## Answers to a card

pick-die = The { $die } ({ $space_code })
    .aloud = The { $die } ({ $space })
    .tight = { $space_row }
pick-pool-die = The { $die } on { -initiative-card } { $number }
pick-row = { $row }
pick-card = { $card } ({ $kind }, { $cost } { -gold })
    .tight = { $kind_word ->
        [weapon] Weapons
        [armor] Armor
        [skill] Skills
        [scroll] Scrolls
       *[trait] Traits
    }
pick-direction = Toward { $direction } (★{ $stars })
    .aloud = Toward { $direction }, { $stars_sign ->
        [minus] to a cell that costs { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
        [zero] to a cell worth nothing
       *[plus] to a cell worth { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
    }
pick-number = { $number }
pick-colour = A { $colour } die
accept = Yes
decline = No, thanks

## Hunts and the final battle

deal-monster = Draw the { -monster } { $value }
deal-minion = Reveal the { -minion } { $value }
deal-adventure = The { -adventure-card } is { $value }
hunt = Hunt the { $minion }
pass-minion = Pay { $gold } { -gold } to put the { $minion } under the { -minion-deck } and reveal the next { -minion }
fight = Fight the { -minion }
hire-for-xp = Hire a { -mercenary } for { $xp } { -xp }
hire-for-gold = Hire a { -mercenary } for { $charisma ->
        [0] { $gold } { -gold }
        [one] { $gold ->
            [0] a { -charisma-token }
           *[other] { $gold } { -gold } and a { -charisma-token }
        }
       *[other] { $gold ->
            [0] { $charisma } { -charisma-token(count: "other") }
           *[other] { $gold } { -gold } and { $charisma } { -charisma-token(count: "other") }
        }
    }
roll-dice = Roll the { -combat-die(count: "other") }
reroll-combat = Re-roll a { $face } for { $xp } { -xp }
keep-dice = Keep the dice as they are
store = Store the { $die } for a later turn
unpack = Move the { $die } to your { -character-sheet }
keep-stored = Move no die to your { -character-sheet }
recover = Pay { $xp } { -xp } to discard an { -injury-token }
buy-action = Pay { $xp } { -xp } for the { $row } action: { $row_action }
