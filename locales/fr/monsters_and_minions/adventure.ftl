# Les cartes Aventure : ce qu’elles donnent, à quelle condition, et ce qu’il faut de plus en solitaire. Seuls ceux
# qui ont le jeton sont comparés.

black-sea = Mer Noire
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif de Constitution. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -gold }
       *[other] { $limit } { -gold(count: "other") }
    }.
    .flavour = Si profonde que l’ancre elle-même a peur.
isle-of-winter = Île de l’Hiver
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif de Sagesse. En solitaire, il faut aussi avoir au moins { $limit } { -xp }.
    .flavour = La plage est blanche, mais ce n’est pas du sable.
hidden-cove = Crique Cachée
    .text = Gagnez { $count } { -xp } si votre { -alignment-marker } est du côté du Chaos. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Sur aucune carte, et connue de tous les contrebandiers.
lost-at-sea = Perdus en Mer
    .text = Gagnez { $count } { -xp } si vous avez le plus de { -skill(count: "other") }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = Les étoiles ont raison. C’est la mer qui se trompe.
crew-mutiny = Mutinerie
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez le plus de { -gold(count: "other") }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -gold }
       *[other] { $limit } { -gold(count: "other") }
    }.
    .flavour = Ils vous suivraient partout, contre une augmentation.
maelstrom = Tourbillon
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez le moins de { -armor-piece(count: "other") }. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucune { -armor-piece }
        [one] avoir au plus { $limit } { -armor-piece }
       *[other] avoir au plus { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Le plus chargé coule le premier.
swallowed = Avalés
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $cards ->
        [one] { $cards } { -weapon }
       *[other] { $cards } { -weapon(count: "other") }
    }. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucun { -injury-token }
        [one] avoir au plus { $limit } { -injury-token }
       *[other] avoir au plus { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Il fait noir, et quelqu’un est déjà là.
tentacle-attack = Assaut de Tentacules
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $least ->
        [one] { $least } { -die } bleu
       *[other] { $least } { -die(count: "other") } bleus
    }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Comptez les bras, puis recommencez.
capsize-ship = Chavirement
    .text = Gagnez { $count } { -xp } si vous atteignez votre objectif de Dextérité. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Le plafond était sec il y a un instant.
stone-bridge = Pont de Pierre
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif de Force. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -gold }
       *[other] { $limit } { -gold(count: "other") }
    }.
    .flavour = Le péage ? Tout ce que vous pouvez soulever.
abandoned-mine = Mine Abandonnée
    .text = Gagnez { $count } { -xp } si vous avez au moins { $least ->
        [one] { $least } { -gold-die }
       *[other] { $least } { -gold-die(count: "other") }
    }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Les mineurs sont partis en courant. Ils ont tout laissé.
forgotten-forest = Forêt Oubliée
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif de Sagesse. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Les arbres, eux, se souviennent de vous.
traitor = Traître
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez le plus de { -honour-token(count: "other") }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = L’un de nous sourit un peu trop.
ambushed = Embuscade
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez le moins de { -injury-token(count: "other") }. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucun { -injury-token }
        [one] avoir au plus { $limit } { -injury-token }
       *[other] avoir au plus { $limit } { -injury-token(count: "other") }
    }.
    .flavour = La forêt était bien silencieuse.
illusion = Illusion
    .text = Gagnez { $count } { -xp } si vous atteignez votre objectif d’Intelligence. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -trait }
       *[other] { $limit } { -trait(count: "other") }
    }.
    .flavour = Il n’y a jamais eu de chemin.
club-swing = Coup de Gourdin
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $cards ->
        [one] { $cards } { -armor-piece }
       *[other] { $cards } { -armor-piece(count: "other") }
    }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = C’est un arbre, tenu par le petit bout.
ground-smash = Frappe au Sol
    .text = Gagnez { $count } { -xp } si votre { -alignment-marker } est du côté de la Loi. En solitaire, il faut aussi avoir au moins { $limit } { -xp }.
    .flavour = Respectez les règles, et quittez le sol.
throw = Lancer de Héros
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $least ->
        [one] { $least } { -die } vert
       *[other] { $least } { -die(count: "other") } verts
    }. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucune { -weapon }
        [one] avoir au plus { $limit } { -weapon }
       *[other] avoir au plus { $limit } { -weapon(count: "other") }
    }.
    .flavour = Il n’avait plus de rochers, alors il nous a regardés.
