# The rulebook, chapter by chapter. The numbers come from the edition that is played.
# A chapter begins with a message that has a .title; it is short enough for a screen.

aim = Everybody builds a hero. Each round, take a die, place it on your { -character-sheet }, then visit the { -market } for { -weapon(count: "other") }, { -armor }, { -skill(count: "other") } and { -trait(count: "other") }. Nothing scores before the end; then the hero with the most { -reputation-star(count: "other") } wins.
    .title = Aim of the game
components = Everything this game needs, counted from the cards it is played with. You need nothing from a box: the program takes care of it all.
    .title = Components
setup = Everybody makes a hero: a { -character-sheet }, some { -gold }, a { -class }, a { -backstory } and an { -alignment }. Then the first { -market } is laid out, and everybody draws, rolls and places { -starting-die(count: "other") }.
    .title = Setup
round = A round has four parts: in the { -roll-phase } dice are rolled, in the { -dice-phase } they are taken and placed, then come the { -market-phase } and the { -cleanup }. Dice are taken clockwise from the { -first-player }; the { -market } is visited in the order of the { -initiative-card(count: "other") }.
    .title = Round
roll-phase = The { -first-player } draws { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    } from the { -bag }, rolls them and lays them on the { -initiative-card(count: "other") } in ascending order, the lowest on the first card. The { -first-player } decides the order of equal faces.
    .title = Roll
dice-phase = Clockwise from the { -first-player }, everybody takes one { -initiative-card } and places its die. A turn goes like this:
    .title = Taking dice
action-str = Turn one of your dice to its { -opposite-face }. Opposite faces add up to { $sum }, so a low die becomes a high one, and the other way around.
    .title = Strength
action-dex = Swap two of your dice. They keep their faces; a free { -space } cannot be part of the swap.
    .title = Dexterity
action-con = Raise or lower one of your dice by one. A die cannot go above its highest face or below its lowest.
    .title = Constitution
action-int = Re-roll one of your dice. Then keep the new face or go back to the old one.
    .title = Intelligence
action-wis = Move your { -alignment-marker } one cell up, down, left or right; never diagonally.
    .title = Wisdom
action-cha = Take a { -charisma-token }. In the { -market } of this round it counts as one { -gold } toward a price; tokens are spent before { -gold }. Unused tokens are lost in the { -cleanup }.
    .title = Charisma
market-phase = { $alone_word ->
        [yes] When your die is placed, you have one { -market-turn }
       *[no] In the order of their { -initiative-card(count: "other") }, from the lowest number to the highest, everybody has one { -market-turn }
    }: buy one card, { $hunts_word ->
        [yes] go on a { -hunt }, or do neither
       *[no] or buy nothing
    } and take { $discard_pays } { -gold }.
    .title = Market
weapons = A { -weapon } has a lasting effect, from the moment you buy it to the end of the game or until you drop it.
    .title = Weapons
armor = Pieces of { -armor } do nothing during the game. At the end they score { -star(count: "other") } in sets, and you may own as many as you like.
    .title = Armor
traits = When you buy a { -trait }, your { -alignment-marker } moves one cell along the arrow; if it cannot, the card is bought all the same. At the end of the game the { -trait } scores { -star(count: "other") } if you live up to it.
    .title = Traits
skills = A { -skill } has an effect that you can use, at the price of one step of your { -alignment-marker }. It is then exhausted; in each { -cleanup } you may ready one.
    .title = Skills
classes = Your { -class } has a color and six { -attribute-goal(count: "other") }, one for each row, with the { -star(count: "other") } each is worth. It also has a power of its own, which works all game long unless it says otherwise.
    .title = Classes
races = Your race raises some { -attribute(count: "other") } and lowers others. It counts when { -attribute-goal(count: "other") } are scored, and at no other time.
    .title = Races
cleanup = When everybody has had a { -market-turn }, the next round is prepared:
    .title = Cleanup
end-of-game = The round in which all heroes have their { $spaces } dice is the last one. It is played to its end, { -cleanup } included, but no new { -market } is laid out. After one last chance to use { -skill(count: "other") } and drop { -weapon(count: "other") }, { $hunts_word ->
        [yes] the heroes fight the { -monster }. Then the scoring begins.
       *[no] the scoring begins.
    }
    .title = End of the game
