# Fragen an einen Spieler.

settling = { $round ->
        [1] Wohin mit den ersten { $cubes } { -cube(form: "pl-dat") }?
       *[other] Wohin mit den nächsten { $cubes } { -cube(form: "pl-dat") }?
    }
turn = { $placed_word ->
        [no] Eine { -class-card } nehmen, { -cube(form: "pl") } platzieren, Karten einsetzen – und zum Schluss die { -plague } bewegen.
       *[yes] Noch etwas, oder die { -plague } bewegen?
    }{ $taken_word ->
        [yes] {" "}(Eine Karte ist schon genommen.)
       *[no] {""}
    }
spreading = { $left ->
        [one] Wohin mit der neuen { -rat }?
       *[other] Wohin mit der ersten von { $left } neuen { -rat(form: "pl-dat") }?
    }
counting = Zählt die { -plague } in { $region } als { $cubes ->
        [one] { $cubes } neutraler { -cube }
       *[other] { $cubes } neutrale { -cube(form: "pl") }
    }?
flipping = Welche { -rat } in { $region } wird als Nächstes aufgedeckt?
late = Nach der { -plague(form: "pest") } noch eine { -class-card } einsetzen?
last = { -last-round }: eine { -class-card } einsetzen?
card-region = { $card }: Welche Region?
card-token = { $card }: Welches { -token }?
card-number = { $card }: Wie viele?
card-confirm = { $card }: Die Wirkung nutzen?
