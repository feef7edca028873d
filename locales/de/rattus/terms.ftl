# Die Begriffe des Spiels: jeder nur an einer Stelle, damit alle Texte dasselbe Wort verwenden.
# Mit (count: "other") steht ein Begriff in der Mehrzahl, mit (count: "other", case: "dat") in der
# Mehrzahl im Dativ. -plague ist die Spielfigur, mit (form: "disease") die Krankheit selbst.

-rat = { $count ->
        [other] Ratten
       *[one] Ratte
    }
-token = { $count ->
        [other] Rattenplättchen
       *[one] Rattenplättchen
    }
-cube = { $count ->
        [other] { $case ->
            [dat] Steinen
           *[nom] Steine
        }
       *[one] Stein
    }
-plague = { $form ->
        [disease] Pest
       *[piece] Pestfigur
    }
-class-card = { $count ->
        [other] Klassenkarten
       *[one] Klassenkarte
    }
-supply = Vorrat
-reserve = Reserve
-castle = Burg
-limit = Grenzwert
-last-round = Schlussrunde