scoring = You score { -star(count: "other") } for the { -attribute-goal(count: "other") } of your { -class } that you meet, for your dice in your { -class-color }, for the cell under your { -alignment-marker }, for your { -backstory }, your { -armor-set(count: "other") } and your { -trait(count: "other") }. The hero with the most { -star(count: "other") } wins.
    .title = Scoring
alignment = Your { -alignment-card } has nine cells, from law on the left to chaos on the right and from good at the top to evil at the bottom. You start in the center; on screen the cell of your { -alignment-marker } is in brackets. At the end you score the cell under it, and some cells cost you { -star(count: "other") }.
    .title = Alignment
backstory = Your { -backstory } asks for one color on one { -space } in each row. At the end, count the dice that lie where their color is asked for; their faces do not matter.
    .title = Backstory
ties = If several heroes have the most { -star(count: "other") }, the one among them with the most { -gold } wins. If still tied, the one with the fewest dice in their own { -class-color } wins. If still tied, they share the victory.
    .title = Ties
solo = Alone, you play against the { -enemy-die }, which trashes cards from the { -market } before you can buy them. At the end every full { $gold_per_star } { -gold } brings one more { -star }, and your total gives your rank.
    .title = Playing alone
boost-dice = A { -boost-die } shows { $low } to { $high } and is clear: it has no color. On screen it is written with { $boost_code }. It lies on a { -character-sheet } like any other die, and may be among the { -starting-die(count: "other") }.
    .title = Boost dice
monsters = A { -monster } threatens the realm. While you make your hero, you may hunt its { -minion(count: "other") }; after the last round everybody fights it, and whoever slays it scores { -star(count: "other") }. What it takes to slay each { -monster }:
    .title = Monsters
minions = A { -minion } lies on top of the { -minion-deck }, face up. Its { -weakness } gives some heroes more { -combat-die(count: "other") }, and its table says what a total brings.
    .title = Minions
hunt = In your { -market-turn } you may hunt the { -minion } on top instead of buying or discarding a card. A { -hunt } goes like this:
    .title = Hunt
experience = You begin without { -xp } and never fall below zero. You earn { -xp } in { -hunt(count: "other") } and from cards.
    .title = Experience
adventure = Three cards lie beside the { -monster }: where it lives, what bars the way, how it strikes. Nobody knows them at first.
    .title = Adventure
finale = When the last { -cleanup } is over and everybody has had a last chance to use { -skill(count: "other") } and { -xp }, the heroes fight the { -monster }, in clockwise order from the { -first-player } of the last round:
    .title = Final battle
scrolls = A { -scroll } takes effect as soon as you buy it, wherever it comes from; skip what cannot be done. Then it lies beside your { -character-sheet } and counts as one of your cards.
    .title = Scrolls
open-adventure = The three { -adventure-card(count: "other") } lie face up from the start. There are no { -adventure-token(count: "other") }: everybody counts as having all three.
    .title = Open adventure
mighty-monsters = The { -monster } is as strong as in a solo game.
    .title = Mighty monsters
variants = Each of these changes the game in one way, and they can be combined. Name them when a game starts, with --variant.
    .title = Variants
equal-dice = Nobody draws { -starting-die(count: "other") }: everybody gets the same set, one die of each of the six colors and the { -gold-die(count: "other") } of this table. They are rolled and placed as usual.
    .title = Equal dice
bazaar = All { -market-card(count: "other") }, whether they show one dot or two, are shuffled into a single deck before any are discarded, so good cards of every kind may turn up at any time.
    .title = Bazaar
short-game = Everybody gets { $more ->
        [one] { $more } { -starting-die }
       *[other] { $more } { -starting-die(count: "other") }
    } on top of the usual number, so the game is that much shorter. In return, nobody gets extra { -gold } for playing late.
    .title = Short game
friendly-market = Whoever buys nothing takes { $discard_pays } { -gold } and leaves the cards in the { -market } for the others. Effects of discarding a card for { -gold } still happen.
    .title = Friendly market
free-classes = No dice are drawn for classes: from the { -first-player } on, everybody chooses freely among the classes of the colors that nobody has.
    .title = Free choice of class
editions = { $single_word ->
        [yes] An expansion is played with the rules of one edition only.
       *[no] The rulebooks of the first and the second edition differ in these points. Choose with --edition; the second is played if you name none.
    }
    .title = Editions
decisions = Where the rulebooks say nothing, somebody has to decide. This is how it is done here.
    .title = Decisions
