# What the tutorial tutorial/first.play teaches, in its order: each lesson a few lines. `.otherwise` is
# said after any other choice than the expected one.

first-settle = Welcome! People live all over Europe, and so do rats. The player with the most cubes left at the end wins. First, settle in Hungaria with two cubes, next to Germania, Italia and Polonia.
    .title = Your first game of Rattus
    .otherwise = You could begin there, too, but your story begins in Hungaria, in the east of the map.
second-settle = The bot has placed its cubes in Anglia and Germania. The plague († on the map) is in Germania, too. Give your next two cubes a second home: Italia.
    .aloud = The bot has placed its cubes in Anglia and Germania. The plague is in Germania, too. Give your next two cubes a second home: Italia.
    .otherwise = You could do that, but do not put all your cubes where others crowd: rats strike where there are many cubes. Choose Italia.

## The first turn

take-a-card = Your first turn begins. You may take one { -class-card }. It gives you a power, but rats that show its symbol strike you. The Merchant leads cubes out of danger: take him.
    .otherwise = In a real game you could take another card or place cubes first. For the next steps you need the Merchant.
place-by-rats = Now place cubes in a region, as many as it has rats. At the moment each region has one rat, so you place one cube. Give it a home of its own in Polonia, or company in Hungaria. Both are good, so choose for yourself.
    .otherwise = In another game you might. For the next steps your cube should be in Polonia or in Hungaria; which one is up to you.
move-the-plague = At the end of your turn you must move the plague to a neighboring region. New rats appear around it, then it ravages its region. Keep it away from your cubes: Gallia is empty.
    .otherwise = Move it to Gallia: nobody lives there, so the plague takes nothing from you, and it moves away from Hungaria.
spread-a-rat = The rat in Gallia brings a new one to a neighboring region, and you choose which. Spare your own cubes: put it in Anglia, where the bot lives. (° means that a rat from the start is still there, ~ or a dotted line leads across the sea.)
    .aloud = The rat in Gallia brings a new one to a neighboring region, and you choose which. Spare your own cubes: put it in Anglia, across the sea, where the bot lives.
    .otherwise = A rat is a danger to everyone who lives there. Let that be the bot: choose Anglia.

## The bot’s turn, and the second turn

others-take = See what the bot did. It took the Merchant from you; you cannot refuse. It placed two cubes in Anglia, thanks to the second rat there, and then moved three to Scandia.
rats-ravage = Then it moved the plague to Italia, and a rat was revealed: “3+” is its { -limit }. With three or more cubes there, everybody would have lost one. Italia had only two, and the rat is gone.
take-the-king = So Italia has no rats now. The King brings a cube from such a region to the castle, where it is safe. Take the King.
    .otherwise = You need the King: only he brings cubes to the castle, and Italia has no rats right now.
where-most = Place cubes again. Do you remember how many you may place? Which of your own regions lets you place the most?
    .otherwise = Not quite: choose one of your own regions, and place as many cubes as it has rats. Hungaria has two rats, so you can place two cubes there.
into-the-castle = You may use your cards before the plague moves, and the King also afterward. Use him now.
    .otherwise = First use the King, while Italia has no rats.
attack = The plague is also a weapon. One of these regions has cubes of the bot and none of yours. Move the plague there.
    .otherwise = Look at who lives where: Gallia and Hispania are empty, and Hungaria is yours. Germania has only cubes of the bot.
rats-far-away = Germania has a rat, so a new one appears. Put it where the bot has cubes and you have none.
    .otherwise = Only the bot lives in Scandia. Anywhere else, the rat would be near your cubes or useless.
too-few = Your attack failed: the rat in Germania needed three cubes, too, and before its turn the bot had only two there. You see what a rat shows only when it is revealed, unless you have looked with the Witch.

## The third turn

see-the-danger = Meanwhile, a rat has come to Hungaria. It now has three, most of your cubes live there, and the plague is next door. You need a card that moves cubes: take the Merchant back from the bot.
    .otherwise = The Merchant helps: he moves up to three of your cubes to a neighboring region, and you may take him from the bot.
