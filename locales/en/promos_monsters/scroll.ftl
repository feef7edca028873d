# Scrolls.

transmute = Transmute
    .text = You may pay up to { $most } { -gold }. Gain as much { -xp } as you pay.
    .ask-pay = { $card }: turn how much { -gold } into { -xp }?
    .flavour = The other way round is harder, and everyone tries it first.
