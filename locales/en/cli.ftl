# What the program itself says. Words in “quotes” were typed by somebody or stand in a file; WORDS IN CAPITALS stand for something to be typed.

## Starting and stopping

# $path: the file in which the game is saved. $seed: the number that decides all dice and draws.
started = New game (seed { $seed }). Your answers are saved as you go, in { $path }
    .aloud = New game. Its seed is { $seed }. Your answers are saved as you go, in the file “{ $path }”.
resumed = The game in { $path } continues (seed { $seed }).
    .aloud = The game in the file “{ $path }” continues. Its seed is { $seed }.
# Below the line above.
resumed-changed = This game was changed by hand; its file says so.
resumed-packs-changed = The packs of this game have changed since it began; its file says so.
# Below the line above: the program was ended while it wrote.
resumed-torn = The last line of { $path } was not written to its end. It is left out; the game continues before it.
# $signs: what is typed after ? for the signs on the board, or the word none.
greeting = Answer with a choice’s number, words or code. Type ? for help, ? WORD for a card or a rule{ $signs ->
        [none] {""}
       *[other] , ? { $signs } for the signs on the board
    }, quit to stop.
    .aloud = Answer with a choice’s number or words. Type “help” for help, “help” and a word for a card or a rule, “quit” to stop.
# Somebody named one seat and nothing else.
alone = { $name } plays alone: this is the solo game. To play with others, name them too: --seat Bo for a person, --seat Bo=greedy for a bot.
# $command goes on with the game; it stands on a line of its own.
stopped = The game is saved in { $path }
    To continue: { $command }
    .aloud = The game is saved in the file “{ $path }”. To continue it, type “{ $command }”.
kept = The game is saved in { $path }
    .aloud = The game is saved in the file “{ $path }”.
kept-over = The whole game is saved in { $path }
    .aloud = The whole game is saved in the file “{ $path }”.
status-not-written = Whose turn it is cannot be written to { $path }: { $why }.
kept-again = Saving works again, in { $path }
not-kept = The game cannot be written to { $path }: { $why }. It goes on in memory; saving is tried again with the next answer.
lost = The game is in memory only; it could not be written to { $path }
copied = A copy is in { $path }
copy-exists = There is already a file { $path }; nothing was written. Choose another name.
not-copied = No copy could be written to { $path }: { $why }.

# What stands before a question in one line. $heading: how far the game has come, without a full stop. $facts: sentences.
briefing = { $heading }. { $facts }

## At the table

# The name of a seat that a program plays, when nobody named it. $n: A for the first seat.
bot = Bot { $n }
hand-over = ——— { $name }, it is your turn ———
    .aloud = { $name }, it is your turn.
hand-over-alone = { $name }, press Enter when nobody else is looking.
# $undo: the word that is typed for it.
hand-over-undo = { $name }, your last choice is about to be taken back: press Enter when nobody else is looking. To keep it, type “{ $undo }”.
hand-over-first = Nothing is shown before { $name } has pressed Enter.
# A dash, since many questions have a colon of their own.
asked = { $name } — { $prompt }
    .aloud = { $name }: { $prompt }
no-such-number = There { $count ->
        [one] is only one choice
       *[other] are only { $count } choices
    }.
no-such-offer = No choice here matches “{ $typed }”. Press Enter to see the choices, or type ? for help.
# $near: the command that was probably meant.
no-such-offer-near = No choice here matches “{ $typed }”. Did you mean the command “{ $near }”?
several-offers = “{ $typed }” matches several choices:
undone = { $count ->
        [one] Your answer is taken back.
       *[other] Your answer is taken back, with all that came of it.
    }
# What is said to “why” and the name of something on the table. $thing: its name. $offers: choices
# with their numbers. $why: one or several sentences.
why-offered = You can choose: { $offers }.
refused-offered = { $thing } – you can choose: { $offers }.
refused = { $thing } – { $why }
refused-both = { $thing } – you can choose: { $offers }. { $why }
refused-nothing = What you are asked now has nothing to do with { $thing }.
# The thing, or things, in front of $name, another player.
refused-other = That belongs to { $name }.
no-such-thing = Nothing on the table is called “{ $typed }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    }
undo-nothing = There is nothing to undo yet.
# $event: a sentence of the log, with its full stop.
undo-chance = { $event ->
        [none] You cannot undo the last choice: something random has happened since.
       *[other] You cannot undo the last choice: something random has happened since. ({ $event })
    }
