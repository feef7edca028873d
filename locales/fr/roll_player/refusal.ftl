# Pourquoi une chose posée sur la table n’est pas proposée. Aucune de ces phrases ne nomme la chose :
# là où il y en a plusieurs, son nom est écrit devant.

# Le Marché

too-dear = Pour l’acheter, il vous manque { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }.
market-turn-only = Cela se fait lors de votre { -market-turn }, pendant la { -market-phase }.
market-turn-of = C’est le { -market-turn } { OF($seat) }.
bought-already = Vous avez déjà acheté une carte pendant ce { -market-turn }.
market-turn-spent = Vous avez déjà choisi quoi faire de ce { -market-turn }.
pass-too-dear = Pour en révéler un autre, il vous manque { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }.
last-minion = Il n’y a pas d’autre { -minion } à révéler.
in-discard-pile = Cette carte est dans la { -discard-pile } : on n’y achète que si une carte le permet.
discard-pile = On n’y achète que si une carte le permet ; elle remplace la { -market-deck } épuisée.

# Les cartes Initiative et les dés

taken-by = { START(THE($seat)) } l’a prise.
bare = Aucun dé n’y est posé.
took-another = Vous avez déjà pris la { -initiative-card } n° { $number } pendant ce tour.
dice-phase-only = On prend une { -initiative-card } à son tour, pendant la { -dice-phase }.
row-full = Il ne reste aucun { -space } libre dans cette ligne.
placed-when-taken = On y place un dé juste après l’avoir pris, pendant la { -dice-phase }.
space-taken = Un dé y est déjà placé.
placed-by-row = Choisissez plutôt la ligne ({ $row }) : le dé va sur l’{ -space } libre le plus à gauche.
no-die = Il n’y a pas de dé à cet endroit.
swaps-with-another = C’est le premier des deux dés à intervertir : choisissez-en un autre.
another-die = Vous avez déjà choisi le dé en { $space }.
lower-first = Les dés de plus faible valeur sont placés d’abord.
stored-now = Vous l’y avez rangé pendant ce tour.
store-full = Il n’y a plus de place : { $dice ->
        [one] { $dice } dé y est déjà rangé
       *[other] { $dice } dés y sont déjà rangés
    }.
store-last = Il doit vous rester plus d’{ -space(count: "other") } libres que de dés rangés.
stored-when-taken = On range un dé juste après l’avoir pris, pendant la { -dice-phase }.
must-unpack = Il reste tout juste assez d’{ -space(count: "other") } libres : tous les dés rangés doivent sortir maintenant.

# L’Expérience

mercenary-xp = Pour recruter un { -mercenary } contre des { -xp }, il vous en manque { $xp }.
mercenary-gold = Pour recruter un { -mercenary } contre de l’or, il vous manque { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    }.
reroll-xp = Pour relancer un { -combat-die }, il vous manque { $xp } { -xp }.
held-face = Le { -monster } ne vous laisse pas relancer un { $face }.
no-injury = Vous n’avez aucun { -injury-token } à défausser.
recover-xp = Pour défausser un { -injury-token }, il vous manque { $xp } { -xp }.
action-xp = Pour effectuer l’action d’une ligne, il vous manque { $xp } { -xp }.
tokens-over = Un { -charisma-token } ne servirait plus à rien : plus rien ne s’achète ensuite.

# Les cartes

exhausted = Cette carte est engagée : il faut d’abord la restaurer, pendant la { -cleanup }.
ready = Cette carte n’est pas engagée.
another-moment = Cette carte ne sert à rien en ce moment.
own-turn-only = Cette carte ne s’utilise qu’à votre tour, et c’est celui { OF($seat) }.
marker-at-edge = Votre { -alignment-marker } ne peut plus aller vers { THE($direction) }.
no-use = Son effet n’est pas possible maintenant.
too-deep = Trop d’effets sont en cours : il faut d’abord les terminer.
holds-dice = Des dés sont rangés sur cette carte.
just-bought = Vous venez de l’acheter : défaussez une autre { -weapon }.
owned = Cette carte est { TO($seat) }.
not-for = Ce n’est pas possible avec { THE($card) }.
