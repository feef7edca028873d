# Classes and their powers.

cleric = Cleric
    .power = Charitable
    .text = At the start of your { -market-turn } you may pay { $gold } { -gold } to raise one of your dice showing { $max } or less by { $bonus }.
    .ask-raise = { $card }: pay { $gold } { -gold } to raise which die by { $bonus }?
    .flavour = One coin for the poor, and the heavens look kindly on the small.
paladin = Paladin
    .power = Vigilant
    .text = When you take { -initiative-card } { $number }, gain { $gold } { -gold }.
    .flavour = Evil rises early, so someone has to rise earlier.
druid = Druid
    .power = Attuned
    .text = Before the { -market-phase } you may add one card from the { -discard-pile } to the { -market }.
    .ask-recall = { $card }: add which card from the { -discard-pile } to the { -market }?
    .flavour = In the forest nothing is ever thrown away.
ranger = Ranger
    .power = Skilled
    .text = Skills cost you { $discount } { -gold } less. Each time you use a { -skill }, gain { $gold } { -gold }.
    .flavour = The wild teaches every trade and takes no fees.
monk = Monk
    .power = Enlightened
    .text = When you place a die in Intelligence, you may also carry out the Wisdom action, and vice versa.
    .flavour = The mind asks, the heart answers, and the bell says nothing.
bard = Bard
    .power = Charming
    .text = You may buy { $cards ->
            [one] { $cards } { -card }
           *[other] { $cards } { -card(count: "other") }
        } in your { -market-turn }. You can spend a { -charisma-token } on only one of them, and you may not { $friendly_market_word ->
            [yes] take { -gold }
           *[other] discard a card
        } instead of the second purchase.
    .flavour = Every merchant has a soft spot for a song with their name in it.
rogue = Rogue
    .power = Mischievous
    .text = Once the dice are on the { -initiative-card(count: "other") }, you may re-roll one of them. Then they are placed again in ascending order.
    .ask-reroll = { $card }: re-roll which die on an { -initiative-card }?
    .flavour = Dice have a way of falling differently when nobody watches the thumb.
thief = Thief
    .power = Shrewd
    .text = Each { -gold-die } pays you { $bonus } more { -gold }, including during setup.
    .flavour = All that glitters is already in the bag.
sorcerer = Sorcerer
    .power = Mysterious
    .text = When you buy a { -trait }, you may turn one of your dice to its { -opposite-face }.
    .ask-turn = { $card }: turn which die to its { -opposite-face }?
    .flavour = Change yourself, and the world bends along.
wizard = Wizard
    .power = Enigmatic
    .text = When you place a blue die, you may first carry out the action of an { -attribute } of your choice, in addition to that of its row.
    .ask-act = { $card }: which { -attribute-action } first?
    .flavour = The answer is in the book, the book is in the tower, the tower is elsewhere.
warrior = Warrior
    .power = Prepared
    .text = Weapons and { -armor } cost you { $discount } { -gold } less.
    .flavour = The smith knows the measurements by heart.
barbarian = Barbarian
    .power = Powerful
    .text = When you place a die showing { $max } or less, you may raise it by { $bonus }.
    .ask-raise = { $card }: raise the { $die } ({ $space }) by { $bonus }?
    .offer-raise-accept = Raise it
    .offer-raise-decline = Leave it as it is
    .flavour = Where others see a weakness, the north sees a warm-up.
