# Wie ein Name in Anführungszeichen steht.
quoted = „{ $name }“
# Ein Zitat in einem anderen.
quoted-within = ‚{ $name }‘

# Zeichen an Zahlen, zum Vorlesen: Minus, Plus, beides, ein Bereich, zwei benachbarte Zahlen, eine untere Grenze.
said-minus = minus { $n }
said-plus = plus { $n }
said-either = plus oder minus { $n }
said-range = { $from } bis { $to }
said-two = { $from } oder { $to }
said-least = mindestens { $from }
