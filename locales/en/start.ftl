# The pages of `cardwright` without a command, on the whole screen of a terminal.

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
    .about = A first game that explains each thing when it comes, and lets you try.
go-on = Continue a game
    .about = Every game is saved as it is played; the one played last comes first.
look-back = Look back at a game
    .about = Step by step, through anybody’s eyes, finished or not.
rules = Rules
    .about = The rulebook of each game.
language = Language
    .about = The key v changes it at any time, also during a game.
leave = Quit
    .about = Your games are saved.
back = Back

## A new game

game = Game
    .about = ← and → choose among the games.
pack = An expansion that is added to the game.
# $about: the sentence above; $list: what the page has with the pack.
pack-adds = { $about } It adds: { $list }.
pack-seats = up to { $most } players
pack-option = { $name } ({ $values })
folder = Folder of packs
    .about = The path of a folder with packs of your own; empty if there is none.
folder-wrong = The folder “{ $folder }” holds no pack that can be played.
players = Players
    .about = How many play, bots included.
# $letter: the seat’s letter, A for the first.
seat = Seat { $letter }
    .about = Type a name, if you like; ← and → choose who plays. After a name, :f or :m says whether sentences speak of her or of him.
human = a person
greedy = a careful bot
random = a bot that plays at random
begin = Begin
    .about = What stands below can stay as it is.
option = ← and → choose how this is played.
yes = yes
no = no
seed = Seed
    .about = The same number gives the same dice and cards. Leave it empty for a game that nobody has seen.

## The rules

with-pack = { $game } with { $pack }
all-chapters = All chapters
