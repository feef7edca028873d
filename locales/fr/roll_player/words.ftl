# Un joueur sans nom ; n est la lettre de sa place.
seat = Joueur { $n }

# Le livret dit « un 6 vert », « un 4 Or ».
die = { $face } { $colour }
    .code = { $colour_code }{ $face }

list-two = { $head } et { $tail }
list-more = { $head }, { $tail }
list-last = { $head } et { $tail }

attribute-str = Force
    .code = STR
    .action = retourner un dé
attribute-dex = Dextérité
    .code = DEX
    .action = intervertir deux dés
attribute-con = Constitution
    .code = CON
    .action = ±1 sur un dé
attribute-int = Intelligence
    .code = INT
    .action = relancer un dé
attribute-wis = Sagesse
    .code = WIS
    .action = déplacer le pion
attribute-cha = Charisme
    .code = CHA
    .action = un jeton

# Deux lettres par couleur : vert et violet, bleu et blanc commencent de même.
colour-green = vert
    .code = Ve
colour-blue = bleu
    .code = Bu
colour-red = rouge
    .code = Ro
colour-purple = violet
    .code = Vi
colour-black = noir
    .code = No
colour-white = blanc
    .code = Bc
colour-gold = Or
    .code = Or
    .plural = Or

# Sur la grille, le Bien est en haut, la Loi à gauche.
direction-good = Bien
    .arrow = ↑
    .gender = m
direction-evil = Mal
    .arrow = ↓
    .gender = m
direction-lawful = Loi
    .arrow = ←
    .gender = f
direction-chaotic = Chaos
    .arrow = →
    .gender = m

market-kind-weapon = Arme
market-kind-trait = Trait
market-kind-skill = Compétence
market-kind-armor = Armure

outlook-lawful-good = Loyal Bon
outlook-neutral-good = Neutre Bon
outlook-chaotic-good = Chaotique Bon
outlook-lawful-neutral = Loyal Neutre
outlook-true-neutral = Neutre
outlook-chaotic-neutral = Chaotique Neutre
outlook-lawful-evil = Loyal Mauvais
outlook-neutral-evil = Neutre Mauvais
outlook-chaotic-evil = Chaotique Mauvais

space-str-1 = Force 1
space-str-2 = Force 2
space-str-3 = Force 3
space-dex-1 = Dextérité 1
space-dex-2 = Dextérité 2
space-dex-3 = Dextérité 3
space-con-1 = Constitution 1
space-con-2 = Constitution 2
space-con-3 = Constitution 3
space-int-1 = Intelligence 1
space-int-2 = Intelligence 2
space-int-3 = Intelligence 3
space-wis-1 = Sagesse 1
space-wis-2 = Sagesse 2
space-wis-3 = Sagesse 3
space-cha-1 = Charisme 1
space-cha-2 = Charisme 2
space-cha-3 = Charisme 3

# Le total d’une ligne et ce qu’en veut la Classe ; dans les choix.
standing = { $goal_word ->
        [unknown] { $total }
        [exact] { $total } sur { $least }
        [range] { $total } sur { $least }–{ $most }
       *[open] { $total } sur { $least }+
    }
