# Terms of the game: one place for each, so that every text uses the same word.
# With (count: "other") a term reads in the plural, with (form: "start") at the start of a line.

-rat = { $form ->
        [start] Rat
       *[inside] { $count ->
            [other] rats
           *[one] rat
        }
    }
-token = { $count ->
        [other] rat tokens
       *[one] rat token
    }
-cube = { $count ->
        [other] cubes
       *[one] cube
    }
-plague = plague
-class-card = { $count ->
        [other] class cards
       *[one] class card
    }
-supply = supply
-reserve = reserve
-castle = castle
-limit = limit
-last-round = last round
