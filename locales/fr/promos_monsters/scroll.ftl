# Parchemins.

transmute = Transmutation
    .text = Vous pouvez payer jusqu’à { $most ->
            [one] { $most } { -gold }
           *[other] { $most } { -gold(count: "other") }
        }. Gagnez autant d’{ -xp }.
    .ask-pay = { $card } : combien d’or changer en { -xp } ?
    .flavour = Dans l’autre sens, c’est plus dur ; tout le monde commence par là.
