# Begriffe des Regelhefts, jeder nur an einer Stelle. Mit (count: "other") steht ein Begriff in der
# Mehrzahl, mit (count: "other", case: "dat") in der Mehrzahl im Dativ, wo der anders lautet.

-gold = Gold
    .gender = n
-die = { $count ->
        [other] { $case ->
            [dat] Würfeln
           *[nom] Würfel
        }
       *[one] Würfel
    }
    .gender = m
# Steht in Sätzen mit THE, A oder DECLINE, die ihn beugen.
-gold-die = { $count ->
        [other] goldene Würfel
       *[one] goldener Würfel
    }
    .gender = m
    .inflected = yes
-starting-die = { $count ->
        [other] { $case ->
            [dat] Startwürfeln
           *[nom] Startwürfel
        }
       *[one] Startwürfel
    }
    .gender = m
-enemy-die = Gegnerwürfel
    .gender = m
-bag = Beutel
    .gender = m
-star = { $count ->
        [other] Sterne
       *[one] Stern
    }
    .gender = m
-reputation-star = { $count ->
        [other] { $case ->
            [dat] Ansehenssternen
           *[nom] Ansehenssterne
        }
       *[one] Ansehensstern
    }
    .gender = m
-card = { $count ->
        [other] Karten
       *[one] Karte
    }
    .gender = f
-hand = { $count ->
        [other] Hände
       *[one] Hand
    }
    .gender = f
-market = Markt
    .gender = m
-market-phase = Marktphase
    .gender = f
-market-turn = Marktzug
    .gender = m
-market-card = { $count ->
        [other] Marktkarten
       *[one] Marktkarte
    }
    .gender = f
-market-deck = Marktstapel
    .gender = m
-discard-pile = Ablagestapel
    .gender = m
-trash = Müllstapel
    .gender = m
-initiative-card = { $count ->
        [other] Initiativekarten
       *[one] Initiativekarte
    }
    .gender = f
-first-player = { $gender ->
        [f] Startspielerin
       *[m] Startspieler
    }
    .gender = m
-charisma-token = { $count ->
        [other] { $case ->
            [dat] Charismamarkern
           *[nom] Charismamarker
        }
       *[one] Charismamarker
    }
    .gender = m
-alignment = Gesinnung
    .gender = f
-alignment-card = Gesinnungskarte
    .gender = f
-alignment-marker = Gesinnungsmarker
    .gender = m
-backstory = Hintergrundgeschichte
    .gender = f
-character-sheet = { $count ->
        [other] Charaktertableaus
       *[one] Charaktertableau
    }
    .gender = n
-race = Rasse
    .gender = f
-class = { $count ->
        [other] Klassen
       *[one] Klasse
    }
    .gender = f
-class-color = Klassenfarbe
    .gender = f
-weapon = { $count ->
        [other] Waffen
       *[one] Waffe
    }
    .gender = f
-trait = { $count ->
        [other] { $case ->
            [dat] Merkmalen
           *[nom] Merkmale
        }
       *[one] Merkmal
    }
    .gender = n
-skill = { $count ->
        [other] Fähigkeiten
       *[one] Fähigkeit
    }
    .gender = f
-armor = Rüstung
    .gender = f
-armor-piece = { $count ->
        [other] Rüstungskarten
       *[one] Rüstungskarte
    }
    .gender = f
-armor-set = { $count ->
        [other] Rüstungssets
       *[one] Rüstungsset
    }
    .gender = n
-attribute = { $count ->
        [other] Attribute
       *[one] Attribut
    }
    .gender = n
-attribute-row = { $count ->
        [other] Attributreihen
       *[one] Attributreihe
    }
    .gender = f
-attribute-action = { $count ->
        [other] Attributaktionen
       *[one] Attributaktion
    }
    .gender = f
-attribute-goal = { $count ->
        [other] { $case ->
            [dat] Attributzielen
           *[nom] Attributziele
        }
       *[one] Attributziel
    }
    .gender = n
-space = { $count ->
        [other] { $case ->
            [dat] Feldern
           *[nom] Felder
        }
       *[one] Feld
    }
    .gender = n
-opposite-face = gegenüberliegende Seite
    .gender = f
    .inflected = yes
-roll-phase = Rollphase
    .gender = f
-dice-phase = Würfelphase
    .gender = f
-cleanup = Aufräumphase
    .gender = f
-final-scoring = Endabrechnung
    .gender = f
-boost-die = { $count ->
        [other] { $case ->
            [dat] Boostwürfeln
           *[nom] Boostwürfel
        }
       *[one] Boostwürfel
    }
    .gender = m
-scroll = { $count ->
        [other] Schriftrollen
       *[one] Schriftrolle
    }
    .gender = f
-monster = { $count ->
        [other] { $case ->
            [dat] Monstern
           *[nom] Monster
        }
       *[one] Monster
    }
    .gender = n
# In der Einzahl steht er außer im Nominativ mit THE, A oder DECLINE, die ihn beugen.
-minion = { $count ->
        [other] Schergen
       *[one] Scherge
    }
    .gender = m
    .weak = yes
-minion-deck = Schergenstapel
    .gender = m
-hunt = { $count ->
        [other] Jagden
       *[one] Jagd
    }
    .gender = f
-weakness = Schwäche
    .gender = f
-trophy = { $count ->
        [other] Trophäen
       *[one] Trophäe
    }
    .gender = f
-combat-die = { $count ->
        [other] { $case ->
            [dat] Kampfwürfeln
           *[nom] Kampfwürfel
        }
       *[one] Kampfwürfel
    }
    .gender = m
-mercenary = { $count ->
        [other] { $case ->
            [dat] Söldnern
           *[nom] Söldner
        }
       *[one] Söldner
    }
    .gender = m
-xp = XP
    .gender = m
-experience = Erfahrung
    .gender = f
-honour-token = { $count ->
        [other] { $case ->
            [dat] Ehrenmarkern
           *[nom] Ehrenmarker
        }
       *[one] Ehrenmarker
    }
    .gender = m
-injury-token = { $count ->
        [other] { $case ->
            [dat] Wundmarkern
           *[nom] Wundmarker
        }
       *[one] Wundmarker
    }
    .gender = m
-adventure-card = { $count ->
        [other] Abenteuerkarten
       *[one] Abenteuerkarte
    }
    .gender = f
-adventure-token = { $count ->
        [other] { $case ->
            [dat] Abenteuermarkern
           *[nom] Abenteuermarker
        }
       *[one] Abenteuermarker
    }
    .gender = m
-attack = Angriffswert
    .gender = m
-strength = Kampfstärke
    .gender = f
-finale = Endkampf
    .gender = m
