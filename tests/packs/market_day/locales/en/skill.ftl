toll = Toll
    .text = Each player who has more gold than you gives you { $gold }.
fresh-wares = Fresh Wares
    .text = Discard a card of the market and deal another. If that is a trait, deal one more.
    .ask-clear = Which card shall make room?
