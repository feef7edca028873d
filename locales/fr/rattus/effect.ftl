# Les mots par lesquels les textes des cartes parlent des verbes, des crochets et des mots des scripts,
# pour `lint --deep` : des listes séparées par des virgules, un astérisque tient lieu de toute
# terminaison ou de tout début. Un signe plus joint les mots d’une même proposition qui n’ont de sens
# qu’ensemble : `plein* + ligne*`. Un pack complète une liste dans un message à lui, avec un tiret bas
# après le nom : `unit-gain-gold_givre`.

# Les moments des crochets.
moment-on-last = dernière manche, dernier tour
moment-extra-cubes = plac*
moment-neutral-cubes = neutre*
moment-reach = peste

# Ce que les verbes font ou regardent.
thing-move-cubes = déplac*
thing-move-token = jeton*, rat, rats
thing-swap-tokens = jeton*, rat, rats
thing-look = jeton*, rat, rats
thing-save = château*
thing-move-plague = peste*
thing-plague = peste*
thing-count-plague = neutre*

# Ce que l’on compte, juste après son nombre. Aucun verbe ne compte de rats : un texte qui le fait se
# trompe.
unit-extra-cubes = cube*
unit-neutral-cubes = cube*
unit-count-plague = cube*
unit-move-cubes = cube*
unit-add-cubes = cube*
unit-reach = région*
unit-rats = rat, rats, jeton*

# Que cela augmente.
up-extra-cubes = plus, supplémentaire*, davantage
up-add-cubes = ajout*

# Que cela diminue.
down-extra-cubes = moins
down-add-cubes = retir*, enlev*, pren*, ôt*

# Mots des filtres ; un 0 est un nombre qui doit être nul.
word-max-rats-0 = sans + rat, sans + rats, aucun + rat, pas + rat, pas + rats