undo-revealed = You cannot undo the last choice: hidden information has been revealed since. ({ $event })
hint = A careful player would choose: { $offer }
hint-two = To a careful player two choices look equally good: { $offers }
hint-tied = To a careful player { $count } choices look equally good, such as: { $offer }
# $worth: the estimate of what an offer is worth, in the words of the game, such as “17.5 stars”. $for, $against: hint-reason, with semicolons between, or the word none: what gets better and what gets worse by the offer.
hint-line = { $offer }: about { $worth }.{ $for ->
        [none] {""}
       *[other] {" "}For it: { $for }.
    }{ $against ->
        [none] {""}
       *[other] {" "}Against it: { $against }.
    }
# $of: what gets better or worse, such as a goal. $points: by how much.
hint-reason = { $of } { $points }
# What a tutorial says. $offer: the choice that it expects; $offers: those of which it expects any.
lesson-otherwise = Let us stay with the lesson: please choose “{ $offer }”.
lesson-hint = The lesson expects: { $offer }
lesson-hint-several = Here each of these is right: { $offers }
lesson-left = This game has left its tutorial. From here on you play on your own; “hint” still helps.
# $offer: the choice. Nothing of what is told below this line has happened.
preview = If you choose “{ $offer }”:
# What would be different on the table, a line each. $label: the row, the column or the player it stands with, or the word none.
preview-change = { $label ->
        [none] {""}
       *[other] { $label }:{" "}
    }{ $before } ⇒ { $after }
    .aloud = { $label ->
        [none] {""}
       *[other] { $label }:{" "}
    }{ $after } instead of { $before }
preview-new = { $label ->
        [none] new: { $after }
       *[other] { $label }: { $after }
    }
preview-gone = { $label ->
        [none] gone: { $before }
       *[other] { $label }: { $before } ⇒ –
    }
    .aloud = { $label ->
        [none] gone: { $before }
       *[other] { $label }: gone: { $before }
    }
# A thing that comes from one place to another. $what: what it is, such as a card. $from, $to: places, such as the market or a player.
preview-moved = { $what }: { $from } ⇒ { $to }
    .aloud = { $what }: first { $from }, then { $to }
# For players who listen: what would be true of the table then. $facts: some sentences.
preview-said = After that: { $facts }
preview-chance = Then something is rolled or drawn.
preview-asks = Then you are asked: { $question }
preview-nothing = Nothing on the table changes yet.
# Parts of a list that is said aloud. $before: those so far; $after: the next.
list-aloud = { $before }; { $after }
which-offer = Which choice? Name it by its number, part of its wording or its code on the board.
language-is = The game is now in English.
no-such-language = There is no language “{ $typed }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    } Available: { $list }
languages = Available languages: { $list }
# A language that is not complete. $percent: how much of what there is to say it says.
language-part = { $tag } ({ $percent }%)
no-such-player = No player is called “{ $typed }”. The players are: { $list }
no-piles = There are no face-up piles.
# A card's script failed. $pack: the id of its pack. $card: its name. $hook: what it was called for.
# $place: file and line. $cause: one of the texts below. It should fit in a line of a terminal.
fault = { $pack }: { $card }, { $hook }, { $place }: { $cause }
# The first line of a game. $line: the line above. $why: the command that tells more.
fault-why = { $line } ({ $why }?)
# $line: the line that tells of a fault.
fault-rests = { $line } – the card is not called again in this game
# $about: the words of the script.
fault-error = error “{ $about }”
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
# Before what is wrong with the scripts, which is told in English.
fault-reports = For whoever writes or mends these cards, in English:
no-fault = Add the name of something on the table, and you are told why you cannot choose it. No card has failed in this game.

## Explanations

