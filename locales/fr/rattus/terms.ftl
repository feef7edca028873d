# Les termes du jeu : un seul endroit pour chacun, afin que tous les textes emploient le même mot.
# Avec (count: "other"), un terme se lit au pluriel.

-rat = { $count ->
        [other] rats
       *[one] rat
    }
    .gender = m
-token = { $count ->
        [other] jetons rats
       *[one] jeton rat
    }
    .gender = m
-cube = { $count ->
        [other] cubes
       *[one] cube
    }
    .gender = m
-plague = Peste
    .gender = f
-class-card = { $count ->
        [other] cartes de Classe
       *[one] carte de Classe
    }
    .gender = f
-supply = réserve
    .gender = f
-reserve = réserve
    .gender = f
-castle = Château
    .gender = m
-limit = valeur limite
    .gender = f
-last-round = dernière manche
    .gender = f
