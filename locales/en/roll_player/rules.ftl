# The rulebook, chapter by chapter. The numbers come from the edition that is played.
# A chapter begins with a message that has a .title; it is short enough for a screen.

aim = Each player builds a hero. Each round, take a die, place it on your { -character-sheet }, then visit the { -market } for { -weapon(count: "other") }, { -armor }, { -skill(count: "other") } and { -trait(count: "other") }. Nothing scores until the end; then { $alone_word ->
        [yes] your { -reputation-star(count: "other") } give your rank.
       *[no] the hero with the most { -reputation-star(count: "other") } wins.
    }
    .title = Aim of the game
components = These are the components for the cards that you play with. You need no box: the program handles everything.
    .title = Components
setup = Each player creates a hero: a { -character-sheet }, some { -gold }, a { -class }, a { -backstory } and an { -alignment }. Then the first { -market } is laid out, and each player { $equal_dice_word ->
        [yes] rolls and places the same { -starting-die(count: "other") }.
       *[other] draws, rolls and places { -starting-die(count: "other") }.
    }
    .title = Setup
round = A round has four phases. In the { -roll-phase } dice are rolled; in the { -dice-phase } { $alone_word ->
        [yes] you take one and place it
       *[no] they are taken and placed
    }; the { -market-phase } and the { -cleanup } follow.{ $alone_word ->
        [yes] {""}
       *[no] {" "}Take dice clockwise from the { -first-player }, but visit the { -market } in the order of the { -initiative-card(count: "other") }.
    }
    .title = Round
roll-phase = { $alone_word ->
        [yes] Draw
       *[no] The { -first-player } draws
    } { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    } from the { -bag }, { $alone_word ->
        [yes] roll them and place them
       *[no] rolls them and places them
    } on the { -initiative-card(count: "other") } in ascending order, the lowest on the first card. { $alone_word ->
        [yes] You decide
       *[no] The { -first-player } decides
    } the order of dice that show the same number.
    .title = Roll phase
dice-phase = { $alone_word ->
        [yes] You take one { -initiative-card } and place its die:
       *[no] Clockwise from the { -first-player }, each player takes one { -initiative-card } and places its die. On your turn:
    }
    .title = Dice phase
action-str = Turn one of your dice to its { -opposite-face }. Opposite faces add up to { $sum }, so a low die becomes a high one, and vice versa.
    .title = Strength
action-dex = Swap two of your dice. The dice keep their numbers; you cannot swap with a free { -space }.
    .title = Dexterity
action-con = Raise or lower one of your dice by one. A die cannot go above its highest number or below its lowest.
    .title = Constitution
action-int = Re-roll one of your dice. Then keep the new number or go back to the old one.
    .title = Intelligence
action-wis = Move your { -alignment-marker } one cell up, down, left or right; never diagonally.
    .title = Wisdom
action-cha = Take a { -charisma-token }. In this round’s { -market } it counts as one { -gold } toward a price; tokens are spent before { -gold }. Unused tokens are lost in the { -cleanup }.
    .title = Charisma
market-phase = { $alone_word ->
        [yes] When your die is placed, you have one { -market-turn }
       *[no] In the order of the { -initiative-card(count: "other") }, lowest number first, each player has one { -market-turn }
    }: buy one card, { $hunts_word ->
        [yes] go on a { -hunt }, or do neither
       *[no] or buy nothing
    } and take { $discard_pays } { -gold }.
    .title = Market phase
weapons = A { -weapon } has a lasting effect, from the moment you buy it until the end of the game or until you drop it.
    .title = Weapons
armor = Pieces of { -armor } do nothing during the game. At the end they score { -star(count: "other") } in sets. You may own any number of them.
    .title = Armor
traits = When you buy a { -trait }, your { -alignment-marker } moves one cell along the arrow; if it cannot move, you still buy the card. At the end of the game the { -trait } scores { -star(count: "other") } if you meet its condition.
    .title = Traits
skills = To use a { -skill }, move your { -alignment-marker } one cell along its arrow; then you may carry out its effect. The card is then exhausted; in each { -cleanup } you may ready one { -skill }.
    .title = Skills
