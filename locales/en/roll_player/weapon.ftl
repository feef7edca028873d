# Weapons.

longsword = Longsword
    .text = When { -attribute-goal(count: "other") } are scored, each of your dice showing { $min } or more counts { $bonus } higher, even beyond its highest face. This does not count for { -trait(count: "other") }.
    .flavour = An inch more steel settles many an argument.
blessed-mace = Blessed Mace
    .text = When you { $friendly_market_word ->
            [yes] take { -gold } in the { -market } instead of buying a card
           *[no] discard a { -market-card } for { -gold }
        }, you may also raise one of your dice by { $bonus }.
    .ask-raise = { $card }: raise which die by { $bonus }?
    .flavour = The blessing is on the handle; the other end is for the unbelievers.
jeweled-dagger = Jeweled Dagger
    .text = When { -attribute-goal(count: "other") } are scored, each of your { -gold-die(count: "other") } counts { $bonus } higher, even beyond its highest face. This does not count for { -trait(count: "other") }.
    .flavour = Half its victims die smiling at the rubies.
longbow = Longbow
    .text = When you place a die, you may raise or lower it by { $bonus }.
    .ask-face = { $card }: set the { $die } ({ $space }) to which number?
    .flavour = Aim a little high, allow for the wind, and walk away first.
tower-shield = Tower Shield
    .text = At the end of the game, one of your incomplete { -armor-set(count: "other") } (the one that gains the most) counts as having { $cards ->
            [one] { $cards } more { -card }
           *[other] { $cards } more { -card(count: "other") }
        }. You must own at least one card of that set.
    .flavour = Some call it a shield; the innkeeper calls it the missing door.
ancient-spear = Ancient Spear
    .text = When you take { -initiative-card } { $number }, you may carry out the Constitution action before you place the die.
    .flavour = Its first owner hunted beasts that have no names anymore.
quarterstaff = Quarterstaff
    .text = When you place a die in Wisdom or Charisma, you may turn it to its { -opposite-face }.
    .ask-turn = { $card }: turn the { $die } ({ $space }) to its { -opposite-face }?
    .offer-turn-accept = Turn it
    .offer-turn-decline = Leave it as it is
    .flavour = A pilgrim leans on it, a bandit lies beneath it.
heavy-crossbow = Heavy Crossbow
    .text = Every { -market-card } you buy costs you { $discount } { -gold } less, { $edition_word ->
            [first] except one bought with Open Lock or Move Silently
           *[other] except one bought with Open Lock
        }.
    .flavour = Merchants grow remarkably generous once it is on the counter.