signs = On the board a die is written as its color and its face. Colors: { $green_code } { $green }, { $blue_code } { $blue }, { $red_code } { $red }, { $purple_code } { $purple }, { $black_code } { $black }, { $white_code } { $white }, { $gold_code } { $gold }{ $boosts_word ->
        [yes] , { $boost_code } for { -boost-die(count: "other") }
       *[no] {""}
    }. ★ stands for { -reputation-star(count: "other") }. These codes can also be typed as answers.
    .title = Signs

## Components

components-sheet = A { -character-sheet } has six { -attribute-row(count: "other") }: Strength, Dexterity, Constitution, Intelligence, Wisdom and Charisma. Each row has three { -space(count: "other") } for dice and an { -attribute-action } of its own.
components-dice = A die of any color has the faces { $low } to { $high }. Dice are always drawn from the { -bag } without looking.
components-market = A { -market-card } shows its price and one dot or two, which matter during setup. A { -weapon } also shows the { -hand(count: "other") } it needs, and a { -trait } or a { -skill } an arrow.
components-cards = Where a card contradicts these rules, follow the card.
components-limit = Coins, { -charisma-token(count: "other") } and everything else you gain never run out; the numbers above are only what a box holds.

## Setup

setup-first = Everybody rolls a die; whoever rolls highest is the { -first-player }. The dice go back into the { -bag }.
setup-race = In turn order, everybody takes a { -character-sheet } of a different race.
setup-gold = Everybody gets { -gold }; the table says how much for each place in turn order.
setup-class = { $free_word ->
        [yes] In turn order, everybody chooses a { -class } of a color that nobody has yet.
       *[no] In turn order, everybody draws a die for a { -class }. A { -gold-die } pays nothing here; like a color that somebody already has, it is set aside and another die is drawn. The color decides: choose one of its classes. When all have a class, these dice go back into the { -bag }.
    }
setup-cards = Everybody is dealt a { -backstory } and an { -alignment-card }, and puts the { -alignment-marker } on its center cell.
setup-deck = { $mixed_word ->
        [yes] All { -market-card(count: "other") } are shuffled into one deck.
       *[no] The { -market-card(count: "other") } with one dot and those with two are shuffled separately. Those with one dot go on top of the others.
    }
setup-thin = { $mixed_word ->
        [yes] Some cards from the deck are put on the { -discard-pile }: twice as many as the table says for each group.
       *[no] Some cards of each group are put on the { -discard-pile }; the table says how many.
    }
setup-row = The first { -market } is laid out: { $beyond ->
        [one] one more card than there are players
       *[other] { $beyond } more cards than there are players
    }; in a solo game, as many as for two.
setup-initiative = { $as_many_word ->
        [yes] Just as many { -initiative-card(count: "other") } are laid out
       *[no] Beside it lies one more { -initiative-card } than there are players (alone, as for two)
    }, and a coin is put on each but the first and the last.
setup-dice = { $equal_word ->
        [yes] Everybody gets the same { -starting-die(count: "other") }, rolls them
       *[no] Everybody draws { -starting-die(count: "other") }, rolls them
    } and places them one by one on the leftmost free { -space } of a row. They trigger no { -attribute-action }, but a full row pays { $row_pays } { -gold } and a { -gold-die } { $gold_die_pays }. Then the { -first-player } begins the first round.
setup-table = How many of each, by the number of players and by the place in turn order:

## The round

round-order = A low { -initiative-card } lets you choose early in the { -market }; the better dice often lie on the high ones.
round-example = Here is a round with two players, step by step. Each choice that a player makes comes after a “>”.
roll-lay = There is always one more die than there are players, so even the last to choose has a choice; in a solo game there are as many as for two. Nobody is asked about dice that are equal in color and face.
dice-take = Take an { -initiative-card } with the die on it and, if there is one, its coin. Its number is also your place in the { -market }.
dice-place = Put the die, unchanged, on the leftmost free { -space } of any row that has room.
dice-gold = A { -gold-die } pays { $gold_die_pays } { -gold } as soon as you place it, and the third die of a row pays { $row_pays } { -gold }.
dice-action = Then you may carry out the { -attribute-action } of that row once, on the die just placed or on any others of yours. Dice that an action moves or changes pay nothing and trigger no further action.
market-buy = To buy a card, pay its price. A { -trait } moves your { -alignment-marker } at once, if it can; a { -skill } can be used as soon as you have bought it. You may own as many { -armor-piece(count: "other") }, { -trait(count: "other") } and { -skill(count: "other") } as you like.
market-discard = { $friendly_word ->
        [yes] No card leaves the { -market } when you take the { -gold }.
       *[no] If you take the { -gold }, you choose a card from the { -market } and put it onto the { -discard-pile }{ $alone_word ->
            [yes] .
           *[no] : a way to keep it from somebody.
        }
    }