classes = Your { -class } has a color and six { -attribute-goal(count: "other") }, one for each row, with the { -star(count: "other") } each is worth. It also has a power, which works throughout the game unless it says otherwise.
    .title = Classes
races = Your race raises some { -attribute(count: "other") } and lowers others. This matters only when { -attribute-goal(count: "other") } are scored.
    .title = Races
cleanup = After { $alone_word ->
        [yes] your { -market-turn }
       *[no] the last { -market-turn }
    }, prepare the next round:
    .title = Cleanup
end-of-game = The game ends after the round in which every hero has placed all { $spaces } dice. Play that round to its end, { -cleanup } included, but do not lay out a new { -market }. After one last chance to use { -skill(count: "other") } and drop { -weapon(count: "other") }, { $hunts_word ->
        [yes] the heroes fight the { -monster }. Then the scoring begins.
       *[no] the scoring begins.
    }
    .title = End of the game
scoring = You score { -star(count: "other") } for the { -attribute-goal(count: "other") } of your { -class } that you meet, for your dice in your { -class-color }, for the cell under your { -alignment-marker }, for your { -backstory }, your { -armor-set(count: "other") }{ $hunts_word ->
        [yes] , your { -trait(count: "other") } and the { -monster } if you slay it
       *[no] {" "}and your { -trait(count: "other") }
    }. { $alone_word ->
        [yes] Your total gives your rank.
       *[no] The hero with the most { -star(count: "other") } wins.
    }
    .title = Scoring
alignment = Your { -alignment-card } has nine cells, from law on the left to chaos on the right and from good at the top to evil at the bottom. You start in the center; on screen the cell of your { -alignment-marker } is in brackets. At the end you score the cell under your marker. Some cells cost you { -star(count: "other") }.
    .title = Alignment
backstory = Your { -backstory } asks for a color on one { -space } in each row. At the end, count your dice on these spaces that have the right color; their numbers do not matter.
    .title = Backstory
ties = If several heroes have the most { -star(count: "other") }, the one among them with the most { -gold } wins. If they are still tied, the one with the fewest dice in their own { -class-color } wins. If they are still tied, they share the victory.
    .title = Ties
solo = In a solo game you play against the { -enemy-die }, which trashes cards from the { -market } before you can buy them. At the end you score one extra { -star } for every { $gold_per_star } { -gold }, and your total gives your rank.
    .title = Solo game
boost-dice = A { -boost-die } shows { $low } to { $high } and is clear: it has no color. It is shown as { $boost_code } on screen. It is placed on a { -character-sheet } like any other die{ $equal_dice_word ->
        [yes] { $short_game_word ->
            [yes] {" "}and may be one of your { -starting-die(count: "other") }
           *[other] {""}
        }
       *[other] {" "}and may be one of your { -starting-die(count: "other") }
    }.
    .title = Boost dice
monsters = A { -monster } threatens the realm. While you build your hero, you may hunt its { -minion(count: "other") }. After the last round each hero fights the { -monster } and scores { -star(count: "other") } for slaying it. The attack that you need against each { -monster }:
    .title = Monsters
minions = The top card of the { -minion-deck } is face up. Its { -weakness } gives some heroes more { -combat-die(count: "other") }, and its table shows the rewards for each total.
    .title = Minions
hunt = In your { -market-turn } you may hunt the top { -minion } instead of buying a card or taking { -gold }. On a { -hunt }:
    .title = Hunt
experience = You begin with no { -xp } and never fall below zero. You earn { -xp } in { -hunt(count: "other") } and from cards.
    .title = Experience
adventure = Next to the { -monster } are three { -adventure-card(count: "other") }: where it lives (the location), what bars the way (the obstacle) and how it strikes (the attack). { $open_word ->
        [yes] They are face up from the start.
       *[other] At first nobody knows them.
    }
    .title = Adventure
finale = { $alone_word ->
        [yes] After the last { -cleanup }, you have one last chance to use { -skill(count: "other") } and { -xp }. Then you fight the { -monster }:
       *[no] After the last { -cleanup }, each player has one last chance to use { -skill(count: "other") } and { -xp }. Then the heroes fight the { -monster }, clockwise from the { -first-player } of the last round:
    }
    .title = Final battle
