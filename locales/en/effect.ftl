# Words with which card texts describe their effects, for `lint --deep`: lists of words with commas, an
# asterisk for any ending or beginning. A pack adds to them in messages whose ids begin alike: `may-frost`.

# Something is optional.
may = may, can, could, choose to, if you want, if you like
# The player may do less.
up-to = up to, at most, as many as, any number
# Other players, or all players.
others = another player, another player’s, other player, other players, other seat, other seats, opponent*, rival*, each player, every player, any player, all players, everybody, everyone, nobody, those who, who has, who have, a player, anybody, anyone, neighbour, player who, players who, the most, whichever other, the fewest, the least, more than you, less than you
# Another player.
another = another player, other player, other players, opponent*, rival*
# How often something happens.
times = once, twice, time, times, every round, each round, per round, each turn, first, second, third, counter, for each, further, until the end of the round, this round, that round, already, so far, since
# Something happens only once.
once = only once, once per, once each, once a game, once a round, once in
# Something is given up.
cost = pay*, cost*, lose, loses, give, gives, spend*, return*, discard*, exchange, for
# The owner pays.
pay = you pay, may pay, must pay, can pay, pay 1, pay 2, pay 3, pay 4, pay 5
# Nothing is paid.
free = without paying, for free, for nothing
# A player gets something.
gain = gain*, get, gets, receive*, take, takes, win, wins, earn*, add, adds, more, bring*
# A single thing.
one = a, an, one, another, the, each, every, its, any, once
# A condition begins.
condition = if, when, whenever, as soon as, after, each time, every time
# A negation.
not = not, never
number-0 = no, none, nothing, without
number-2 = two, twice, both, double
number-3 = three, thrice, three times
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten

# A number is a lower bound, or an upper one.
at-least = at least, or more, or higher, no less than, no fewer than, a minimum of, or greater
at-most = at most, or less, or fewer, or lower, up to, no more than, not more than, a maximum of, no higher than, or below
# A player loses something.
lose = lose*, pay*, give, gives, discard*, spend*, return*, minus
# The rest depends on what was done.
if-so = if you do, if so, in that case
# The reader is addressed.
you = you, your, yours

# What a card does, as `cards show --exact` says it: what can be declined, what cannot be said, a number
# that is not always the same.
exact-may = (optional) { $does }
exact-nothing = no visible effect
exact-yes-no = answers yes or no
exact-param = { $value } “{ $name }”
exact-varies = depends on { $params }
exact-moved = “{ $name }” = { $value }
exact-any = varies
exact-line = { $when }: { $does }
exact-guarded = { $when } ({ $guards })
exact-then = { $first }; { $second }
exact-or = { $first } or { $second }
exact-target = { $does } [{ $targets }]
exact-picked = your choice
exact-heard = the one that triggered it
exact-anew = reset each round
limit-by-me = you
limit-by-other = another player
limit-by-any = any player
limit-card-self = this card
limit-card-other = another card
guard-own = on your own turn
limit-min = at least { $value }
limit-max = at most { $value }
