# Woorden waar zinnen uit bestaan.

seat = Speler { $n }

list-none = geen
list-two = { $head }, { $tail }
list-more = { $head }, { $tail }
list-last = { $head }, { $tail }

# Wat er op een rattenfiche staat: de grenswaarde en de symbolen.
face = { $limit }+: { $symbols }
# Een fiche waarvan alleen het nummer in de reeks bekend is.
token = { -token }
symbol-majority = meerderheid
symbol-all = iedereen

ring-regular = de gewone fiches
ring-starting = de startfiches

hook-extra-cubes = extra blokjes
hook-reach = bereik van de { -plague(form: "piece") }
hook-neutral-cubes = neutrale blokjes
hook-can-use = voorwaarde
hook-on-use = gebruik
hook-on-last = gebruik in de { -last-round }
