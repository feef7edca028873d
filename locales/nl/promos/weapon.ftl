# Wapens.

ancestral-blade = Voorouderlijke kling
    .text = Verdien { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } voor elke { -die } die bij je { -backstory } past, boven de eerste { $free }.
    .flavour = Overgrootmoeder joeg er een draak mee het dorp uit, zegt men.