market-leave = Cards that leave the { -market } are not replaced before the next round: with a low { -initiative-card } you have more to choose from.
market-pile = { $alone_word ->
        [yes] You
       *[no] Everybody
    } may look through the { -discard-pile } at any time.
cleanup-tokens = Unused { -charisma-token(count: "other") } are lost.
cleanup-ready = Everybody may ready one exhausted { -skill }.
cleanup-die = The die that nobody took goes back into the { -bag }.
cleanup-row = What is left of the { -market } goes to the { -discard-pile }, and a new { -market } is dealt. If the { -market-deck } runs out, the { -discard-pile } is shuffled, one dot and two together, and becomes the new deck.
cleanup-coins = Each { -initiative-card } but the first and the last gets a coin if it has none.
cleanup-first = The { -first-player } passes the { -bag } to the left; whoever gets it is { -first-player } in the next round.

## Cards

weapons-hands = Each { -weapon } says how many { -hand(count: "other") } it needs; all of yours together may need no more than { $hands }. If you buy one and would need more, drop others onto the { -discard-pile } at once; the new one stays. You may also drop a { -weapon } whenever you have a decision to make.
weapons-bonus = What a { -weapon } adds to an { -attribute } counts when goals are scored, even beyond the highest face of a die, but never for the conditions of { -trait(count: "other") }.
armor-sets = Each piece of { -armor } belongs to a set, and the more different pieces of a set you own, the more it scores. A set scores one more { -star }, once and not for each card, if your { -class-color } is one of the colors of the set. The table gives the { -star(count: "other") } for each number of cards:
armor-example = Example: { $cards } pieces of the { $set } set are worth { $stars } { -star(count: "other") }; a hero of a { $colour } { -class } scores { $total } for them.
traits-dice = Conditions about { -attribute(count: "other") } look at the dice alone: neither race nor { -weapon(count: "other") } count.
skills-use = First your { -alignment-marker } moves along the arrow; if it cannot go there, the { -skill } cannot be used. Then carry out the effect, if you like. Then the card is exhausted, and must be readied before it can be used again.
skills-when = A { -skill } can be used at any time, even on another player’s turn and as soon as you have bought it, unless the card says when. You are asked whenever you have a decision to make, when the dice have been laid out, before each die is taken, at each { -market-turn }, at the { -cleanup } and before the { -final-scoring }.
classes-choice = The two sides of a class card have the same color, so they are never in a game together.
races-bonus = What each race changes:

## The end

scoring-goals = Add up the three dice of a row, then add or subtract what race and { -weapon(count: "other") } change. A goal that is a single number must be met exactly, a range includes both ends, and a number with a plus sign is a minimum.
scoring-example = Example: the { $class } wants { $least } to { $most } in { $row }, worth { $stars } { -star(count: "other") }; { $above } scores nothing.
scoring-color = Each of your dice in your { -class-color } is worth one { -star }, wherever it lies.
scoring-monster = Whoever slew the { -monster } scores the { -star(count: "other") } that its card promises for their { -attack }.
scoring-total = Cells of the { -alignment-card } may cost { -star(count: "other") }. Add everything up. Your { -gold } scores nothing, except when you play alone; it breaks ties.
alignment-move = Traits, skills and Wisdom move the marker one cell at a time; it never leaves the card, and it never moves diagonally.
backstory-example = Example: { $dice } matching dice are worth { $stars } { -star(count: "other") }.

## Alone

solo-setup = Set up as for { $seats } players, with { $cards } { -initiative-card(count: "other") }, { $row } cards in the { -market } and { $dice } { -starting-die(count: "other") }. { $enemies ->
        [one] One { -gold-die } is set aside as the { -enemy-die }.
       *[other] Two { -gold-die(count: "other") } are set aside as the enemy dice.
    }
