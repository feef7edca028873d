# Words that sentences are made of.

seat = Player { $n }

list-none = none
list-two = { $head }, { $tail }
list-more = { $head }, { $tail }
list-last = { $head }, { $tail }

# What a rat token shows: its limit and its symbols.
face = { $limit }+: { $symbols }
# A face, where only its number in the set is known.
token = { -token }
symbol-majority = majority
symbol-all = everybody

ring-regular = the regular tokens
ring-starting = the starting tokens