scrolls = A { -scroll } takes effect as soon as you buy it, wherever it comes from; skip any part that cannot be done. Then it stays next to your { -character-sheet } and counts as one of your cards.
    .title = Scrolls
open-adventure = The three { -adventure-card(count: "other") } are face up from the start. You play without { -adventure-token(count: "other") }: each player counts as having all three.
    .title = Open adventure
mighty-monsters = The { -monster } is as strong as in a solo game.
    .title = Mighty monsters
variants = Each variant changes the game in one way, and you can combine them. Name them with --variant when you start a game.
    .title = Variants
equal-dice = Nobody draws { -starting-die(count: "other") }: each player gets the same set, one die of each of the six colors plus the { -gold-die(count: "other") } for this number of players. They are rolled and placed as usual.
    .title = Equal dice
bazaar = Shuffle all { -market-card(count: "other") }, with one dot or two, into a single deck before any are discarded. Good cards of every kind may then appear at any time.
    .title = Bazaar
short-game = Each player gets { $more ->
        [one] { $more } extra { -starting-die }
       *[other] { $more } extra { -starting-die(count: "other") }
    }, so the game is shorter. In return, nobody gets extra { -gold } for a late place in turn order.
    .title = Short game
friendly-market = If you buy nothing, take { $discard_pays } { -gold }; no card is discarded. Effects of discarding a card for { -gold } still happen.
    .title = Friendly market
free-classes = No dice are drawn for classes. In turn order, each player chooses any { -class } of a color that nobody has yet.
    .title = Free choice of class
editions = { $single_word ->
        [yes] An expansion is always played with the rules of one edition.
       *[no] The rulebooks of the first and the second edition differ in these points. Choose an edition with --edition (default: the second).
    }
    .title = Editions
decisions = The rulebooks leave some points open. This is how they are decided here.
    .title = Decisions
signs = On the board a die is shown as its color and its number. Colors: { $green_code } { $green }, { $blue_code } { $blue }, { $red_code } { $red }, { $purple_code } { $purple }, { $black_code } { $black }, { $white_code } { $white }, { $gold_code } { $gold }{ $boosts_word ->
        [yes] , { $boost_code } for { -boost-die(count: "other") }
       *[no] {""}
    }. You can also type these codes as answers. ★ stands for { -reputation-star(count: "other") }.
    .title = Signs

## Components

components-sheet = A { -character-sheet } has six { -attribute-row(count: "other") }: Strength, Dexterity, Constitution, Intelligence, Wisdom and Charisma. Each row has three { -space(count: "other") } for dice and an { -attribute-action } of its own.
components-dice = A die of any color has the faces { $low } to { $high }. { $equal_dice_word ->
        [yes] Apart from the set of { -starting-die(count: "other") }, dice are drawn from the { -bag } at random.
       *[other] Dice are always drawn from the { -bag } at random.
    }
components-market = A { -market-card } shows its price and one dot or two, which { $bazaar_word ->
        [yes] do not matter in the bazaar
       *[other] matter during setup
    }. A { -weapon } also shows the { -hand(count: "other") } it needs, and a { -trait } or a { -skill } an arrow.
components-cards = Where a card contradicts these rules, follow the card.
components-limit = Coins, { -charisma-token(count: "other") } and everything else you gain never run out; only cards and dice are limited.

## Setup

setup-first = Each player rolls a die; the player with the highest roll is the { -first-player }. The dice go back into the { -bag }.
setup-race = { $alone_word ->
        [yes] Choose a { -character-sheet }.
       *[no] In turn order, each player takes a { -character-sheet } of a different race.
    }
setup-gold = Each player gets { $short_game_word ->
        [yes] the same amount of { -gold }; the table shows how much.
       *[other] { -gold }; the table shows how much for each place in turn order.
    }
setup-class = { $alone_word ->
        [yes] { $free_word ->
            [yes] Choose any { -class }.
           *[no] Draw a die for your { -class }. If you draw a { -gold-die }{ $hunts_word ->
                [yes] {" "}or a { -boost-die }
               *[no] {""}
            }, set it aside and draw again (it pays nothing here). Choose one of the classes of your color. Then these dice go back into the { -bag }.
        }
       *[no] { $free_word ->
            [yes] In turn order, each player chooses a { -class } of a color that nobody has yet.
           *[no] In turn order, each player draws a die for a { -class }. If you draw a { -gold-die } or a color already taken, set that die aside and draw again (a { -gold-die } pays nothing here). Choose one of the classes of your color. When all players have a { -class }, these dice go back into the { -bag }.
        }
    }
