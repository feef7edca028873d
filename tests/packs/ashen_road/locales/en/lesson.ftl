# What tutorial/crossing.play teaches, in its order. `.otherwise` is said of a choice that does not fit.

any-shore = Welcome to the islands! Nearly all of them are joined by the sea alone. Settle your first two cubes on any shore: none is better than another.
    .title = The islands and their Ferryman
beside-the-plague = The next two wait for a boat, and it leaves from where the plague stands. Which island is that? Look for the † on the map.
    .otherwise = A quiet place, but nobody rows from there: the plague stands in Saxa.
take-the-ferryman = Now take the one who has the boat.
    .otherwise = In another game you might. Here it is the Ferryman that you need: only he rows cubes away from the plague.
to-clean-shores = As soon as there is an island without rats, he can row two of your cubes there from beside the plague. From here on you play by yourself.
