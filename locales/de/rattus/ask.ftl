# Fragen an einen Spieler.

settling = { $round ->
        [1] Wohin mit den ersten { $cubes } { -cube(count: "other", case: "dat") }?
       *[other] Wohin mit den nächsten { $cubes } { -cube(count: "other", case: "dat") }?
    }
turn = { $more_word ->
        [no] Wohin zieht die { -plague }?
       *[yes] { $must_word ->
            [yes] { $taken_word ->
                [yes] { $uses_word ->
                    [no] Platziere { -cube(count: "other") } und bewege dann die { -plague }.
                   *[yes] Platziere { -cube(count: "other") }; du darfst auch Karten einsetzen. Dann bewege die { -plague }.
                }
               *[no] { $uses_word ->
                    [no] Platziere { -cube(count: "other") }; du darfst auch eine Karte nehmen. Dann bewege die { -plague }.
                   *[yes] Platziere { -cube(count: "other") }; du darfst auch eine Karte nehmen und Karten einsetzen. Dann bewege die { -plague }.
                }
            }
           *[no] Noch etwas tun oder jetzt die { -plague } bewegen?
        }
    }
spreading = { $left ->
        [one] Wohin mit der neuen { -rat }?
       *[other] Wohin mit der ersten von { $left } neuen { -rat(count: "other") }?
    }
counting = Soll die { -plague } in { $region } als { $cubes ->
        [one] { $cubes } neutraler { -cube }
       *[other] { $cubes } neutrale { -cube(count: "other") }
    } zählen?
flipping = Welche { -rat } in { $region } wird als Nächstes aufgedeckt?
late = Nach der { -plague(form: "disease") } noch eine { -class-card } einsetzen?
last = In der { -last-round } noch eine { -class-card } einsetzen?
# Der Ritter und der Bauer fragen in der Schlussrunde.
card-region = Welche Region? ({ $card })
card-near = In welche Nachbarregion von { $region }? ({ $card })
card-token = Welches { -token }? ({ $card })
card-number = Wie viele? ({ $card })
card-confirm = Die Wirkung nutzen? ({ $card })
