frost-giant = Frost Giant
    .text = Dice that show { $face } count 1 less. Who has no XP before the roll is injured.
