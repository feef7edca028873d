# What the program itself says. Words in “quotes” were typed by the player or come from a file; WORDS IN CAPITALS are placeholders for something to type.

## Starting and stopping

# $path: the file in which the game is saved. $seed: the number that decides all dice and draws. $kept: yes, or no if it cannot be saved; the line above says why.
started = New game (seed { $seed }).{ $kept ->
        [no] {""}
       *[yes] {" "}Your answers are saved as you go, in { $path }
    }
    .aloud = New game. Its seed is { $seed }.{ $kept ->
        [no] {""}
       *[yes] {" "}Your answers are saved as you go, in the file “{ $path }”.
    }
resumed = The game in { $path } continues (seed { $seed }).
    .aloud = The game in the file “{ $path }” continues. Its seed is { $seed }.
# Below the line above.
resumed-changed = This game was changed by hand; its file is marked as changed.
resumed-packs-changed = The packs of this game have changed since it began; its file is marked as changed.
resumed-ruling = This game began at a position that was set up, so it does not count among your results.
# The first line of a game that begins where a card is about to act. $card: its name. $hook: its
# moment, as in the card’s file. $offer: the choice to take, or none. $then: later choices, as in
# files of rulings, or none.
occasion = { $offer ->
    [none] “{ $card }” is asked for this very question ({ $hook }).
   *[other] { $then ->
        [none] Choose “{ $offer }”, and “{ $card }” acts ({ $hook }).
       *[other] Choose “{ $offer }”, then { $then }, and “{ $card }” acts ({ $hook }).
    }
}
# Below the line above: the program was ended while it wrote.
resumed-torn = The last line of { $path } is incomplete and was left out; the game continues from the line before it.
# $signs: what is typed after ? for the signs on the board, or the word none.
greeting = Answer with a choice’s number, words or code. Type ? for help, ? WORD for a card or a rule,{ $signs ->
        [none] {""}
       *[other] {" "}? { $signs } for the signs on the board,
    } or quit to stop.
    .aloud = Answer with a choice’s number or words. Type “help” for help, “help” and a word for a card or a rule, “quit” to stop.
# Only one seat was named, and nothing else.
alone = { $name } plays alone: this is a solo game. To play with others, name them too: --seat Bo for a person, --seat Bo=greedy for a bot.
# $command continues the game; it is on its own line.
stopped = The game is saved in { $path }
    To continue: { $command }
    .aloud = The game is saved in the file “{ $path }”. To continue it, type “{ $command }”.
kept = The game is saved in { $path }
    .aloud = The game is saved in the file “{ $path }”.
kept-over = The whole game is saved in { $path }
    To play again with the same players:
      { $again }
    To see where a hint would have been better:
      { $review }
    To compare with friends:
      { $compare }
      { $same }
    .aloud = The whole game is saved in the file “{ $path }”. To play again with the same players, type “{ $again }”. To see where a hint would have been better, type “{ $review }”. To compare with friends: { $compare } The same game again: “{ $same }”.
status-not-written = The status file { $path } cannot be written: { $why }.
kept-again = Saving works again, in { $path }
not-kept = The game cannot be saved in { $path }: { $why }. It continues in memory; saving is tried again after the next answer.
# “save” in a game that cannot be saved.
unsaved = The game cannot be saved in { $path }; so far it is in memory only.
# The last sentence of the program.
lost = The game could not be saved in { $path } and is lost.
# The same, if the file has the game up to some earlier answer.
lost-since = The last answers could not be saved in { $path } and are lost.
copied = A copy is in { $path }
copy-exists = { $path } already exists; nothing was written. Choose another name.
not-copied = The copy could not be written to { $path }: { $why }.
ruling-saved = A ruling is in { $path }. Check what it expects: cardwright test { $path }
no-ruling = Only a game that began at a position can be saved as a ruling, and only after a choice.

# The line before a question. $heading: how far the game has come, without a full stop. $facts: sentences.
briefing = { $heading }. { $facts }

## At the table

# The name of a seat that a program plays, when nobody named it. $n: A for the first seat.
bot = Bot { $n }
hand-over = ——— { $name }, it is your turn ———
    .aloud = { $name }, it is your turn.
hand-over-alone = { $name }, press Enter when nobody else is looking.
# $undo: the word that is typed for it.
hand-over-undo = { $name }, your last choice is about to be undone: press Enter{ $secret ->
        [yes] {" "}when nobody else is looking
       *[no] {""}
    }. To cancel this undo and keep your choice, type “{ $undo }”.
