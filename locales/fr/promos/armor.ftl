cursed-ring = Anneau Maudit
    .gender = m
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        }. Mais chaque fois que votre { -market-turn } commence, votre { -alignment-marker } se déplace d’une case vers le Mal, si c’est possible.
    .flavour = Il va à tous les doigts et n’en quitte aucun.
