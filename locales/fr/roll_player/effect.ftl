# Les mots par lesquels les textes des cartes parlent des verbes, des crochets et des mots des scripts,
# pour `lint --deep` : des listes séparées par des virgules, un astérisque tient lieu de toute
# terminaison ou de tout début. Un signe plus joint les mots d’une même proposition qui n’ont de sens
# qu’ensemble : `plein* + ligne*`. Un pack complète une liste dans un message à lui, avec un tiret bas
# après le nom : `unit-gain-gold_givre`.

# Les moments des crochets.
moment-on-placed = plac*, pos*, mett*
moment-on-bought = achet*, achat*, acqu*
moment-on-taken = pren*, choisi*, pris*
moment-on-row-filled = complét*, complèt*, rempli*, plein* + ligne*
moment-on-market-entered = passage au marché, phase de marché, tour de marché, tour au marché
moment-on-market-opened = marché*
moment-on-discarded = défauss*
moment-on-spared = défauss*, pren*
moment-on-marker-moved = pion*, alignement*
moment-on-cleaned = entretien
moment-on-skill-used = utilis*, emplo*, activ*, compétence*
moment-hunt-bonus = traqu*, chass*
moment-hunt-dice = traqu*, chass*
moment-finale-dice = combat contre, combat final
moment-finale-bonus = combat contre, combat final
moment-goal-bonus = objectif*
moment-price = coût*, prix*, pay*, moins cher, moins chère*, moins chers
moment-mercenary-price = mercenaire*
moment-gold-die-pay = dé or, dés or, dé d or, dés d or, dé doré, dés dorés
moment-more-purchases = achet*, achat*, acqu*
moment-hands = main*
moment-stores = rang*, stock*

# Ce que l’on compte, juste après son nombre.
unit-gain-gold = pièce*, or
unit-pay-gold = pièce*, or
unit-take-gold = pièce*, or
unit-give-gold = pièce*, or
unit-price = pièce*, or
unit-mercenary-price = pièce*, or
unit-gold-die-pay = pièce*, or
unit-gain-xp = xp, expérience, point* d expérience
unit-pay-xp = xp, expérience, point* d expérience
unit-reroll-price = xp, expérience, point* d expérience
unit-gain-honour = honneur*
unit-injure = bless*
unit-heal = bless*
unit-gain-charisma = charisme*
unit-score = point* de réputation, étoile*, réputation, point*
unit-weakness = dé de combat, dés de combat, dé de plus, dés de plus, dé supplémentaire, dés supplémentaires, autre dé, autres dés
unit-hunt-dice = dé de combat, dés de combat, dé de plus, dés de plus, dé supplémentaire, dés supplémentaires, autre dé, autres dés
unit-finale-dice = dé de combat, dés de combat, dé de plus, dés de plus, dé supplémentaire, dés supplémentaires, autre dé, autres dés

# Ce que les verbes font ou regardent.
thing-adjust = augment*, dimin*, chang*, rédui*, modifi*, baiss*
thing-adjust-pool = augment*, dimin*, chang*, rédui*, modifi*, baiss*
thing-set-face = valeur*, face*, montre*, augment*, dimin*, rédui*, baiss*
thing-turn = retourn*, opposé*
thing-turn-pool = retourn*, opposé*
thing-swap = échang*, intervert*, permut*
thing-swap-with-rival = échang*, intervert*, permut*
thing-move-die = déplac*, mett*
thing-move-marker = pion*, alignement*
thing-ready = restaur*, redress*
thing-exhaust = engag*, épuis*
thing-act = action*
thing-exchange = remplac*, échang*
thing-replace = remplac*, échang*
thing-buy = achet*, achat*, acqu*
thing-add-to-market = marché*
thing-discard = marché*
thing-deal = marché*
thing-trade = échang*, intervert*, permut*
thing-use-skill = compétence*
thing-reroll = lanc*, relanc*
thing-reroll-pool = lanc*, relanc*
thing-redraw = lanc*, relanc*
thing-pass-minion = sbire*
thing-has-most = le plus, la plus, les plus, plus + que, plus + qu, dépass*
thing-has-least = le moins, moins*
thing-goal-met = objectif*
thing-goals-met = objectif*
thing-alignment = alignement*
thing-backstory = antécédent*, historique*, emplacement*, case*
thing-trophies = trophée*
thing-injuries = bless*
thing-honour = honneur*

