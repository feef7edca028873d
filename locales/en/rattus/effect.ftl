# What the texts of cards say of the verbs, hooks and words of scripts, for `lint --deep`: lists of
# words with commas, an asterisk for any ending. A pack adds to a list in a message of its own with an
# underscore after the id: `unit-gain-gold_frost`.

# The moments of hooks.
moment-on-last = last round
moment-extra-cubes = plac*
moment-neutral-cubes = neutral*
moment-reach = plague

# What verbs do or look at.
thing-move-cubes = move*, moving
thing-move-token = token*
thing-swap-tokens = token*
thing-look = token*
thing-save = castle
thing-move-plague = plague
thing-count-plague = neutral*
