# Les mots dont sont faites les phrases.

seat = Joueur { $n }

list-none = aucun
list-two = { $head }, { $tail }
list-more = { $head }, { $tail }
list-last = { $head }, { $tail }

# Ce que montre un jeton rat : sa valeur limite et ses symboles.
face = { $limit }+ : { $symbols }
# Une face dont on ne connaît que le numéro dans la série.
token = { -token }
symbol-majority = majorité
symbol-all = tous

ring-regular = les jetons classiques
ring-starting = les jetons cerclés de violet

