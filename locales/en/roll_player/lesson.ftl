# What the tutorials teach, in their order: each lesson a few lines. `.otherwise` is said when another
# choice than the expected one is made. First tutorial/first.play.

your-hero = Welcome! You build a hero out of dice and cards; the player with the most reputation stars at the end wins. First choose a race: it raises one attribute and lowers another. The Dwarf is strong in Constitution and weak in Charisma. Take the Dwarf sheet.
    .title = Your first game of Roll Player
    .otherwise = Any race can win, but this story is about a Dwarf: take that sheet.
your-class = A red die from the bag has decided: your class is red. It has a power, and a goal for each attribute that is worth stars. Take the Barbarian, who can raise low dice: then bad rolls hurt less.
    .otherwise = The other class makes a good hero, too, but this lesson needs the Barbarian, who raises low dice.

## The starting dice

first-die = Your sheet has six rows of three spaces, each with its goal: “18+ ★3” is three stars for a sum of 18 or more. A letter in brackets is the color that your backstory wants on that space; matching dice earn stars, too. One of your dice fits right now: the red 5.
    .otherwise = Only one die fits the first space of a row by its color: the red 5.
backstory-space = A die always goes on the leftmost free space of its row. Which row wants a red die there? Your race helps its goal, too.
    .otherwise = Constitution wants red on its first space, and the Dwarf adds 2 to its sum.
second-die = Wisdom wants a white die on its second space, and you have a white 3. But first another die must go on the first space. The blue 4 will do: Wisdom needs only 14 or 15.
    .otherwise = The space before the white one must be filled first: take the blue 4.
leftmost-space = Place it in Wisdom.
    .otherwise = Only in Wisdom does it make way for your white die.
third-die = Now the white die can follow. Take the white 3.
    .otherwise = Take the white 3, before another die lands on its space.
match-again = Where does it match? Square brackets, as in “[R5]”, mean that a die has the right color; “✗” is a goal that you can no longer reach by placing dice.
    .otherwise = Wisdom: its second space is the leftmost free one now, and it wants white.

## The first round

take-initiative = Your other starting dice have been placed for you; the gold 1 earned 2 gold, and Wisdom, full now, 1 more. The rounds begin: each player takes an initiative card with its die. A low card is early in the market, a high card has a high die. Which die matches the last space of Charisma?
    .otherwise = Charisma wants green on its last space: take card 3 with the green 6.
full-row = Place it there. A full row pays 1 gold, and then you may carry out the action of the row.
    .otherwise = A 6 is welcome anywhere, but only in Charisma does its color count.
charisma = Each attribute has an action of its own. In Charisma it is a token, worth 1 gold when you buy in this round’s market; after that it is lost. It costs nothing: take it.
    .otherwise = You lose nothing by taking the token.
market = In the market you buy a card, or discard one for 2 gold. Skills and traits pull your alignment marker along an arrow, and your card has its 3 stars at the top left: good and law. Both skills here pull it away from there. Discard one of them, whichever you like.
    .otherwise = Both skills pull your marker away from its 3 stars: discard one of them for 2 gold.

## The second round: Constitution, a trait

second-round = The second round. The goal of Constitution is 18; with the 2 of your race you have 7. The white 5 helps, there is a coin on its card, and you are earlier in the market than with card 3. Take it.
    .otherwise = The blue 6 is only 1 higher, without a coin, and last in the market. Take the white 5 on card 2.
into-constitution = Place it in Constitution: three stars wait there.
    .otherwise = Constitution is worth three stars, and has two dice to go. Place it there.
constitution = The action of Constitution raises or lowers one of your dice by 1, wherever it is. Choose the red 5: with a 6 there, this row is closer to its 18.
    .otherwise = The red 5 in Constitution gains most: there are three stars for its row.
one-more = Raise it. The row is at 13 then, and a 5 or a 6 will do.
    .otherwise = This row needs a high sum: raise the die.
trait = Traits count at the end. Honest is worth 3 stars if you have at most two gold dice; you have one. A trait pulls your marker once, when you buy it, and Honest pulls it toward law, where you want to go. Buy it.
    .otherwise = Honest pulls your marker the right way, and 3 stars for 4 gold is a good price.

## The third round: a gold die, Strength, a weapon

