cursed-ring = Verfluchter Ring
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }. Doch immer wenn dein { -market-turn } beginnt, rückt dein { -alignment-marker } ein Feld in Richtung „böse“, falls dort noch eines ist.
    .flavour = Er passt an jeden Finger und geht von keinem wieder ab.