setup-cards = Each player is dealt a { -backstory } and an { -alignment-card }, and puts the { -alignment-marker } on its center cell.
setup-deck = { $mixed_word ->
        [yes] Shuffle all { -market-card(count: "other") } into one deck.
       *[no] Shuffle the { -market-card(count: "other") } with one dot and those with two separately. Put those with one dot on top of the others.
    }
setup-thin = { $mixed_word ->
        [yes] Put cards from the deck on the { -discard-pile }: twice as many as the table shows for each group.
       *[no] Put cards from each group on the { -discard-pile }, as many as the table shows.
    }
setup-row = Lay out the first { $alone_word ->
        [yes] { -market }, as many cards as the table shows.
       *[no] { -market }: { $beyond ->
            [one] one more card than there are players
           *[other] { $beyond } more cards than there are players
        }; in a solo game, as many as for two players.
    }
setup-initiative = { $as_many_word ->
        [yes] Lay out the same number of { -initiative-card(count: "other") }
       *[no] { $alone_word ->
            [yes] Lay out as many { -initiative-card(count: "other") } as the table shows
           *[no] Lay out one more { -initiative-card } than there are players (solo: as for two players)
        }
    } and put a coin on each except the first and the last.
setup-dice = { $equal_word ->
        [yes] Each player gets the same { -starting-die(count: "other") } (see “Equal dice”), rolls them
       *[no] Each player draws { -starting-die(count: "other") }, rolls them
    } and places them one by one on the leftmost free { -space } of a row. They trigger no { -attribute-action }, but a full row pays { $row_pays } { -gold } and a { -gold-die } pays { $gold_die_pays } { -gold }. When setup is complete, the { -first-player } begins the first round.
setup-table = The numbers for each player count and for each place in turn order:

## The round

round-order = { $alone_word ->
        [yes] With a low { -initiative-card } the { -market } is in less danger
       *[no] A low { -initiative-card } lets you choose early in the { -market }
    }; the better dice are often on the high ones.
round-example = Here is an example round with two players{ $friendly_market_word ->
        [yes] {" "}and the usual market
       *[other] {""}
    }, step by step. Each choice that a player makes follows a “>”.
roll-lay = { $alone_word ->
        [yes] The number of dice is the same as in a game for two.
       *[no] The number of dice is the number of players plus one, so even the last player has a choice.
    } You are not asked to order dice of the same color and number.
dice-take = Take an { -initiative-card } with the die on it and, if there is one, its coin. { $alone_word ->
        [yes] The number of the card also decides what threatens the { -market } (see “Solo game”).
       *[no] The number of the card is also your place in the { -market }.
    }
dice-place = Put the die, unchanged, on the leftmost free { -space } of any row that has room.
dice-gold = A { -gold-die } pays { $gold_die_pays } { -gold } as soon as you place it, and the third die of a row pays { $row_pays } { -gold }.
dice-action = Then you may carry out the { -attribute-action } of that row once, on the die just placed or on any of your other dice. Dice that an action moves or changes pay nothing and trigger no further action.
market-buy = To buy a card, pay its price. A { -trait } moves your { -alignment-marker } at once, if it can; a { -skill } can be used as soon as you have bought it. You may own any number of { -armor-piece(count: "other") }, { -trait(count: "other") } and { -skill(count: "other") }.
market-discard = { $friendly_word ->
        [yes] No card leaves the { -market } when you take the { -gold }.
       *[no] If you take the { -gold }, choose a card from the { -market } and put it on the { -discard-pile }{ $alone_word ->
            [yes] .
           *[no] : a way to keep it from another player.
        }
    }
market-leave = Cards that leave the { -market } are not replaced until the next round: with a low { -initiative-card } you have more to choose from.
market-pile = { $alone_word ->
        [yes] You
       *[no] Each player
    } may look through the { -discard-pile } at any time.
