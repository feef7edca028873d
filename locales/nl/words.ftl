# Hoe een naam tussen aanhalingstekens staat.
quoted = “{ $name }”
# Een citaat in een ander.
quoted-within = ‘{ $name }’

# Tekens bij getallen, voor wie luistert: min, plus, beide, een bereik, twee opeenvolgende getallen, een ondergrens.
said-minus = min { $n }
said-plus = plus { $n }
said-either = plus of min { $n }
said-range = { $from } tot en met { $to }
said-two = { $from } of { $to }
said-least = { $from } of meer
