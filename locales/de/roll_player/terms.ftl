# Begriffe des Regelhefts. Mit form wählt man die Form:
# sg (Voreinstellung) Einzahl, pl Mehrzahl, pl-dat Mehrzahl im Dativ.

-gold = Gold
-ansehensstern = { $form ->
        [pl] Ansehenssterne
        [pl-dat] Ansehenssternen
       *[sg] Ansehensstern
    }
-markt = Markt
-marktkarte = { $form ->
        [pl] Marktkarten
        [pl-dat] Marktkarten
       *[sg] Marktkarte
    }
-ablagestapel = Ablagestapel
-marktstapel = Marktstapel
-muellstapel = Müllstapel
-gesinnung = Gesinnung
-gesinnungsmarker = Gesinnungsmarker
-gesinnungskarte = Gesinnungskarte
-initiativekarte = { $form ->
        [pl] Initiativekarten
        [pl-dat] Initiativekarten
       *[sg] Initiativekarte
    }
-startspieler = Startspieler
-charaktertableau = Charaktertableau
-attributreihe = { $form ->
        [pl] Attributreihen
        [pl-dat] Attributreihen
       *[sg] Attributreihe
    }
-attributaktion = { $form ->
        [pl] Attributaktionen
        [pl-dat] Attributaktionen
       *[sg] Attributaktion
    }
-attributziel = { $form ->
        [pl] Attributziele
        [pl-dat] Attributzielen
       *[sg] Attributziel
    }
-klassenfarbe = Klassenfarbe
-hintergrundgeschichte = Hintergrundgeschichte
-charismamarker = { $form ->
        [pl] Charismamarker
        [pl-dat] Charismamarkern
       *[sg] Charismamarker
    }
-faehigkeit = { $form ->
        [pl] Fähigkeiten
        [pl-dat] Fähigkeiten
       *[sg] Fähigkeit
    }
-merkmal = { $form ->
        [pl] Merkmale
        [pl-dat] Merkmalen
       *[sg] Merkmal
    }
-waffe = { $form ->
        [pl] Waffen
        [pl-dat] Waffen
       *[sg] Waffe
    }
-ruestung = Rüstung
-ruestungsset = { $form ->
        [pl] Rüstungssets
        [pl-dat] Rüstungssets
       *[sg] Rüstungsset
    }
-wuerfel = { $form ->
        [pl] Würfel
        [pl-dat] Würfeln
       *[sg] Würfel
    }
-gegnerwuerfel = Gegnerwürfel
-beutel = Beutel
-vorrat = Vorrat
-rollphase = Rollphase
-wuerfelphase = Würfelphase
-marktphase = Marktphase
-aufraeumphase = Aufräumphase
