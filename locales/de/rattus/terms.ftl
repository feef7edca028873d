# Die Begriffe des Spiels: jeder nur an einer Stelle, damit alle Texte dasselbe Wort verwenden.
# Mit form wählt man die Form: sg (Voreinstellung) Einzahl, pl Mehrzahl, pl-dat Mehrzahl im Dativ.
# Bei -plague: figur (Voreinstellung) die Spielfigur, pest die Krankheit selbst.

-rat = { $form ->
        [pl] Ratten
        [pl-dat] Ratten
       *[sg] Ratte
    }
-token = { $form ->
        [pl] Rattenplättchen
        [pl-dat] Rattenplättchen
       *[sg] Rattenplättchen
    }
-cube = { $form ->
        [pl] Steine
        [pl-dat] Steinen
       *[sg] Stein
    }
-plague = { $form ->
        [pest] Pest
       *[figur] Pestfigur
    }
-class-card = { $form ->
        [pl] Klassenkarten
        [pl-dat] Klassenkarten
       *[sg] Klassenkarte
    }
-supply = Vorrat
-reserve = Reserve
-castle = Burg
-limit = Grenzwert
-last-round = Schlussrunde