gold-die = Each gold die pays you 2 gold, whatever its number, and “✗” after a price would mean that you lack gold. You have one, and Honest allows a second. Take the gold 2.
    .otherwise = The purple 3 pays nothing. Take the gold 2: your class will help its low number.
into-strength = Place it in Strength. Its action is just what you need.
    .otherwise = In Strength: you will want its action now.
power = Here comes your class: when a Barbarian places a die showing 2 or less, it may be raised by 2. With a goal of 16 or 17, raise it.
    .otherwise = A 4 is worth more than a 2 here. Raise it.
strength = The action of Strength turns a die to its opposite face; opposite faces add up to 7. The list shows what each die would become. Where is the most to gain?
    .otherwise = Turn the gold 1 in Wisdom: it becomes a 6, and the row jumps from 8 to 13.
weapon = A weapon helps as long as you hold it, and you have two hands. The Jeweled Dagger takes one hand and counts each of your gold dice 1 higher: Wisdom has 14 then, and meets its goal. Buy it.
    .otherwise = With the Jeweled Dagger Wisdom meets its goal at once: two stars for 4 gold.

## The fourth round: a goal, armor

meet-a-goal = “✓” in Wisdom: goal met. Constitution has 13 and one free space. Which die takes it to 18?
    .otherwise = You need a 5 or a 6: take card 3 with the black 6.
armor-set = The 6 has been placed for you: Constitution is done, and its action raised the gold 4 in Strength. Now armor: the more pieces of a set you own, the more stars. Chain is a set for red classes, which is 1 star more for you. Buy the Chain Leggings.
    .otherwise = Obnoxious would pull you toward evil. The Chain Leggings are worth 2 stars to you already, one of them for the color of your class.

## The sixth round: the class color, Intelligence, hands

class-color = A round has been played for you: a white 4 has come to Strength. At the end each die in the color of your class is a star. Do you remember your color?
    .otherwise = Your class is red: take card 2 with the red 2, and its coin.
into-intelligence = Intelligence is empty, and its goal of 14 is the lowest. Place it there; its raise to 4 will be done for you.
    .otherwise = Strength and Dexterity need high dice. Intelligence is content with 14.
intelligence = The action of Intelligence re-rolls a die, and you may still keep the old number: there is no risk. Charisma has 9 and needs 14. Which of its dice would you re-roll?
    .otherwise = The blue 2 in Charisma: a low die has the most to gain.
keep-the-new = From 2 to 6: Charisma has 13 now. Keep the new number.
    .otherwise = You wanted more, and 6 is as much as there is.
hands = Nothing for you this time: Cunning needs exhausted skills, and the Quarterstaff takes two hands, so that you would have to drop the dagger. Discard one of them, and take 2 gold.
    .otherwise = Keep your hands for the dagger and your gold for later: discard a card.

## The seventh round: a skill

skill = Another die for you: a white 5 fills Strength, and its action made a 4 of the red 3 in Charisma, whose goal is met now. Skills are used again and again, but each time your marker must be able to follow the arrow. Search leads toward good, to your 3 stars. Buy it.
    .otherwise = The spear only helps with card 1. Search takes your marker where you want it.
use-a-skill = You can use a skill at once, and most skills at any later time. It is exhausted then; in each cleanup you may ready one. Use Search.
    .otherwise = Use it now: in the cleanup you can ready it again.
which-die = Your marker is on its 3 stars. Search exchanges a die for one of another color with the same number. In Strength a die is on a space that wants purple, “(P)”. Choose it.
    .otherwise = The white 5 in Strength: with another color it would match your backstory.
which-color = And which color should the new die have?
    .otherwise = Purple: that is what your backstory wants there.

## The tenth round: Dexterity

tenth-round = Two more rounds are over: Intelligence has met its goal, five dice match your backstory, and you own one more trait and a piece of Leather. Dexterity is left. Its goal of 17 is far away, but a red die is a star for its color. Take it.
    .otherwise = Take the red 1: it has your color, a coin, and your class raises it to 3.
dexterity = The action of Dexterity swaps two of your dice. Strength has 15 and needs 16; Constitution has 19, and 18 is enough. So first choose the red 4 in Strength …
    .otherwise = The red 4 in Strength: 1 more there, and the goal is met.
swap-with = … and now the die that is 1 higher, in Constitution.
    .otherwise = The white 5 in Constitution: with the swap both rows meet their goals.

## The last round, and the end count