cleanup-tokens = Unused { -charisma-token(count: "other") } are lost.
cleanup-ready = { $alone_word ->
        [yes] You
       *[no] Each player
    } may ready one exhausted { -skill }.
cleanup-die = { $alone_word ->
        [yes] The dice that you did not take
       *[no] Dice that nobody took
    } go back into the { -bag }.
cleanup-row = { $alone_word ->
        [yes] A new { -market } is dealt: what was left of the old one has gone to the { -discard-pile } and the { -trash } (see “Solo game”).
       *[no] The rest of the { -market } goes to the { -discard-pile }, and a new { -market } is dealt.
    } If the { -market-deck } runs out, the { -discard-pile } is shuffled, one dot and two together, and becomes the new deck.
cleanup-coins = Each { -initiative-card } except the first and the last gets a coin if it has none.
cleanup-first = The { -first-player } passes the { -bag } to the left; the player who gets it is { -first-player } in the next round.

## Cards

weapons-hands = Each { -weapon } says how many { -hand(count: "other") } it needs. Together, your weapons may use at most { $hands }. If a new { -weapon } would exceed that, drop others onto the { -discard-pile } at once; you keep the new one. You may also drop a { -weapon } whenever you have a decision to make.
weapons-bonus = The bonus of a { -weapon } to an { -attribute } counts when goals are scored, even beyond the highest number of a die. It never counts for the conditions of { -trait(count: "other") }.
armor-sets = Each piece of { -armor } belongs to a set, and the more different pieces of a set you own, the more it scores. If your { -class-color } matches the set, the set scores one extra { -star } (once for the set, not for each card). The table shows the { -star(count: "other") } for each number of cards:
armor-example = Example: { $cards } pieces of the { $set } set are worth { $stars } { -star(count: "other") }; a hero with a { $colour } { -class } scores { $total } for them.
traits-dice = For conditions about { -attribute(count: "other") } only the dice count: ignore race and { -weapon(count: "other") }.
skills-use = First your { -alignment-marker } moves along the arrow; if it cannot move there, you cannot use the { -skill }. Then you may carry out the effect. The card is then exhausted, and you must ready it before you use it again.
skills-when = You can use a { -skill } at any time, { $alone_word ->
        [yes] even
       *[no] even on another player’s turn and
    } as soon as you have bought it, unless the card says when. You are asked whenever you have a decision to make, after the dice are placed on the { -initiative-card(count: "other") }, before { $alone_word ->
        [yes] you take a die
       *[no] each die is taken
    }, at { $alone_word ->
        [yes] your { -market-turn }
       *[no] each { -market-turn }
    }, at the { -cleanup } and before the { $hunts_word ->
        [yes] { -finale }
       *[no] { -final-scoring }
    }.
classes-choice = The two sides of a class card have the same color, so they are never in the same game.
races-bonus = Each race changes these { -attribute(count: "other") }:

## The end

scoring-goals = Add up the three dice of a row, then add or subtract the changes from race and { -weapon(count: "other") }. A single number must be met exactly, a range includes both ends, and a number with a plus sign is a minimum.
scoring-example = Example: the { $class } wants { $least }–{ $most } in { $row }, worth { $stars } { -star(count: "other") }; { $above } scores nothing.
scoring-color = Each of your dice in your { -class-color } is worth one { -star }, wherever it is.
scoring-monster = If you have slain the { -monster }, you score the { -star(count: "other") } that its card shows for your { -attack }.
scoring-total = Cells of the { -alignment-card } may cost { -star(count: "other") }. Add everything up. { $alone_word ->
        [yes] Your { -gold } scores too (see “Solo game”).
       *[no] Your { -gold } scores nothing; it breaks ties.
    }
alignment-move = Traits, skills and Wisdom move the marker one cell at a time; it never leaves the card, and it never moves diagonally.
backstory-example = Example: { $dice } matching dice are worth { $stars } { -star(count: "other") }.

## Solo game

solo-setup = Set up as for { $seats } players, with { $cards } { -initiative-card(count: "other") }, { $row } cards in the { -market } and { $dice } { -starting-die(count: "other") }. { $enemies ->
        [one] Set one { -gold-die } aside as the { -enemy-die }.
       *[other] Set two { -gold-die(count: "other") } aside as the enemy dice.
    }
