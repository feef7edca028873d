# Words with which card texts describe the verbs, hooks and words of scripts, for `lint --deep`: lists of
# words with commas, an asterisk for any ending or beginning. A plus sign joins words of one clause
# that only mean something together: `full + row*`. A pack adds to a list in a message of its own with
# an underscore after the id: `unit-gain-gold_frost`.

# The moments of hooks.
moment-on-last = last round
moment-extra-cubes = plac*
moment-neutral-cubes = neutral*
moment-reach = plague

# What verbs do or look at.
thing-move-cubes = move*, moving
thing-move-token = token*, rat, rats
thing-swap-tokens = token*, rat, rats
thing-look = token*, rat, rats
thing-save = castle
thing-move-plague = plague
thing-plague = plague
thing-count-plague = neutral*

# What is counted, right after its number. No verb counts rats: a text that does is wrong.
unit-extra-cubes = cube*
unit-neutral-cubes = cube*
unit-count-plague = cube*
unit-move-cubes = cube*
unit-add-cubes = cube*
unit-reach = region*
unit-rats = rat, rats, token*

# The result is more.
up-extra-cubes = more, additional*, extra, further
up-add-cubes = add, adds, adding

# The result is less.
down-extra-cubes = fewer, less
down-add-cubes = remov*, take, takes, taking, return*

# Words of filters; a 0 is a number that must be none.
word-max-rats-0 = without + rat*, no + rat*
