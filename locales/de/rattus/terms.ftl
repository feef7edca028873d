# Die Begriffe des Spiels: jeder nur an einer Stelle, damit alle Texte dasselbe Wort verwenden.
# Mit (count: "other") steht ein Begriff in der Mehrzahl, mit (count: "other", case: "dat") in der
# Mehrzahl im Dativ. -plague ist die Spielfigur, mit (form: "disease") die Krankheit selbst.

-rat = { $count ->
        [other] Ratten
       *[one] Ratte
    }
    .gender = f
-token = { $count ->
        [other] Rattenplättchen
       *[one] Rattenplättchen
    }
    .gender = n
-cube = { $count ->
        [other] { $case ->
            [dat] Steinen
           *[nom] Steine
        }
       *[one] Stein
    }
    .gender = m
-plague = { $form ->
        [disease] Pest
       *[piece] Pestfigur
    }
    .gender = f
-class-card = { $count ->
        [other] Klassenkarten
       *[one] Klassenkarte
    }
    .gender = f
-supply = Vorrat
    .gender = m
-reserve = Reserve
    .gender = f
-castle = Burg
    .gender = f
-limit = Grenzwert
    .gender = m
-last-round = Schlussrunde
    .gender = f