solo-removed = Removed from a solo game: { $cards }.
solo-deck-grouped = { $mixed_word ->
        [yes] As for two players, discard { $thinned } cards from the deck.
       *[no] As for two players, discard { $thinned } cards from each group.
    } The first card revealed starts the { -trash }; then lay out the { -market }.
solo-deck-shuffled = Shuffle all { -market-card(count: "other") } into one deck. Its first card starts the { -discard-pile }, the next one the { -trash }.
solo-die = With the first { -initiative-card } nothing happens to the { -market }. With the others, roll the { -enemy-die } after your { -attribute-action }. It trashes a card:
solo-prowl = Two { -gold-die(count: "other") } are your enemy dice. Roll them after your { -attribute-action }: with the first { -initiative-card }, roll neither; with the second, roll one; with the third, roll both. If both show the same number, re-roll one until they differ. A one, two or three trashes the first, second or third card of the { -market }; a four trashes the rightmost card; a five or six puts the top { -minion } under the { -minion-deck }. If your { -attack } does not slay the { -monster }, you lose the solo game at once.
solo-sweep = After your { -market-turn }, discard the leftmost card that remains and trash the others. Trashed cards never come back.
solo-ranks = Your rank:

## Monsters and minions

boost-colour = A { -boost-die } does not count for a { -backstory }, a { -class-color } or a card that asks for a color, and pays no { -gold }.{ $free_classes_word ->
        [yes] {""}
       *[other] {" "}If it is drawn for a { -class }, set it aside and draw another die.
    }
boost-faces = Other dice have faces from one to six, and their opposite faces add up to seven; those of a { -boost-die } add up to { $sum }, for the Strength action as well. No card or action takes a { -boost-die } below { $low } or above { $high }; where a card sets a maximum of six, the maximum for a { -boost-die } is { $high }. When a card replaces a die with one that shows the same number, { -boost-die(count: "other") } can only be exchanged for { -boost-die(count: "other") }, and other dice only for other dice.
setup-monster = Draw a { -monster } whose color is not the { -class-color } of any hero, and place it face up.{ $mighty_word ->
        [yes] {" "}Use its strength and stars for a solo game.
       *[no] {""}
    }
setup-adventure = { $open_word ->
        [yes] Draw one location, one obstacle and one attack of this { -monster } and place them face up.
       *[no] Draw one location, one obstacle and one attack of this { -monster } and place them face down; nobody looks at them.
    }
setup-minions = Shuffle the { -minion(count: "other") } with one dot and those with two separately. Put those with one dot on top and reveal the top card.
monsters-printing = { $later_word ->
        [yes] This table plays with the cards that a later printing of the expansion added.
       *[other] A later printing of the expansion has more cards. Add them with --option printing=later; otherwise only those of the first printing are played.
    }
minions-rewards = Only the row that contains your total counts. A row with a { -trophy } means that you slay the { -minion }.
hunt-pass = As often as you like, you may pay { $gold } { -gold } to put the top { -minion } under the { -minion-deck } and reveal the next one.
hunt-dice = Take one { -combat-die }, and more for the { -weakness } of the { -minion }. A { -combat-die } has { $faces } faces and is never placed on a { -character-sheet }.
hunt-mercenaries = Hire as many { -mercenary(count: "other") } as you like, for { $xp } { -xp } or { $gold } { -gold } each; each adds one { -combat-die }. For each { -mercenary } paid in { -gold }, one { -charisma-token } can replace one { -gold }.
hunt-reroll = Roll all these dice. Then you may re-roll dice one at a time, for { $xp } { -xp } each time.
hunt-reward = Add up the dice and take the rewards in the matching row of the { -minion }’s table. If they include no { -trophy }, the { -minion } escapes and goes under the { -minion-deck }. Then reveal the next one.
hunt-tokens = { $open_word ->
        [yes] Each { -trophy } earns you one { -xp }, since all players know the whole adventure.
       *[no] Your first { -trophy } earns you the location token and a secret look at that card, the second the obstacle, the third the attack; each further one earns you one { -xp }.
    }
