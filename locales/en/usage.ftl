# What the command line says of itself: help, man pages, and what is wrong with a command line.
# WORDS IN CAPITALS stand for something to be typed.

usage = Usage:
usage-arguments = Arguments
usage-options = Options
usage-values = { $help }; { $values }
usage-commands = Commands
usage-help = For help: { $command }

## What can be wrong

# $near: what was probably meant, or the word none.
usage-unknown = There is no option “{ $arg }” here.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    }
usage-extra = “{ $arg }” is one word too many.
usage-no-command = { $arg ->
        [none] A command is missing.
       *[other] There is no command “{ $arg }”.
    } { $near ->
        [none] The commands are: { $list }
       *[other] Did you mean “{ $near }”?
    }
usage-invalid = { $arg } cannot be “{ $value }”.{ $near ->
        [none] { $list ->
            [none] {""}
           *[other] {" "}Choose one of: { $list }
        }
       *[other] {" "}Did you mean “{ $near }”?
    }
usage-no-value = { $arg } needs a value.
usage-conflict = { $arg } cannot be used with { $other }.
usage-twice = { $arg } can be used only once.
usage-missing = Missing: { $arg }
usage-utf8 = The command line holds letters that are not UTF-8.
usage-wrong = { $arg } is not used like this.

## What stands for a value

value-command = COMMAND
value-game = GAME
value-n = N
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

## Commands and what they take; `any-…` is for all commands

# $languages: the languages there are, with the share of one that is not complete.
any-help-lang = language, before or after the command: { $languages } (default: CARDWRIGHT_LANG, then your system’s)
any-help-help = shows this help
any-help-version = shows the version
any-help-with = a pack that comes with the program and is only played if you ask for it; “cardwright games” lists them; can be repeated
any-help-folders = folder of an extra pack; can be repeated
any-help-game = only this game
any-help-json = prints JSON for other programs
any-help-format = human for people, or json for other programs

cardwright-help = Plays card games whose rules, cards and texts are open. A command’s own help: cardwright COMMAND --help.

play-help = Plays a game in the terminal. Answer with a choice’s number or part of its wording; type ? for help.
play-help-game = which game to play (default: { $first })
play-help-players = number of players (default: 2)
play-help-seats = a seat, in table order: NAME=human, NAME=random or NAME=greedy; repeat for each seat. NAME:f or NAME:m says whether sentences speak of her or of him. Bots play any seat you leave out
# $values: the values there are, each with its name.
play-help-edition = edition of the game: { $values }
play-help-variants = a variant of the game; can be repeated: { $values }
play-help-first = who starts, by name or by the letter of the seat (default: drawn at random)
play-help-options = any other option of the game (see cardwright games); can be repeated
play-help-solo = a solo game
play-help-seed = random seed: the same seed gives the same dice and cards
play-help-save = file to save the game in (default: one in your own folder)
play-help-status = file that says whose turn it is and what is asked, for other programs: one line of JSON, always whole
play-help-bell = the terminal rings when it is your turn again
play-help-resume = continues a saved game; without FILE, one of a list
play-help-tutorial = a first game that explains itself; without NAME, the one of the game, or a list
play-help-trust = continues a saved game although it was changed by hand or its packs changed; it stays marked
play-help-terse = line by line, tells you only the question with one line before it
play-help-full = line by line, shows the whole table before each question
play-help-plain = plays line by line, also in a terminal that has room for the table
play-help-pace = how fast the table shows what happens by itself: off (all at once), quick, steady or slow (default: steady)
play-help-no-motion = no dice that roll and no numbers that count on the table
play-help-announce = says what is pointed at in the last line of the table, for a screen reader
play-help-theme = colors for a dark or a light background: auto (as the terminal says), dark or light
play-help-speak = line by line in sentences, without drawings and signs, for a screen reader
play-help-no-settings = does without your file of settings
play-help-format = human for people, or json: one JSON object per line, for other programs

