# Les termes du livret de règles. Ils s’accordent en nombre : { -gold } « pièce d’or », { -gold(count: "other") } « pièces d’or ».

-gold = { $count ->
        [other] pièces d’or
       *[one] pièce d’or
    }
-reputation-star = { $count ->
        [other] points de réputation
       *[one] point de réputation
    }
-star = { $count ->
        [other] étoiles
       *[one] étoile
    }

# La partie et ses phases
-first-player = { $gender ->
        [f] Première Joueuse
       *[m] Premier Joueur
    }
-roll-phase = Phase de Pioche
-dice-phase = Phase de Développement
-market-phase = Phase de Marché
-cleanup = Phase d’Entretien
-final-scoring = décompte final
-market-turn = passage au Marché

# Les dés
-bag = sac
-die = { $count ->
        [other] dés
       *[one] dé
    }
-gold-die = { $count ->
        [other] dés Or
       *[one] dé Or
    }
-starting-die = { $count ->
        [other] dés de départ
       *[one] dé de départ
    }
-enemy-die = dé Ennemi
-opposite-face = face opposée

# La Fiche de Personnage
-character-sheet = { $count ->
        [other] Fiches de Personnage
       *[one] Fiche de Personnage
    }
-race = Race
-class = { $count ->
        [other] Classes
       *[one] Classe
    }
-class-color = couleur de Classe
-backstory = Antécédents
-alignment = Alignement
-alignment-card = carte Alignement
-alignment-marker = pion Alignement
-attribute = { $count ->
        [other] Caractéristiques
       *[one] Caractéristique
    }
-attribute-row = { $count ->
        [other] lignes de Caractéristique
       *[one] ligne de Caractéristique
    }
-attribute-action = { $count ->
        [other] actions de Caractéristique
       *[one] action de Caractéristique
    }
-attribute-goal = { $count ->
        [other] objectifs de Caractéristique
       *[one] objectif de Caractéristique
    }
-space = { $count ->
        [other] emplacements
       *[one] emplacement
    }
-charisma-token = { $count ->
        [other] jetons Charisme
       *[one] jeton Charisme
    }

# Les cartes
-card = { $count ->
        [other] cartes
       *[one] carte
    }
-initiative-card = { $count ->
        [other] cartes Initiative
       *[one] carte Initiative
    }
-market = Marché
-market-card = { $count ->
        [other] cartes Marché
       *[one] carte Marché
    }
-market-deck = pioche Marché
-discard-pile = défausse
-trash = poubelle
-hand = { $count ->
        [other] mains
       *[one] main
    }
-weapon = { $count ->
        [other] Armes
       *[one] Arme
    }
-armor = Armure
-armor-piece = { $count ->
        [other] pièces d’Armure
       *[one] pièce d’Armure
    }
-armor-set = { $count ->
        [other] ensembles d’Armure
       *[one] ensemble d’Armure
    }
-trait = { $count ->
        [other] Traits de caractère
       *[one] Trait de caractère
    }
-skill = { $count ->
        [other] Compétences
       *[one] Compétence
    }
