# Begriffe des Regelhefts, jeder nur an einer Stelle. Mit (count: "other") steht ein Begriff in der
# Mehrzahl, mit (count: "other", case: "dat") in der Mehrzahl im Dativ, wo der anders lautet.

-gold = Gold
-die = { $count ->
        [other] { $case ->
            [dat] Würfeln
           *[nom] Würfel
        }
       *[one] Würfel
    }
# Nur im Nominativ, in der Mehrzahl auch im Akkusativ.
-gold-die = { $count ->
        [other] goldene Würfel
       *[one] goldener Würfel
    }
-starting-die = { $count ->
        [other] { $case ->
            [dat] Startwürfeln
           *[nom] Startwürfel
        }
       *[one] Startwürfel
    }
-enemy-die = Gegnerwürfel
-bag = Beutel
-star = { $count ->
        [other] Sterne
       *[one] Stern
    }
-reputation-star = { $count ->
        [other] { $case ->
            [dat] Ansehenssternen
           *[nom] Ansehenssterne
        }
       *[one] Ansehensstern
    }
-card = { $count ->
        [other] Karten
       *[one] Karte
    }
-hand = { $count ->
        [other] Hände
       *[one] Hand
    }
-market = Markt
-market-phase = Marktphase
-market-turn = Marktzug
-market-card = { $count ->
        [other] Marktkarten
       *[one] Marktkarte
    }
-market-deck = Marktstapel
-discard-pile = Ablagestapel
-trash = Müllstapel
-initiative-card = { $count ->
        [other] Initiativekarten
       *[one] Initiativekarte
    }
-first-player = { $gender ->
        [f] Startspielerin
       *[m] Startspieler
    }
-charisma-token = { $count ->
        [other] { $case ->
            [dat] Charismamarkern
           *[nom] Charismamarker
        }
       *[one] Charismamarker
    }
-alignment = Gesinnung
-alignment-card = Gesinnungskarte
-alignment-marker = Gesinnungsmarker
-backstory = Hintergrundgeschichte
-character-sheet = { $count ->
        [other] Charaktertableaus
       *[one] Charaktertableau
    }
-race = Rasse
-class = { $count ->
        [other] Klassen
       *[one] Klasse
    }
-class-color = Klassenfarbe
-weapon = { $count ->
        [other] Waffen
       *[one] Waffe
    }
-trait = { $count ->
        [other] { $case ->
            [dat] Merkmalen
           *[nom] Merkmale
        }
       *[one] Merkmal
    }
-skill = { $count ->
        [other] Fähigkeiten
       *[one] Fähigkeit
    }
-armor = Rüstung
-armor-piece = { $count ->
        [other] Rüstungskarten
       *[one] Rüstungskarte
    }
-armor-set = { $count ->
        [other] Rüstungssets
       *[one] Rüstungsset
    }
-attribute = { $count ->
        [other] Attribute
       *[one] Attribut
    }
-attribute-row = { $count ->
        [other] Attributreihen
       *[one] Attributreihe
    }
-attribute-action = { $count ->
        [other] Attributaktionen
       *[one] Attributaktion
    }
-attribute-goal = { $count ->
        [other] { $case ->
            [dat] Attributzielen
           *[nom] Attributziele
        }
       *[one] Attributziel
    }
-space = { $count ->
        [other] { $case ->
            [dat] Feldern
           *[nom] Felder
        }
       *[one] Feld
    }
-opposite-face = gegenüberliegende Seite
-roll-phase = Rollphase
-dice-phase = Würfelphase
-cleanup = Aufräumphase
-final-scoring = Endabrechnung
