# Wat een speler gevraagd wordt.

settling = { $round ->
        [1] Waar komen je eerste { $cubes } { -cube(count: "other") }?
       *[other] Waar komen je volgende { $cubes } { -cube(count: "other") }?
    }
turn = { $more_word ->
        [no] Waarheen verplaats je de { -plague(form: "piece") }?
       *[yes] { $must_word ->
            [yes] { $taken_word ->
                [yes] { $uses_word ->
                    [no] Plaats { -cube(count: "other") } en verplaats dan de { -plague(form: "piece") }.
                   *[yes] Plaats { -cube(count: "other") }; je mag ook kaarten gebruiken. Verplaats dan de { -plague(form: "piece") }.
                }
               *[no] { $uses_word ->
                    [no] Plaats { -cube(count: "other") }; je mag ook een { -class-card } nemen. Verplaats dan de { -plague(form: "piece") }.
                   *[yes] Plaats { -cube(count: "other") }; je mag ook een { -class-card } nemen en kaarten gebruiken. Verplaats dan de { -plague(form: "piece") }.
                }
            }
           *[no] Doe je nog iets, of verplaats je de { -plague(form: "piece") }?
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
