ancestral-blade = Ahnenklinge
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jeden deiner Würfel, der zu deiner { -backstory } passt, über { $free ->
        [one] den ersten
       *[other] die ersten { $free }
    } hinaus.
    .flavour = Die Urgroßmutter schwor darauf, und ihre Feinde schwiegen.
