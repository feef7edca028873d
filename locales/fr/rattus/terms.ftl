# Les termes du jeu : un seul endroit pour chacun, afin que tous les textes emploient le même mot.
# Avec (count: "other"), un terme se lit au pluriel.

-rat = { $count ->
        [other] rats
       *[one] rat
    }
-token = { $count ->
        [other] jetons rats
       *[one] jeton rat
    }
-cube = { $count ->
        [other] cubes
       *[one] cube
    }
-plague = Peste
-class-card = { $count ->
        [other] cartes de Classe
       *[one] carte de Classe
    }
-supply = réserve
-reserve = réserve
-castle = Château
-limit = valeur limite
-last-round = dernière manche
