many-handed = Many-Handed
    .text = You have { $more ->
        [one] one more hand
       *[other] { $more } more hands
    } for weapons.
neighbourly = Neighbourly
    .text = { $stars } { -star(count: "other") } if no other player has less gold than you, or meets fewer goals.
open-handed = Open-Handed
    .text = When you buy this card, give { $gold } gold to each player who has less than you.