solo-removed = Left out of a solo game: { $cards }.
solo-deck-grouped = { $mixed_word ->
        [yes] As for two, { $thinned } cards of the deck are discarded.
       *[no] As for two, { $thinned } cards of each group are discarded.
    } The first card that is turned up starts the { -trash }; then the { -market } is laid out.
solo-deck-shuffled = All { -market-card(count: "other") } are shuffled into one deck. Its first card starts the { -discard-pile }, the next one the { -trash }.
solo-die = With the first { -initiative-card } nothing happens to the { -market }. With the others, the { -enemy-die } is rolled after your { -attribute-action } and strikes a card, which is trashed:
solo-prowl = Two { -gold-die(count: "other") } are your enemy dice. With the first { -initiative-card } neither is rolled, with the second one of them, with the third both; if they are equal, one of them is re-rolled until they differ. On a one, two or three the first, second or third card of the { -market } is trashed, on a four the rightmost one; on a five or six the top { -minion } goes under the { -minion-deck }. A solo game is lost at once if your { -attack } does not slay the { -monster }.
solo-sweep = After your { -market-turn } the leftmost card that remains is discarded, and the others are trashed. Trashed cards never come back.
solo-ranks = Your rank:

## Monsters and minions

boost-colour = A { -boost-die } counts for no { -backstory }, no { -class-color } and no card that asks for a color, and pays no { -gold }. If it is drawn for a { -class }, it is set aside and another die is drawn.
boost-faces = Other dice have faces from one to six, and their opposite faces add up to seven; those of a { -boost-die } add up to { $sum }, for the Strength action as well. No card or action takes a { -boost-die } below { $low } or above { $high }; where a card sets a maximum of six, its maximum is { $high }. Where a die takes over the face of the one it replaces, { -boost-die(count: "other") } replace only { -boost-die(count: "other") }, and other dice only other dice.
setup-monster = One of the { -monster(count: "other") } whose color is no hero’s { -class-color } is drawn and lies face up.{ $mighty_word ->
        [yes] {" "}It has the { -strength } of a solo game.
       *[no] {""}
    }
setup-adventure = { $open_word ->
        [yes] One location, one obstacle and one attack of this { -monster } are drawn and lie face up.
       *[no] One location, one obstacle and one attack of this { -monster } are drawn and lie face down; nobody looks at them.
    }
setup-minions = The { -minion(count: "other") } with one dot are shuffled and laid on those with two, shuffled as well. The one on top is turned up.
monsters-printing = The expansion was printed again with more cards. With --option printing=later they join in; otherwise only those of the first printing are played.
minions-rewards = Only the row that your total falls in counts. A row with a { -trophy } means that you have slain the { -minion }.
hunt-pass = As often as you like, you may pay { $gold } { -gold }: the top { -minion } goes under the { -minion-deck } and the next one is turned up.
hunt-dice = Take one { -combat-die }, and more for the { -weakness } of the { -minion }. A { -combat-die } has { $faces } faces and never goes on a { -character-sheet }.
hunt-mercenaries = Hire as many { -mercenary(count: "other") } as you like, for { $xp } { -xp } or { $gold } { -gold } each; every one of them adds one { -combat-die }. For each { -mercenary } paid in { -gold }, one { -charisma-token } may take the place of one { -gold }.
hunt-reroll = Roll them all. Then you may re-roll dice one at a time, for { $xp } { -xp } each time.
hunt-reward = Add up the dice and take what the matching row of the { -minion }’s table says. If it brings no { -trophy }, the { -minion } escapes and goes under the { -minion-deck }. Then the next one is turned up.
hunt-tokens = { $open_word ->
        [yes] Each { -trophy } brings one { -xp }, since everybody knows the whole adventure.
       *[no] Your first { -trophy } brings you the token of the location and a secret look at that card, the second the obstacle, the third the attack; each further one brings one { -xp }.
    }