another-dimension = Autre Dimension
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $cards ->
        [one] { $cards } { -scroll }
       *[other] { $cards } { -scroll(count: "other") }
    }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -scroll }
       *[other] { $limit } { -scroll(count: "other") }
    }.
    .flavour = Ici, la gauche est en bas et le mardi est bleu.
underworld = Enfers
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif de Constitution. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Les marches ne se comptent qu’en descendant.
dark-temple = Temple Obscur
    .text = Gagnez { $count } { -xp } si votre { -alignment-marker } est du côté du Mal. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucun { -trait }
        [one] avoir au plus { $limit } { -trait }
       *[other] avoir au plus { $limit } { -trait(count: "other") }
    }.
    .flavour = Laissez chaussures et conscience à l’entrée.
riddle = Devinette
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif d’Intelligence. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = La troisième réponse est toujours “vous-même”.
skeleton-horde = Horde de Squelettes
    .aspire = yes
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez le plus de { -trophy(count: "other") }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Ils sont minces, mais ils sont nombreux.
poisonous-fumes = Vapeurs Toxiques
    .text = Gagnez { $count } { -xp } si vous avez le moins de { -injury-token(count: "other") }. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucun { -injury-token }
        [one] avoir au plus { $limit } { -injury-token }
       *[other] avoir au plus { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Expirez. Continuez d’expirer.
horned-charge = Charge Cornue
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif de Force. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Ne bougez plus. Et tenez bon.
flame-sword = Épée de Flammes
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $least ->
        [one] { $least } { -die } noir
       *[other] { $least } { -die(count: "other") } noirs
    }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Elle éclaire aussi la pièce.
scythe-of-souls = Faux des Âmes
    .text = Gagnez { $count } { -xp } si vous avez le plus de { -honour-token(count: "other") }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Elle ne fauche que les grands noms.
dungeon = Donjon
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif de Constitution. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -gold }
       *[other] { $limit } { -gold(count: "other") }
    }.
    .flavour = La porte s’ouvre vers l’extérieur. Première erreur.
mountainside = Flanc de Montagne
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif de Dextérité. En solitaire, il faut aussi avoir au moins { $limit } { -xp }.
    .flavour = Ne regardez pas en bas. Ni en haut, d’ailleurs.
ancient-ruins = Ruines Antiques
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif d’Intelligence. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -scroll }
       *[other] { $limit } { -scroll(count: "other") }
    }.
    .flavour = L’inscription dit “demi-tour”, avec trois fautes.
captured = Capturés
    .text = Gagnez { $count } { -xp } si vous avez le plus de { -gold(count: "other") }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -gold }
       *[other] { $limit } { -gold(count: "other") }
    }.
    .flavour = La rançon se négocie, et nous aussi.
dart-trap = Piège à Fléchettes
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $cards ->
        [one] { $cards } { -skill }
       *[other] { $cards } { -skill(count: "other") }
    }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = Attention à la dalle. L’autre dalle.
spiked-pit-trap = Fosse à Pieux
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez le moins d’{ -weapon(count: "other") }. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucune { -weapon }
        [one] avoir au plus { $limit } { -weapon }
       *[other] avoir au plus { $limit } { -weapon(count: "other") }
    }.
    .flavour = Qui voyage léger tombe moins fort.
claw-attack = Coup de Griffes
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $cards ->
        [one] { $cards } { -armor-piece }
       *[other] { $cards } { -armor-piece(count: "other") }
    }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Cinq traits parallèles, sans règle.
fire-breath = Souffle de Feu
    .text = Gagnez { $count } { -xp } si votre { -alignment-marker } est du côté du Bien. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucun { -injury-token }
        [one] avoir au plus { $limit } { -injury-token }
       *[other] avoir au plus { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Les justes ont le vent dans le dos.
tail-strike = Coup de Queue
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $least ->
        [one] { $least } { -die } rouge
       *[other] { $least } { -die(count: "other") } rouges
    }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Tout le monde regarde les dents.
