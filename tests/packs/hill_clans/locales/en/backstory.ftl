last-of-the-clan = Last of the Clan
    .text = { $stars } more { -star(count: "other") } if all six spaces match.
    .flavour = One chair by the fire is still warm, and it is yours.