# “{ $typed }” is a number: the choice with that number names no card.
no-card-in-offer = Choice { $typed } does not name a card.
help = Answer with a choice’s number, part of its wording or its code on the board, or type:
topics = Rules you can look up: { $list }
# Numbers on a card, said aloud: from $from to $to, and $from or more.
said-range = { $from } to { $to }
said-least = { $from } or more
explained = { $name } ({ $kind })
# The name of a power, and what it does.
powered = { $power }: { $text }
# The mood line of a card.
flavour = “{ $text }”
origin-inferred = Worked out from the rules, not printed on the card: { $fields }
origin-reconstructed = Our own design, not the printed card: { $fields }
card-script = According to its script: { $line }
several-topics = “{ $typed }” matches several: { $list }
no-such-topic = There is no card or rule called “{ $typed }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    }

## The rulebook

# $game: its name.
rulebook = The rules of { $game }
contents = Contents
glossary = Words
glossary-about = What the words of the game mean.
# $command: what is typed at the shell.
whole-chapter = The whole chapter: { $command }

## Commands: words that can be typed, with commas between them; the first one is shown in the help

command-help = ?, help
help-help = this page; ? WORD explains a card or a rule, ? 3 the card in choice 3
command-board = board, table
help-board = everything on the table
command-sheet = sheet
help-sheet = your own sheet; sheet NAME for another player’s
command-piles = discard, piles
help-piles = the discard pile, and what else has been turned up
command-log = log
help-log = what has happened lately; log all from the beginning
command-score = score
help-score = what everybody would score now
command-undo = undo
help-undo = takes back your last choice (not past a roll or a reveal)
command-hint = hint
help-hint = what a careful player would choose, and what the best choices are worth
command-preview = preview
help-preview = what would come of a choice, without choosing it: preview 3
command-news = news
help-news = which kinds of news you are told: news cards off, news cards on, or news cards last for only the last since your turn
command-detail = detail
help-detail = how much you are told without asking: detail terse, detail full or detail usual
command-lang = lang, language
help-lang = changes the language: lang de for German
command-save = save
help-save = where the game is saved; save FILE writes a copy
command-why = why
help-why = with the name of something on the table, why you cannot choose it; without a name, where and why the script of a card failed
command-again = again
help-again = shows the choices again, as an empty line does
command-quit = quit, exit
help-quit = stops; the game is saved and can be resumed

## What is told without being asked for

# The words behind the command “detail”.
detail-usual = usual
detail-terse = terse
detail-full = full
# What is said to it. $list: the words above.
told-usual = You are told what is new and what a question is about ({ $list }).
told-terse = You are told the question alone, with one line before it ({ $list }).
told-full = You are told the whole table before each question ({ $list }).
# $near: what was probably meant, or the word none.
no-such-detail = There is no “{ $typed }” here. { $near ->
        [none] Choose one of: { $list }
       *[other] Did you mean “{ $near }”?
    }
# The words behind the command “news” and a kind of news.
news-on = on
news-off = off
news-last = last
# A kind in the list of the next sentence. $hearing: one of the words above.
told-kind = { $kind } { $hearing }
told-kinds = News: { $list }.
no-such-news = There is no kind of news “{ $typed }”. { $near ->
        [none] The kinds are: { $list }
       *[other] Did you mean “{ $near }”?
    }

## Queries: one or two letters that are typed for a fact of the table, answered in a sentence

# $typed, $list: names of queries as a program writes them.
no-such-query = There is no query “{ $typed }”. The queries are: { $list }
nothing-to-tell = There is nothing to tell of that now.
# $typed: what was typed behind the letters, or the word none. $list: what can be named there.
tell-of-which = “{ $typed }” names nothing here, or more than one thing. Answer with one of these, such as “1”, or at once “{ $query } 1”; an empty line leads back to the game: { $list }
query-news = ne
help-query-news = the last of what has happened since your last turn; ne 20 for more of it
query-points = sc
help-query-points = what everybody would score now, in one sentence
query-asked = qu
help-query-asked = the question
query-choices = ch
help-query-choices = the choices; ch 3 for one of them with what its card says
no-news = Nothing has happened since your last turn.
# A player in the list of the next sentence.
told-points = { $name } { $points }
told-score = Points so far: { $list }.
# What a player scores, in a sentence for those who listen. $list: told-score-line, with semicolons between.
told-score-of = { $name }: { $list }.
told-score-line = { $reason }: { $points }
told-asked = { $name }: { $prompt }
# Said aloud: what is chosen by a number or a word, such as an offer or a command.
said-numbered = { $number }: { $text }
# $text: a sentence without its full stop. $count: how often it is so, twice or more.
said-times = { $text } ({ $count } times).
# A choice in the list of the next sentence.
told-choice = { $number }: { $offer }
told-choice-next = { $list }; { $next }
told-choices = { $list }.
# Above the letters in the help.
queries = For one fact at a time, type these letters:

