# What the tutorial tutorial/first.play teaches, in its order: each lesson a few lines. `.otherwise` is
# said after any other choice than the expected one.

first-settle = Welcome! People live all over Europe, and so do rats. The player with the most cubes left at the end wins. First you place two cubes: put them into Hungaria, next to Germania, Italia and Polonia.
    .title = Your first game of Rattus
    .otherwise = You could begin there, too, but your story begins in Hungaria, in the east of the map.
second-settle = The bot has placed its cubes in Anglia and in Germania, where the plague († on the map) is as well. Give your next two cubes a second home: Italia.
    .otherwise = Allowed, but do not put all your cubes where others crowd: rats strike where there are many cubes. Choose Italia.

## The first turn

take-a-card = Your first turn. You may take one { -class-card }. It gives you a power, but a rat that shows its symbol strikes you. The Merchant leads cubes out of danger: take him.
    .otherwise = In a real game you could take another card or place cubes first. For what comes next you need the Merchant.
place-by-rats = Now you place cubes: as many as there are rats in a region. At the moment each region has one rat, so you place one cube. A home of its own in Polonia, or company in Hungaria: both are good, so choose for yourself.
    .otherwise = In another game you might. For what comes next your cube should be in Polonia or in Hungaria; which one is up to you.
move-the-plague = At the end of your turn you must move the plague to a neighboring region. It brings new rats around it, then it ravages there. Keep it away from your cubes: Gallia is empty.
    .otherwise = Gallia is the right place: nobody lives there, so the plague takes nothing from you, and it moves away from Hungaria.
spread-a-rat = The rat in Gallia brings a new one into a neighboring region, and you choose which. Spare your own cubes: put it into Anglia, where the bot lives. (° marks a rat that was there from the start, ~ a neighbor over the sea.)
    .otherwise = A rat is a danger to everyone who lives there. Let that be the bot: in Anglia.

## The bot’s turn, and the second turn

others-take = See what the bot did. It took the Merchant from you: nobody can refuse. It placed two cubes in Anglia, thanks to the second rat there, and then moved three on to Scandia.
rats-ravage = Then it moved the plague into Italia, and a rat was revealed: “3+” is its { -limit }. With three or more cubes there, everybody would have lost one. There were two, and the rat is gone.
take-the-king = So Italia has no rats now. From such a region the King brings a cube to the castle, where nothing can happen to it. Take the King.
    .otherwise = The King is the one you want: only he brings cubes into the castle, and Italia is free of rats right now.
where-most = Place cubes again. Do you remember how many you may place? In which of your own regions may you place the most?
    .otherwise = Not quite: you place as many cubes as there are rats, and it should be a region of yours. Hungaria has two rats, so you can place two cubes there.
into-the-castle = You may use your cards before the plague moves, the King also afterward. Use him now.
    .otherwise = First use the King, while Italia is free of rats.
attack = The plague is a weapon, too. In one of these regions the bot has cubes and you have none. Move the plague there.
    .otherwise = Look who lives where: Gallia and Hispania are empty, Hungaria is yours. In Germania there are only cubes of the bot.
rats-far-away = There is a rat in Germania, so a new one comes. Put it where the bot has cubes and you have none.
    .otherwise = Only the bot lives in Scandia. Anywhere else the rat is near your cubes or useless.
too-few = Your attack failed: that rat, too, needed three cubes, and the bot had two in Germania. You see what a rat shows only when it is revealed, unless the Witch has looked.

## The third turn

see-the-danger = Meanwhile a rat has come to Hungaria: now there are three, most of your cubes live there, and the plague is next door. Find someone who moves cubes: take the Merchant back from the bot.
    .otherwise = The Merchant helps: he moves up to three of your cubes to a neighboring region, and you may take him from the bot.
use-the-merchant = Use him at once. It does not matter that the bot has just used him.
    .otherwise = First lead your cubes out of danger: use the Merchant.
away-from-rats = Move cubes from Hungaria to a neighboring region that is free of rats and of bots.
    .otherwise = The danger is in Hungaria: three rats. Move cubes away from there.
how-many = How many? With three, little is left for the rats to take; with two, fewer cubes are crowded together in Italia. Both are good: choose.
    .otherwise = One cube is too few against three rats: choose two or three.
crowded = Place cubes again: in Hungaria three, for its three rats; in Scandia only two, but the plague is farther away there. More cubes or a safer place: decide for yourself.
    .otherwise = First place cubes, where there are many rats and no bot: in Hungaria or in Scandia.
king-again = Before the plague moves, you can bring another cube of yours to safety. Who can do that?
    .otherwise = The King: Italia is free of rats again, and several of your cubes wait there.
look-ahead = Think a turn ahead: the bot will move the plague on from where you leave it. Hispania borders only on Gallia and Italia; to reach Hungaria from there, it would need the Knight. Move the plague to Hispania.
    .otherwise = Hispania is best: the plague takes nothing there, and from there the bot cannot get it to Hungaria without the Knight.
keep-it-free = One more rat: into Gallia or into Italia? Think of your cubes, and of the King.
    .otherwise = Put it into Gallia: as long as Italia has no rats, your cubes there are safe, and the King can fetch them.

## The fourth turn

take-the-witch = The bot has placed three cubes beside yours in Hungaria. Strike back, but not blindly this time: the Witch looks at rats before they are revealed. Take her.
    .otherwise = The Witch helps most now: with her you know what an attack will do before you make it.
use-the-witch = Use her before the plague moves. She may look at two rats, and then she may swap them.
    .otherwise = First look, then attack: use the Witch.
where-to-look = The plague is in Gallia, and Anglia is next to it. Only the bot lives there: three cubes, with two rats. Look at the first of these rats.
    .otherwise = Look where you want to strike: at rat 1, in Anglia.
seen-enough = Only you know it now: { -limit } 2, and the symbols of the majority, the Merchant and the Monk. In Anglia the bot has the most cubes, and it holds the Monk: that is one cube for each, two in all. The Merchant is yours, but you have no cube there to lose. No other look is needed.
    .otherwise = One is enough: this rat is where it hurts the bot most.
cubes-first = Before you attack, place your cubes, as many as there are rats in the region. In Hungaria that is three, in Italia or Polonia only one, but with less of a crowd. Decide for yourself.
    .otherwise = First place cubes in a region of yours: Hungaria, Italia or Polonia.
strike = Now strike: move the plague to Anglia.
    .otherwise = You have seen which rat strikes, and where: in Anglia.
two-new-rats = Anglia has two rats, so two new ones come to its neighbors before anything is revealed. Nobody lives in Gallia yet: a rat there harms no one, and later it lets you place a cube.
    .otherwise = In Gallia a rat is alone with the plague for now, and nobody loses anything. Put the first one there.
second-new-rat = And the second one? Remember that rats are not only a danger: where there are many, many cubes may be placed.

## The end

struck = The plague has struck: the first rat in Anglia was revealed, there were more than two cubes, and the bot lost one as the majority and one for its Monk. The second rat asked for six cubes, and only one was left. Both rats are gone.
farewell-end = The game ends when the { -supply } of rats runs out or a player has placed all cubes. After a { -last-round } the plague ravages everywhere; then your cubes on the map and in the castle count.
farewell = That is all you need to know. Play on as you like, to the end; “{ $help }” explains, “{ $hint }” advises. Or stop here and begin a game of your own.
