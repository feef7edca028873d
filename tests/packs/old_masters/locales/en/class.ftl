gardener = Gardener
    .power = Green Fingers
    .text = When you place a die on the last space of a row: { $gold } gold for each die of its colour beside it in that row.