# Que cela augmente.
up-adjust = augment*
up-adjust-pool = augment*
up-face-worth = plus, supplémentaire*, double*
up-price = plus, supplémentaire*
up-mercenary-price = plus, supplémentaire*
up-reroll-price = plus, supplémentaire*
up-gold-die-pay = plus, supplémentaire*
up-hunt-dice = plus, supplémentaire*
up-finale-dice = plus, supplémentaire*
up-score = gagn*, vaut, valent, rapport*

# Que cela diminue.
down-adjust = dimin*, rédui*, baiss*
down-adjust-pool = dimin*, rédui*, baiss*
down-face-worth = moins
down-price = moins
down-mercenary-price = moins
down-reroll-price = moins
down-gold-die-pay = moins
down-hunt-dice = moins
down-finale-dice = moins
down-score = perd*, moins

# Mots des conditions, des filtres et des fichiers de cartes.
word-row-str = force, for, str
word-row-dex = dextérité, dex
word-row-con = con, constitution
word-row-int = int, intelligence
word-row-wis = sagesse, sag, wis
word-row-cha = charisme, cha
word-colour-gold = or, doré*
word-colour-blue = bleu*
word-colour-red = roug*
word-colour-green = vert*
word-colour-purple = violet*, pourpre*
word-colour-black = noir*
word-colour-white = blanc*, blanch*
word-colour-class = couleur de classe, couleur de votre classe
word-colour-boost = boost*, transparent*
word-kind-weapon = arme*
word-or-kind-weapon = arme*
word-measure-weapon = arme*
word-kind-trait = trait*
word-or-kind-trait = trait*
word-measure-trait = trait*
word-kind-skill = compétence*
word-or-kind-skill = compétence*
word-measure-skill = compétence*
word-kind-armor = armure*
word-or-kind-armor = armure*
word-measure-armor = armure*
word-kind-scroll = parchemin*
word-or-kind-scroll = parchemin*
word-measure-scroll = parchemin*
word-measure-gold = pièce*, or
word-measure-xp = xp, expérience
word-measure-honour = honneur*
word-measure-injuries = bless*
word-measure-trophies = trophée*
word-direction-good = bien, bon, bonne, bons, bonnes
word-direction-evil = mal, mauvais*
word-direction-lawful = loi*, loyal*, loyau*
word-direction-chaotic = chao*
word-kind-location = localisation*, lieu*, jeton aventure, jetons aventure
word-kind-obstacle = obstacle*, jeton aventure, jetons aventure
word-kind-attack = attaque*, jeton aventure, jetons aventure
word-from-discard = défausse*
word-from-market = marché*

# De quel côté de zéro doit être un nombre que consulte un script, ou du vôtre si c’est celui d’un autre
# joueur : au-dessus (`above`) ou au-dessous (`below`).
word-lawfulness-below = loi*, loyal*, loyau*
word-lawfulness-above = chao*
word-goodness-above = bien, bon, bonne, bons, bonnes
word-goodness-below = mal, mauvais*
word-gold-of-above = plus, riche*
word-gold-of-below = moins, pauvre*

# Mots des fichiers de cartes. Avec une sorte de carte après `field-`, ils ne valent que pour elle.
field-gives-xp = xp, expérience
field-gives-dice = dé de combat, dés de combat
field-armor-set-colour-blue = bleu*
field-armor-set-colour-red = roug*
field-armor-set-colour-green = vert*
field-armor-set-colour-purple = violet*, pourpre*
field-armor-set-colour-black = noir*
field-armor-set-colour-white = blanc*, blanch*
