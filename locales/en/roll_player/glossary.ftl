# What the terms of terms.ftl mean, under their names. A title lists further words after commas.

gold = You buy cards with it. You earn it with gold dice, coins and full rows, and in the market if you buy nothing.
    .title = Gold, coin, coins
die = A six-sided die in one of seven colors. You build your hero from dice; gold dice also pay gold.
    .title = Die, dice, color, colors
gold-die = A die that pays gold as soon as you place it. No class has its color.
    .title = Gold die, gold dice
starting-die = A die that a hero begins with: { $equal_dice_word ->
        [yes] rolled
       *[other] drawn at random, rolled,
    } and placed without an action.
    .title = Starting die, starting dice
enemy-die = A gold die that plays against you in a solo game and trashes market cards.
    .title = Enemy die, enemy dice
bag = Holds the dice. Dice are drawn from it at random, and unused ones go back into it.
    .title = Bag
star = A point at the end of the game, ★ on screen. The hero with the most stars wins.
    .title = Star, stars
reputation-star = A point at the end of the game, ★ on screen. The hero with the most stars wins.
    .title = Reputation star, reputation stars, reputation, points, point
card = Market cards are bought during the game; all others are dealt or laid out at the beginning.
    .title = Card, cards
hand = You need one or two to hold a weapon. A hero has two.
    .title = Hand, hands
market = The cards for sale in this round.
    .title = Market
market-phase = The third part of a round, in which each player buys a card{ $hunts_word ->
        [yes] , takes gold or goes on a hunt.
       *[no] {" "}or takes gold.
    }
    .title = Market phase
market-turn = Your turn in the market phase.
    .title = Market turn
market-card = A card that can be bought, such as a weapon, a piece of armor, { $hunts_word ->
        [yes] a skill, a trait or a scroll.
       *[no] a skill or a trait.
    }
    .title = Market card, market cards
market-deck = The market cards that are still to come{ $bazaar_word ->
        [yes] .
       *[other] ; those with one dot come first.
    }
    .title = Market deck
discard-pile = Holds the cards that left the market unsold. It becomes the new deck when the deck runs out.
    .title = Discard pile
trash = In a solo game, the pile of cards that never come back.
    .title = Trash
initiative-card = A numbered card that holds a die, and perhaps a coin. The player who takes it gets both and places the die. Its number is your place in the market: the lowest goes first.
    .title = Initiative card, initiative cards, initiative
first-player = The player who rolls the dice and takes one first. Each round it is the next player clockwise.
    .title = First player
charisma-token = Counts as one gold in the market of this round.
    .title = Charisma token, charisma tokens
alignment = A hero’s place between law and chaos, good and evil.
    .title = Alignment
alignment-card = A card with nine cells; the one under your marker scores at the end.
    .title = Alignment card
alignment-marker = Shows which cell of your alignment card counts. It starts in the center.
    .title = Alignment marker
backstory = A card that asks for a color on one space of each row.
    .title = Backstory
character-sheet = The board of a hero: six rows of three spaces.
    .title = Character sheet, character sheets, sheet
race = Shown on your sheet. It raises some attributes and lowers others when goals are scored.
    .title = Race
class = Your hero’s profession: a color, six goals and a power.
    .title = Class
class-color = The color of your class. Each of your dice in it is worth a star.
    .title = Class color
weapon = A market card with a lasting effect. It needs one or two hands.
    .title = Weapon
trait = A market card that moves your marker when you buy it and scores if you meet its condition.
    .title = Trait
skill = A market card with an effect that you can use; it is then exhausted until you ready it.
    .title = Skill
armor = Market cards that score in sets.
    .title = Armor
armor-piece = One card of an armor set.
    .title = Piece of armor, pieces of armor
armor-set = The armor cards of one kind; the more of them you own, the more each is worth.
    .title = Armor set, armor sets
attribute = Strength, Dexterity, Constitution, Intelligence, Wisdom or Charisma.
    .title = Attribute, attributes
attribute-row = The three spaces of an attribute.
    .title = Attribute row, attribute rows, row
attribute-action = An action that you may carry out once, after you place a die in its row.
    .title = Attribute action, attribute actions, action
attribute-goal = The total that your class needs in an attribute.
    .title = Attribute goal, attribute goals, goal
space = A place for one die on a sheet.
    .title = Space, spaces
opposite-face = The face on the other side of a die.
    .title = Opposite face
roll-phase = The first part of a round, in which dice are rolled and placed on the initiative cards.
    .title = Roll phase
dice-phase = The second part of a round, in which each player takes and places a die.
    .title = Dice phase
cleanup = The last part of a round, which prepares the next one.
    .title = Cleanup
final-scoring = The end of the game, when all stars are counted.
    .title = Final scoring