catacombs = Catacombes
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif de Sagesse. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Les résidents tolèrent qu’on chuchote.
ancestral-castle = Château Ancestral
    .text = Gagnez { $count } { -xp } si vous avez le plus de { -gold(count: "other") }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -gold }
       *[other] { $limit } { -gold(count: "other") }
    }.
    .flavour = Tous les portraits ont le même visage.
corrupted-shrine = Sanctuaire Corrompu
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si votre { -alignment-marker } est du côté du Bien. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucun { -trait }
        [one] avoir au plus { $limit } { -trait }
       *[other] avoir au plus { $limit } { -trait(count: "other") }
    }.
    .flavour = Les cierges brûlent, mais à l’envers.
ghoul-swarm = Nuée de Goules
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $cards ->
        [one] { $cards } { -weapon }
       *[other] { $cards } { -weapon(count: "other") }
    }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Ayez de quoi occuper vos deux mains.
collapse = Éboulement
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif de Dextérité. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucune { -armor-piece }
        [one] avoir au plus { $limit } { -armor-piece }
       *[other] avoir au plus { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Courez d’abord, excusez-vous dehors.
blood-pool = Bassin de Sang
    .text = Gagnez { $count } { -xp } si vous avez le moins de { -injury-token(count: "other") }. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucun { -injury-token }
        [one] avoir au plus { $limit } { -injury-token }
       *[other] avoir au plus { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Il est tiède, et cela ne rassure personne.
life-drain = Drain de Vie
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif de Constitution. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Vous prenez vingt ans, et vos bottes aussi.
bite = Morsure
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $least ->
        [one] { $least } { -die } blanc
       *[other] { $least } { -die(count: "other") } blancs
    }. En solitaire, il faut aussi avoir au moins { $limit } { -xp }.
    .flavour = Deux trous bien nets, et d’excellentes manières.
mind-assault = Assaut Mental
    .text = Gagnez { $count } { -xp } si vous atteignez votre objectif d’Intelligence. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = Pensez à un mur. Pensez-y très fort.
cathedral = Cathédrale
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si votre { -alignment-marker } est du côté de la Loi. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Même l’écho y respecte les horaires.
old-fortress = Vieille Forteresse
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif de Force. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = La grille a rouillé sur ses positions.
shadowy-cave = Caverne Ténébreuse
    .text = Gagnez { $count } { -xp } si vous avez le moins de { -gold(count: "other") }. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucune { -gold }
        [one] avoir au plus { $limit } { -gold }
       *[other] avoir au plus { $limit } { -gold(count: "other") }
    }.
    .flavour = Rien à voler ici, sinon l’obscurité.
befall-curse = Malédiction
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez le moins de { -trait(count: "other") }. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucun { -trait }
        [one] avoir au plus { $limit } { -trait }
       *[other] avoir au plus { $limit } { -trait(count: "other") }
    }.
    .flavour = Elle vous reconnaît à vos habitudes.
arcane-runes = Runes Arcaniques
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous atteignez votre objectif d’Intelligence. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -scroll }
       *[other] { $limit } { -scroll(count: "other") }
    }.
    .flavour = Lisez d’abord la dernière ligne.
energy-barrier = Barrière d’Énergie
    .text = Gagnez { $count } { -xp } si vous avez au moins { $cards ->
        [one] { $cards } { -scroll }
       *[other] { $cards } { -scroll(count: "other") }
    }. En solitaire, il faut aussi avoir au moins { $limit } { -xp }.
    .flavour = Elle fredonne un air que vous connaissiez.
acid-breath = Souffle d’Acide
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $cards ->
        [one] { $cards } { -armor-piece }
       *[other] { $cards } { -armor-piece(count: "other") }
    }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Portez ce que vous ne regretterez pas.
cone-of-cold = Cône de Froid
    .text = Prenez { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } si vous avez au moins { $least ->
        [one] { $least } { -die } violet
       *[other] { $least } { -die(count: "other") } violets
    }. En solitaire, il faut aussi avoir au moins { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Même les jurons gèlent.
lightning-strike = Foudre
    .text = Gagnez { $count } { -xp } si vous atteignez votre objectif de Dextérité. En solitaire, il faut aussi { $limit ->
        [0] n’avoir aucun { -injury-token }
        [one] avoir au plus { $limit } { -injury-token }
       *[other] avoir au plus { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Si vous l’avez entendue, elle vous a raté.
