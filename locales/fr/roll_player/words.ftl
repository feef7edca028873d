# Un joueur sans nom ; n est la lettre de sa place.

game = Roll Player
seat = Joueur { $n }
    .gender = m

# Le livret dit « un 6 vert », « un 4 Or ».
die = { $face } { $colour }
    .code = { $colour_code }{ $face }

list-none = aucun
list-two = { $head } et { $tail }
list-more = { $head }, { $tail }
list-last = { $head } et { $tail }

# Une liste dans l’ordre.
list-then = { $head }, puis { $tail }

attribute-str = Force
    .code = FOR
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
    .code = SAG
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
# Transparent, sans couleur : « dé de Boost 7 ».
colour-boost = de Boost
    .code = X

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
market-kind-scroll = Parchemin

adventure-kind-location = Localisation
    .gender = f
adventure-kind-obstacle = Obstacle
    .gender = m
adventure-kind-attack = Attaque
    .gender = f

outlook-lawful-good = Loyal Bon
outlook-neutral-good = Neutre Bon
outlook-chaotic-good = Chaotique Bon
outlook-lawful-neutral = Loyal Neutre
outlook-true-neutral = Neutre
outlook-chaotic-neutral = Chaotique Neutre
outlook-lawful-evil = Loyal Mauvais
outlook-neutral-evil = Neutre Mauvais
outlook-chaotic-evil = Chaotique Mauvais

# What a backstory asks for.
story-colour = { $colour } en { $row }

space = { $row } { $number }
    .code = { $row_code } { $number }

# Le total d’une ligne et ce qu’en veut la Classe ; dans les choix.
standing = { $goal_word ->
        [none] { $total }
        [exact] { $total }, objectif { $least }
        [range] { $total }, objectif { $least }–{ $most }
       *[open] { $total }, objectif { $least }+
    }
    .aloud = total { $goal_word ->
        [none] { $total }
        [exact] { $total }, objectif { $least }
        [range] { $total }, objectif { $least }–{ $most }
       *[open] { $total }, objectif { $least } au moins
    }

# Ce que l’on compte dans les parties de robots, après un nombre décimal.
count-market-turn = passages au Marché
count-bought = { -card(count: "other") } achetées
count-skill = { -skill(count: "other") } utilisées
count-hunt = { -hunt(count: "other") }
count-mercenary = { -mercenary(count: "other") }
count-reroll = { -combat-die(count: "other") } relancés
count-xp-action = { -attribute-action(count: "other") } payées en { -xp }
count-xp-spent = dépenses d’{ -xp }
count-trophy = { -trophy(count: "other") }
count-slain = { -monster(count: "other") } vaincus

# Ce que rapporte un total lors d’une Traque, une chose après l’autre.
spoils = { $prize_word ->
        [trophy] le { -trophy }
        [xp] { $amount } { -xp }
        [gold] { $amount ->
            [one] { $amount } { -gold }
           *[other] { $amount } { -gold(count: "other") }
        }
        [honour] { $amount ->
            [one] { $amount } { -honour-token }
           *[other] { $amount } { -honour-token(count: "other") }
        }
       *[injury] { $amount ->
            [one] { $amount } { -injury-token }
           *[other] { $amount } { -injury-token(count: "other") }
        }
    }
