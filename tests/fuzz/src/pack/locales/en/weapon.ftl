fuzzed = Odd Hook
    .text = When you fill an { -attribute-row }, gain { $gold } { -gold }; in every second round, gain { $full }. When you buy a trait, you may raise a die.
    .ask-raise = { $card }: which die goes up?