hunt-example = Example: against the { $minion }, with two dice in { $row } and a { -mercenary } for { $gold } { -gold }, you roll { $dice } dice. A total of { $total } earns you { $xp } { -xp }, { $honour } honor and the { -trophy }.
experience-uses = You can spend { -xp } as follows. { $reroll } { -xp }: re-roll one of your { -combat-die(count: "other") }. { $recover } { -xp }: discard an { -injury-token }. { $mercenary } { -xp }: hire a { -mercenary } before a roll. { $action } { -xp }: carry out any { -attribute-action }. You can discard { -injury-token(count: "other") } and buy actions only until the end of the last round.
adventure-cards = { $open_word ->
        [yes] In the { -finale } no token is needed to gain from these cards.
       *[other] Only players who have the token of an { -adventure-card } gain anything from it in the { -finale }. You may always look again at a card you have seen: it stays on your screen.
    }
adventure-of = { $monster }, { $kind }:
open-adventure-removed = Removed from an open adventure: { $cards }.
finale-dice = { $alone_word ->
        [yes] Take
       *[no] Each player takes
    } one { -combat-die }.
finale-adventure = { $open_word ->
        [yes] Resolve the location, the obstacle and the attack, one after the other.
       *[other] Reveal the location, the obstacle and the attack, one after the other.
    } { $alone_word ->
        [yes] Each gives you { -combat-die(count: "other") } or { -xp } if { $open_word ->
            [yes] you meet
           *[other] you have its token and meet
        } both its condition and the one after “Solo”.
       *[no] Each gives { -combat-die(count: "other") } or { -xp } to the players who { $open_word ->
            [yes] meet its condition. If a condition compares players, tied players all gain.
           *[other] have its token and meet its condition. If a condition compares players, compare only players with the token; tied players all gain.
        }
    }
finale-mercenaries = { $alone_word ->
        [yes] You
       *[no] Each player
    } may hire { -mercenary(count: "other") }, for { $xp } { -xp } or { $gold } { -gold } each; { -charisma-token(count: "other") } cannot be used.
finale-reroll = { $alone_word ->
        [yes] Roll all your { -combat-die(count: "other") }.
       *[no] All players roll.
    } Then you may re-roll dice one at a time, for { $xp } { -xp } each time.
finale-attack = When { $alone_word ->
        [yes] you have stopped
       *[no] all players have stopped
    }, the { -monster } does what its card says. Your { -attack } is the total of your dice, plus one for each { -honour-token }, minus one for each { -injury-token }.
finale-stars = { $alone_word ->
        [yes] If your { -attack } is below the { -strength } of the { -monster }, you lose the game. Otherwise you slay it and score the { -star(count: "other") } on its card.
       *[no] If your { -attack } is below the { -strength } of the { -monster }, you score nothing for it. Otherwise you slay it and score the { -star(count: "other") } on its card.
    }
finale-example = Example: against the { $monster }, { -strength } { $strength }, a dice total of { $dice } plus { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    } gives an { -attack } of { $attack }, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }.

## Editions

editions-play = The first edition uses the cards that are in both boxes, as far as that is known.
editions-expansion = The rules of the { $edition } apply, with the changes of the expansion.

## Decisions

decision-cards = The printed effects of many cards are not public. Those are our own design, and each card says which of its parts are ours.
decision-races = The box of the first edition contains four { -character-sheet(count: "other") } and does not say which; here you may choose among all races.
decision-coins = Coins and tokens are not limited.
decision-first = If several players roll the highest die for { -first-player }, they roll again.
decision-equal = With equal dice in the short game, the extra { -starting-die(count: "other") } are drawn at random.
decision-bag = If the { -bag } does not have enough dice, roll those that are left. The { -initiative-card(count: "other") } without a die cannot be taken, and a player without a card has no { -market-turn }.
decision-full = If all your { -space(count: "other") } are filled, you still take an { -initiative-card } and its coin; the die goes back into the { -bag }, and you carry out no action.
decision-windows = Skills that can be used “at any time” are offered at fixed moments, in turn order. Players who have nothing to use are not asked.
decision-weapons = You can drop a { -weapon } whenever you have a decision to make. You are asked about it specifically only once, before the { $hunts_word ->
        [yes] { -finale }
       *[no] { -final-scoring }
    }.
