# Questions to a player.

settling = { $round ->
        [1] Where do your first { $cubes } { -cube(count: "other") } go?
       *[other] Where do your next { $cubes } { -cube(count: "other") } go?
    }
turn = { $more_word ->
        [no] Where does the { -plague } move?
       *[yes] { $must_word ->
            [yes] { $taken_word ->
                [yes] { $uses_word ->
                    [no] Place { -cube(count: "other") }; then move the { -plague }.
                   *[yes] Place { -cube(count: "other") }; you may use your cards, too. Then move the { -plague }.
                }
               *[no] { $uses_word ->
                    [no] Place { -cube(count: "other") }; you may take a { -class-card }, too. Then move the { -plague }.
                   *[yes] Place { -cube(count: "other") }; you may take a { -class-card } and use cards. Then move the { -plague }.
                }
            }
           *[no] Where does the { -plague } move, or what do you do first?
        }
    }
spreading = { $left ->
        [one] Where does the new { -rat } go?
       *[other] Where does the first of { $left } new { -rat(count: "other") } go?
    }
counting = Let the { -plague } count as { $cubes ->
        [one] { $cubes } neutral { -cube }
       *[other] { $cubes } neutral { -cube(count: "other") }
    } in { $region }?
flipping = Reveal which { -rat } in { $region } next?
late = Use a { -class-card } after the { -plague } has ravaged?
last = Use a { -class-card } in the { -last-round }?
card-region = { $card }: which region?
card-near = { $card }: to which neighbor of { $region }?
card-token = { $card }: which { -token }?
card-number = { $card }: how many?
card-confirm = { $card }: use its effect?
