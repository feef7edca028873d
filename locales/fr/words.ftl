# Comment un nom se met entre guillemets.
quoted = « { $name } »
# Une citation dans une autre.
quoted-within = “{ $name }”

# Les signes des nombres, pour qui écoute : moins, plus, les deux, une plage, deux nombres voisins, un minimum.
said-minus = moins { $n }
said-plus = plus { $n }
said-either = plus ou moins { $n }
said-range = { $from } à { $to }
said-two = { $from } ou { $to }
said-least = { $from } ou plus
