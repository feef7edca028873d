many-handed = Many-Handed
    .text = You have { $more ->
        [one] one more hand
       *[other] { $more } more hands
    } for weapons.
neighbourly = Neighbourly
    .text = { $stars } { -star(count: "other") } if no other player has less gold than you, or meets fewer goals.
open-handed = Open-Handed
    .text = When you buy this card, give { $gold } gold to each player who has less than you.
regular = Regular
    .text = For each further card you buy: 1 star at the end, { $most } at most.
    .flavour = They know your name here, and your tab.
first-sale = First Sale
    .text = Once in each round, when you discard a card from the market: { $gold } more { -gold }.
    .flavour = Early to market, early to bed.