decision-empty = If the { -market } is empty, you still take { $discard_pays } { -gold }.
decision-lay = If an effect causes dice to be placed again, the player who used it decides the order of dice that show the same number, as the { -first-player } usually does.
decision-copy = When one { -skill } lets you use another, only the first one moves your marker and is exhausted.
decision-deck = A card bought from the top of the deck costs its full price. If you cannot pay, it goes to the { -discard-pile }, and the { -skill } is still exhausted. If no card is left anywhere, nothing is bought.
decision-last = In the { -cleanup } of the last round you may still ready a { -skill } and use it once more before the { $hunts_word ->
        [yes] { -finale }
       *[no] { -final-scoring }
    }.
decision-solo = If the { -enemy-die } points to an empty place, nothing happens.
decision-hunt = If the { -market } is empty, you may still take { $gold } { -gold } instead of hunting. No card treats a { -hunt } as a purchase or as a discard.
decision-minions = While only one { -minion } is left, you cannot send it away. If all are trophies, you cannot go on a { -hunt }.
decision-combat = Tokens, { -xp } and { -combat-die(count: "other") } are not limited. The { -weakness } is counted once, when you decide to fight.
decision-experience = You can discard { -injury-token(count: "other") } and buy actions whenever you have a decision to make; you are asked about it once, at the start of the { -cleanup }. Before the { -finale } Charisma is not offered, since the token would be useless.
decision-holders = The condition of an { -adventure-card } is checked just before the card is resolved in the { -finale }. Goals are checked as in the { -final-scoring }.
decision-finale = In the { -finale } you cannot use a { -skill } or drop a { -weapon }. An { -attack } may fall below zero.
decision-stay = Once you have chosen the { -hunt }, you must fight a { -minion }, even after sending others away. You cannot go back to buying a card or taking { -gold }.
decision-backpack = When you have { $dice } dice in all, on your { -character-sheet } and in storage, the stored dice move to the sheet in that turn. This way nobody can prolong the game.
decision-enemies = With two enemy dice, both refer to the positions that the { -market } cards have before either die trashes one.
decision-open = In an open adventure, every { -trophy } earns one { -xp }, as if you already had all three tokens. In a solo game with an open adventure, you need no token: meeting the conditions of an { -adventure-card } is enough.
decision-mighty = Mighty { -monster(count: "other") } use the numbers of the solo game, but not its conditions for { -adventure-card(count: "other") }. In a solo game the variant changes nothing.

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
head-thinned = Discarded from each group
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
diff-thinned = discarded from each group, { $seats } players
diff-discount = { $card } lowers prices of cards bought from the { -discard-pile }
diff-solo = deck in a solo game
solo-shuffled = one shuffled deck
solo-grouped = as for two players
sign-die = { $die_code }
sign-die-is = a { $die }
sign-free = ·
sign-free-is = a free { -space }
sign-wanted = ({ $color_code })
sign-wanted-is = a free { -space }; the { -backstory } asks for { $color } there
sign-match = {"["}{ $die_code }]
sign-match-is = a die of the color that the { -backstory } asks for
sign-other = { $die_code }({ $color_code })
sign-other-is = a die of another color; the { -backstory } asks for { $color }
sign-row = { $row_code }
sign-row-is = the { -attribute-row } { $row }; likewise { $dex_code } { $dex }, { $con_code } { $con }, { $int_code } { $int }, { $wis_code } { $wis }, { $cha_code } { $cha }
sign-star = ★{ $n }
sign-star-is = { $n } { -reputation-star(count: "other") }
sign-met = ✓
sign-met-is = a goal that is met, whatever dice are still to come
sign-lost = ✗
sign-lost-is = a goal that can no longer be met with the dice as they are; a price you cannot pay
sign-price = { $n } ({ $printed })
sign-price-is = the card costs you { $n } instead of { $printed }
sign-marker = {"["}{ $n }]
sign-marker-is = the cell of the { -alignment-marker }
sign-arrow = ↑ ↓ ← →
sign-arrow-is = where a card moves the { -alignment-marker }: good, evil, law, chaos
