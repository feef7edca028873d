# Les termes du livret de règles. Ils s’accordent en nombre : { -gold } « pièce d’or », { -gold(count: "many") } « pièces d’or ».

-gold = { $count ->
       *[one] pièce d’or
        [many] pièces d’or
    }
-reputation-star = { $count ->
       *[one] point de réputation
        [many] points de réputation
    }

# La partie et ses phases
-first-player = Premier Joueur
-roll-phase = Phase de Pioche
-dice-phase = Phase de Développement
-market-phase = Phase de Marché
-cleanup-phase = Phase d’Entretien

# Les dés
-bag = sac
-gold-die = { $count ->
       *[one] dé Or
        [many] dés Or
    }
-starting-die = { $count ->
       *[one] dé de départ
        [many] dés de départ
    }
-enemy-die = dé Ennemi

# La Fiche de Personnage
-sheet = { $count ->
       *[one] Fiche de Personnage
        [many] Fiches de Personnage
    }
-race = Race
-class = { $count ->
       *[one] Classe
        [many] Classes
    }
-backstory = Antécédents
-alignment = Alignement
-alignment-marker = pion Alignement
-attribute = { $count ->
       *[one] Caractéristique
        [many] Caractéristiques
    }
-row = { $count ->
       *[one] ligne de Caractéristique
        [many] lignes de Caractéristique
    }
-goal = { $count ->
       *[one] objectif de Caractéristique
        [many] objectifs de Caractéristique
    }
-space = { $count ->
       *[one] emplacement
        [many] emplacements
    }
-charisma-token = { $count ->
       *[one] jeton Charisme
        [many] jetons Charisme
    }

# Les cartes
-initiative-card = { $count ->
       *[one] carte Initiative
        [many] cartes Initiative
    }
-market = Marché
-market-card = { $count ->
       *[one] carte Marché
        [many] cartes Marché
    }
-market-deck = pioche Marché
-discard-pile = défausse
-trash = poubelle
-weapon = { $count ->
       *[one] Arme
        [many] Armes
    }
-armor = Armure
-armor-piece = { $count ->
       *[one] pièce d’Armure
        [many] pièces d’Armure
    }
-armor-set = { $count ->
       *[one] ensemble d’Armure
        [many] ensembles d’Armure
    }
-trait = { $count ->
       *[one] Trait de caractère
        [many] Traits de caractère
    }
-skill = { $count ->
       *[one] Compétence
        [many] Compétences
    }
