beads = { -bead(count: "many") }
worth = { $card }
