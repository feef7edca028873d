# Wat een speler gevraagd wordt.

settling = { $round ->
        [1] Waar komen je eerste { $cubes } { -cube(count: "other") }?
       *[other] Waar komen je volgende { $cubes } { -cube(count: "other") }?
    }
turn = { $placed_word ->
        [no] { $taken_word ->
            [yes] Plaats { -cube(count: "other") } en gebruik kaarten; verplaats tot slot de { -plague(form: "piece") }.
           *[no] Neem een { -class-card }, plaats { -cube(count: "other") }, gebruik kaarten; verplaats tot slot de { -plague(form: "piece") }.
        }
       *[yes] Nog iets, of verplaats je de { -plague(form: "piece") }?
    }
spreading = { $left ->
        [one] Waar komt de nieuwe { -rat }?
       *[other] Waar komt de eerste van { $left } nieuwe { -rat(count: "other") }?
    }
counting = Telt de { -plague(form: "piece") } in { $region } mee als { $cubes ->
        [one] { $cubes } neutraal { -cube }
       *[other] { $cubes } neutrale { -cube(count: "other") }
    }?
flipping = Welke { -rat } in { $region } draai je nu om?
late = Gebruik je na de { -plague } nog een { -class-card }?
last = Gebruik je in de { -last-round } een { -class-card }?
card-region = { $card }: welke regio?
card-near = { $card }: welke buurregio van { $region }?
card-token = { $card }: welk { -token }?
card-number = { $card }: hoeveel?
# De Heks vraagt of de twee bekeken fiches worden omgewisseld.
card-confirm = { $card }: { $card_word ->
        [witch] de twee { -token(count: "other") } omwisselen?
       *[other] toepassen?
    }