use-the-merchant = Use him at once. It does not matter that the bot has just used him.
    .otherwise = First lead your cubes out of danger: use the Merchant.
away-from-rats = In which region are your cubes in danger? Move cubes away from there.
    .otherwise = Hungaria is in danger: it has three rats. Move cubes away from there.
quiet-neighbor = Now choose a neighboring region that has no rats and no bot.
    .otherwise = Choose Italia: it is next to Hungaria and has neither rats nor cubes of the bot.
how-many = How many? If you move three, the rats can take little. If you move two, Italia is less crowded. Both are good: choose.
    .otherwise = One cube is too few against three rats: choose two or three.
crowded = Place cubes again: three in Hungaria, for its three rats, or only two in Scandia, which is farther from the plague. More cubes or a safer place: decide for yourself.
    .otherwise = First place cubes where there are many rats and no bot: in Hungaria or in Scandia.
king-again = Before the plague moves, you can bring another of your cubes to safety. Which card does that?
    .otherwise = Use the King: Italia has no rats again, and several of your cubes are there.
look-ahead = Think a turn ahead: the bot will move the plague from where you leave it. Hispania borders only Gallia and Italia; to reach Hungaria from there, the bot would need the Knight. Move the plague to Hispania.
    .otherwise = Hispania is best: the plague takes nothing there, and from there the bot cannot get it to Hungaria without the Knight.
keep-it-free = You place one more rat: in Gallia or in Italia? Think of your cubes, and of the King.
    .otherwise = Put it in Gallia: as long as Italia has no rats, your cubes there are safe, and the King can fetch them.

## The fourth turn

take-the-witch = The bot has placed three cubes beside yours in Hungaria. Strike back, but not blindly this time: the Witch looks at rats before they are revealed. Take her.
    .otherwise = The Witch helps most now: with her you know what an attack will do before you make it.
use-the-witch = Use her before the plague moves. With her you may look at two rats and then swap them.
    .otherwise = First look, then attack: use the Witch.
where-to-look = The plague is in Gallia, next to Anglia. Only the bot lives in Anglia: it has three cubes there, with two rats. Look at the first of these rats.
    .otherwise = Look where you want to strike: at rat 1 in Anglia.
seen-enough = Only you know this rat now: { -limit } 2, and the symbols majority, Merchant and Monk. In Anglia the bot has the most cubes, and it holds the Monk, so an attack would cost it two cubes. You hold the Merchant, but you have no cube there to lose. You do not need another look.
    .otherwise = One look is enough: this rat is where it hurts the bot most.
cubes-first = Before you attack, place your cubes, as many as the region has rats: three in Hungaria, or only one in Italia or Polonia, where it is less crowded. Decide for yourself.
    .otherwise = First place cubes in a region of yours: Hungaria, Italia or Polonia.
strike = Now strike: move the plague to Anglia.
    .otherwise = You have seen which rat strikes, and where: in Anglia.
two-new-rats = Anglia has two rats, so two new ones appear next to it before any rat is revealed. Nobody lives in Gallia yet: a rat there harms no one, and later it lets you place one more cube there.
    .otherwise = In Gallia, a rat harms no one for now. Put the first one there.
second-new-rat = Where does the second one go? Rats are not only a danger: the more rats a region has, the more cubes you can place there.

## The end

struck = The plague has struck. The first rat in Anglia was revealed, and Anglia had at least two cubes: the bot lost one for the majority and one for its Monk. The second rat needed six cubes, and only one was left. Both rats are gone.
farewell-end = The game ends when the { -supply } of rats runs out or a player has placed all cubes. After a { -last-round } the plague ravages everywhere; then your cubes on the map and in the castle count.
farewell = That is all you need to know. Play on to the end if you like; “{ $help }” explains, “{ $hint }” advises. Or stop here and begin a game of your own.
