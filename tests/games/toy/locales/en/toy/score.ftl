beads = { -bead(count: "other") }
worth = { $card }
points = { $points ->
        [one] { $points } { -bead }
       *[other] { $points } { -bead(count: "other") }
    }
estimate = { $points } { -bead(count: "other") }
