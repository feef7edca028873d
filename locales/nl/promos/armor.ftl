# Pantser.

cursed-ring = Vervloekte ring
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }. Maar telkens als je { -market-turn } begint, schuift je { -alignment-marker } één vak richting Kwaad, als dat kan.
    .flavour = Hij past om elke vinger en gaat er nooit meer af.
