table = Round { $round } of { $rounds }, { -pot } { $pot }, { -deck } { $deck }
seat = { $seat }
beads = { $beads ->
        [one] { $beads } { -bead }
       *[other] { $beads } { -bead(count: "other") }
    }
hand = In hand: { $cards }
hidden = { $cards ->
        [one] In hand: { $cards } { -trick }
       *[other] In hand: { $cards } { -trick(count: "other") }
    }
front = In front: { $cards }
