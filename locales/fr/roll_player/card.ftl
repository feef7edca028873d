# Les champs d’une carte, quand on l’explique. Les identifiants sont ceux des champs dans le fichier de la carte ;
# `.is` nomme le champ, `.order` donne l’ordre des parties d’un tableau. Une espace insécable unit ce qui doit rester sur une ligne.

kind-weapon = { -weapon }
kind-trait = { -trait }
kind-skill = { -skill }
kind-armor = { -armor }
kind-armor-set = { -armor-set }
kind-class = { -class }
kind-backstory = { -backstory }
kind-alignment = { -alignment }
kind-race = { -race }
kind-scroll = { -scroll }
kind-minion = { -minion }
kind-monster = { -monster }
kind-adventure = { -adventure-card }

# Dit dans les langues dont la boîte contient des cartes en anglais ; en français, non.
name =
    .is = nom
cost = Coût : { $value ->
        [one] { $value } { -gold }
       *[other] { $value } { -gold(count: "other") }
    }
    .is = coût
hands = Mains : { $value }
    .is = mains
arrow = Flèche : { $word ->
        [good] ↑ Bien
        [evil] ↓ Mal
        [lawful] ← Loi
       *[chaotic] → Chaos
    }
    .is = flèche
    .aloud = Flèche : { $word ->
        [good] Bien
        [evil] Mal
        [lawful] Loi
       *[chaotic] Chaos
    }
set = Ensemble : { $value }
    .is = ensemble
colour = { $count ->
        [one] Couleur
       *[other] Couleurs
    } : { $value }
    .is = couleur

# Objectifs d’une Classe. $list : les six ; $goal : un nombre, une plage, ou 16+.
goals = Objectifs : { $list }
    .is = objectifs
    .order = str dex con int wis cha
goals-str = Force { $goal } ★{ $stars }
    .aloud = Force { $goal }, pour { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-dex = Dextérité { $goal } ★{ $stars }
    .aloud = Dextérité { $goal }, pour { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-con = Constitution { $goal } ★{ $stars }
    .aloud = Constitution { $goal }, pour { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-int = Intelligence { $goal } ★{ $stars }
    .aloud = Intelligence { $goal }, pour { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-wis = Sagesse { $goal } ★{ $stars }
    .aloud = Sagesse { $goal }, pour { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-cha = Charisme { $goal } ★{ $stars }
    .aloud = Charisme { $goal }, pour { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }

# Ce qu’une Race ajoute à une ligne ; un bonus porte son signe comme un malus.
bonus = { $list }
    .is = bonus et malus
    .order = str dex con int wis cha
    .signed = { $value ->
        [1] +1
        [2] +2
        [3] +3
       *[other] { $value }
    }
bonus-str = Force { bonus.signed }
bonus-dex = Dextérité { bonus.signed }
bonus-con = Constitution { bonus.signed }
bonus-int = Intelligence { bonus.signed }
bonus-wis = Sagesse { bonus.signed }
bonus-cha = Charisme { bonus.signed }

# Quel emplacement d’une ligne réclame quelle couleur.
spaces = { $list }
    .is = emplacements
    .order = str dex con int wis cha
spaces-str = Force { $space } : { $colour }
spaces-dex = Dextérité { $space } : { $colour }
spaces-con = Constitution { $space } : { $colour }
spaces-int = Intelligence { $space } : { $colour }
spaces-wis = Sagesse { $space } : { $colour }
spaces-cha = Charisme { $space } : { $colour }

# La grille, rangée par rangée : du Bien au Mal, chacune de la Loi au Chaos.
grid = Points, du Bien (première rangée) au Mal, de la Loi (à gauche) au Chaos : { $value }
    .is = grille
# Points pour une carte de l’ensemble, pour deux, et ainsi de suite.
stars = Points pour 1, 2, 3… cartes : { $value }
    .is = points

# Ce que rapporte un Sbire, ligne par ligne. $from_to : le plus grand total de la ligne ; 0 pour la dernière.
rewards = Récompenses selon le total : { $value }
    .is = récompenses
rewards-row = { $from_to ->
        [0] { $from }+
       *[other] { $from }–{ $from_to }
    } : { $count ->
        [0] rien
       *[other] { $list }
    }
    .aloud = total de { $from_to ->
        [0] { $from } ou plus
       *[other] { $from }–{ $from_to }
    } : { $count ->
        [0] rien
       *[other] { $list }
    }
    .order = trophy xp gold honour injuries
rewards-row-trophy = { $value ->
        [yes] { -trophy }
       *[no] {""}
    }
rewards-row-xp = { $value } { -xp }
rewards-row-gold = { $value ->
        [one] { $value } { -gold }
       *[other] { $value } { -gold(count: "other") }
    }
rewards-row-honour = { $value ->
        [one] { $value } honneur
       *[other] { $value } honneurs
    }
rewards-row-injuries = { $value ->
        [one] { $value } blessure
       *[other] { $value } blessures
    }

# Les deux cartes d’un Monstre.
several = À plusieurs : { $list }
    .is = à plusieurs
    .order = strength stars
several-strength = { -strength } { $value }
several-stars = { -attack } pour 1, 2, 3… { -reputation-star(count: "other") } : { $value }
alone = En solitaire : { $list }
    .is = en solitaire
    .order = strength stars
alone-strength = { several-strength }
alone-stars = { several-stars }

# Ce que fait la carte.
effect =
    .is = effet

# Ce que seul `cardwright cards show` dit d’une carte : `.is` nomme le champ.
row-dots = { $value ->
        [one] cartes à { $value } point
       *[other] cartes à { $value } points
    }
    .is = groupe
row-number = { $value }
    .is = numéro
row-printing = { $word ->
        [first] premier tirage
       *[later] réimpression
    }
    .is = tirage
row-side = { $word ->
        [a] recto
       *[b] verso
    }
    .is = face
row-size = { $value ->
        [one] { $value } { -card }
       *[other] { $value } { -card(count: "other") }
    }
    .is = taille
row-basic = { $value ->
        [yes] oui
       *[no] non
    }
    .is = première édition
row-gives = { $word ->
        [dice] dés de Combat
       *[xp] XP
    }
    .is = donne
row-kind = { $word ->
        [location] Localisation
        [obstacle] Obstacle
       *[attack] Attaque
    }
    .is = type
row-monster = { $value }
    .is = Monstre
