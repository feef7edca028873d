# What the command line says about itself: help, man pages, and errors in a command line.
# WORDS IN CAPITALS are placeholders for something to type.

usage = Usage:
usage-arguments = Arguments
usage-options = Options
usage-values = { $help }; { $values }
usage-commands = Commands
usage-help = For help: { $command }

## Errors

# $near: what was probably meant, or the word none.
usage-unknown = Unknown option “{ $arg }”.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    }
usage-extra = Too many arguments: “{ $arg }”.
usage-no-command = { $arg ->
        [none] A command is missing.
       *[other] Unknown command “{ $arg }”.
    } { $near ->
        [none] The commands are: { $list }
       *[other] Did you mean “{ $near }”?
    }
usage-invalid = { $near ->
        [none] { $list ->
            [none] “{ $value }” is not a valid number for { $arg }.
           *[other] { $arg } cannot be “{ $value }”. Choose one of: { $list }
        }
       *[other] { $arg } cannot be “{ $value }”. Did you mean “{ $near }”?
    }
usage-seed = “{ $value }” cannot be a seed for { $arg }. Choose a whole number from 0 to { $most }.
usage-no-value = { $arg } needs a value.
usage-conflict = { $arg } cannot be used with { $other }.
usage-twice = { $arg } can be used only once.
usage-missing = Missing: { $arg }
usage-utf8 = The command line contains invalid UTF-8.
usage-wrong = { $arg } cannot be used like this.

## Placeholders of values

value-command = COMMAND
value-game = GAME
value-n = N
value-percent = PERCENT
value-shard = I/N
value-name-who = NAME=WHO
value-tag = TAG
value-edition = EDITION
value-name = NAME
value-name-value = NAME=VALUE
value-dir = FOLDER
value-file = FILE
value-pace = PACE
value-theme = THEME
value-format = FORMAT
value-player = PLAYER
value-kind = KIND
value-pack = PACK
value-origin = ORIGIN
value-topic = TOPIC
value-card = CARD
value-word = WORD
value-path = PATH
value-code = CODE
value-code-severity = CODE=SEVERITY
value-shell = SHELL
value-space-id = FILE/TEXT
value-seat-bot = SEAT=BOT
value-kind-card = KIND/CARD
value-points = POINTS

## Commands and their options; `any-…` is for several commands

# $languages: the languages there are, with the share of one that is not complete.
any-help-lang = Language, before or after the command: { $languages } (default: CARDWRIGHT_LANG, then your system’s)
any-help-help = Print help
any-help-version = Print the version
any-help-with = Add a pack that comes with the program but is only played on request; “cardwright games” lists them; can be repeated
any-help-folders = Read an extra pack from this folder; can be repeated
any-help-game = Only this game
any-help-json = Print JSON for other programs
any-help-format = Output format: human for people, or json for other programs

cardwright-help = Play, test and lint card games made of data files. For help on a command: cardwright COMMAND --help.
cardwright-help-plain = Line by line: the start page, or the game of “play” or “replay”
cardwright-help-speak = In sentences, for screen readers: the start page, or the game of “play” or “replay”

play-help = Play a game in the terminal. Answer with a choice’s number or part of its wording; type ? for help.
play-help-game = Game to play (default: { $first }), or a file of rulings: the game begins at the position of one, and the file is only read
play-help-ruling = With a file of rulings: a word in the title of the ruling (default: the first one)
play-help-at = Begin where a card is about to act: CARD, CARD.HOOK, or FILE:LINE for a line of its file or script
play-help-players = Number of players (default: 2)
play-help-seats = Who plays a seat, in table order: NAME=human, or a bot: NAME=easy, NAME=fair or NAME=hard; repeat for each seat. Write NAME:f or NAME:m to choose “she” or “he”. With --players N, bots play the seats that you leave out
# $values: the values there are, each with its name.
play-help-edition = Edition of the game: { $values }
play-help-variants = Variant of the game; can be repeated: { $values }
play-help-first = Player who starts, by name or by the letter of the seat (default: random)
play-help-options = Any other option of the game (see cardwright games); can be repeated
play-help-solo = Play a solo game
play-help-seed = Random seed: the same seed gives the same dice and cards
play-help-again = Start a new game with another seed and the players and options of a saved game; without FILE, of the last one
play-help-daily = Use the seed of the day, which is the same for everyone
play-help-from = With --resume, play on after answer N of the game, and save to another file
play-help-save = Save the game in this file (default: a file in your own folder)
play-help-status = Keep this file up to date for other programs: it says whose turn it is and what is asked, in one line of JSON, never incomplete
play-help-bell = Ring the terminal bell when it is your turn again
play-help-resume = Continue a saved game; without FILE, choose from a list
play-help-tutorial = Play a tutorial; without NAME, the tutorial of the game, or choose from a list
play-help-trust = Continue a saved game even if it was changed by hand or its packs have changed; the file stays marked
play-help-terse = Line by line, show only the question and one line before it
play-help-full = Line by line, show the whole table before each question
play-help-plain = Play line by line, even in a terminal that has room for the table
play-help-pace = How fast the table shows events that need no answer: off (all at once), quick, steady or slow (default: steady)
play-help-no-motion = Turn off animations
play-help-announce = Describe the highlighted item in the last line of the table, for screen readers
play-help-theme = Colors for a dark or a light background: auto (ask the terminal), dark or light
play-help-speak = Play line by line in full sentences, without drawings and signs, for screen readers
play-help-no-settings = Ignore your settings file
play-help-format = Output format: human for people, or json for other programs (one JSON object per line)
play-help-changes = With --format json: after the first view, print only what has changed

replay-help = Replay a saved game, finished or not, even if its file is damaged.
replay-help-file = Saved game to replay; without it, choose from a list
replay-help-plan = Plan of a simulation; --game says which of its games to replay
replay-help-game = Number of a game of the plan, from 1: games are counted in the order of seeds
replay-help-eyes = Show only what this player saw (name or letter). Without it, a finished game shows every secret, an unfinished game only what all players may see
replay-help-step = Wait for the Enter key after each answer
replay-help-review = List the choices for which a hint would have been better, with the difference in the estimate
replay-help-share = Write the game to this new file: as text (.txt), as a picture of the last table (.svg) or as a recording for asciinema (.cast)
replay-help-plain = Show the game line by line, even in a terminal that has room for the table
replay-help-pace = How fast the table shows events that need no answer: off (all at once), quick, steady or slow (default: steady)
replay-help-no-motion = Turn off animations
replay-help-announce = Describe the highlighted item in the last line of the table, for screen readers
replay-help-theme = Colors for a dark or a light background: auto (ask the terminal), dark or light
replay-help-speak = Show the game line by line in full sentences, without drawings and signs, for screen readers
replay-help-no-settings = Ignore your settings file
replay-help-report = Also print the exact errors of the file and of cards, for those who fix them; this may reveal secrets

results-help = List your own results, the best first.

rules-help = Print the rulebook of a game, or one chapter of it.
rules-help-game = Game (default: { $first })
rules-help-topic = Chapter to print, by a part of its title (default: all)
rules-help-players = Number of players that the rules are for
rules-help-edition = Edition of the game: { $values }
rules-help-variants = Variant of the game; can be repeated: { $values }
rules-help-first = Seat that starts, by its letter
rules-help-options = Any other option of the game (see cardwright games); can be repeated
rules-help-format = Output format: text, markdown, or html (one file that can be printed)

games-help = List the games with their options, packs and languages.

cards-help = List cards, or show some of them.
cards-list-help = List cards.
cards-list-help-kinds = Only cards of this kind; can be repeated
cards-list-help-of = Only cards of this pack; can be repeated
cards-list-help-origins = Only cards with a field of this origin: known, inferred or reconstructed; can be repeated
cards-show-help = Show cards: their text, every field, and where each field comes from.
cards-show-help-cards = Card ids, or parts of card names
cards-show-help-exact = Also print what the script of each card does, hook by hook, in plain words

