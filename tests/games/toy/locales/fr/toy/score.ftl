beads = { -bead(count: "many") }
worth = { $card }
points = { $points ->
        [one] { $points } { -bead }
       *[other] { $points } { -bead(count: "many") }
    }
estimate = { $points } { -bead(count: "many") }
