# What the tutorial tutorial/first.play teaches, in its order: each lesson a few lines. `.otherwise` is
# said when another choice than the expected one is made.

your-hero = Welcome! You build a hero out of dice and cards; the player with the most reputation stars at the end wins. A race raises or lowers attributes. The Human changes none: good for a first game.
    .title = Your first game of Roll Player (first edition)
    .otherwise = Any race can win, but its bonus and its penalty are hard to judge yet. Take the Human sheet.
your-class = A die from the bag has decided the color of your class: red. A class has a power, and for each attribute a goal that is worth stars. The Warrior buys weapons and armor for less.
    .otherwise = The Barbarian is a good hero, too. For this lesson you need the Warrior’s cheaper armor.

## The starting dice

starting-dice = Your sheet has six rows of three spaces. The goal of a row is at its end: “14+ ★1” is one star for a sum of 14 or more; “18 ★4” is four stars for exactly 18. ✓ marks a goal that is met, ✗ a goal you can no longer reach by placing dice.
first-die = A letter in brackets names the color that your backstory wants on that space: a die of that color there earns stars at the end. A die always goes on the leftmost free space of its row. Begin with the purple 2.
    .otherwise = One die fits a backstory space right now, because that space is the first of its row: the purple 2.
backstory-space = Where is the first space of a row waiting for a purple die? Look for its letter in brackets.
    .otherwise = The first space of Constitution wants a purple die. Its color counts there: it earns stars, even if you lose the row’s goal.
second-space = Square brackets, as in “[P2]”, mean that the die matches; in “W5(Bk)” the space wants black. Wisdom wants a black die on its second space, so another die must go there first. Take the white 5.
    .otherwise = Keep the black dice for now: one of them belongs on the second space of Wisdom, and the first must be filled before. Take the white 5, and put it into Wisdom.
match-again = Now the second space of Wisdom is next. Which of your two black dice is right for it? Wisdom needs a sum of only 14.
    .otherwise = The black 4 is enough for Wisdom: 9 so far, and a 5 or 6 is still to come. Keep the 6 for a harder goal.
high-goal = The black 6 is worth most where nothing less than three sixes is enough. Take it, and put it there.
    .otherwise = Take the black 6 next: Strength, with 18 as its goal, can use nothing lower.
not-too-much = Careful: a row is full only with its third die, and scoring comes at the end. Leave room in Strength and Wisdom, and put the blue 6 into Charisma.
    .otherwise = It would fit, but keep the last spaces of your good rows for the coming rounds. Charisma is still empty.
last-starting-die = The gold 3 has already paid you 2 gold: each gold die does when you get it. No row needs it more than another. Intelligence asks for only 14: put it there.
    .otherwise = A 3 hurts where the goal is high. In Intelligence you can still reach 14 with it.

## The first round

round-begins = The rounds begin. In each, there is a die on every initiative card, the lowest on card 1. Each player takes a card with its die and places that die.
take-initiative = A low card lets you into the market early, and a card may have a coin. A high card has the better die. Now the die matters more: which one completes Wisdom, with 14 or more?
    .otherwise = Wisdom has 9 and one free space, so only a 5 or more reaches 14. And the purple 6 costs you only the first pick in the market.
full-row = Complete the row: a full row pays 1 gold. And whatever row you place a die in, you may carry out its action; Wisdom moves your alignment marker.
    .otherwise = A fine place, too, but Wisdom reaches its goal at once, pays 1 gold, and moves your marker.
alignment = The marker is on a grid of stars; the cell where it ends counts. Square brackets show it: “[0]”. Move it to where it is worth most.
    .otherwise = Look at the numbers of the grid: toward law the next cell is worth 3 stars, and no other neighbor is worth as much.
market = Now the market: each player buys one card, or discards one for 2 gold. The bot had the lower initiative card, so it went first and took Reckless. Weapons give powers, armor scores in sets, traits score at the end, skills are used.
mind-the-arrow = Two cards are left. Beware of arrows: a skill moves your marker when you use it, a trait when you buy it. Armor has no arrow, and it costs you 1 gold less. A ✗ after a price would mean that you cannot pay it. Buy the piece of armor.
    .otherwise = The Chain Leggings are what a Warrior wants: cheaper for you, part of a set, and your marker stays on its 3 stars.

## The second round

gold-die = A new round; this time the bot began. Two cards are left. What about the gold die? It is only a 1, but pays 2 gold, and with card 1 you are first in the market.
    .otherwise = The coin on card 2 is worth 1 gold; the gold die on card 1 pays 2, and its low number can be changed.
weak-die = A 1 is weak, but the action of Strength turns a die to its opposite face, and opposite faces add up to 7. Where do you put it?
    .otherwise = Into Strength: its action can turn the 1 into a 6 at once, the very thing its goal of 18 needs.
turn-it = Turn the die that gains most.
    .otherwise = The gold 1 becomes a 6. High dice become low ones, and Wisdom must not lose what it has reached.
traits-score = You are first in the market. “Loyal” is worth 3 stars if at least four of your dice match your backstory; two do already. Its arrow points to law, where your marker can go no further. Buy it.
    .otherwise = Loyal goes well with your backstory: 3 stars for four matching dice, and its arrow does you no harm.

## The third round

high-number = You begin again. Charisma has 6 and needs 14. Which die helps it most?
    .otherwise = The black 5 takes Charisma to 11, and a 3 or more then completes its goal of 14. With the others you would fall behind.
charisma = Put it there. The action of Charisma will help you in the market.
    .otherwise = You could, but Charisma needs it for its 14, and its action gives you something for the market.
token = A charisma token counts as 1 gold in this round’s market; after that it is lost. You have only 2 gold, so take it.
    .otherwise = It costs nothing, and with only 2 gold you could not pay for the most expensive card. Take the token.
your-purchase = This purchase is up to you. Gold and token together pay for the Ancient Spear, a weapon for one of your two hands. Leather Boots would begin another set. Discarding a card pays 2 gold, but the token is lost. No choice is wrong here.

## The fourth round

class-color = The fourth round; the bot was first and took the middle card. At the end each die in the color of your class is worth a star. Do you remember your color? Take the card whose die will earn you one.
    .otherwise = Not quite: a Warrior is red, so the red 5 on card 3 will earn a star at the end, and it is a high die too.
your-place = Where it goes is up to you. Only one row would be a trap: it would be full and miss its goal. In each of the others the die is welcome.
    .otherwise = With it Strength would be full at 17, and its goal is exactly 18: keep that space for a 6. Any other row is fine.

## The end

scoring = The game ends with the round in which all rows become full. Stars come from goals, each die in your class color, the backstory, the alignment, sets of armor and traits. Gold earns none, so spend it.
on-your-own = From here on the game is yours: the rest of this round, and eight more. “{ $score }” shows your score, “{ $hint }” advises, “{ $help }” explains. Or stop and begin a game of your own: cardwright play
