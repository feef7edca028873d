# Wat een speler gevraagd wordt.

settling = { $round ->
        [1] Waar komen je eerste { $cubes } { -cube(count: "other") }?
       *[other] Waar komen je volgende { $cubes } { -cube(count: "other") }?
    }
turn = { $more_word ->
        [no] Waarheen verplaats je de { -plague(form: "piece") }?
       *[yes] { $placed_word ->
            [no] { $taken_word ->
                [yes] { $uses_word ->
                    [no] { -cube(form: "start") } plaatsen? Tot slot verplaats je de { -plague(form: "piece") }.
                   *[yes] { -cube(form: "start") } plaatsen of kaarten gebruiken? Tot slot verplaats je de { -plague(form: "piece") }.
                }
               *[no] { $uses_word ->
                    [no] Een { -class-card } nemen of { -cube(count: "other") } plaatsen? Tot slot verplaats je de { -plague(form: "piece") }.
                   *[yes] Een { -class-card } nemen, { -cube(count: "other") } plaatsen of kaarten gebruiken? Tot slot verplaats je de { -plague(form: "piece") }.
                }
            }
           *[yes] Nog iets, of verplaats je de { -plague(form: "piece") }?
        }
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
# De Ridder en de Boer vragen dit in de slotronde.
card-region = Welke regio? ({ $card })
card-near = Naar welke buurregio van { $region }? ({ $card })
card-token = Welk { -token }? ({ $card })
card-number = Hoeveel? ({ $card })
card-confirm = Het effect toepassen? ({ $card })