hunt-example = Example: against the { $minion }, with two dice in { $row } and a { -mercenary } for { $gold } { -gold }, you roll { $dice } dice. A total of { $total } brings { $xp } { -xp }, { $honour } honor and the { -trophy }.
experience-uses = You may spend it like this. { $reroll } { -xp }: re-roll one of your { -combat-die(count: "other") }. { $recover } { -xp }: discard an { -injury-token }. { $mercenary } { -xp }: a { -mercenary } before a roll. { $action } { -xp }: any { -attribute-action }. Injury tokens can be discarded and actions bought only until the end of the last round.
adventure-cards = Only those who have the token of an { -adventure-card } get anything from it in the { -finale }. You may always look again at what you have seen: it stays on your screen.
adventure-of = { $monster }, { $kind }:
open-adventure-removed = Left out of an open adventure: { $cards }.
finale-dice = Everybody takes one { -combat-die }.
finale-adventure = Location, obstacle and attack are turned up one after the other. Each gives those who have its token { -combat-die(count: "other") } or { -xp } if they meet its condition; where a condition compares players, only they are compared, and all who tie gain.{ $alone_word ->
        [yes] {" "}You must also meet the condition after “Solo”.
       *[no] {""}
    }
finale-mercenaries = Everybody may hire { -mercenary(count: "other") }, for { $xp } { -xp } or { $gold } { -gold } each; { -charisma-token(count: "other") } cannot be used.
finale-reroll = All roll. Then you may re-roll dice one at a time, for { $xp } { -xp } each time.
finale-attack = When all have stopped, the { -monster } does what its card says. Your { -attack } is the total of your dice, plus one for each { -honour-token }, minus one for each { -injury-token }.
finale-stars = { $alone_word ->
        [yes] If your { -attack } is below the { -strength } of the { -monster }, the game is lost. Otherwise it is slain, and you score the { -star(count: "other") } on its card.
       *[no] If your { -attack } is below the { -strength } of the { -monster }, you score nothing for it. Otherwise you have slain it and score the { -star(count: "other") } on its card.
    }
finale-example = Example: against the { $monster }, { -strength } { $strength }, a dice total of { $dice } plus { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    } makes an { -attack } of { $attack }, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }.

## Editions

editions-play = The cards of the first edition are those that both boxes share, as far as that is known.
editions-expansion = The rules of the { $edition } apply, with the changes of the expansion.

## Decisions

decision-cards = The printed effects of many cards are not public. They are designed anew here, and each card says which of its parts are.
decision-races = The first edition has four { -character-sheet(count: "other") } in its box and does not say which; here you may choose among all races.
decision-coins = Coins and tokens are not limited by what a box holds.
decision-first = If several players roll the highest die for { -first-player }, they roll again.
decision-equal = With equal dice in the short game, the extra { -starting-die(count: "other") } are drawn blindly.
decision-bag = If the { -bag } has too few dice, what is there is rolled. The { -initiative-card(count: "other") } left without a die cannot be taken, and a player without one has no { -market-turn }.
decision-full = A hero whose { -space(count: "other") } are all filled still takes an { -initiative-card } and its coin; the die goes back into the { -bag }, without an action.
decision-windows = Skills that can be used “at any time” are offered at fixed moments, in turn order; players who have nothing to use are not asked.
decision-weapons = A { -weapon } can be dropped whenever you have something to decide; you are asked about that on its own only once, before the { -final-scoring }.
decision-empty = If the { -market } is empty, you still take { $discard_pays } { -gold }.
decision-lay = If an effect has dice laid out again, whoever used it decides the order of equal faces, as the { -first-player } would.
decision-copy = When one { -skill } lets you use another, only the first one moves your marker and is exhausted.
decision-deck = A card bought from the top of the deck costs its full price; if you cannot pay, it goes to the { -discard-pile }, and the { -skill } is exhausted all the same. If no card is left anywhere, nothing is bought.
decision-last = In the { -cleanup } of the last round a { -skill } may still be readied, and used once more before the { -final-scoring }.
decision-solo = If the { -enemy-die } strikes a place where no card lies, nothing happens.
decision-hunt = If the { -market } is empty, you may still take { $gold } { -gold } instead of hunting. A { -hunt } is neither a purchase nor a discard for any card.
decision-minions = While only one { -minion } is left, it cannot be sent away. If all are trophies, there is no { -hunt }.
decision-combat = Tokens, { -xp } and { -combat-die(count: "other") } are not limited by what a box holds. The { -weakness } is counted once, when you decide to fight.
decision-experience = Discarding { -injury-token(count: "other") } and buying actions are offered whenever you have a decision to make, and once at the start of the { -cleanup }. Before the { -finale } Charisma is not offered: the token would be of no use.
decision-holders = An { -adventure-card } looks at things as they stood before it was turned up. Goals count as they are scored.
decision-finale = In the { -finale } no { -skill } is used and no { -weapon } dropped. An { -attack } may fall below zero.
decision-stay = Once you have chosen the { -hunt }, you must fight a { -minion }, even after sending others away. You cannot go back to buying or discarding.
decision-backpack = When your { -character-sheet } and the dice stored beside it hold { $dice } dice together, the stored dice move to the sheet in that turn. So nobody prolongs the game.
decision-enemies = With two enemy dice, both strike the { -market } as it lay before either of them took a card.
decision-open = With the adventure open, every { -trophy } brings one { -xp }, as if you already had all three tokens. If you play alone, you need only meet the condition of an { -adventure-card }.
decision-mighty = Mighty { -monster(count: "other") } use the numbers of the solo game, but not its conditions for { -adventure-card(count: "other") }. If you play alone, the variant changes nothing.