last-round = The last round: when it ends, every sheet is full, and the game is over. For your last space no die is high enough, so the market matters more. Which card makes you the first there?
    .otherwise = Card 1: then you choose before the bot does.
last-purchase = Gold is worth nothing at the end, so spend it. Focused has 2 stars for each full row with three equal numbers, and Strength has three 5s. Then all is counted: goals, red dice, alignment, backstory, armor, traits.
    .otherwise = Focused: it is 2 stars for the three 5s in Strength.
farewell = That was a whole game, and the score shows where each star came from. Next you may play a game of your own, or learn to play alone or with Monsters & Minions.

# tutorial/solo.play: what is different in a solo game.

alone = You play alone, for as many stars as you can, with a Dragonkin Ranger who is ready to go. After you take initiative card 2 or 3, the enemy die sends a market card to the trash. Card 1 spares you that. Nothing here is vital yet: take card 2 with its coin and a green die, your class color.
    .title = Roll Player for one player
    .otherwise = Card 2 has a coin, and green is the color of your class.
alone-place = Place it in Constitution. You may then raise a die by 1: that will be the black 3 in Wisdom, which has 14 and meets its goal of 15 then.
    .otherwise = Constitution: you need its action for Wisdom.
enemy-die = The enemy die shows a 3: with card 2 that is the right market card, so Obnoxious is in the trash for good. Cunning is worth 2 stars for each of your exhausted skills, and pulls your marker toward evil, on the way to the 3 stars of your alignment. Buy it.
    .otherwise = Courageous pulls your marker the wrong way. Buy Cunning.
what-goes = Each round the leftmost card that you leave goes to the discard pile, the others to the trash, so you see most cards only once. The skill in the middle fits Cunning. With card 2 only a 2 of the enemy die takes it, with card 3 a 3 or a 4. Take card 2.
    .otherwise = Card 1 would be safe, but you need the coin of card 2 for the skill, and its risk is small.
fitting-skill = Only the left card was lost. Skills cost a Ranger 1 gold less, and pay 1 gold each time they are used. Buy Sleight of Hand.
    .otherwise = Sleight of Hand is cheap for a Ranger, and Cunning wants a skill.
use-it-once = Its arrow leads toward chaos, to the 3 stars of your alignment, and it exhausts the skill, which Cunning likes. Use it now.
    .otherwise = It is worth using twice over: for your marker and for Cunning.
stay-exhausted = Sleight of Hand has moved the green 4 to Intelligence, which needs it more. In the cleanup you may ready a skill. Do you want to? Think of Cunning.
    .otherwise = Leave it exhausted: with Cunning that is 2 stars.
nothing-fits = The next round. Foolish wants a bad cell under your marker, and Weak low dice in Strength: nothing for you. Discard one of them and take 2 gold. The other one goes to the discard pile after you.
    .otherwise = Neither is good for this hero: keep your gold, and discard one of them.
protect-a-card = Three rounds later you own a piece of Leather, the set for green classes, and a second one is in the market. It is the right card: with card 2 a 3 of the enemy die takes it, with card 3 a 5 or a 6. Which card keeps it safe?
    .otherwise = With card 1 the enemy die is not rolled at all: take it.
protected = The market is as it was. Buy the Leather Greaves; your charisma token pays 1 gold of the price.
    .otherwise = You have kept the Leather Greaves safe, so buy them now.
alone-last-round = Four rounds later, the last one. Clumsy is worth 3 stars if the dice in Dexterity add up to 9 or less, and there are 6 and 2. Which card has the right die and spares the market?
    .otherwise = Card 1: with its 1 Dexterity adds up to 9, and no enemy die is rolled.
alone-last-card = In a solo game, every full 8 gold is worth a star at the end. You have 12 gold. Which is better: to buy Clumsy for 3 gold, or to discard a card and have 14? Do the sum, then choose.
    .otherwise = That one is worth less than its price now. Buy Clumsy, or discard a card.
alone-count = The last cleanup: leave your skill exhausted, for Cunning. Then your stars are counted as always, and 1 more for each full 8 gold. Your rank depends on the sum: it rises with 22, 26, 30, 34 and 38 stars.
    .otherwise = Cunning counts it only while it is exhausted. Leave it as it is.
alone-farewell = The score shows your rank, and where your stars came from. Now you know all that is different when you play alone; next time choose the hero yourself.
