# What the tutorials teach, in their order: each lesson a few lines. `.otherwise` is said when another
# choice than the expected one is made. First tutorial/first.play.

your-hero = Welcome! You build a hero from dice and cards. At the end, the player with the most reputation stars wins. First choose a race: most of them raise one attribute and lower another. The Dwarf is strong in Constitution and weak in Charisma. Take the Dwarf sheet.
    .title = Your first game of Roll Player
    .otherwise = Any race can win, but this story is about a Dwarf: take that sheet.
your-class = You drew a red die, so your class is red. A class has a power, and a goal for each attribute that is worth stars. Take the Barbarian, who can raise low dice, so bad rolls hurt less.
    .otherwise = The other class works, too, but this lesson needs the Barbarian, who raises low dice.

## The starting dice

first-die = Your sheet has six rows of three spaces. Each row has a goal: “18+ ★3” means three stars for a total of 18 or more. Letters in parentheses, such as (Bk) for black, are the color that your backstory wants on that space; matching dice earn stars, too. Both of your red dice match right now: take the red 5.
    .aloud = Your sheet has six rows of three spaces. Each row has a goal: for example, three stars for a total of 18 or more. On some spaces your backstory wants a certain color; matching dice earn stars, too. Both of your red dice match right now: take the red 5.
    .otherwise = A red die fits the first space of a row with a high goal: take the red 5.
backstory-space = A die always goes on the leftmost free space of its row. Which row wants a red die there? Your race also helps you meet that row’s goal.
    .otherwise = Constitution wants red on its first space, and the Dwarf adds 2 to its total.
second-die = Wisdom wants a white die on its second space, and you have a white 3. But you must fill the first space before it. Use the blue 4: Wisdom needs only 14 or 15.
    .otherwise = You must fill the space before the white one first: take the blue 4.
leftmost-space = Place it in Wisdom.
    .otherwise = Place it in Wisdom: it fills the first space, so your white die can go on the second.
third-die = Now you can place the white die. Take the white 3.
    .otherwise = Take the white 3 before another die takes its space.
match-again = Where does it match? Square brackets, as in “[R5]”, mark a die of the right color; “✗” marks a goal that you can no longer reach by placing dice.
    .aloud = Where does it match? Your backstory wants white on one more free space. Some goals you can no longer reach by placing dice; the table says so.
    .otherwise = Choose Wisdom: its second space is now the leftmost free one, and it wants white.

## The first round

take-initiative = The program has placed your other starting dice. The gold 1 earned 2 gold when it was rolled; Wisdom, now full, has earned 1 more. Now the rounds begin: each player takes an initiative card with its die. A low card lets you buy early in the market; a high card has a high die. Which die matches the last space of Charisma?
    .otherwise = Charisma wants green on its last space: take card 3 with the green 6.
full-row = Place it there. A full row pays 1 gold. In any row, full or not, you may then carry out the row’s action.
    .otherwise = A 6 is good in any row, but only in Charisma does its color match.
charisma = Each attribute has its own action. Charisma gives you a token, which counts as 1 gold when you buy a card in this round’s market; after that you lose it. It costs nothing: take it.
    .otherwise = You lose nothing by taking the token.
market = In the market you buy a card, or discard one for 2 gold. A trait moves your alignment marker when you buy it, a skill each time you use it. The 3 stars on your alignment card are at the top left, at good and law. Acrobatics leads toward chaos and Pickpocket toward evil: discard either of them.
    .otherwise = Both skills would move your marker away from its 3 stars: discard one of them for 2 gold.

## The second round: Constitution, a trait

second-round = The second round begins. The goal of Constitution is 18, and you have 7, including the 2 from your race. The white 5 helps, its card has a coin, and you buy earlier than with card 3. Take it.
    .otherwise = The blue 6 is only 1 higher. Its card has no coin, and you would be last in the market. Take the white 5 on card 2.
into-constitution = Place it in Constitution: its goal is worth three stars.
    .otherwise = Constitution is worth three stars and needs two more dice. Place it there.
constitution = The action of Constitution raises or lowers one of your dice by 1, in any row. Choose the red 5: as a 6, it brings this row closer to its 18.
    .otherwise = Choose the red 5 in Constitution: its row is worth three stars.
one-more = Raise it. Then the row has 13, and a 5 or a 6 is enough.
    .otherwise = This row needs a high total: raise the die.
trait = Traits score at the end. Honest is worth 3 stars if you have at most two gold dice; you have one. A trait moves your marker once, when you buy it, and Honest moves it toward law, where you want to go. Buy it.
    .otherwise = Honest moves your marker the right way, and 4 gold is a good price for 3 stars.

## The third round: a gold die, Strength, a weapon

gold-die = Each gold die pays you 2 gold, whatever its number. You have one, and Honest allows a second. Take the gold 2.
    .otherwise = The purple 3 pays nothing. Take the gold 2: your class can raise its low number.
