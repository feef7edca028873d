# Short explanations of the rules. The numbers come from the edition that is played.

aim = Everybody builds a hero. Over the rounds, dice fill the six rows of a { -character-sheet }, and the { -market } offers { -weapon(count: "other") }, { -armor }, { -skill(count: "other") } and { -trait(count: "other") }. At the end the hero with the most { -reputation-star(count: "other") } wins.
    .title = Aim of the game
setup = Each player takes a { -character-sheet } and some { -gold }; those who play later get a little more. A die drawn from the { -bag } gives the color of the { -class }; a { -backstory } and an { -alignment } are dealt, and the { -alignment-marker } starts on the center cell. Then everybody draws, rolls and places { -starting-die(count: "other") }, always on the leftmost free space of a row. These dice trigger no attribute actions, but { -gold-die(count: "other") } and full rows do pay.
    .title = Setup
round = A round has four steps: roll dice, take and place them, visit the { -market }, clean up. Dice are taken clockwise from the { -first-player }; the { -market } is visited in the order of the { -initiative-card(count: "other") }. Afterwards the { -first-player } passes to the left.
    .title = Round
roll-phase = The { -first-player } draws { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    } from the { -bag }, rolls them and lays them on the { -initiative-card(count: "other") } in ascending order. Equal faces may be laid in any order. If the { -bag } runs out, the { -initiative-card(count: "other") } left without a die cannot be taken.
    .title = Roll
dice-phase = Clockwise from the { -first-player }, everybody takes one { -initiative-card } with its die and its coin. The die goes unchanged on the leftmost free space of any row with room. A { -gold-die } pays { $gold_die_pays } { -gold }, a row that is now full pays { $row_pays } { -gold }. Then the action of that row may be carried out once. Dice that an action moves or changes pay nothing and trigger no further action.
    .title = Taking dice
action-str = Turn one of your dice to its { -opposite-face }. Opposite faces add up to 7.
    .title = Strength
action-dex = Swap two of your dice. They keep their faces; a free space cannot be part of the swap.
    .title = Dexterity
action-con = Raise or lower one of your dice by 1. A 6 cannot go up, a 1 cannot go down.
    .title = Constitution
action-int = Re-roll one of your dice. Then keep the new face or go back to the old one.
    .title = Intelligence
action-wis = Move your { -alignment-marker } one cell up, down, left or right; never diagonally.
    .title = Wisdom
action-cha = Take a { -charisma-token }. In the { -market } of this round it counts as 1 { -gold }; unused tokens are lost in the { -cleanup }.
    .title = Charisma
market-phase = In the order of their { -initiative-card(count: "other") }, everybody does one of two things: buy one card, or discard one card from the { -market } and take { $discard_pays } { -gold }. A { -charisma-token } counts as 1 { -gold } toward a price. If the { -market } is empty, take the { -gold } all the same.
    .title = Market
weapons = A { -weapon } has a lasting effect. All your { -weapon(count: "other") } together may need no more than { $hands ->
        [one] { $hands } { -hand }
       *[other] { $hands } { -hand(count: "other") }
    }. You may drop a { -weapon } at any time; it goes to the { -discard-pile }.
    .title = Weapons
armor = Pieces of { -armor } belong to sets. At the end each set scores { -star(count: "other") } for the number of its cards you own, and one more { -star } if the set shows your { -class-color }.
    .title = Armor
traits = When you buy a { -trait }, your { -alignment-marker } moves one cell along the arrow, if it can. At the end the { -trait } scores { -star(count: "other") } if you live up to it.
    .title = Traits
skills = To use a ready { -skill }, move your { -alignment-marker } one cell along its arrow; if that is not possible, the { -skill } cannot be used. Then you may carry out its effect, and the card is exhausted. Skills can be used at any time, even on the turns of other players, unless the card says when.
    .title = Skills
cleanup = Unused { -charisma-token(count: "other") } are lost. Everybody may ready one exhausted { -skill }. The die that is left over goes back into the { -bag }, the rest of the { -market } goes to the { -discard-pile }, and new cards and coins are laid out.
    .title = Cleanup
end-of-game = The round in which all heroes have their 18 dice is the last one. It is played to its end, { -cleanup } included, but no new { -market } is laid out. After one last chance to use { -skill(count: "other") }, the scoring begins.
    .title = End of the game
scoring = You score { -star(count: "other") } for each { -attribute-goal } of your { -class } that you meet, one { -star } for each of your dice in your { -class-color }, the cell under your { -alignment-marker }, your { -backstory }, your { -armor-set(count: "other") } and your { -trait(count: "other") }. An attribute totals its three dice, changed by the race and by { -weapon(count: "other") }. Race and { -weapon(count: "other") } count for goals only, never for the conditions of { -trait(count: "other") }.
    .title = Scoring
alignment = Your { -alignment } card has nine cells, from law to chaos and from good to evil. At the end you score the cell under your { -alignment-marker }, and some cells cost you { -star(count: "other") }. The marker never leaves the card.
    .title = Alignment
backstory = Your { -backstory } asks for one color on one space in each row. Count the dice that lie where their color is asked for: 2 or 3 of them are worth { $two ->
        [one] { $two } { -star }
       *[other] { $two } { -star(count: "other") }
    }, 4 or 5 are worth { $four ->
        [one] { $four } { -star }
       *[other] { $four } { -star(count: "other") }
    }, all 6 are worth { $six ->
        [one] { $six } { -star }
       *[other] { $six } { -star(count: "other") }
    }.
    .title = Backstory
ties = If several heroes have the most { -star(count: "other") }, the one among them with the most { -gold } wins. If that is a tie too, the one with the fewest dice in their own { -class-color } wins. If even this is equal, they share the victory.
    .title = Ties
solo = Alone, you play against the { -market }. Initiative card 1 keeps it safe; with card 2 or 3 the { -enemy-die } is rolled and may trash a { -market-card } before your turn. After your turn the leftmost card left in the { -market } is discarded and the others are trashed; trashed cards never come back. At the end every { $gold_per_star } { -gold } brings one more { -star }, and your total gives your rank.
    .title = Playing alone
equal-dice = All players start with the same set: one die of each of the six colors, and with three or four players some { -gold-die(count: "other") } as well.
    .title = Equal dice
bazaar = All { -market-card(count: "other") } are shuffled into a single deck, so good cards of every kind may turn up at any time.
    .title = Bazaar
short-game = Everybody gets { $more ->
        [one] { $more } { -starting-die }
       *[other] { $more } { -starting-die(count: "other") }
    } on top of the usual number, and nobody gets extra { -gold } for playing late.
    .title = Short game
friendly-market = Whoever takes { $discard_pays } { -gold } instead of buying leaves the cards in the { -market } for the others. Effects of discarding a card for { -gold } still happen.
    .title = Friendly market
free-classes = No dice are drawn for classes: in turn order, everybody chooses freely among the classes of colors that are not yet taken.
    .title = Free choice of class
