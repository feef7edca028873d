# Skills.

haggle = Haggle
    .text = During your { -market-turn }: gain { $gold } { -gold } and { $tokens ->
            [one] { $tokens } { -charisma-token }
           *[other] { $tokens } { -charisma-token(count: "other") }
        }.
    .flavour = The first price is a greeting, the second an apology.
disarm-trap = Disarm Trap
    .text = Discard { $injuries ->
            [one] { $injuries } { -injury-token }
           *[other] { $injuries } { -injury-token(count: "other") }
        }. If you have none, gain { $xp } { -xp }.
    .flavour = Cut the red wire, if there is one, and if it is a wire.
tumble = Tumble
    .text = Put one of your dice back into the { -bag }. Look into the { -bag }, take a die of your choice, roll it and place it on the { -space } that became free. A { -gold-die } pays as usual.
    .ask-replace = { $card }: which die goes back into the { -bag }?
    .ask-take = { $card }: which color of die from the { -bag } do you roll in place of the { $die } ({ $space })?
    .flavour = Falling is easy; it is the landing that takes practice.
disguise = Disguise
    .text = During your { -market-turn }: swap one of your { -trait(count: "other") } or { -skill(count: "other") } for a { -trait } or { -skill } in the { -market }. The arrow of the card you receive does nothing.
    .ask-give = { $card }: which of your cards do you put into the { -market }?
    .ask-take = { $card }: which card do you take in exchange for { $picked }?
    .flavour = The beard was real; it just belonged to someone else.