into-strength = Place it in Strength. Its action is just what you need.
    .otherwise = Place it in Strength: you want its action now.
power = Now you can use your class power: when a Barbarian places a die showing 2 or less, you may raise it by 2. The goal is 16 or 17, so raise it.
    .otherwise = A 4 is worth more than a 2 here. Raise it.
strength = The action of Strength turns a die to its opposite face; opposite faces add up to 7. The list shows what each die would become. Which die gains the most?
    .otherwise = Turn the gold 1 in Wisdom: it becomes a 6, and the row goes from 8 to 13.
weapon = A weapon helps as long as you hold it, and you have two hands. The Jeweled Dagger takes one hand and counts each of your gold dice 1 higher. With it, Wisdom has 14 and meets its goal. Buy it.
    .otherwise = With the Jeweled Dagger, Wisdom meets its goal at once: two stars for 4 gold.

## The fourth round: a goal, armor

meet-a-goal = “✓” in Wisdom means that you meet the goal. Constitution has 13 and one free space. Which die takes it to 18?
    .aloud = You meet the goal of Wisdom. Constitution has 13 and one free space. Which die takes it to 18?
    .otherwise = Only a 5 or more is enough: take card 3 with the black 6.
armor-set = The program placed the 6 for you. You meet the goal of Constitution, and its action raised the gold 4 in Strength. Now look at the armor: the more pieces of a set you own, the more stars they score. Chain is a set for red classes, so it scores 1 star more for you. Buy the Chain Leggings; then the program plays a round for you.
    .otherwise = Obnoxious would move your marker toward evil. The Chain Leggings already score 2 stars for you, one of them for your class color.

## The sixth round: the class color, Intelligence, hands

class-color = The program played a round for you and placed a white 4 in Strength. At the end, each die in your class color is worth a star. Do you remember your color?
    .otherwise = Your class is red: take card 2 with the red 2 and its coin.
into-intelligence = Intelligence is empty, and its goal of 14 is the lowest of the rows with free spaces. Place it there; the program then raises it to 4 for you.
    .otherwise = Strength and Dexterity need high dice. Intelligence needs only 14.
intelligence = The action of Intelligence re-rolls a die, and you may still keep the old number, so you risk nothing. Charisma has 9 and needs 14. Which of its dice would you re-roll?
    .otherwise = Choose the blue 2 in Charisma: a low die can gain the most.
keep-the-new = From 2 to 6: Charisma has 13 now. Keep the new number.
    .otherwise = You wanted a higher number, and 6 is the highest.
hands = No card here helps you: Cunning needs exhausted skills, and the Quarterstaff takes two hands, so you would have to drop the dagger. Discard one of them and take 2 gold.
    .otherwise = Keep your hands for the dagger and your gold for later: discard a card.

## The seventh round: a skill

skill = The program placed a white 5 for you, which fills Strength. The action turned the red 3 in Charisma into a 4, so you meet that goal, too. You can use a skill again and again, but each time your marker must be able to follow the arrow. Search leads toward good, to your 3 stars. Buy it.
    .otherwise = The spear helps only with card 1. Search moves your marker where you want it.
use-a-skill = You can use a skill as soon as you buy it, and most skills at any later time. Then it is exhausted; in each cleanup you may ready one. Use Search.
    .otherwise = Use it now: in the cleanup you can ready it again.
which-die = Your marker is on its 3 stars. Search exchanges a die for one of another color with the same number. In Strength, one die is on a space that wants purple, “(P)”. Choose it.
    .aloud = Your marker is on its 3 stars. Search exchanges a die for one of another color with the same number. In Strength, one die is on a space that wants purple. Choose it.
    .otherwise = Choose the white 5 in Strength: with another color it would match your backstory.
which-color = Which color should the new die have? After this round, the program plays two rounds for you.
    .otherwise = Choose purple: that is what your backstory wants there.

## The tenth round: Dexterity

tenth-round = Two more rounds are over. You meet the goal of Intelligence, five dice match your backstory, and you own another trait and a piece of Leather. Only Dexterity is left. Its goal of 17 is far away, but a red die is worth a star for its color. Take it. (“✗” after a price means that you do not have enough gold.)
    .aloud = Two more rounds are over. You meet the goal of Intelligence, five dice match your backstory, and you own another trait and a piece of Leather. Only Dexterity is left. Its goal of 17 is far away, but a red die is worth a star for its color. Take it.
    .otherwise = Take the red 1: it has your color, its card has a coin, and your class raises it to 3.
dexterity = The action of Dexterity swaps two of your dice. Strength has 15 and needs 16; Constitution has 19, and 18 is enough. So first choose the red 4 in Strength …
    .otherwise = Choose the red 4 in Strength: with 1 more there, you meet the goal.
