points = { -bead(count: "many") }
hand = cartes en main