## Scores

total = Total
end = End of the game
score-sheet = Score sheet
# A number with one digit behind the mark.
decimal = { $whole }.{ $rest }

## Replays

silent = { $name } chooses: “{ $offer }”
silent-hidden = { $name } makes a choice.
not-over = The game is not over; it stops after { $count ->
        [one] one answer
       *[other] { $count } answers
    }.
no-game-in-file = { $path } is not a saved game.
replay-changed = The game is shown as far as it can be played with the current cards.
# $command says the same for whoever mends the file.
replay-report = What exactly is wrong, in English: { $command }

## What can be wrong

# $why is one of these, or what the system says.
why-not-found = there is no such file or folder
why-not-allowed = the system does not allow it
why-full = the disk is full
why-read-only = nothing can be written there
why-folder = that is a folder
why-no-folder = that is not a folder
why-no-file = that is a pipe, a device or a socket, not a file
why-taken = it holds something else, which would be lost
# $code: the number of the system’s error, or 0.
why-other = { $code ->
        [0] it holds something that cannot be read
       *[other] the system refuses (error { $code })
    }

# $near: what was probably meant, or the word none.
faulty-texts = { $count ->
        [one] One text of the packs has a mistake and was left out; “cardwright lint” says which.
       *[other] { $count } texts of the packs have mistakes and were left out; “cardwright lint” says which.
    }
error-game = There is no game “{ $typed }”. { $near ->
        [none] The games are: { $list }
       *[other] Did you mean “{ $near }”?
    }
error-kind = There is no kind “{ $typed }”. { $near ->
        [none] The kinds are: { $list }
       *[other] Did you mean “{ $near }”?
    }
error-origin = There is no origin “{ $typed }”. { $near ->
        [none] The origins are: { $list }
       *[other] Did you mean “{ $near }”?
    }
error-of = There is no pack “{ $typed }”. { $near ->
        [none] The packs are: { $list }
       *[other] Did you mean “{ $near }”?
    }
# $typed: what was typed, or the word none; $list: the tutorials there are
error-tutorial = { $typed ->
        [none] There is no tutorial here.
       *[other] There is no tutorial “{ $typed }”. There are: { $list }
    }
error-tutorial-broken = Something is wrong with the tutorial in { $path }. What it is: cardwright lint
error-with = There is no pack “{ $typed }” to play with. { $near ->
        [none] To choose from: { $list }
       *[other] Did you mean “{ $near }”?
    }
error-with-game = The pack “{ $pack }” belongs to another game: { $game }.
error-card = There is no card “{ $typed }”. { $near ->
        [none] All cards: cardwright cards list
       *[other] Did you mean “{ $name }” ({ $near })?
    }
# $list: files and lines. $command says what is wrong there, in English.
error-packs = These packs cannot be played until this is fixed: { $list }
    What is wrong there: { $command }
error-pack = The pack in { $path } cannot be read: { $why }.
error-pack-deeper = { $path } holds packs and is not one itself. Name one of these folders: { $list }
# A pack was named twice on the command line. $path: its folder.
pack-twice = “{ $path }” is named twice. It is read once.
# Too few. $more: how many are missing.
error-few-seats = This game is for { $least } to { $most } players, not { $asked }. With --players { $least } bots take the seats that you do not name; or name { $more ->
        [one] one more seat
       *[other] { $more } more seats
    } with --seat.
error-seats = This game is for { $least } to { $most } players, not { $asked }.
error-option = This game has no option “{ $name }”. { $near ->
        [none] Its options: { $list }
       *[other] Did you mean “{ $near }”?
    }
error-value = “{ $name }” cannot be “{ $value }”. { $near ->
        [none] Choose one of: { $list }
       *[other] Did you mean “{ $near }”?
    }
# $there: so many there are. $wanted: so many are needed. $kind: the kind of card, or the word none.
error-content = The packs have too few cards for this table: { $kind ->
        [none] {""}
       *[other] of the kind “{ $kind }” {""}
    }there { $there ->
        [one] is { $there }
       *[other] are { $there }
    }, and { $wanted } are needed.
