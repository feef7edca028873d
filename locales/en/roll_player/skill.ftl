# Skills.

concentrate = Concentrate
    .text = Lower one of your dice by up to { $most } and raise another by the same amount.
    .ask-lower = { $card }: which die goes down?
    .ask-raise = { $card }: the { $die } ({ $space }) goes down; which die goes up?
    .ask-points = { $card }: by how much?
    .offer-points-pick-number = By { $number }
    .flavour = Breathe in, and let the rest of the world wait.
search = Search
    .text = Look into the { -bag } and take a die of a color of your choice. It replaces one of your dice of another color and shows the same face. A { -gold-die } pays as usual.
    .ask-replace = { $card }: which die is replaced?
    .ask-take = { $card }: which color of die from the { -bag } takes the place of the { $die } ({ $space })?
    .flavour = There is always something under the third loose stone.
negotiate = Negotiate
    .text = After the dice are placed on the { -initiative-card(count: "other") } and before all are taken: exchange one of your dice for a die on an { -initiative-card } that nobody has taken. Faces stay as they are; then the dice are placed again in ascending order, as if you were the { -first-player }. A { -gold-die } pays as usual.
    .ask-give = { $card }: which of your dice do you give?
    .ask-take = { $card }: which die do you take in exchange for the { $die } ({ $space })?
    .flavour = Everything has a price, and everyone has something to trade.
pickpocket = Pickpocket
    .text = Gain { $gold } { -gold }, or { $envy } { -gold } if another player has more { -gold } than you (in a solo game: if you have less than { $alone }).
    .ask-take = { $card }: take the { -gold }?
    .offer-take-accept = Take it
    .flavour = A friendly pat on the shoulder keeps the other hand free.
acrobatics = Acrobatics
    .text = Turn one of your dice to its { -opposite-face }. Then you may do the same with another one.
    .ask-turn = { $card }: which die turns to its { -opposite-face }?
    .ask-turn-more = { $card }: which other die turns as well?
    .offer-turn-more-decline = No other die
    .flavour = The chandelier was never meant for that, and yet it held.
open-lock = Open Lock
    .text = During your { -market-turn }: buy the top card of the { -market-deck } at its full price, without any reduction, in addition to your usual turn. If you cannot pay for it, it is discarded.
    .ask-buy = { $card }: buy the top card of the { -market-deck }?
    .offer-buy-accept = Turn it up and buy it
    .flavour = Click, click, click: the sweetest song a thief knows.
climb = Climb
    .text = After the dice are placed on the { -initiative-card(count: "other") } and before all are taken: choose an { -initiative-card } that nobody has taken and raise its die by { $bonus } (up to its highest face). Then the dice are placed again in ascending order, as if you were the { -first-player }.
    .ask-raise = { $card }: which die on an { -initiative-card } goes up by { $bonus }?
    .flavour = The guards watch the gate; nobody watches the wall.
intimidate = Intimidate
    .text = After the dice are placed on the { -initiative-card(count: "other") } and before all are taken: choose an { -initiative-card } that nobody has taken and turn its die to the { -opposite-face }. Then the dice are placed again in ascending order, as if you were the { -first-player }.
    .ask-turn = { $card }: which die on an { -initiative-card } turns to its { -opposite-face }?
    .flavour = A raised eyebrow is cheaper than a drawn sword.
move-silently = Move Silently
    .text = During your { -market-turn }, instead of buying or discarding a card in the { -market }: buy a card from the { -discard-pile }. A { -charisma-token } counts as usual{ $edition_word ->
            [first] ; the Heavy Crossbow does not lower the price
           *[other] {""}
        }.
    .ask-buy = { $card }: which card of the { -discard-pile } do you buy?
    .offer-buy-pick-card = { $card } ({ $kind }) for { $charisma ->
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
    .offer-buy-decline = Buy none of them
    .flavour = The floorboards creak for everyone else.
knowledge = Knowledge
    .text = Carry out the action of an { -attribute } of your choice.
    .ask-act = { $card }: which { -attribute } action do you carry out?
    .flavour = Page four hundred and twelve had the answer all along.
cure-wounds = Cure Wounds
    .text = Raise one of your dice by { $bonus } (up to its highest face).
    .ask-raise = { $card }: which die goes up by { $bonus }?
    .flavour = Warm hands, a quiet word, and the bleeding stops.
sleight-of-hand = Sleight of Hand
    .text = Move one of your dice to a free space of another { -attribute-row }, then close the gap to the left. No action and no { -gold } follow.
    .ask-move = { $card }: which die moves?
    .ask-to = { $card }: to which row does the { $die } ({ $space }) move?
    .flavour = Watch this hand, no, the other one, no, too late.
diplomacy = Diplomacy
    .text = Use a ready { -skill } of another player without exhausting it. Only the arrow on this card counts, not the one on the other.
    .ask-borrow = { $card }: whose { -skill } do you use?
    .flavour = Two enemies shared one tent, and by morning it was their own idea.
