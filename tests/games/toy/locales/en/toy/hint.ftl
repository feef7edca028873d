points = { -bead(count: "other") }
hand = cards in hand
