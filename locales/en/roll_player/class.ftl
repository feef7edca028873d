# Classes and their powers.

cleric = Cleric
    .power = Charitable
    .text = At the start of your { -market-turn } you may pay { $gold } { -gold } to raise one of your dice showing { $max } or less by { $bonus }.
    .flavour = One coin for the poor, and the heavens look kindly on the small.
paladin = Paladin
    .power = Vigilant
    .text = When you take { -initiative-card } { $number }, gain { $gold } { -gold }.
    .flavour = Evil rises early, so someone has to rise earlier.
druid = Druid
    .power = Attuned
    .text = Before the { -market-phase } you may put one card from the { -discard-pile } into the { -market } as an additional card.
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
        } during your { -market-turn }. A { -charisma-token } can be spent on only one of them, and you may not discard a card in place of the second purchase.
    .flavour = Every merchant has a soft spot for a song with their name in it.
rogue = Rogue
    .power = Mischievous
    .text = Once the dice are on the { -initiative-card(count: "other") }, you may re-roll one of them. Then they are placed again in ascending order.
    .flavour = Dice have a way of falling differently when nobody watches the thumb.
thief = Thief
    .power = Shrewd
    .text = Each { -gold-die } pays you { $bonus } { -gold } more, including during setup.
    .flavour = All that glitters is already in the bag.
sorcerer = Sorcerer
    .power = Mysterious
    .text = When you buy a { -trait }, you may turn one of your dice to its { -opposite-face }.
    .flavour = Whoever changes within bends the world without.
wizard = Wizard
    .power = Enigmatic
    .text = When you place a blue die or a { -gold-die }, you may first carry out the action of an { -attribute } of your choice, in addition to that of its row.
    .flavour = The answer is in the book, the book is in the tower, the tower is elsewhere.
warrior = Warrior
    .power = Prepared
    .text = Weapons and { -armor } cost you { $discount } { -gold } less.
    .flavour = The smith knows the measurements by heart.
barbarian = Barbarian
    .power = Powerful
    .text = When you place a die showing { $max } or less, you may raise it by { $bonus }.
    .flavour = Where others see a weakness, the north sees a warm-up.
