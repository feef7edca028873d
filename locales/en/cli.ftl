# What the program itself says. Words in «guillemets» were typed by somebody or stand in a file.

## Starting and stopping

# $path: the file in which the game is kept. $seed: the number that decides all dice and draws.
started = New game, seed { $seed }. Every answer is kept in { $path }
resumed = The game in { $path } goes on (seed { $seed }).
greeting = Answer with a number or with a part of the words. A lone ? helps, «? word» explains a card or a rule, «quit» stops.
# $command goes on with the game; it stands on a line of its own.
stopped = The game is kept in { $path }
    To go on: { $command }
kept = The game is kept in { $path }
kept-over = The whole game is kept in { $path }
kept-again = The game is on disk again, in { $path }
not-kept = The game cannot be written to { $path }: { $why }. It goes on in memory; the next answer tries again.
lost = The game is in memory only; it could not be written to { $path }
copied = A copy is in { $path }
copy-exists = There is already a file { $path }; nothing was written. Choose another name.
not-copied = No copy could be written to { $path }: { $why }.

## At the table

# The name of a seat that a program plays, when nobody named it. $letter: A for the first seat.
bot = Bot { $letter }
hand-over = ——— { $name }, it is your turn ———
asked = { $name }: { $prompt }
no-such-number = There are only { $count ->
        [one] one offer
       *[other] { $count } offers
    }.
no-such-offer = Nothing offered here is called «{ $typed }». An empty line shows the offers again, ? helps.
several-offers = «{ $typed }» fits several offers:
undone = { $count ->
        [one] One answer is taken back.
       *[other] { $count } answers are taken back.
    }
undo-nothing = You have chosen nothing yet that could be taken back.
# $event: a sentence of the log, with its full stop.
undo-chance = Nothing can be taken back: chance has decided something since your last choice. ({ $event })
undo-revealed = Nothing can be taken back: something hidden has been revealed since your last choice. ({ $event })
hint = A careful player would choose: { $offer }
# $stars: the estimate of what an offer is worth, such as 17.5; it may be below 0
hint-line = estimate { $stars }: { $offer }
language-is = The game now speaks English.
no-such-language = There is no language «{ $typed }». There are: { $list }
languages = You can choose among: { $list }
no-such-player = Nobody here is called «{ $typed }». At the table are: { $list }
no-piles = No piles lie open.
# A card's script failed. $pack: the id of its pack. $card: its name. $hook: what it was called for.
# $place: file and line. $cause: one of the texts below. It should fit in a line of a terminal.
fault = { $pack }: { $card }, { $hook }, { $place }: { $cause }
# The first line of a game. $line: the line above. $why: the command that tells more.
fault-why = { $line } ({ $why }?)
# $about: the words of the script.
fault-error = error «{ $about }»
fault-fuel = runs too long
fault-memory = takes too much memory
fault-depth = calls go too deep
# $about: a word of the script language, such as me:gain_gold.
fault-verb = { $about } called wrongly
fault-place = acts or asks where it may not
fault-answer = returns the wrong thing
fault-questions = asks too many questions
fault-differs = differs from run to run
fault-chain = cards set one another off without end
no-fault = No card has failed in this game.

## Explanations

# «{ $typed }» is a number: the offer with that number names no card.
no-card-in-offer = Offer { $typed } names no card.
help = You can answer with a number or with a part of the words of an offer, or type:
topics = The rules explain: { $list }
explained = { $name } ({ $kind })
# The name of a power, and what it does.
powered = { $power }: { $text }
# The mood line of a card.
flavour = “{ $text }”
origin-inferred = Not printed, but follows from the rules: { $fields }
origin-reconstructed = Not known from the printed card, made for this game: { $fields }
several-topics = «{ $typed }» fits several: { $list }
no-such-topic = Neither a card nor a rule is called «{ $typed }».{ $near ->
        [none] {""}
       *[other] {" "}Did you mean «{ $near }»?
    }

## Commands: words that can be typed, with commas between them; the first one is shown in the help

command-help = ?, help
help-help = this page; «? word» explains a card or a rule
command-board = board, table
help-board = everything on the table
command-sheet = sheet
help-sheet = what lies in front of you; «sheet name» for another player
command-piles = discard, piles
help-piles = what has been discarded or turned up
command-log = log
help-log = what has happened lately; «log all» from the beginning
command-score = score
help-score = what everybody would score now
command-undo = undo
help-undo = takes your last choice back, up to the last roll or reveal
command-hint = hint
help-hint = what a careful player would do
command-lang = lang, language
help-lang = «lang de» changes the language
command-save = save
help-save = where the game is kept; «save file» writes a copy
command-why = why
help-why = where and why the script of a card failed
command-again = again
help-again = shows the offers again, as an empty line does
command-quit = quit, exit
help-quit = stops; the game is kept and can go on later

## Scores

total = Total
end = End of the game
score-sheet = Score sheet
# A number with one digit behind the mark.
decimal = { $whole }.{ $rest }

## Replays

silent = { $name }: { $line }
not-over = The game is not over: it waits after { $count ->
        [one] one answer
       *[other] { $count } answers
    }.
no-game-in-file = { $path } is not a saved game.
replay-changed = The game is shown as far as it goes with the cards of today.

