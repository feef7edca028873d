# Skills.

haggle = Haggle
    .text = At the start of your { -market-turn }: gain { $gold } { -gold } and { $tokens ->
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
    .text = Put one of your dice back into the { -bag }. Look into the { -bag }, take a die of your choice, roll it and place it on the freed { -space }. A { -gold-die } pays as usual.
    .ask-replace = { $card }: put which die back into the { -bag }?
    .ask-take = { $card }: replace the { $die } ({ $space }) with which color of die from the { -bag }?
    .flavour = Falling is easy; it is the landing that takes practice.
disguise = Disguise
    .text = At the start of your { -market-turn }: swap one of your { -trait(count: "other") } or { -skill(count: "other") } for a { -trait } or { -skill } in the { -market }. The arrow of the card you receive does nothing.
    .ask-give = { $card }: put which of your cards into the { -market }?
    .ask-take = { $card }: take which card for { $picked }?
    .flavour = The beard was real; it just belonged to someone else.