# $there: so many there are. $most: so many a table holds. $kind: the kind of card, or the word none.
error-excess = The packs have more cards than a table can hold: { $kind ->
        [none] {""}
       *[other] of the kind “{ $kind }” {""}
    }there are { $there }, and { $most } is the limit. Play with fewer packs at once.
error-no-value = “{ $option }” has no value; write it as NAME=VALUE.
error-option-twice = “{ $option }” is set twice; set it once.
error-seat = “{ $seat }”: a seat is played by human, random or greedy, not by “{ $who }”. Example: Anna=human.
error-gender = “{ $seat }”: after a name and a colon, write f (she) or m (he), not “{ $gender }”. Example: Anna:f=human.
error-name-twice = Two players are called “{ $name }”.
error-solo = A solo game has one player; leave out --players.
error-too-many-seats = { $seats } seats are named, but there { $players ->
        [one] is only one player
       *[other] are only { $players } players
    }.
error-save = The game cannot be saved in { $path }: { $why }.
error-taken = { $path } already exists and will not be overwritten. Continue that game with --resume, or choose another file.
error-in-use = { $path } is already being played, perhaps in another window. Continue there, or stop the game there first.
error-read = { $path } cannot be read: { $why }.
error-too-long = { $path } is far too long for a saved game.
error-no-file = { $path } is not a file.
error-status-taken = { $path } already holds something else and will not be overwritten. Choose another file for --status.
error-status-save = The game itself is kept in { $path }, so --status cannot write there. Choose another file for --status.
error-status-in-use = Another game already writes to { $path } whose turn it is. Choose another file for --status.
# Stands behind what is wrong with the file.
error-resume = The game cannot be resumed from this file. To look at it: cardwright replay { $path }
# Below a line that says which pack has changed.
error-resume-trust = The game cannot be resumed with these cards as if they were the same. To look at it: cardwright replay { $path }. To play on with them all the same, add --trust; the file is then marked.
# $place: file and line.
error-changed = { $place }: this game was changed by hand. What is wrong with it: cardwright lint { $path }. To play on all the same, add --trust; the file stays marked.

# $place: file and line. $quoted: the line.
broken-answer = { $place }: this answer was not possible here: { $quoted }
broken-after-end = { $place }: the game was over before this answer: { $quoted }
broken-diverged = { $place }: from here on the game plays differently from the file: { $quoted }
broken-head = { $place }: the game cannot be set up like this: { $quoted }
broken-line = { $place }: this is not a line of a saved game: { $quoted }
broken-text = { $place }: the file is not UTF-8 text.
broken-other = { $place }: something is wrong here: { $quoted }
changed-missing = The pack “{ $pack }” is missing; name its folder with --pack.
changed-pack = The pack “{ $pack }” has changed since this game was played.
changed-new = The pack “{ $pack }” was not there when this game was played.
changed-something = The cards, or what their scripts may do, have changed since this game was played.

## What cards bring (cardwright balance)

# $first, $last: seeds. $points: a mean with its error.
balance-title = { $game }: { $games } { $games ->
        [one] game
       *[other] games
    } of { $players ->
        [one] 1 bot
       *[other] { $players } bots
    }, seeds { $first } to { $last }. A player scores { $points } points; a game takes { $decisions } answers.
# Why the games came to their end; $list holds balance-cause.
balance-causes = How they ended: { $list }.
balance-cause = { $cause } { $share }
# What the game counts; $list holds balance-count, $what is a word in the plural.
balance-counted = For each player of a game, and in parentheses how many players had any: { $list }.
balance-count = { $number } { $what } ({ $share })
# Cards whose scripts failed; below it a line for each card and hook.
balance-failed = { $cards ->
        [one] A card failed
       *[other] { $cards } cards failed
    } in these games. What a failing card does is undone, and the game goes on.
# $line: the text “fault” of the first time, without the end of the line. $seed: the seed of that game.
balance-fault = { $line } – { $times ->
        [one] once
       *[other] { $times } times
    }, in { $games } of { $all } games, the first with seed { $seed }.
