# How a name is put in quotes.
quoted = “{ $name }”
# A quotation within another.
quoted-within = ‘{ $name }’

# Signs of numbers, for listeners: a minus, a plus, both, a range, two neighboring numbers, and a lower limit.
said-minus = minus { $n }
said-plus = plus { $n }
said-either = plus or minus { $n }
said-range = { $from } to { $to }
said-two = { $from } or { $to }
said-least = { $from } or more
