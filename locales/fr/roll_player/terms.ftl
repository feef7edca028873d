# Les termes du livret de règles. Ils s’accordent en nombre : { -gold } « pièce d’or », { -gold(count: "other") } « pièces d’or ».

-gold = { $count ->
        [other] pièces d’or
       *[one] pièce d’or
    }
    .gender = f
-reputation-star = { $count ->
        [other] points de réputation
       *[one] point de réputation
    }
    .gender = m
-star = { $count ->
        [other] points
       *[one] point
    }
    .gender = m

# La partie et ses phases
-first-player = { $gender ->
        [f] Première Joueuse
       *[m] Premier Joueur
    }
    .gender = m
-roll-phase = Phase de Pioche
    .gender = f
-dice-phase = Phase de Développement
    .gender = f
-market-phase = Phase de Marché
    .gender = f
-cleanup = Phase d’Entretien
    .gender = f
-final-scoring = décompte final
    .gender = m
-market-turn = passage au Marché
    .gender = m

# Les dés
-bag = sac
    .gender = m
-die = { $count ->
        [other] dés
       *[one] dé
    }
    .gender = m
-gold-die = { $count ->
        [other] dés Or
       *[one] dé Or
    }
    .gender = m
-starting-die = { $count ->
        [other] dés de départ
       *[one] dé de départ
    }
    .gender = m
-enemy-die = dé Ennemi
    .gender = m
-opposite-face = face opposée
    .gender = f

# La Fiche de Personnage
-character-sheet = { $count ->
        [other] Fiches de Personnage
       *[one] Fiche de Personnage
    }
    .gender = f
-race = Race
    .gender = f
-class = { $count ->
        [other] Classes
       *[one] Classe
    }
    .gender = f
-class-color = couleur de Classe
    .gender = f
-backstory = Antécédents
    .gender = m
    .number = pl
-alignment = Alignement
    .gender = m
-alignment-card = carte Alignement
    .gender = f
-alignment-marker = pion Alignement
    .gender = m
-attribute = { $count ->
        [other] Caractéristiques
       *[one] Caractéristique
    }
    .gender = f
-attribute-row = { $count ->
        [other] lignes de Caractéristique
       *[one] ligne de Caractéristique
    }
    .gender = f
-attribute-action = { $count ->
        [other] actions de Caractéristique
       *[one] action de Caractéristique
    }
    .gender = f
-attribute-goal = { $count ->
        [other] objectifs de Caractéristique
       *[one] objectif de Caractéristique
    }
    .gender = m
-space = { $count ->
        [other] emplacements
       *[one] emplacement
    }
    .gender = m
-charisma-token = { $count ->
        [other] jetons Charisme
       *[one] jeton Charisme
    }
    .gender = m

# Les cartes
-card = { $count ->
        [other] cartes
       *[one] carte
    }
    .gender = f
-initiative-card = { $count ->
        [other] cartes Initiative
       *[one] carte Initiative
    }
    .gender = f
-market = Marché
    .gender = m
-market-card = { $count ->
        [other] cartes Marché
       *[one] carte Marché
    }
    .gender = f
-market-deck = pioche Marché
    .gender = f
-discard-pile = défausse
    .gender = f
-trash = poubelle
    .gender = f
-hand = { $count ->
        [other] mains
       *[one] main
    }
    .gender = f
-weapon = { $count ->
        [other] Armes
       *[one] Arme
    }
    .gender = f
-armor = Armure
    .gender = f
-armor-piece = { $count ->
        [other] pièces d’Armure
       *[one] pièce d’Armure
    }
    .gender = f
-armor-set = { $count ->
        [other] ensembles d’Armure
       *[one] ensemble d’Armure
    }
    .gender = m
-trait = { $count ->
        [other] Traits de caractère
       *[one] Trait de caractère
    }
    .gender = m
-skill = { $count ->
        [other] Compétences
       *[one] Compétence
    }
    .gender = f

# Monstres et Sbires
-boost-die = { $count ->
        [other] dés de Boost
       *[one] dé de Boost
    }
    .gender = m
-scroll = { $count ->
        [other] Parchemins
       *[one] Parchemin
    }
    .gender = m
-monster = { $count ->
        [other] Monstres
       *[one] Monstre
    }
    .gender = m
-minion = { $count ->
        [other] Sbires
       *[one] Sbire
    }
    .gender = m
-minion-deck = pioche Sbire
    .gender = f
-hunt = { $count ->
        [other] Traques
       *[one] Traque
    }
    .gender = f
-weakness = faiblesse
    .gender = f
-trophy = { $count ->
        [other] Trophées
       *[one] Trophée
    }
    .gender = m
-combat-die = { $count ->
        [other] dés de Combat
       *[one] dé de Combat
    }
    .gender = m
-mercenary = { $count ->
        [other] mercenaires
       *[one] mercenaire
    }
    .gender = m
-xp = XP
    .gender = m
-experience = Expérience
    .gender = f
-honour-token = { $count ->
        [other] jetons Honneur
       *[one] jeton Honneur
    }
    .gender = m
-injury-token = { $count ->
        [other] jetons Blessure
       *[one] jeton Blessure
    }
    .gender = m
-adventure-card = { $count ->
        [other] cartes Aventure
       *[one] carte Aventure
    }
    .gender = f
-adventure-token = { $count ->
        [other] jetons Aventure
       *[one] jeton Aventure
    }
    .gender = m
-attack = valeur d’attaque
    .gender = f
-strength = Force
    .gender = f
-finale = Combat contre le Monstre
    .gender = m