hand-over-first = Nothing is shown until { $name } presses Enter.
# A dash, since many questions have a colon of their own.
asked = { $name } — { $prompt }
    .aloud = { $name }: { $prompt }
no-such-number = { $count ->
        [one] The only choice is 1.
       *[other] Choose a number from 1 to { $count }.
    }
no-such-offer = No choice here matches “{ $typed }”. Press Enter to see the choices, or type ? for help.
# $near: the command that was probably meant.
no-such-offer-near = No choice here matches “{ $typed }”. Did you mean the command “{ $near }”?
several-offers = “{ $typed }” matches several choices:
undone = { $count ->
        [one] Your last answer was undone.
       *[other] Your last answer and everything after it were undone.
    }
# What is said to “why” and the name of something on the table. $thing: its name. $offers: choices
# with their numbers. $why: one or several sentences.
why-offered = You can choose: { $offers }.
refused-offered = { $thing } – You can choose: { $offers }.
refused = { $thing } – { $why }
refused-both = { $thing } – You can choose: { $offers }. { $why }
refused-nothing = The current question does not concern “{ $thing }”.
# The thing, or things, in front of $name, another player.
refused-other = That belongs to { $name }.
no-such-thing = Nothing on the table is called “{ $typed }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    }
undo-nothing = Nothing to undo yet.
# In a tutorial, after a choice that the program made for the player.
undo-given = The program made the last choice for this lesson, and would make it again.
# $event: a sentence of the log, with its full stop.
undo-chance = { $event ->
        [none] You cannot undo the last choice, because something random has happened since.
       *[other] You cannot undo the last choice, because something random has happened since: { $event }
    }
undo-revealed = You cannot undo the last choice: hidden information has been revealed since. ({ $event })
hint = A careful player would choose: { $offer }
hint-two = Two choices look equally good: { $offers }
hint-tied = { $count } choices look equally good, for example: { $offer }
# $worth: the estimate of what an offer is worth, in the words of the game, such as “17.5 stars”. $for, $against: hint-reason, with semicolons between, or the word none: what gets better and what gets worse by the offer. $gain: how much of that it adds, with its sign, or the word none. $tried: in a hint of a search, how many percent of its $tries tries began with this offer, or the word none.
hint-line = { $offer }: about { $worth }{ $gain ->
        [none] {""}
       *[other] {" "}({ $gain })
    }.{ $tried ->
        [none] {""}
       *[other] {" "}Search: { $tried }% of { $tries } tries.
    }{ $for ->
        [none] {""}
       *[other] {" "}Pros: { $for }.
    }{ $against ->
        [none] {""}
       *[other] {" "}Cons: { $against }.
    }
    .aloud = { $offer }: about { $worth }.{ $tried ->
        [none] {""}
       *[other] {" "}Search: { $tried } percent of { $tries } tries.
    }{ $for ->
        [none] {""}
       *[other] {" "}Pros: { $for }.
    }{ $against ->
        [none] {""}
       *[other] {" "}Cons: { $against }.
    }
# $of: what gets better or worse, such as a goal. $points: by how much.
hint-reason = { $of } { $points }
# What else gets better or worse, together.
hint-rest = other things
# What a tutorial says. $offer: the choice that it expects; $offers: those of which it expects any.
# $step, $steps: the number of a lesson, and how many there are; $lesson: the lesson, whole sentences.
lesson-step = Step { $step } of { $steps }: { $lesson }
lesson-otherwise = Let’s stick to the lesson: please choose “{ $offer }”.
lesson-hint = The lesson expects: { $offer }
lesson-hint-several = Each of these is right: { $offers }
lesson-left = You have left the tutorial. From here on you play on your own; “hint” still helps.
# $offer: the choice. The lines below this one say what would happen.
preview = If you choose “{ $offer }”:
# What would change on the table, one line each. $label: its row, its column or its player, or the word none.
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
# For players who listen: the table after the choice. $facts: some sentences.
preview-said = After that: { $facts }
preview-chance = What follows depends on chance or on hidden information.
preview-asks = Then you are asked: { $question }
preview-nothing = Nothing on the table changes yet.
# Parts of a list that is said aloud. $before: those so far; $after: the next.
list-aloud = { $before }; { $after }
which-offer = Which choice? Name it by its number, part of its wording or its code on the board.
language-is = The game is now in English.
no-such-language = Unknown language “{ $typed }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    } Available: { $list }
languages = Available languages: { $list }
# A language that is not complete. $percent: how much of what there is to say it says.
language-part = { $tag } ({ $percent }%)
no-such-player = No player is called “{ $typed }”. The players are: { $list }
no-piles = No piles are face up.
# A card's script failed. $pack: the id of its pack. $card: its name. $hook: what it was called for.
# $place: file and line. $cause: one of the texts below. It should fit in a line of a terminal.
fault = { $pack }: { $card }, { $hook }, { $place }: { $cause }
# The first line of a game. $line: the line above. $why: the command that says more.
fault-why = { $line } (type { $why } for more)
# $line: the line about a fault.
fault-rests = { $line } – the card is disabled for the rest of this game
# $about: the words of the script.
fault-error = error “{ $about }”
fault-fuel = runs too long
fault-memory = uses too much memory
fault-depth = calls nest too deeply
# $about: a word of the script language, such as me:gain_gold.
fault-verb = { $about } called wrongly
fault-place = acts or asks where that is not allowed
fault-answer = returns a wrong value
fault-questions = asks too many questions
fault-differs = differs from run to run
fault-chain = cards trigger one another endlessly
# Before the errors in the scripts, which are in English.
fault-reports = For the authors of these cards:
no-fault = To learn why you cannot choose something, type “why” and its name. No card has failed in this game.

## Explanations

# “{ $typed }” is a number: the choice with that number names no card.
no-card-in-offer = Choice { $typed } does not name a card.
help = Answer with a choice’s number, part of its wording or its code on the board, or type:
topics = Rules you can look up: { $list }
explained = { $name } ({ $kind })
# The name of a power, and what it does.
powered = { $power }: { $text }
# The mood line of a card.
flavour = “{ $text }”
origin-inferred = Worked out from the rules, not printed on the card: { $fields }
origin-reconstructed = Our own design, not as printed on the card: { $fields }
card-script = According to its script: { $line }
several-topics = “{ $typed }” matches several entries: { $list }
no-such-topic = No card or rule is called “{ $typed }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    }

## The rulebook

# $game: its name.
rulebook = The rules of { $game }
contents = Contents
glossary = Glossary
glossary-about = The terms of the game and what they mean.
# $command: what is typed at the shell.
whole-chapter = The whole chapter: { $command }

## Commands: words that can be typed, with commas between them; the first one is shown in the help

command-help = ?, help
help-help = this page; ? WORD explains a card or a rule, ? 3 the card in choice 3
    .aloud = this page; “help” and a word explains a card or a rule, “help 3” the card in choice 3
command-board = board, table
help-board = everything on the table
command-sheet = sheet
help-sheet = your own sheet; sheet NAME for another player’s
command-piles = discard, piles
help-piles = the discard pile and other face-up piles
command-log = log
help-log = the latest events; log all for all of them
# What is typed after “log” to see all of it.
all-lines = all
command-score = score
help-score = what each player would score now
command-undo = undo
help-undo = undoes your last choice (not past a roll or a reveal)
command-hint = hint
help-hint = what a careful player would choose, and what the best choices are worth
command-preview = preview
help-preview = what a choice would do, without making it: preview 3
command-news = news
help-news = which messages you see: “news cards off”, “news cards on”, or “news cards last”, which shows only the last one since your turn
command-detail = detail
help-detail = how much is shown before each question: detail terse, detail full or detail usual
command-lang = lang, language
help-lang = changes the language: lang de for German
command-save = save
help-save = where the game is saved; save FILE writes a copy
command-ruling = ruling
help-ruling = saves this game so far as a ruling; ruling FILE names the file
command-why = why
help-why = why NAME for why you cannot choose it; without a name, where and why a card’s script failed
command-again = again
help-again = shows the choices again, as an empty line does
command-quit = quit, exit
help-quit = stops; the game is saved and can be resumed

## What is shown without being asked for

# The words after the command “detail”.
detail-usual = usual
detail-terse = terse
detail-full = full
# What is said to it. $list: the words above.
told-usual = Before each question you now see the changes and the part of the table that the question is about. Levels of detail: { $list }.
told-terse = Before each question you now see one line only. Levels of detail: { $list }.
told-full = Before each question you now see the whole table. Levels of detail: { $list }.
# $near: what was probably meant, or the word none.
no-such-detail = Unknown level of detail “{ $typed }”. { $near ->
        [none] Choose one of: { $list }
       *[other] Did you mean “{ $near }”?
    }
# The words after the command “news” and a kind of news.
news-on = on
news-off = off
news-last = last
# A kind in the list of the next sentence. $hearing: one of the words above.
told-kind = { $kind } { $hearing }
told-kinds = News: { $list }.
no-such-news = Unknown kind of news “{ $typed }”. { $near ->
        [none] The kinds are: { $list }
       *[other] Did you mean “{ $near }”?
    }

## Queries: one or two letters that are typed for a fact of the table, answered in a sentence

# $typed, $list: names of queries as a program writes them.
no-such-query = Unknown query “{ $typed }”. The queries are: { $list }
nothing-to-tell = Nothing to report.
# $typed: what was typed after the letters, or the word none. $list: what can be named there.
tell-of-which = “{ $typed }” does not match exactly one thing here. Type one of these, its number or the whole query, such as “{ $query } 1”; an empty line returns to the game: { $list }
query-news = ne
help-query-news = the latest events since your last turn; ne 20 for more
query-points = sc
help-query-points = what each player would score now, in one sentence
query-asked = qu
help-query-asked = the question
query-choices = ch
help-query-choices = the choices; ch 3 for one of them with the text of its card
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
said-times = { $text } ({ $count ->
        [2] twice
       *[other] { $count } times
    }).
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
# A number with one digit after the decimal point.
decimal = { $whole }.{ $rest }

## Replays

silent = { $name } chooses: “{ $offer }”.
silent-hidden = { $name } makes a choice.
not-over = The game is not over: the file ends after { $count ->
        [one] one answer
       *[other] { $count } answers
    }.
no-game-in-file = { $path } is not a saved game.
replay-changed = The game is shown as far as it can be played with the current cards.
# $command says the same to those who fix the file.
replay-report = For the exact errors: { $command }

## Errors

# $why is one of these, or what the system says.
why-not-found = no such file or folder
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
        [one] One text in the packs has an error and was left out; to see the error, run “cardwright lint” on the folder of the pack.
       *[other] { $count } texts in the packs have errors and were left out; to see the errors, run “cardwright lint” on the folders of the packs.
    }
error-game = Unknown game “{ $typed }”. { $near ->
        [none] The games are: { $list }
       *[other] Did you mean “{ $near }”?
    }
error-kind = Unknown kind “{ $typed }”. { $near ->
        [none] The kinds are: { $list }
       *[other] Did you mean “{ $near }”?
    }
error-origin = Unknown origin “{ $typed }”. { $near ->
        [none] The origins are: { $list }
       *[other] Did you mean “{ $near }”?
    }
error-of = Unknown pack “{ $typed }”. { $near ->
        [none] The packs are: { $list }
       *[other] Did you mean “{ $near }”?
    }
# $typed: what was typed, or the word none; $list: the tutorials there are
error-tutorial = { $typed ->
        [none] This game has no tutorial.
       *[other] Unknown tutorial “{ $typed }”. Available: { $list }
    }
error-tutorial-broken = The tutorial in { $path } has errors; run cardwright lint to see them.
error-with = No bundled pack is called “{ $typed }”. { $near ->
        [none] Available: { $list }
       *[other] Did you mean “{ $near }”?
    }
error-with-game = The pack “{ $pack }” belongs to another game: { $game }.
error-card = Unknown card “{ $typed }”. { $near ->
        [none] All cards: cardwright cards list
       *[other] Did you mean “{ $name }” ({ $near })?
    }
# $list: files and lines. $command says what is wrong there, in English.
error-packs = The packs cannot be played, because of errors here: { $list }
    To see what is wrong: { $command }
error-pack = The pack in { $path } cannot be read: { $why }.
error-pack-deeper = { $path } contains packs but is not a pack. Name one of these folders: { $list }
# A pack was named twice on the command line. $path: its folder.
pack-twice = “{ $path }” is named twice. It is read only once.
name-cut = A name has at most { $most } characters. This one is shortened to “{ $name }”.
# Too few. $more: how many are missing.
error-few-seats = This game is for { $least } to { $most } players, not { $asked }. With --players { $least }, bots take the seats that you do not name. Or name { $more ->
        [one] one more seat
       *[other] { $more } more seats
    } with --seat.
error-seats = This game is for { $least } to { $most } players, not { $asked }.
error-option = This game has no option “{ $name }”. { $near ->
        [none] Its options: { $list }
       *[other] Did you mean “{ $near }”?
    }
error-value = { $name } cannot be “{ $value }”. { $near ->
        [none] Choose one of: { $list }
       *[other] Did you mean “{ $near }”?
    }
# $there: so many there are. $wanted: so many are needed. $kind: the kind of card, or the word none.
error-content = The packs have too few cards for this table{ $kind ->
        [none] {""}
       *[other] {" "}of the kind “{ $kind }”
    }: they have { $there }, and the game needs { $wanted }.
# $there: so many there are. $most: so many a table holds. $kind: the kind of card, or the word none.
error-excess = The packs have too many cards{ $kind ->
        [none] {""}
       *[other] {" "}of the kind “{ $kind }”
    }: they have { $there }, and a game can hold { $most }. Play with fewer packs.
error-no-value = “{ $option }” has no value; write it as NAME=VALUE.
error-option-twice = “{ $option }” is set twice; set it once.
error-seat = “{ $seat }”: a seat is played by human or by a bot: easy, fair or hard, not by “{ $who }”. Example: Anna=human.
error-gender = “{ $seat }”: after a name and a colon, write f (she) or m (he), not “{ $gender }”. Example: Anna:f=human.
error-name-twice = Two players are called “{ $name }”. Give each player a different name.
error-solo = A solo game has one player; leave out --players.
error-too-many-seats = You named { $seats } seats, but this game has { $players ->
        [one] only one player
       *[other] only { $players } players
    }.
error-save = The game cannot be saved in { $path }: { $why }.
error-taken = { $path } already exists and will not be overwritten. Continue that game with --resume, or choose another file.
error-in-use = { $path } is already being played, perhaps in another window. Continue there, or stop the game there first.
error-read = { $path } cannot be read: { $why }.
error-too-long = { $path } is too large to be a saved game.
error-no-file = { $path } is not a file.
error-settings = The settings file has the errors above. --no-settings ignores the file.
error-status-taken = { $path } already holds something else and will not be overwritten. Choose another file for --status.
error-status-save = The game itself is saved in { $path }, so --status cannot write there. Choose another file for --status.
error-status-in-use = Another game already uses { $path } for --status. Choose another file for --status.
# Follows the error in the file.
error-resume = The game cannot be resumed from this file. To look at it: cardwright replay { $path }
# Follows the line from which on the game differs.
error-resume-diverged = Either the file was changed by hand, or the rules have changed. To look at the game: cardwright replay { $path }. To continue it anyway, add --trust; the file is then marked.
# Below a line that says which pack has changed.
error-resume-trust = The game cannot be resumed, because these cards have changed. To look at it: cardwright replay { $path }. To continue it with the changed cards, add --trust; the file is then marked.
error-ruling = No game can begin here. All errors in the file: cardwright test { $path }
error-no-ruling = { $path } has no ruling with “{ $typed }” in its title. Its titles: { $list }
error-no-rulings = { $path } is not a file of rulings. To continue a saved game: cardwright play --resume { $path }
error-ruling-seats = The ruling sets a table for { $most }; { $asked } players are named.
error-ruling-options = The ruling sets up the game; leave out --players, --solo and the options of the game.
error-ruling-file = --ruling needs a file of rulings: cardwright play FILE.play --ruling WORD
error-at-card = No card acts under the name “{ $typed }”. { $near ->
    [none] All cards: cardwright cards list
   *[other] Did you mean “{ $near }”?
}
error-at-hook = “{ $card }” does not act at { $typed }. It acts at { $list }.
error-at-line = No card acts by { $typed }. Name a line of a script, or of a hook in a card’s file.
# $why: how close the random games came in which a position was looked for.
error-at-missed = { $why ->
    [guarded] The guards of “{ $card }” held in none of the random games that were tried.
    [line] “{ $card }” acts in random games, but the line never runs.
    [elsewhere] “{ $card }” acts in random games, but only in positions that a ruling cannot set up.
   *[never] In none of the random games that were tried, “{ $card }” had an occasion to act.
}
# $place: file and line.
error-changed = { $place }: this game was changed by hand. To see what is wrong: cardwright lint { $path }. To continue anyway, add --trust; the file stays marked.

# $place: file and line. $quoted: the line.
broken-answer = { $place }: this answer is not possible here: { $quoted }
broken-after-end = { $place }: the game was over before this answer: { $quoted }
broken-diverged = { $place }: from here on the game plays differently from the file: { $quoted }
broken-head = { $place }: the game cannot be set up like this: { $quoted }
broken-cut = { $place }: the file ends before the game begins; it is damaged.
broken-line = { $place }: this is not a line of a saved game: { $quoted }
broken-text = { $place }: the file is not UTF-8 text.
broken-other = { $place }: something is wrong here: { $quoted }
changed-missing = The pack “{ $pack }” is missing; name its folder with --pack.
changed-pack = The pack “{ $pack }” has changed since this game was played.
changed-new = This game was played without the pack “{ $pack }”.
changed-something = The cards, or the functions that their scripts can call, have changed since this game was played.

## What bots show of the cards (cardwright simulate)

# $first, $last: seeds. $points: a mean with the half-width of its interval.
simulate-title = { $game }: { $games } { $games ->
        [one] game
       *[other] games
    } of { $players ->
        [one] 1 bot
       *[other] { $players } bots
    }, seeds { $first } to { $last }. A player scores { $points } points. A game takes { $decisions } answers; { $forced } of them { $forced ->
        [one] has
       *[other] have
    } no alternative.
# Why the games came to their end; $list holds simulate-cause.
simulate-causes = How they ended: { $list }.
simulate-cause = { $cause } { $share }
# What the game counts; $list holds simulate-count, $what is a word in the plural.
simulate-counted = Average for each player, and in parentheses the share of players with any: { $list }.
simulate-count = { $number } { $what } ({ $share })
# Cards whose scripts failed; below it a line for each card and hook.
simulate-failed = { $cards ->
        [one] A card failed
       *[other] { $cards } cards failed
    } in these games. The effect of a failing card is undone, and the game goes on.
# $line: the text “fault” of the first time, without the end of the line. $seed: the seed of that game.
simulate-fault = { $line } – { $times ->
        [one] once
       *[other] { $times } times
    }, in { $games } of { $all } games, the first with seed { $seed }.
simulate-percent = { $number }%
# A mean and the half-width of its interval.
simulate-mean = { $mean } ± { $width }
# A percentage and the ends of its interval.
simulate-rate = { $mean }% ({ $low }–{ $high })
# A result of few games.
simulate-few = { $text } few
# A result that stands out.
simulate-marked = { $text } *
simulate-times = ×{ $number }
# Heads of columns, as short as can be, and below what they mean.
simulate-seat = seat
simulate-bot = bot
simulate-score = points (95%)
simulate-wins = wins (95%)
simulate-owners = owners
simulate-taken = taken
simulate-named = own (95%)
simulate-lead = lead (95%)
simulate-caused = causes (95%)
simulate-effect = effect (95%)
# $changes: how often; $share: in percent; both with ±.
simulate-lead-course = The lead changed { $changes } times in a game. After { $share }% of the choices, the winner was never behind again.
simulate-plot-lead = Lead of the winner over the best of the others, in the course of the game
# The title of a plot in which cards of one kind, such as classes, are rows and columns.
simulate-plot-meetings = How often the owner of the row’s card wins where another player has the column’s card, in %
# A cell: two cards. $share: how often the first one wins.
simulate-meeting = { $card } against { $other }: { $share }, { $games } { $games ->
        [one] game
       *[other] games
    }
simulate-about-meetings = Gray cells: these two cards never met, and no two players have the same card. Without any effect, each cell would have { $even }. Cells with a dashed frame rest on fewer than 30 games: do not rely on them.
# Cards; $list: their names.
simulate-never = Offered, but never taken: { $list }.
simulate-about-owners = owners: how many players got the card.
# $dealt: kinds of cards, or the word none.
simulate-about-taken = taken: how often a bot would choose the card when it could also choose something else.{ $dealt ->
        [none] {""}
       *[other] {" "}Some cards only compete with each other ({ $dealt }). They are dealt at random, so that each of them is played.
    }
simulate-about-named = own: the average of the card’s own line on its owners’ score sheets.
simulate-about-lead = lead: the points of the card’s owners minus those of the other players, in games where only some players own it. Players take a card when it suits them, so compare it only with cards of its kind.
# $even: one part in as many as there are players.
simulate-about-wins = wins: how often an owner wins; a card without any effect would have { $even }.
simulate-about-caused = causes: the points that the first player to take the card gains from it. The same game is played twice from that choice on: with the card, and without it.
simulate-about-effect = effect: what only the effect of the card gains the same player. The second game is played with the card, too, but the card does nothing in it. The rest of “causes” comes from paying for the card instead of choosing something else.
# In place of a value: all games ended alike.
simulate-equal = 0 of { $games } differ
# The title of a plot.
simulate-plot-points = How many players had how many points
simulate-game = game
simulate-about-game = game: the number of the game in which the card’s owners led by most. To see it: { $command }
# A gate: bounds that numbers must keep. $failed of $rows rows fail.
simulate-gate = { $failed ->
        [0] No row of { $rows } fails.
        [one] 1 of { $rows } rows fails.
       *[other] { $failed } of { $rows } rows fail.
    }
simulate-gate-of = gate
simulate-gate-value = value (95%)
simulate-gate-bounds = bounds
simulate-gate-verdict = result
simulate-gate-players = players
simulate-gate-seat = seat { $seat }
simulate-gate-bot = bot { $seat }
# $name: a card, a seat, a bot or the players.
simulate-gate-row = { $name }: { $metric_word ->
        [points] points
        [wins] wins in %
        [lead] lead
        [own] own points
        [caused] causes
       *[difference] difference
    }
# A value with the ends of its interval.
simulate-ends = { $mean } ({ $low } to { $high })
simulate-verdict = { $verdict_word ->
        [kept] within
        [open] open
        [few] few games
        [below] too low
       *[above] too high
    }
simulate-about-gate = within: the whole interval is within the bounds. too low, too high: the whole interval is beyond a bound, so the row fails. open: the interval contains a bound; play more games to decide. few games: fewer than 30. game: where the value is highest, or lowest if it is too low. To see it: { $command }
# $rows: rows of the tables. $chance: how many of them stand out by chance.
simulate-about-interval = 95%: in 19 of 20 such intervals, the true value is within ± of the number, or between the numbers in parentheses. “few” means fewer than 30 games: do not rely on these numbers. Of { $rows } leads, about { $chance } would differ from 0 by chance alone. An asterisk marks leads that differ even when this is taken into account (Benjamini-Hochberg, 5%).
# The same games were played in two ways.
simulate-pairs = Both ways were played with the same seeds. { $differ } of { $units } games differ.
simulate-measure = per game
simulate-here = here
simulate-there = there
simulate-difference = difference (95%)
simulate-correlation = correlation
simulate-saved = games saved
simulate-measure-points = points of a player
simulate-measure-decisions = answers
# $seat: the letter of a seat.
simulate-measure-points-of = points of { $seat }
simulate-measure-wins-of = wins of { $seat } in %
simulate-about-pairs = difference: here minus there. games saved: two separate runs would need this many times as many games for the same precision.
# $units: seeds that were played. $differs_word: whether points differ, else they differ by less than $margin.
# $low, $high: the ends of the interval of the difference. $estimate: the best estimate of it.
simulate-decided = Decided after { $units } seeds: { $differs_word ->
        [yes] the points of a player differ
       *[no] the points of a player differ by less than { $margin }
    }. The difference is between { $low } and { $high } (95%, however often you look); the best estimate is { $estimate }.
# $margin: the difference in points that does not matter.
simulate-undecided = Not decided after { $units } seeds: the points of a player may differ by nothing, or by more than { $margin }. Play more games.
# While games are played. $rate: games in a second. $left: seconds.
simulate-progress = { $games } games, { $rate } per second, { $left } s left
simulate-cancelled = Stopped after { $units ->
        [one] 1 seed
       *[other] { $units } seeds
    }. With --out, the same command continues from there.
# Shards: parts of a simulation, each in a file.
shard-cancelled = Stopped. A shard is written only when it is whole.
shards-fresh = { $count } of { $of } { $of ->
        [one] shard
       *[other] shards
    } { $count ->
        [one] is
       *[other] are
    } up to date.
shards-missing = Missing: { $list }
# $list: numbers of shards.
shards-stale = { $why_word ->
        [program] Played by another version of Cardwright
        [plan] Played with another plan
        [cards] Played with other cards
       *[against] Compared with something else
    }: { $list }
shards-cut = { $path }: not a shard, or not whole.
# $of: into how many shards the others divide the plan.
shards-divided = { $path }: not one of { $of } shards.
shards-double = Shard { $index } is there twice: { $one } and { $other }.
shards-differs = { $path }: shard { $shard } has other results on this machine.
shards-verified = { $count } of { $of } { $of ->
        [one] shard
       *[other] shards
    } played again: { $differ ->
        [0] all as in their files.
        [one] 1 differs.
       *[other] { $differ } differ.
    }
error-shards = { $path }: there are no shards. Write one with: cardwright simulate --shard 0/4 --out FILE
error-merge = { $path }: nothing was merged. Each shard must be present exactly once, complete and up to date.
error-verify = These shards compare two ways to play: add --against.
error-forbid = Unknown card “{ $typed }”. Write the kind and the card, such as class/monk. { $near ->
        [none] {""}
       *[other] Did you mean “{ $near }”?
    }
error-bot = Unknown bot “{ $typed }”. The bots are: { $list }
error-against = { $path }: only plans for the same game and the same number of seats can be compared.
error-decide = A decision needs two ways to play: add --against.
# $why_word: feature, if the program was built without tables; folder, if no folder was named.
error-tables = { $why_word ->
        [feature] This program was built without tables. Build it again with: cargo build --release --features parquet
       *[folder] Tables are written into a folder: add --out.
    }
# $games: the number of its games.
error-game-of-plan = The plan has only { $games } games, numbered from 1.
error-results = { $path } has results of another plan, other cards or another version. Name another folder with --out, or delete the file.

## Lists of games and cards

# A value of an option as it is typed, and what it is called.
value-named = { $value } ({ $name })
value-added = { $value } ({ $name }; --with { $pack })
value-with = { $value } (--with { $pack })
games-for = { $least } to { $most }
# A cell of a table after the heading of its column, if the page is too narrow for the table.
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

# Before the file of a card, its numbers and its hooks.
cards-technical = For card authors, in the words of the card’s file:

# The labels of lines in a list.
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
saved-named = { $name } · { $text }
    .aloud = { $name }: { $text }
saved-tutorial = { $game } (tutorial)
    .aloud = { $game }, a tutorial
# $packs: the names of its expansions.
saved-with = { $game } + { $packs }
    .aloud = { $game } with { $packs }
saved-broken = { $game } · cannot be continued: its cards have changed, or its file is damaged
    .aloud = { $game } cannot be continued: its cards have changed, or its file is damaged
# $pack: the id of a pack whose folder is no longer where it was.
saved-missing = { $game } · the pack “{ $pack }” is missing
    .aloud = { $game } cannot be continued: the pack “{ $pack }” is missing
# $pack: the id of a pack that is not as it was when the game was played.
saved-changed = { $game } · the pack “{ $pack }” has changed
    .aloud = { $game } has changed cards: the pack “{ $pack }”
# $pack: the id of a pack with which nothing can be played.
saved-faulty = { $game } · the pack “{ $pack }” has an error
    .aloud = { $game } cannot be continued: the pack “{ $pack }” has an error
saved-no-number = Choose a number from 1 to { $count }.
tutorials = Tutorials:
# $new: how to begin a game, as an entry of a page or as a command.
saved-none = You have no saved games here. To begin a game: { $new }
# $replay: how to look back at a game, as an entry of a page or as a command.
saved-all-over = There is no game to continue. You can still look back at games that are over ({ $replay }).
saved-none-sound = None of the games saved here can be continued: cards have changed, a pack is missing, or a file is damaged.
error-resume-json = With --format json, --resume needs the path of a saved game.

# One line to compare results. $players: name and points of each.
compare = { $game }, seed { $seed }: { $players }.
# $offer: what the player chose; $best: what a hint would have chosen; $points: how much better that looked, in the words of the game.
reviewed = { $name }: { $offer }. Hint: { $best }, { $points } better.
reviewed-sum = { $name } chose as a hint would in { $alike } of { $count } decisions. By its estimate, the others cost { $points }.
reviewed-none = This game has no player choices to review.
# $steps: the number of answers in the file.
no-such-step = The game has only { $steps } answers; choose a number from 0 to { $steps }.
share-how = The end of the file name sets the format: .txt for the game line by line, .svg for a picture of the last table, .cast for a recording.
share-cut = Only an undamaged game can be shared; to see what is wrong with this one, run cardwright replay { $path } --report.
again-none = You have no saved game to play again.
shared = Written to { $path }
results-none = You have no results yet. Each game you finish is added here.
results-not-kept = Your result could not be added to your results: { $why }.
# The games of one kind, before the best of them. $won: those in which the player beat others.
results-sum = { $count ->
        [one] { $count } result
       *[other] { $count } results
    }, { $won ->
        [one] { $won } win
       *[other] { $won } wins
    } against others. The best:
# $cards: the cards at the head of the player’s sheet, or the word none. $packs: the packs beyond the game’s own, or the word none.
result = { $rank }. { $points } · { $name }{ $cards ->
        [none] {""}
       *[other] , { $cards }
    }{ $packs ->
        [none] {""}
       *[other] {" "}· with { $packs }
    } · { $day } · { $players ->
        [one] solo
       *[other] { $players } players
    } · seed { $seed }{ $won ->
        [yes] {" "}· won
       *[no] {""}
    }