## Tables

number = { $n }
colors = { $colors }
least = { $n } or more
yes = yes
no = –
below = fewer than { $n }
head-part = What
head-count = How many
head-players = Players
head-seat = Place in turn order
head-gold = Gold
head-gold-up-to = Gold, up to { $players } players
head-gold-with = Gold, { $players } players
head-row = Market
head-initiative = Initiative
head-dice = Starting dice
head-thinned = Discarded of each group
head-equal-gold = Gold dice
head-set = Set
head-pieces = Pieces
head-colors = Class colors
head-cards = { $n }
head-matching = Matching dice
head-stars = Stars
head-face = Face
head-card = With card { $n }
head-rank = Rank
head-difference = What
head-edition = { START($edition) }
head-sign = Sign
head-meaning = Meaning
head-monster = Monster
head-strength = Strength
head-first-star = First star from
head-most-stars = Most stars from
monster = { $monster }
part-boost-dice = { -boost-die(count: "other") }
part-scrolls = { -scroll(count: "other") }
part-minions = { -minion(count: "other") }
part-monsters = { -monster(count: "other") }
part-adventures = { -adventure-card(count: "other") }
part-color-dice = dice of each of the six colors
part-gold-dice = { -gold-die(count: "other") }
part-sheets = { -character-sheet(count: "other") }
part-classes = class cards, two classes each
part-backstories = backstory cards
part-alignments = alignment cards
part-weapons = { -weapon(count: "other") }
part-armor = { -armor-piece(count: "other") }
part-skills = { -skill(count: "other") }
part-traits = { -trait(count: "other") }
part-initiative = { -initiative-card(count: "other") }
part-coins = coins
place-left = the left card
place-middle = the middle card
place-right = the right card
place-none = no card
set = { $set }
slayer = Monster Slayer
rank = { $rank ->
        [0] True Hero
        [1] Guildmaster
        [2] Luminary
        [3] Adventurer
        [4] Sellsword
       *[5] NPC
    }
diff-market = { -market-card(count: "other") }
diff-backstories = backstory cards
diff-alignments = alignment cards
diff-thinned = discarded of each group, { $seats } players
diff-discount = { $card } in effect when buying from the { -discard-pile }
diff-solo = deck in a solo game
solo-shuffled = one shuffled deck
solo-grouped = as for two players
sign-die = { $die_code }
sign-die-is = a { $die }
sign-free = ·
sign-free-is = a free { -space }
sign-wanted = ({ $color_code })
sign-wanted-is = a free { -space } for which the { -backstory } asks for { $color }
sign-match = {"["}{ $die_code }]
sign-match-is = a die of the color that the { -backstory } asks for
sign-other = { $die_code }({ $color_code })
sign-other-is = a die of another color; the { -backstory } asks for { $color }
sign-row = { $row_code }
sign-row-is = the { -attribute-row } { $row }; likewise { $dex_code } { $dex }, { $con_code } { $con }, { $int_code } { $int }, { $wis_code } { $wis }, { $cha_code } { $cha }
sign-star = ★{ $n }
sign-star-is = { $n } { -reputation-star(count: "other") }
sign-met = ✓
sign-met-is = a goal met, whatever dice are to come
sign-lost = ✗
sign-lost-is = a goal out of reach of the dice to come; a price beyond your means
sign-price = { $n } ({ $printed })
sign-price-is = the card costs you { $n } in place of { $printed }
sign-marker = {"["}{ $n }]
sign-marker-is = the cell with the { -alignment-marker }
sign-arrow = ↑ ↓ ← →
sign-arrow-is = where a card moves the { -alignment-marker }: good, evil, law, chaos