## What can be wrong

# $why is one of these, or what the system says.
why-not-found = there is no such file or folder
why-not-allowed = the system does not allow it
why-full = the disk is full
why-read-only = nothing can be written there
why-folder = that is a folder

# $near: what was probably meant, or the word none.
faulty-texts = { $count ->
        [one] One text of the packs is faulty and was left out
       *[other] { $count } texts of the packs are faulty and were left out
    }; «cardwright lint» names { $count ->
        [one] it
       *[other] them
    }.
error-game = There is no game «{ $typed }». { $near ->
        [none] The games are: { $list }
       *[other] Did you mean «{ $near }»?
    }
error-packs = With the packs as they are, nothing can be played:
error-pack = The pack in { $path } cannot be read: { $why }.
error-seats = { $asked ->
        [one] One player is
       *[other] { $asked } players are
    } asked for; this game is for { $least } to { $most }.
error-option = This game has no option «{ $name }». { $near ->
        [none] There are: { $list }
       *[other] Did you mean «{ $near }»?
    }
error-value = «{ $name }» cannot be «{ $value }». { $near ->
        [none] It can be: { $list }
       *[other] Did you mean «{ $near }»?
    }
error-content = There are too few cards for this table: { $what }.
error-no-value = «{ $option }» has no value; write it as name=value.
error-seat = «{ $seat }»: a seat is played by human, random or greedy, not by «{ $who }». Write it as Anna=human.
error-name-twice = Two players are called «{ $name }».
error-solo = A solo game has one player: leave out --players.
error-too-many-seats = { $seats } seats are named for { $players ->
        [one] one player
       *[other] { $players } players
    }.
error-save = The game cannot be kept in { $path }: { $why }.
error-taken = There is already something in { $path }, and it must not be lost. Go on with it with --resume, or name another file.
error-in-use = { $path } is being played on already, perhaps in another window. Go on there, or stop the game there first.
error-read = { $path } cannot be read: { $why }.
error-too-long = { $path } is far too long for a saved game.
# Stands behind what is wrong with the file.
error-resume = The game cannot go on from this file. To look at it: cardwright replay { $path }

# $place: file and line. $quoted: the line. $what: what is wrong, in English, for those who mend files.
broken-answer = { $place }: this answer was not possible there: { $quoted }
broken-after-end = { $place }: the game was over before this answer: { $quoted }
broken-diverged = { $place }: from here on the game goes another way than the file says: { $quoted }
broken-head = { $place }: no table can be set up like this: { $quoted }
broken-line = { $place }: this is no line of a saved game: { $quoted }
broken-text = { $place }: the file is not a text in UTF-8.
broken-other = { $place }: { $what }: { $quoted }
changed-missing = The pack «{ $pack }» is not there; name its folder with --pack.
changed-pack = The pack «{ $pack }» has changed since this game was played.
changed-new = The pack «{ $pack }» was not there when this game was played.
changed-something = The cards have changed since this game was played.

## Help of the command line

usage = Usage:
usage-options = Options
usage-help = More: { $command }
usage-unknown = There is no option «{ $arg }».{ $near ->
        [none] {""}
       *[other] {" "}Did you mean «{ $near }»?
    }
usage-invalid = «{ $value }» cannot be the value of { $arg }.
usage-no-value = { $arg } needs a value.
usage-conflict = { $arg } cannot be used with { $other }.
usage-twice = { $arg } can be used only once.
usage-missing = This is missing: { $arg }

# What stands for a value in the usage line.
value-game = GAME
value-players = N
value-seats = NAME=WHO
value-lang = TAG
value-edition = EDITION
value-variants = NAME
value-options = NAME=VALUE
value-seed = N
value-packs = DIR
value-save = FILE
value-resume = FILE
value-format = FORMAT
value-file = FILE
value-eyes = PLAYER

play-help = Plays a game in the terminal. Answer with a number or a part of the words; ? helps.
play-help-game = the game; { $first } when none is named
play-help-players = number of players; 2 when nothing else is said
play-help-seats = one seat, in the order of the table: a name, and human, random or greedy (such as Anna=human); can be repeated. Seats that are not named are played by the program
play-help-lang = language, such as fr; else CARDWRIGHT_LANG or the language of the system
play-help-edition = edition of the game, such as first or second
play-help-variants = a variant of the game; can be repeated
play-help-options = any other option of the game; can be repeated
play-help-solo = one player, alone
play-help-seed = number that decides all dice and draws: the same number, the same game
play-help-packs = folder of a further pack; can be repeated
play-help-save = file in which the game is kept; else one in your own folder
play-help-resume = goes on with a saved game
play-help-format = for people, or one JSON object a line for other programs: human or json
play-help-help = shows this help

replay-help = Shows a saved game, finished or broken, line by line.
replay-help-file = the saved game
replay-help-lang = language, such as fr; else CARDWRIGHT_LANG or the language of the system
replay-help-eyes = as this player saw it: a name or a letter. Without it, a finished game is shown with all its secrets, and another one as anybody at the table may see it
replay-help-step = waits for the return key after each answer
replay-help-packs = folder of a further pack; can be repeated
replay-help-help = shows this help
