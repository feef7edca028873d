# Scrolls.

protection = Protection
    .text = Discard up to { $injuries ->
            [one] { $injuries } { -injury-token }
           *[other] { $injuries } { -injury-token(count: "other") }
        } and gain { $honour ->
            [one] { $honour } { -honour-token }
           *[other] { $honour } { -honour-token(count: "other") }
        }.
    .flavour = Read it aloud before the teeth arrive.
realign = Realign
    .text = Move your { -alignment-marker } up to { $cells ->
            [one] { $cells } cell
           *[other] { $cells } cells
        }, each in a direction of your choice.
    .ask-move = { $card }: move your { -alignment-marker } which way?
    .offer-move-decline = Leave it where it is
    .flavour = The conscience, once unrolled, could be folded another way.
energy-field = Energy Field
    .text = Gain { -xp } equal to the most { -xp } that any other player has (up to { $most }).
    .flavour = The air hums with what the neighbors have learned.
dispel = Dispel
    .text = Put up to { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } from the { -market } onto the { -discard-pile }. Gain { $gold } { -gold } for each.
    .ask-discard = { $card }: discard which card?
    .offer-discard-decline = No card
    .flavour = The shop looked far bigger a moment ago.
levitate = Levitate
    .text = Choose one of your dice. Raise that die and all your other dice of its color by { $bonus } (each up to its highest face). Boost dice count as one color here.
    .ask-colour = { $card }: raise which die, and all your others of its color, by { $bonus }?
    .flavour = Feet off the ground, and mind the chandelier.
mesmerize = Mesmerize
    .text = You may exchange one of your dice for a die on an { -initiative-card } that nobody has taken. The dice keep the numbers they show. A { -gold-die } pays as usual.
    .ask-give = { $card }: give which of your dice?
    .ask-take = { $card }: take which die for the { $die } ({ $space })?
    .flavour = Follow the pendulum. Now hand it over.
mirage = Mirage
    .text = Choose one of your { -attribute-row(count: "other") } and turn each of its dice to its { -opposite-face }.
    .ask-turn = { $card }: turn all dice in which row?
    .flavour = The oasis was on the other side of the eye.
tremor = Tremor
    .text = Gain as much { -xp } as the cell under your { -alignment-marker } is worth. If that is less than 0, lose that much instead, but never more than you have.
    .flavour = The ground has an opinion, too.
revive = Revive
    .text = Ready all your exhausted { -skill(count: "other") }.
    .flavour = One word, and every finger remembers its trade.
gather-power = Gather Power
    .text = Gain { $xp } { -xp }, plus { $xp } { -xp } for each of your { -adventure-token(count: "other") }.
    .flavour = Know the way, and your strides grow longer.
stoneskin = Stoneskin
    .text = Gain as much { -gold } as the cell under your { -alignment-marker } is worth. If that is less than 0, lose that much instead, but never more than you have.
    .flavour = Blades glance off, and so do hints.
enchant = Enchant
    .text = Set one of your dice to any face.
    .ask-die = { $card }: set which die?
    .ask-face = { $card }: set the { $die } ({ $space }) to which number?
    .flavour = It looks the same as before, until you look again.
banish = Banish
    .text = If more than one { -minion } is left, put the top one under the { -minion-deck } without paying, and gain { $xp } { -xp }.
    .flavour = Somewhere far away, something lands on its tail.
