table = Manche { $round } sur { $rounds }, { -pot } { $pot }, { -deck } { $deck }
seat = { $seat }
beads = { $beads ->
        [one] { $beads } { -bead }
       *[other] { $beads } { -bead(count: "many") }
    }
hand = En main : { $cards }
hidden = { $cards ->
        [one] En main : { $cards } { -trick }
       *[other] En main : { $cards } { -trick(count: "many") }
    }
front = Devant : { $cards }
