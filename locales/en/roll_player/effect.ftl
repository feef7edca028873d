# Words with which card texts describe the verbs, hooks and words of scripts, for `lint --deep`: lists of
# words with commas, an asterisk for any ending or beginning. A plus sign joins words of one clause
# that only mean something together: `full + row*`. A pack adds to a list in a message of its own with
# an underscore after the id: `unit-gain-gold_frost`.

# The moments of hooks.
moment-on-placed = plac*, put*
moment-on-bought = buy*, bought, purchas*
moment-on-taken = take*, taking
moment-on-row-filled = fill*, complet*, full + row*
moment-on-market-entered = market turn*, market phase*
moment-on-market-opened = market*
moment-on-discarded = discard*
moment-on-spared = discard*, take*, spare*
moment-on-marker-moved = marker, alignment*
moment-on-cleaned = cleanup, clean up
moment-on-skill-used = use*, using, skill*
moment-hunt-bonus = hunt*
moment-hunt-dice = hunt*
moment-finale-dice = final battle*
moment-finale-bonus = final battle*
moment-goal-bonus = goal*
moment-price = cost*, price*, cheaper
moment-mercenary-price = mercenar*
moment-gold-die-pay = gold di*
moment-more-purchases = buy*, purchas*, bought
moment-hands = hand*
moment-stores = stor*

# What is counted, right after its number.
unit-gain-gold = gold, coin*
unit-pay-gold = gold, coin*
unit-take-gold = gold, coin*
unit-give-gold = gold, coin*
unit-price = gold, coin*
unit-mercenary-price = gold, coin*
unit-gold-die-pay = gold, coin*
unit-gain-xp = xp, experience, points of experience
unit-pay-xp = xp, experience, points of experience
unit-reroll-price = xp, experience, points of experience
unit-gain-honour = hono*
unit-injure = injur*, wound*
unit-heal = injur*, wound*
unit-gain-charisma = charisma*
unit-score = star*, reputation, point, points
unit-weakness = combat di*, additional di*, extra di*
unit-hunt-dice = combat di*, more di*, additional di*, extra di*
unit-finale-dice = combat di*, more di*, additional di*, extra di*

# What verbs do or look at.
thing-adjust = raise*, raising, lower*, reduc*, change*, increas*, decreas*, changing
thing-adjust-pool = raise*, raising, lower*, reduc*, change*, increas*, decreas*, changing
thing-set-face = face*, show*, value, raise*, lower*, increas*, reduc*, decreas*
thing-turn = opposite, turn*, flip*
thing-turn-pool = opposite, turn*, flip*
thing-swap = swap*, exchang*, trade*, switch*
thing-swap-with-rival = swap*, exchang*, trade*, switch*
thing-move-die = move*, moving
thing-move-marker = marker, alignment*
thing-ready = ready*, readi*
thing-exhaust = exhaust*
thing-act = action*
thing-exchange = replac*, exchang*, swap*
thing-replace = replac*, exchang*, swap*
thing-buy = buy*
thing-add-to-market = market*
thing-discard = market*
thing-deal = market*
thing-trade = swap*, exchang*, trade*, switch*
thing-use-skill = skill*
thing-reroll = roll*, re, reroll*
thing-reroll-pool = roll*, re, reroll*
thing-redraw = roll*, re, reroll*
thing-pass-minion = minion*
thing-has-most = most, more + than
thing-has-least = fewest, least
thing-goal-met = goal*
thing-goals-met = goal*
thing-alignment = alignment*
thing-backstory = backstor*, space*
thing-trophies = troph*
thing-injuries = injur*, wound*
thing-honour = hono*

# The result is more.
up-adjust = raise*, raising, increas*
up-adjust-pool = raise*, raising, increas*
up-face-worth = more, additional*, extra, double, twice
up-price = more, additional*, extra
up-mercenary-price = more, additional*, extra
up-reroll-price = more, additional*, extra
up-gold-die-pay = more, additional*, extra
up-hunt-dice = more, additional*, extra
up-finale-dice = more, additional*, extra
up-score = gain*, worth, get, earn*

# The result is less.
down-adjust = lower, lowers, lowering, reduc*, decreas*
down-adjust-pool = lower, lowers, lowering, reduc*, decreas*
down-face-worth = less, fewer
down-price = less, fewer, cheaper
down-mercenary-price = less, fewer, cheaper
down-reroll-price = less, fewer, cheaper
down-gold-die-pay = less, fewer, cheaper
down-hunt-dice = less, fewer, cheaper
down-finale-dice = less, fewer, cheaper
down-score = lose*, minus

# Words of guards, filters and card files.
word-row-str = strength, str
word-row-dex = dexterity, dex
word-row-con = constitution, con
word-row-int = intelligence, int
word-row-wis = wisdom, wis
word-row-cha = charisma, cha
word-colour-gold = gold*
word-colour-blue = blue
word-colour-red = red
word-colour-green = green
word-colour-purple = purple
word-colour-black = black
word-colour-white = white
word-colour-class = class color*, class colour*, color of your class, colour of your class
word-colour-boost = boost*, clear*, transparent
word-kind-weapon = weapon*
word-or-kind-weapon = weapon*
word-measure-weapon = weapon*
word-kind-trait = trait*
word-or-kind-trait = trait*
word-measure-trait = trait*
word-kind-skill = skill*
word-or-kind-skill = skill*
word-measure-skill = skill*
word-kind-armor = armor*, armour*
word-or-kind-armor = armor*, armour*
word-measure-armor = armor*, armour*
word-kind-scroll = scroll*
word-or-kind-scroll = scroll*
word-measure-scroll = scroll*
word-measure-gold = gold, coin*
word-measure-xp = xp, experience
word-measure-honour = hono*
word-measure-injuries = injur*, wound*
word-measure-trophies = troph*
word-direction-good = good
word-direction-evil = evil
word-direction-lawful = law*
word-direction-chaotic = chao*
word-kind-location = location*, adventure token*
word-kind-obstacle = obstacle*, adventure token*
word-kind-attack = attack*, adventure token*
word-from-discard = discard pile
word-from-market = market*

# On which side of zero a number has to be that a script looks up, or of the owner’s where it is that of
# another player: `above` or `below`.
word-lawfulness-below = law*
word-lawfulness-above = chao*
word-goodness-above = good*
word-goodness-below = evil*
word-gold-of-above = more, richer
word-gold-of-below = less, poorer

# Words of card files. With a kind after `field-` they only count on its cards.
field-gives-xp = xp, experience
field-gives-dice = combat di*
field-armor-set-colour-blue = blue
field-armor-set-colour-red = red
field-armor-set-colour-green = green
field-armor-set-colour-purple = purple
field-armor-set-colour-black = black
field-armor-set-colour-white = white