simulate-help = Let bots play many games, and show what each card is worth to its owners.
simulate-help-game = Game (default: { $first })
simulate-help-plan = A plan: a file that says which games to play, in place of the options about games
simulate-help-games = Number of games (default: 200)
simulate-help-players = Number of players, all greedy bots (default: 2)
simulate-help-seats = One seat, in the order of the table: its letter and its bot, such as A=greedy; can be repeated
simulate-help-edition = Edition of the game: { $values }
simulate-help-variants = Variant of the game; can be repeated: { $values }
simulate-help-first = Seat that starts, by its letter
simulate-help-options = Any other option of the game (see cardwright games); can be repeated
simulate-help-seed = Seed of the first game; each later game adds 1 (default: 1)
simulate-help-forbid = A card that no bot takes if it can choose something else, such as class/monk; can be repeated
simulate-help-until = Stop when the points of a player are known to this width, such as 0.25; with --caused, when that is true of each card
simulate-help-decide = Stop when it is decided whether the points of a player differ by more than this, such as 0.5; needs --against
simulate-help-caused = Also play each game without each card that is taken in it, to find out what the card causes
simulate-help-lead = Also show how the lead changes in the course of a game
simulate-help-collect = More to collect: caused, effect (also what only the effects of cards cause), lead, tables (Parquet files in the folder of --out) or decisions (these and one of all decisions); can be repeated
simulate-help-against = Also play the same games with the pack in this folder, or with another plan, and show the differences
simulate-help-out = Folder for the plan and its results; the same command continues a run that is there. With --shard: a file, or - for the output
simulate-help-kinds = Only cards of this kind; can be repeated
simulate-help-threads = Number of games to play at the same time; changes only the time it takes (default: as many as the machine can run)
simulate-help-format = Output format: text or markdown (tables); html (one page with plots); csv or json (all numbers, for other programs). If a card fails, it is listed, and the exit status is 1
simulate-help-gate = Bounds for the results; if a whole interval is beyond one, the exit code is 1
simulate-help-shard = Play only part I of N, counted from 0, and write it into the file of --out
merge-help = Put the shards of a simulation together, and show the results.
merge-help-folder = Folder with the files of all shards
merge-help-plan = The plan (default: plan.toml in the folder)
merge-help-status = Only say which shards are up to date, missing or out of date, and why
merge-help-verify = Play this part of the shards again, such as 1%, and compare them byte by byte
merge-help-against = With --verify, if the shards compare two ways to play: the other pack or plan
merge-help-gate = Bounds for the results; if a whole interval is beyond one, the exit code is 1
merge-help-kinds = Only cards of this kind; can be repeated
merge-help-threads = Number of games to play at the same time with --verify
merge-help-format = Output format: text or markdown (tables); html (one page with plots); csv or json (all numbers, for other programs)

test-help = Run the rulings of packs (results are in English).
test-help-paths = Packs, by id or folder, or files of rulings and folders of them (default: all packs that come with the program)
test-help-only = Only files of rulings whose path, or a title in them, contains this
test-help-bless = Write the events and values from the run into the files of rulings, except those after a script error; needs a folder or file
test-help-mutants = Change one thing of each card at a time, and report changes that no ruling notices; needs a folder or file
test-help-coverage = Count the lines and branches of scripts, and the guards, that rulings run
test-help-lcov = With --coverage: write the counts into this file as LCOV, for editors and CI
test-help-at-least = With --mutants or --coverage: the percentage that must be noticed or run; less makes the exit code 1 (default: all changes, any coverage)
test-help-verbose = Print the name of each file of rulings
test-help-format = Output format: human for people; json, junit or tap (TAP 14) for other programs, always a complete document, whatever is wrong with the packs

schema-help = Print or write the schemas for authors of packs.
schema-help-name = Schema to print, such as pack.schema.json (default: list them all)
schema-help-write = Write editor settings into a folder of packs, and the schemas that its packs need into its subfolder “schema” (default: the current folder)
schema-help-force = Overwrite files that have other contents

lint-help = Check packs, scripts, texts and saved games (findings are in English).
lint-help-paths = Folders of packs, or files (default: the packs that come with the program)
lint-help-format = Output format: human for people; short: one line for each finding; json, sarif, github, gitlab or junit for other programs; auto: github on GitHub’s runners, else human
lint-help-select = Show only findings with this code or of this family (text, script, …); can be repeated
lint-help-ignore = Hide findings with this code or of this family; can be repeated
lint-help-deny = Count findings with this code as errors; “warnings” does so for all warnings; can be repeated
lint-help-severity = Set the severity of findings with this code: error, warning or note; can be repeated
lint-help-stats = Also print what was checked, the number of findings of each code, and the fields and files that no rule checks; with --format human or json
lint-help-watch = Check again whenever a file changes, until Ctrl-C
lint-help-deep = Also run the cards in positions of random games, each hook at most this many times (default: 1000)
lint-help-seed = Seed for the random games of --deep: the same seed finds the same problems
lint-help-spell = Also check the spelling of texts, with the hunspell dictionaries on this computer
lint-help-notes = Show notes too
lint-help-no-pack-config = Do not let packs decide which findings count: ignore their lint.toml files and their “allow” comments; use it for packs from people you do not know
lint-help-baseline = Hide the findings that are listed in this file
lint-help-update-baseline = Write the current findings into the file of --baseline
lint-help-fix = Apply the safe fixes to the files
lint-help-unsafe-fixes = With --fix or --diff, also apply fixes that may change what a card does or what a text says
lint-help-diff = Print what the fixes would change, without writing anything

explain-help = Explain the code of a finding, in English.
explain-help-code = Code, such as unknown-key, or family, such as text (default: list them all)
explain-help-list = List all codes with their family, severity, confidence and meaning

locale-help = Track which translations are missing or out of date. --lang qps-ploc shows accented English: a word without accents does not come from a text file.
locale-sync-help = Record, for each language, the English text that each translation was made from, and add missing texts in English as comments.
locale-sync-help-packs = Folders of packs, or of the texts of several packs (default: this folder)
locale-sync-help-check = Print what would be written, without writing anything
locale-sync-help-accept = Mark this text as still right although its English has changed; can be repeated

completions-help = Print shell completions for commands, options and their values.
completions-help-shell = Shell: bash, elvish, fish, powershell or zsh

man-help = Print the man page, or write one page for each command.
man-help-write = Write the pages of all commands into this folder

## Man pages

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-arguments = ARGUMENTS
man-options = OPTIONS
man-commands = COMMANDS
man-exit = EXIT STATUS
man-environment = ENVIRONMENT
man-files = FILES
man-examples = EXAMPLES
man-see-also = SEE ALSO

exit-0 = Success; nothing is wrong.
exit-1 = Something is wrong with what was checked, such as a saved game, a pack or a ruling.
exit-2 = The command could not run: the command line is wrong, or a file is missing.

environment-lang = The language, if --lang does not set one.
environment-system = The language of the system, if neither --lang nor CARDWRIGHT_LANG sets one.
environment-colour = No colors, or colors even if the output is not a terminal.
environment-state = The folder in which games are saved, instead of ~/.local/state.
environment-config = The folder under which settings are read, instead of ~/.config.
environment-complete = Set by a shell that asks for completions.
environment-dictionaries = The folders in which lint --spell looks for dictionaries first, separated by colons.

files-saves = Games saved without --save, in a format that people can read.
files-results = Your results, one entry for each game that you finished. You may edit it.
files-settings = How you like to play: language, pace, colors, kinds of news. The command line takes precedence.

example-play = Play against a bot:
example-play-two = Two people at one keyboard:
example-play-solo = Play a solo game, always with the same dice:
example-play-resume = Continue a saved game:
example-play-at = Begin where a card is about to act:
example-replay = Step through a game one answer at a time:
example-results = List your best results:
example-rules = Write the rules of a game as one page for a browser:
example-games = List the games that you can play:
example-cards-show = Show two cards in German:
example-cards-list = List one kind of card:
example-simulate = Compare the traits in 500 games of three:
example-merge = Put the shards of a simulation together:
example-test = Run the rulings of your own pack:
example-test-coverage = Count the lines and branches that rulings run, and demand most of them:
example-test-mutants = Find out which changes of cards no ruling notices:
example-lint = Check your own pack:
example-lint-fix = See what it would fix automatically:
example-schema = Write the schemas next to the packs in this folder:
example-explain = See what a finding means:
example-locale-sync = Record what is translated, and add what is missing:
example-explain-list = See all codes at a glance:
example-completions = Let bash complete commands from now on; write the output to ~/.local/share/bash-completion/completions/cardwright:
example-man = Install the man pages for yourself:
