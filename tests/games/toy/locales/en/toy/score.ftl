beads = { -bead(count: "other") }
worth = { $card }
