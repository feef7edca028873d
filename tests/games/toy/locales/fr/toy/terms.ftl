# Les termes : avec (count: "many") au pluriel.

-bead = { $count ->
       *[one] perle
        [many] perles
    }
-trick = { $count ->
       *[one] tour
        [many] tours
    }
-pot = pot
-deck = pioche
