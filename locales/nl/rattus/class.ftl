# De klassekaarten.

peasant = Boer
    .gender = c
    .text = Als je blokjes plaatst, mag je er { $cubes } extra plaatsen, ook in een regio zonder ratten. In de slotronde: zet { $cubes ->
        [one] een blokje
       *[other] { $cubes } blokjes
    } bij in een regio naar keuze.
    .ask-add = In welke regio komt het { -cube }? ({ $card })
    .flavour = Aan deze tafel kan er altijd nog eentje bij.
merchant = Koopman
    .gender = c
    .text = Verplaats hoogstens { $cubes } van je blokjes samen van één regio naar een aangrenzende regio.
    .ask-from = Uit welke regio? ({ $card })
    .ask-to = Naar welke buurregio van { $region }? ({ $card })
    .ask-cubes = Hoeveel { -cube(count: "other") } naar { $region }? ({ $card })
    .offer-cubes-pick-number = { $number ->
            [one] Verplaats { $number } { -cube }
           *[other] Verplaats { $number } { -cube(count: "other") }
        }
    .flavour = Zolang de weg open is, gaat de jaarmarkt door.
monk = Monnik
    .gender = c
    .text = Verplaats { $tokens ->
        [one] een rattenfiche
       *[other] { $tokens } rattenfiches
    } naar een aangrenzende regio waar nog plaats is.
    .ask-move = Welk { -token } verplaats je? ({ $card })
    .ask-to = Naar welke buurregio van { $home } gaat { -rat } { $token }? ({ $card })
    .flavour = Hij luidt de klok, en er schiet iets weg.
knight = Ridder
    .gender = c
    .text = Je mag de pestfiguur hoogstens { $regions } regio’s ver verplaatsen, { $plague_return_word ->
        [yes] ook
       *[other] maar niet
    } terug naar het beginpunt; alleen waar die stopt, gebeurt er iets. Liggen daar ratten{ $plague_alone_word ->
        [yes] , ook zonder blokjes,
       *[other] {" "}en blokjes,
    } dan mag je de pestfiguur vóór het omdraaien als { $cubes } neutrale blokjes laten meetellen, zodat een grenswaarde eerder wordt gehaald. In de slotronde: verplaats de pestfiguur nog één keer op dezelfde manier{ $last_plague_word ->
        [may-stay] , of laat die staan
       *[other] {""}
    }; daar telt die tot het eind mee als { $cubes } neutrale blokjes.
    .ask-move = Waarheen gaat de { -plague(form: "piece") }? ({ $card })
    .flavour = Hij rijdt voor de ziekte uit en noemt dat plicht.
witch = Heks
    .gender = c
    .text = Bekijk in het geheim hoogstens { $tokens } rattenfiches. Heb je er twee bekeken, dan mag je ze verwisselen.
    .ask-look = Welk { -token } bekijk je? ({ $card })
    .ask-look-more = Welk { -token } bekijk je nog? ({ $card })
    .offer-look-more-decline = Geen ander
    .ask-swap = De twee bekeken { -token(count: "other") } verwisselen? ({ $card })
    .offer-swap-accept = Verwissel ze
    .offer-swap-decline = Laat ze liggen
    .flavour = Zij leest in de snorharen wat de priesters te laat lezen.
king = Koning
    .gender = c
    .text = Breng { $cubes ->
        [one] een van je blokjes
       *[other] { $cubes } van je blokjes
    } vanuit een regio zonder ratten naar het kasteel. Dat mag ook nog na de pest.
    .ask-save = Uit welke regio naar het { -castle }? ({ $card })
    .flavour = De ophaalbrug is smal en de gastenlijst kort.