balance-percent = { $number }%
# A mean and its standard error.
balance-mean = { $mean } ± { $error }
# Heads of columns, as short as can be, and below what they mean.
balance-owners = owners
balance-taken = taken
balance-named = points
balance-lead = lead
balance-wins = wins
balance-about-owners = owners: how many players came to own the card.
balance-about-taken = taken: how often a bot would choose the card when it can also choose something else. Where there are only cards to choose from, such as classes, chance deals them, so that each of them is played.
balance-about-named = points: what the score sheet counts under the card’s own name, on average for its owners.
balance-about-lead = lead: in a game in which some players own the card and others do not, the points of its owners less those of the others. A player takes a card when it fits, so compare a card with others of its kind.
# $even: one part in as many as there are players.
balance-about-wins = wins: how often an owner wins; with a card that changes nothing it would be { $even }.
balance-about-error = The number after ± is the standard error of the mean.

## Lists of games and cards

# A value of an option as it is typed, and what it is called.
value-named = { $value } ({ $name })
value-added = { $value } ({ $name }; --with { $pack })
value-with = { $value } (--with { $pack })
games-for = { $least } to { $most }
# A cell of a table behind the heading of its column, where the page is too narrow for the table.
row-cell = { $name }: { $value }
games-option = { $name }: { $values }
games-several = { $name }, any of: { $values }
# $languages: those in which the program itself speaks.
games-with = { $name }; to play with it: --with { $pack }
games-program = Languages of the program: { $languages }
cards-summary = { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    } Fields: { $known } known, { $inferred } worked out from the rules, { $reconstructed } of our own design.

# Stands before the file of a card, its numbers and its hooks.
cards-technical = What follows is for whoever writes cards, in the words of the file:

# What stands before a line of a list.
row-seats = players
row-languages = languages
row-pack = pack
row-with = more
row-cards = cards
row-id = id
row-game = game
row-file = file
row-numbers = numbers
row-acts = acts at
row-known = known
row-inferred = worked out
row-reconstructed = our own design

## Saved games to choose from

# When a game was played last, on the player’s clock; all parts have two digits but the year.
saved-date = { $year }-{ $month }-{ $day } { $hour }:{ $minute }
saved-day = { $year }-{ $month }-{ $day }
# $heading: how far the game has come. $players: each with his points, parted by commas.
saved-open = { $game } · { $heading } · { $players }
    .aloud = { $game }, { $heading }, { $players }
saved-won = { $game } · { $players }
    .aloud = { $game }, { $players }
saved-over = { $game } · over · { $players }
    .aloud = { $game }, over, { $players }
saved-lost = { $game } · lost · { $players }
    .aloud = { $game }, lost, { $players }
saved-player = { $name } { $points }
saved-winner = { $name } { $points } (won)
    .aloud = { $name } won with { $points }
saved-tutorial = { $game } (tutorial)
    .aloud = { $game }, a tutorial
# $packs: the names of its expansions.
saved-with = { $game } + { $packs }
    .aloud = { $game } with { $packs }
saved-broken = { $game } · cannot be continued: other cards, or a damaged file
    .aloud = { $game } cannot be continued: other cards, or a damaged file
# $pack: the id of a pack whose folder is no longer where it was.
saved-missing = { $game } · the pack “{ $pack }” is missing
    .aloud = { $game } cannot be continued: the pack “{ $pack }” is missing
# $pack: the id of a pack that is not as it was when the game was played.
saved-changed = { $game } · the pack “{ $pack }” has changed
    .aloud = { $game } has changed cards: the pack “{ $pack }”
# $pack: the id of a pack with which nothing can be played.
saved-faulty = { $game } · the pack “{ $pack }” has an error
    .aloud = { $game } cannot be continued: the pack “{ $pack }” has an error
saved-title = Saved games, the one played last first:
saved-which = Which one? Its number, or q to stop.
saved-no-number = The list has numbers from 1 to { $count }.
tutorials = First games that explain themselves:
# $new: how to begin a game, as an entry of a page or as a command.
saved-none = There is no saved game here. To begin a game: { $new }
# $replay: how to look back at a game, as an entry of a page or as a command.
saved-all-over = The games saved here are over and can only be looked back at ({ $replay }).
saved-none-sound = The saved games here cannot be used: other cards, a missing pack or damaged files.
error-resume-json = With --format json, --resume needs the file of a saved game after it.
