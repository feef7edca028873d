fuzzed = Crochet étrange
    .gender = m
    .text = Quand vous remplissez une { -attribute-row }, gagnez { $gold } { -gold } ; tous les deux tours, gagnez { $full }. Quand vous achetez un trait, vous pouvez augmenter un dé.
    .ask-raise = { $card } : quel dé augmente ?