swap-with = … and now the die that is 1 higher, in Constitution. Then the program plays on to the last round.
    .otherwise = Choose the white 5 in Constitution: after the swap, both rows meet their goals.

## The last round, and the end count

last-round = This is the last round: when it ends, every sheet is full and the game is over. No die is high enough for your last space, so the market matters more. Which card makes you first in the market?
    .otherwise = Take card 1: then you choose before the bot does.
last-purchase = Gold is worth nothing at the end, so spend it. Focused scores 2 stars for each full row with three equal numbers, and Strength has three 5s. Then everything is counted: goals, red dice, alignment, backstory, armor, traits.
    .otherwise = Focused scores 2 stars for the three 5s in Strength.
farewell = That was a whole game. The score shows where each star came from. Next, play a game of your own, or learn to play alone or with Monsters & Minions.

# tutorial/solo.play: what is different in a solo game.

alone = You play alone, for as many stars as you can. Your hero, a Dragonkin Ranger, is ready. If you take initiative card 2 or 3, you roll the enemy die after your action, and it can send a market card to the trash. Card 1 spares you that. You can do without every card here: take card 2 with its coin and a green die, your class color.
    .title = Roll Player for one player
    .otherwise = Card 2 has a coin, and green is the color of your class.
alone-place = Place it in Constitution. Then you may raise a die by 1: the program raises the black 3 in Wisdom, which has 14 and then meets its goal of 15.
    .otherwise = Place it in Constitution: you need its action for Wisdom.
enemy-die = The enemy die shows a 3. With card 2 that means the right market card, so Obnoxious is in the trash for good. Cunning scores 2 stars for each of your exhausted skills. It moves your marker toward evil, on the way to the 3 stars of your alignment. Buy it.
    .otherwise = Courageous moves your marker the wrong way. Buy Cunning.
what-goes = Each round, the leftmost card that you leave goes to the discard pile and the others go to the trash, so you see most cards only once. The skill in the middle goes well with Cunning. With card 2, the enemy die trashes it only on a 2; with card 3, on a 3 or a 4. Take card 2.
    .otherwise = Card 1 would be safe, but card 2 has a coin, and the risk is small.
fitting-skill = You lost only the left card. Skills cost a Ranger 1 gold less, and pay 1 gold each time you use them. Buy Sleight of Hand.
    .otherwise = Sleight of Hand is cheap for a Ranger, and Cunning needs a skill.
use-it-once = Its arrow leads toward chaos, to the 3 stars of your alignment. Using the skill also exhausts it, which is good for Cunning. Use it now.
    .otherwise = Using it helps you twice: it moves your marker, and it counts for Cunning.
stay-exhausted = Sleight of Hand has moved the green 4 to Intelligence, which needs it more. In the cleanup you may ready a skill. Do you want to? Think of Cunning.
    .otherwise = Leave it exhausted: with Cunning it is worth 2 stars.
nothing-fits = The program has played the next round up to the market. Foolish needs a bad cell under your marker, and Weak needs low dice in Strength: neither helps you. Discard one of them and take 2 gold. After your turn, the other one goes to the discard pile. Then the program plays three rounds for you.
    .otherwise = Neither card is good for this hero: keep your gold and discard one of them.
protect-a-card = Four rounds later you own a piece of Leather, the set for green classes, and a second piece is in the market. It is the rightmost card: with card 2, the enemy die trashes it on a 3; with card 3, on a 5 or a 6. Which card keeps it safe?
    .otherwise = With card 1 you do not roll the enemy die: take it.
protected = The market is unchanged. Buy the Leather Greaves; your charisma token pays 1 gold of the price. Then the program plays four rounds for you.
    .otherwise = You have kept the Leather Greaves safe, so buy them now.
alone-last-round = Five rounds later, the last round begins. Clumsy scores 3 stars if the dice in Dexterity add up to 9 or less. So far they are a 6 and a 2. Which card has the right die and spares the market?
    .otherwise = Take card 1: with its 1 the dice in Dexterity add up to 9, and you do not roll the enemy die.
alone-last-card = In a solo game, every full 8 gold is worth a star at the end. You have 12 gold. Which is better: buying Clumsy for 3 gold, or discarding a card to have 14? Do the math, then choose.
    .otherwise = That card is now worth less than its price. Buy Clumsy, or discard a card.
alone-count = 9 gold and 14 gold are both worth only 1 star, so Clumsy, with its 3, was the better choice. This is the last cleanup: leave your skill exhausted, for Cunning. Then your stars are counted, plus 1 for every full 8 gold. Your rank rises at 22, 26, 30, 34 and 38 stars.
    .otherwise = Cunning counts it only while it is exhausted. Leave it as it is.
alone-farewell = The score shows your rank and where your stars came from. Now you know how a solo game differs; next time, choose the hero yourself.