replay-help = Shows a saved game line by line, finished or not, even if the file is damaged.
replay-help-file = the saved game; without it, one of a list
replay-help-eyes = what this player saw (name or letter). Without it, a finished game shows every secret, an unfinished one only what everybody may see
replay-help-step = waits for the Enter key after each answer
replay-help-plain = shows it line by line, also in a terminal that has room for the table
replay-help-pace = how fast the table shows what happens by itself: off (all at once), quick, steady or slow (default: steady)
replay-help-no-motion = no dice that roll and no numbers that count on the table
replay-help-announce = says what is pointed at in the last line of the table, for a screen reader
replay-help-theme = colors for a dark or a light background: auto (as the terminal says), dark or light
replay-help-speak = line by line in sentences, without drawings and signs, for a screen reader
replay-help-no-settings = does without your file of settings
replay-help-report = also says exactly what is wrong with the file or with cards, in English, for whoever mends them; that may give secrets away

rules-help = Prints the rulebook of a game, or one chapter of it.
rules-help-game = which game (default: { $first })
rules-help-topic = a chapter, by a part of its title (default: all)
rules-help-players = number of players that the rules are for
rules-help-edition = edition of the game: { $values }
rules-help-variants = a variant of the game; can be repeated: { $values }
rules-help-first = who starts, by the letter of the seat
rules-help-options = any other option of the game (see cardwright games); can be repeated
rules-help-format = text, markdown, or html: one file that can be printed

games-help = Lists the games with their options, packs and languages.

cards-help = Lists cards or shows some.
cards-list-help = Lists cards.
cards-list-help-kinds = only cards of this kind; can be repeated
cards-list-help-of = only cards of this pack; can be repeated
cards-list-help-origins = only cards with something of this origin: known, inferred or reconstructed; can be repeated
cards-show-help = Shows cards: their text, all they say, and where it comes from.
cards-show-help-cards = ids of cards, or parts of their names
cards-show-help-exact = also what the scripts of each card do, hook by hook, in plain words

balance-help = Lets bots play many games and counts what each card brings its owners.
balance-help-game = which game (default: { $first })
balance-help-games = number of games (default: 200)
balance-help-players = number of players (default: 2)
balance-help-edition = edition of the game: { $values }
balance-help-variants = a variant of the game; can be repeated: { $values }
balance-help-first = who starts, by the letter of the seat
balance-help-options = any other option of the game (see cardwright games); can be repeated
balance-help-seed = seed of the first game, each game after it has the next number (default: 1)
balance-help-kinds = only cards of this kind; can be repeated
balance-help-threads = how many games are played at the same time; changes nothing but the time it takes (default: as many as the machine can)
balance-help-format = text: a table; csv or json: all numbers, for other programs. Cards that fail are counted in the columns fault_games and faults, and listed in the json field faults; the exit status is then 1

test-help = Runs the rulings of packs. What it finds is said in English.
test-help-paths = packs, by id or folder, or files of rulings and folders of them (default: all packs that come with the program)
test-help-only = only files of rulings whose path, or a title in them, contains this
test-help-bless = writes the events and values that the rulings met into their files, but none that follow a script’s fault; needs a folder or file
test-help-verbose = prints each file of rulings
test-help-format = human for people; json, junit or tap (TAP 14) for other programs, which get a whole document whatever is wrong with the packs

schema-help = Prints or writes the schemas for authors of packs.
schema-help-name = a schema, such as pack.schema.json (default: a list of all)
schema-help-write = writes the schemas that the packs in a folder need into its folder “schema”, and settings for editors (default: this folder)
schema-help-force = writes over files that say something else

