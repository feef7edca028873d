# Skills.

concentrate = Concentrate
    .text = Lower one of your dice by up to { $most } and raise another by the same amount.
    .ask-lower = { $card }: lower which die?
    .ask-raise = { $card }: you lower the { $die } ({ $space }). Raise which die?
    .ask-points = { $card }: by how much?
    .offer-points-pick-number = By { $number }
    .flavour = Breathe in, and let the rest of the world wait.
search = Search
    .text = Look into the { -bag } and take a die of a color of your choice. It replaces one of your dice of another color and shows the same number. A { -gold-die } pays as usual.
    .ask-replace = { $card }: replace which die?
    .ask-take = { $card }: replace the { $die } ({ $space }) with a die of which color from the { -bag }?
    .flavour = There is always something under the third loose stone.
negotiate = Negotiate
    .text = After the dice are placed on the { -initiative-card(count: "other") } and before the last card is taken: exchange one of your dice for a die on an { -initiative-card } that nobody has taken. The dice keep the numbers they show; then they are placed again in ascending order, as if you were the { -first-player }. A { -gold-die } pays as usual.
    .ask-give = { $card }: give which of your dice?
    .ask-take = { $card }: take which die for the { $die } ({ $space })?
    .flavour = Everything has a price, and everyone has something to trade.
pickpocket = Pickpocket
    .text = Gain { $gold } { -gold }, or { $envy } { -gold } if another player has more { -gold } than you (in a solo game: if you have less than { $alone }).
    .ask-take = { $card }: take the { -gold }?
    .offer-take-accept = Take it
    .flavour = A friendly pat on the shoulder keeps the other hand free.
acrobatics = Acrobatics
    .text = Turn one of your dice to its { -opposite-face }. Then you may do the same with another die.
    .ask-turn = { $card }: turn which die to its { -opposite-face }?
    .ask-turn-more = { $card }: turn which other die as well?
    .offer-turn-more-decline = No other die
    .flavour = The chandelier was never meant for that, and yet it held.
open-lock = Open Lock
    .text = During your { -market-turn }: buy the top card of the { -market-deck } at its full price, without any reduction, in addition to your usual turn. If you cannot pay for it, discard it.
    .ask-buy = { $card }: buy the top card of the { -market-deck }?
    .offer-buy-accept = Reveal it and buy it
    .flavour = Click, click, click: the sweetest song a thief knows.
climb = Climb
    .text = After the dice are placed on the { -initiative-card(count: "other") } and before the last card is taken: choose an { -initiative-card } that nobody has taken and raise its die by { $bonus } (up to its highest face). Then the dice are placed again in ascending order, as if you were the { -first-player }.
    .ask-raise = { $card }: raise which die on an { -initiative-card } by { $bonus }?
    .flavour = The guards watch the gate; nobody watches the wall.
intimidate = Intimidate
    .text = After the dice are placed on the { -initiative-card(count: "other") } and before the last card is taken: choose an { -initiative-card } that nobody has taken and turn its die to the { -opposite-face }. Then the dice are placed again in ascending order, as if you were the { -first-player }.
    .ask-turn = { $card }: turn which die on an { -initiative-card } to its { -opposite-face }?
    .flavour = A raised eyebrow is cheaper than a drawn sword.
move-silently = Move Silently
    .text = During your { -market-turn }, instead of { $friendly_market_word ->
            [yes] buying a card or taking gold in the { -market }
           *[other] buying or discarding a card in the { -market }
        }: buy a card from the { -discard-pile }. A { -charisma-token } counts as usual{ $edition_word ->
            [first] ; the Heavy Crossbow does not lower the price
           *[other] {""}
        }.
    .ask-buy = { $card }: buy which card from the { -discard-pile }?
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
    .ask-act = { $card }: carry out which { -attribute-action }?
    .flavour = Page four hundred and twelve had the answer all along.
cure-wounds = Cure Wounds
    .text = Raise one of your dice by { $bonus } (up to its highest face).
    .ask-raise = { $card }: raise which die by { $bonus }?
    .flavour = Warm hands, a quiet word, and the bleeding stops.
sleight-of-hand = Sleight of Hand
    .text = Move one of your dice to a free space of another { -attribute-row }, then close the gap to the left. This triggers no { -attribute-action } and earns no { -gold }.
    .ask-move = { $card }: move which die?
    .ask-to = { $card }: move the { $die } ({ $space }) to which row?
    .flavour = Watch this hand, no, the other one, no, too late.
diplomacy = Diplomacy
    .text = Use a ready { -skill } of another player without exhausting it. Only the arrow of this card counts, not that of the other { -skill }.
    .ask-borrow = { $card }: use which { -skill } of another player?
    .flavour = Two enemies shared one tent, and by morning it was their own idea.
