# Les Sbires et leur faiblesse. Les dés s’ajoutent à celui que chacun a.

flayer = Écorcheur
    .gender = m
    .text = Pour chacune de vos { -skill(count: "other") } disponibles : un { -combat-die } de plus, { $most } au plus.
    .flavour = Il sait déjà ce que vous allez penser.
ratman = Homme-rat
    .gender = m
    .text = Si vous avez { $gold ->
        [one] { $gold } { -gold }
       *[other] { $gold } { -gold(count: "other") }
    } ou moins : { $dice ->
        [one] un { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } de plus.
    .flavour = Les poches vides ne l’intéressent pas.
insectoid = Insectoïde
    .gender = m
    .text = Pour chacun de vos { -scroll(count: "other") } : un { -combat-die } de plus, { $most } au plus.
    .flavour = Six pattes, et une carapace partout où l’on vise.
nightmare = Cauchemar
    .gender = m
    .text = Si vous n’avez aucun { -injury-token } : { $dice ->
        [one] un { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } de plus.
    .flavour = Il galope plus vite dès que vous boitez.