lint-help = Says what is wrong with packs, scripts, texts and saved games, in English.
lint-help-paths = folders of packs, or files (default: the packs that come with the program)
lint-help-format = human for people; short: one line for each finding; json, sarif, github, gitlab or junit for other programs; auto: github on GitHub’s runners, else human
lint-help-select = only findings with this code, or of this family (text, script, …); can be repeated
lint-help-ignore = no findings with this code, or of this family; can be repeated
lint-help-deny = findings with this code count as errors, with “warnings” all warnings do; can be repeated
lint-help-severity = how bad findings with this code are: error, warning or note; can be repeated
lint-help-stats = also tell what was looked at, what was found of each code, and at which fields and files no rule looks; with --format human or json
lint-help-watch = looks again whenever a file has changed, until Ctrl-C
lint-help-deep = also run the cards in positions of random games, each hook so many times at most (default: 1000)
lint-help-seed = what the random games of --deep are made of: the same number finds the same
lint-help-spell = also checks the spelling of texts, by the hunspell dictionaries on this computer
lint-help-notes = shows notes too
lint-help-no-pack-config = does not let packs say which findings count: lint.toml files and allow comments are left out; for packs from people you do not know
lint-help-baseline = findings that this file knows are not told
lint-help-update-baseline = writes the findings that there are now into the file of --baseline
lint-help-fix = makes the fixes that are safe, and writes the files
lint-help-unsafe-fixes = with --fix or --diff, makes those too that may change what a card does or what a text says
lint-help-diff = shows what the fixes would change, and writes nothing

explain-help = Explains the code of a finding, in English.
explain-help-code = a code, such as unknown-key, or a family, such as text (default: a list of all)
explain-help-list = lists all codes with their family, severity, confidence and meaning

locale-help = Keeps what translators have to do, beside their texts. --lang qps-ploc shows accented English: a word without accents is not in a text.
locale-sync-help = Writes, for each language, from which English its texts were translated, and adds what it lacks, in English, as comments.
locale-sync-help-packs = folders of packs, or of texts of several packs (default: this folder)
locale-sync-help-check = writes nothing, and says what would be written
locale-sync-help-accept = this text is still right, though its English has changed; can be repeated

completions-help = Prints what lets a shell complete commands, options and their values.
completions-help-shell = bash, elvish, fish, powershell or zsh

man-help = Prints the man page, or writes one page for each command.
man-help-write = writes the pages of all commands into this folder

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

exit-0 = Done; nothing is wrong.
exit-1 = Something is wrong with what was looked at, such as a saved game, a pack or a ruling.
exit-2 = The command could not run: the command line is wrong, or a file is missing.

environment-lang = The language, where --lang names none.
environment-system = The language of the system, where neither --lang nor CARDWRIGHT_LANG names one.
environment-colour = Without colors, or with colors even where the output is not a terminal.
environment-state = The folder in which games are saved, instead of ~/.local/state.
environment-config = The folder below which your settings are looked for, instead of ~/.config.
environment-complete = Set by a shell that asks what could be typed.
environment-dictionaries = The folders in which lint --spell looks for dictionaries first, with colons between them.

files-saves = Saved games that were given no name, in a format that people can read.
files-settings = How you want to play: language, pace, colors, which news. The command line wins over it.

example-play = Play against a bot:
example-play-two = Two people at one keyboard:
example-play-solo = Play alone, always with the same dice:
example-play-resume = Continue a saved game:
example-replay = Look at a game one answer at a time:
example-rules = Print the rules of a game as one page for a browser:
example-games = See what there is to play:
example-cards-show = Show two cards in German:
example-cards-list = List one kind of card:
example-balance = Compare the traits in 500 games of three:
example-test = Run the rulings of a pack of your own:
example-lint = Check a pack of your own:
example-lint-fix = See what it would mend by itself:
example-schema = Put the schemas beside the packs in this folder:
example-explain = See what a finding means:
example-locale-sync = Note what is translated, and what there is to translate:
example-explain-list = See all codes at a glance:
example-completions = Have bash complete commands from now on; write the output to ~/.local/share/bash-completion/completions/cardwright:
example-man = Install the man pages for yourself:
