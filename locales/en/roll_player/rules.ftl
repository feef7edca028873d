# Short explanations of the rules. The numbers come from the edition that is played.

aim = Everybody builds a hero. Each round, take a die, place it on your { -character-sheet }, then visit the { -market } for { -weapon(count: "other") }, { -armor }, { -skill(count: "other") } and { -trait(count: "other") }. Nothing scores before the end; then the hero with the most { -reputation-star(count: "other") } wins.
    .title = Aim of the game
setup = Everybody rolls a die, and the highest is the { -first-player }. In turn order, each player takes a { -character-sheet } and some { -gold }; players later in turn order get a little more. A die drawn from the { -bag } gives the color of the { -class } (a { -gold-die } or a color already taken is drawn again), and the player chooses one of its two { -class(count: "other") }. A { -backstory } and an { -alignment } are dealt, and the { -alignment-marker } starts on the center cell. The { -market } gets as many cards as there are { -initiative-card(count: "other") }; in the second edition, with fewer than four players, some { -market-card(count: "other") } are discarded first. Then everybody draws, rolls and places { -starting-die(count: "other") }, always on the leftmost free space of a row. These dice trigger no { -attribute-action(count: "other") }, but { -gold-die(count: "other") } and full rows do pay.
    .title = Setup
round = A round has four parts: in the { -roll-phase } dice are rolled, in the { -dice-phase } they are taken and placed, then follow the { -market-phase } and the { -cleanup }. Dice are taken clockwise from the { -first-player }; the { -market } is visited in the order of the { -initiative-card(count: "other") }. Afterwards the player to the left becomes { -first-player }.
    .title = Round
roll-phase = The { -first-player } draws { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    } from the { -bag }, rolls them and places them on the { -initiative-card(count: "other") } in ascending order, the lowest on card 1. The { -first-player } decides the order of equal faces. If the { -bag } runs out, the { -initiative-card(count: "other") } left without a die cannot be taken. On screen a die is a letter and its face: G4 is a green 4, and B stands for blue, R for red, P for purple, K for black, W for white, Y for gold.
    .title = Roll
dice-phase = Clockwise from the { -first-player }, everybody takes one { -initiative-card } with its die and, if there is one, its coin. The die goes unchanged on the leftmost free space of any row with room. A { -gold-die } pays { $gold_die_pays } { -gold }; completing a row pays { $row_pays } { -gold }. Then you may carry out the action of that row once. Dice that an action moves or changes pay nothing and trigger no further action.
    .title = Taking dice
action-str = Turn one of your dice to its { -opposite-face }. Opposite faces add up to 7: a 1 becomes a 6, a 2 a 5, a 3 a 4, and the other way round.
    .title = Strength
action-dex = Swap two of your dice. They keep their faces; a free { -space } cannot be part of the swap.
    .title = Dexterity
action-con = Raise or lower one of your dice by 1. A 6 cannot go up, a 1 cannot go down.
    .title = Constitution
action-int = Re-roll one of your dice. Then keep the new face or go back to the old one.
    .title = Intelligence
action-wis = Move your { -alignment-marker } one cell up, down, left or right; never diagonally.
    .title = Wisdom
action-cha = Take a { -charisma-token }. In the { -market } of this round it counts as 1 { -gold } toward a price; tokens are spent before { -gold }. Unused tokens are lost in the { -cleanup }.
    .title = Charisma
market-phase = In the order of their { -initiative-card(count: "other") }, everybody does one of two things: buy one card, or discard one card from the { -market } and take { $discard_pays } { -gold }. If the { -market } is empty, you still take the { -gold }. A { -charisma-token } counts as 1 { -gold } toward a price. Cards that leave the { -market } are not replaced before the next round. A { -trait } moves your { -alignment-marker } at once, if it can; a { -skill } can be used as soon as you have bought it.
    .title = Market
weapons = A { -weapon } has a lasting effect. All your { -weapon(count: "other") } together may need no more than { $hands ->
        [one] { $hands } { -hand }
       *[other] { $hands } { -hand(count: "other") }
    }. You may drop a { -weapon } onto the { -discard-pile } whenever it is yours to decide; if you buy one and have too few { -hand(count: "other") }, you must drop others at once, and the new one stays.
    .title = Weapons
armor = Pieces of { -armor } do nothing during the game. At the end each set scores { -star(count: "other") } for the number of its cards you own, and one more { -star } if the set shows your { -class-color }.
    .title = Armor
traits = When you buy a { -trait }, your { -alignment-marker } moves one cell along the arrow, if it can. At the end of the game the { -trait } scores { -star(count: "other") } if you live up to it.
    .title = Traits
skills = To use a ready { -skill }, move your { -alignment-marker } one cell along its arrow; if that is not possible, the { -skill } cannot be used. Then carry out its effect if you like, and exhaust the card. Skills can be used at any time, as soon as they are bought and even on the turns of other players, unless the card says when. An exhausted { -skill } must be readied first: each player may ready one in each { -cleanup }.
    .title = Skills
cleanup = Unused { -charisma-token(count: "other") } are lost. Everybody may ready one exhausted { -skill }. The die that is left over goes back into the { -bag }, the rest of the { -market } goes to the { -discard-pile }, and new cards and coins are laid out. If the { -market-deck } runs out, the { -discard-pile } is shuffled and becomes the new deck. The player to the left becomes { -first-player }.
    .title = Cleanup
end-of-game = The round in which all heroes have their 18 dice is the last one. It is played to its end, { -cleanup } included, but no new { -market } is laid out. After one last chance to use { -skill(count: "other") } and drop { -weapon(count: "other") }, the scoring begins.
    .title = End of the game
scoring = You score { -star(count: "other") } (★) for each { -attribute-goal } of your { -class } that you meet: a single number must be met exactly, a range includes both ends, and a number with a plus sign is a minimum. An attribute’s total is its three dice plus or minus race and { -weapon } bonuses; these bonuses count for goals only, never for the conditions of { -trait(count: "other") }. You also score one { -star } for each of your dice in your { -class-color }, the cell under your { -alignment-marker }, your { -backstory }, your { -armor-set(count: "other") } and your { -trait(count: "other") }.
    .title = Scoring
alignment = Your { -alignment-card } has nine cells, from law on the left to chaos on the right and from good at the top to evil at the bottom. At the end you score the cell under your { -alignment-marker }, and some cells cost you { -star(count: "other") }. You start in the center, and the marker never leaves the card; on screen its cell is in brackets.
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
    }. Only the color counts, not the face. On screen (P) wants a purple die, {"["}P4] is a die that matches, R4(P) a die of another color.
    .title = Backstory
ties = If several heroes have the most { -star(count: "other") }, the one among them with the most { -gold } wins. If still tied, the one with the fewest dice in their own { -class-color } wins. If still tied, they share the victory.
    .title = Ties
solo = Alone, you play against the { -enemy-die }. Taking { -initiative-card } 1 keeps the { -market } safe. With card 2 the die is rolled: a 1 trashes the left { -market-card }, a 2 the middle one, a 3 the right one; 4, 5 and 6 do nothing. With card 3, a 1 or 2 trashes the left card, a 3 or 4 the middle one, a 5 or 6 the right one. After your { -market-turn } the leftmost card left is discarded and the others are trashed; trashed cards never come back. In the first edition all { -market-card(count: "other") } form one shuffled deck; in the second, Diplomacy is left out. At the end every full { $gold_per_star } { -gold } brings one more { -star }, and your total gives your rank.
    .title = Playing alone
equal-dice = All players start with the same set: one die of each of the six colors, and one { -gold-die } more with three players, or two with four. They are rolled and placed as usual.
    .title = Equal dice
bazaar = All { -market-card(count: "other") } are shuffled into a single deck, whether they show one dot or two, so good cards of every kind may turn up at any time.
    .title = Bazaar
short-game = Everybody gets { $more ->
        [one] { $more } { -starting-die }
       *[other] { $more } { -starting-die(count: "other") }
    } on top of the usual number, so the game is that much shorter. In return, nobody gets extra { -gold } for playing late.
    .title = Short game
friendly-market = Whoever buys nothing takes { $discard_pays } { -gold } and leaves the cards in the { -market } for the others. Effects of discarding a card for { -gold } still happen.
    .title = Friendly market
free-classes = No dice are drawn for classes: from the { -first-player } on, everybody chooses freely among the classes of colors that are not yet taken.
    .title = Free choice of class
