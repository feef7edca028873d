ancestral-blade = Lame Ancestrale
    .gender = f
    .text = Gagnez { $stars ->
            [one] { $stars } { -reputation-star }
           *[other] { $stars } { -reputation-star(count: "other") }
        } pour chacun de vos dés qui correspond à vos { -backstory }, { $free ->
            [one] au-delà du premier
           *[other] au-delà des { $free } premiers
        }.
    .flavour = Sept noms sont gravés dans l’acier, et il reste de la place pour un huitième.
