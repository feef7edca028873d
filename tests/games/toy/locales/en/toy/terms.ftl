# Terms: with (count: "other") in the plural.

-bead = { $count ->
       *[one] bead
        [other] beads
    }
-trick = { $count ->
       *[one] trick
        [other] tricks
    }
-pot = pot
-deck = deck
