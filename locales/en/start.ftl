# The pages of `cardwright` without a command, on the whole screen of a terminal or line by line.

## The first page

title = Cardwright
own-name = English
language-de = German
language-en = English
language-fr = French
language-nl = Dutch
new = New game
    .about = Choose a game, who plays, the expansions and the rules.
tutorial = Tutorial
    .about = A first game that explains each thing as it comes up and lets you try it.
go-on = Continue a game
    .about = Games are saved as you play. The most recent one comes first.
look-back = Replay a game
    .about = Step by step, from any player’s view, finished or not.
results = Results
    .about = Your own games, the best first.
tidy = Name or delete games
    .about = Give a saved game a name, or delete it.
rules = Rules
    .about = The rulebook of each game.
language = Language
    .about = You can also change it at any time during a game.
leave = Quit
    .about = Your games are saved.
back = Back

## A new game

game = Game
    .about = Which game to play.
pack = An expansion to add to the game.
# $about: the sentence above; $list: what the page has with the pack.
pack-adds = { $about } It adds: { $list }.
pack-seats = up to { $most } players
pack-option = { $name } ({ $values })
folder = Folder of packs
    .about = The path of a folder with your own packs; leave it empty if you have none.
folder-wrong = The folder “{ $folder }” contains no pack that can be played.
players = Players
    .about = How many players, including bots.
# $letter: the seat’s letter, A for the first.
seat = Seat { $letter }
    .about = A name if you like, and who plays. Add :f or :m after the name to choose “she” or “he”.
human = a person
easy = an easy bot
fair = a fair bot
hard = a hard bot
begin = Begin
    .about = You can leave everything below as it is.
option = A rule that you can choose.
yes = yes
no = no
seed = Seed
    .about = The same number gives the same dice and cards. Leave it empty for a new random game, or press → for the seed of the day, which is the same for everyone.
seed-random = random
seed-daily = the seed of today
seed-own = your own

## The rules

with-pack = { $game } with { $pack }
all-chapters = All chapters

## A saved game

name = Name
    .about = The name of the game in the lists, and of its file.
rename = Save this name
delete = Delete this game
    .about = You cannot undo this.
delete-sure = Really delete it?
renamed = The game has a new name.
deleted = The game is deleted.
name-unfit = A name has 1 to 60 characters, none of them { "/ \\ : * ? \" < > |" }, and does not begin with a dot.
name-taken = Another game is already called “{ $name }”.
game-in-use = Another program is playing this game now.

## Line by line

lines-ask = Type a number; ? explains the choices, q leaves this page.
    .aloud = Type a number. “help” explains the choices, “quit” leaves this page.
# $number: the number of a line of the page that holds a text.
lines-type = Type { $number } and the text after it. “{ $number } -” removes the text.
# $typed: what is typed after the number.
lines-no-value = “{ $typed }” is not a possible value. Type only the number to go to the next value.
