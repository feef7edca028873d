# Questions to a player.

settling = { $round ->
        [1] Where do the first { $cubes } { -cube(count: "other") } go?
       *[other] Where do the second { $cubes } { -cube(count: "other") } go?
    }
turn = { $placed_word ->
        [no] Take a { -class-card }, place { -cube(count: "other") }, use cards; at last, move the { -plague }.
       *[yes] Anything else, or move the { -plague }?
    }{ $taken_word ->
        [yes] {" "}(A card has been taken.)
       *[no] {""}
    }
spreading = { $left ->
        [one] Where does the new { -rat } go?
       *[other] Where does the first of { $left } new { -rat(count: "other") } go?
    }
counting = Does the { -plague } count as { $cubes ->
        [one] { $cubes } neutral { -cube }
       *[other] { $cubes } neutral { -cube(count: "other") }
    } in { $region }?
flipping = Which { -rat } in { $region } is turned up next?
late = Use a { -class-card } after the { -plague }?
last = The { -last-round }: use a { -class-card }?
card-region = { $card }: which region?
card-token = { $card }: which { -token }?
card-number = { $card }: how many?
card-confirm = { $card }: do it?
