# Les mots par lesquels les textes des cartes parlent des verbes, des crochets et des mots des scripts,
# pour `lint --deep` : des listes séparées par des virgules, un astérisque tient lieu de toute
# terminaison. Un pack complète une liste dans un message à lui, avec un tiret bas après le nom :
# `unit-gain-gold_givre`.

# Les moments des crochets.
moment-on-last = dernière manche
moment-extra-cubes = plac*
moment-neutral-cubes = neutre*
moment-reach = peste

# Ce que les verbes font ou regardent.
thing-move-cubes = déplac*
thing-move-token = jeton*
thing-swap-tokens = jeton*
thing-look = jeton*
thing-save = château
thing-move-plague = peste
thing-count-plague = neutre*
