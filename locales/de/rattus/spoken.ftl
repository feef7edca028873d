# Antworten auf kurze Fragen: der Tisch für alle, die zuhören. Ohne Zeichen, jede ein Satz.

## Regionen

cubes = { $region }: { $all ->
        [0] keine { -cube(count: "other") }
        [one] { $all } { -cube }, { $shares }
       *[other] { $all } { -cube(count: "other") }, { $shares }
    }.
    .aloud = In { $region } { $all ->
        [0] liegen keine { -cube(count: "other") }
        [one] liegt { $shares }
       *[other] { $shares_count ->
            [one] liegen { $shares }
           *[other] liegen { $all } { -cube(count: "other") }: { $shares }
        }
    }.
rats = In { $region } { $rats ->
        [0] liegen keine { -rat(count: "other") }
        [one] liegt { $rats } { -rat }
       *[other] liegen { $rats } { -rat(count: "other") }
    }{ $start ->
        [0] { $rats ->
            [0] {""}
            [one] , später dazugekommen
           *[other] , alle später dazugekommen
        }
       *[other] { $rats ->
            [one] {""}
           *[other] , davon { $start } von Anfang an
        }
    }.
supply = Im { -supply } { $rats ->
        [one] liegt noch { $rats } { -rat }
       *[other] liegen noch { $rats } { -rat(count: "other") }
    }; aufgedeckt { $spent ->
        [0] wurde noch keine
        [one] wurde bisher { $spent }
       *[other] wurden bisher { $spent }
    }.
plague = Die { -plague } steht in { $region }{ $cubes ->
        [0] {""}
        [one] {" "}und zählt als { $cubes } { -cube }
       *[other] {" "}und zählt als { $cubes } { -cube(count: "other") }
    }.
near = Nachbarn von { $region }: { $land_word ->
        [none] { $sea_word ->
            [none] keine
           *[some] übers Meer { $sea }
        }
       *[some] über Land { $land }{ $sea_word ->
            [none] {""}
           *[some] ; übers Meer { $sea }
        }
    }.
    .aloud = { $region } grenzt { $land_word ->
        [none] { $sea_word ->
            [none] an keine Region
           *[some] nur übers Meer an { $sea }
        }
       *[some] über Land an { $land }{ $sea_word ->
            [none] {""}
           *[some] , außerdem übers Meer an { $sea }
        }
    }.

## Spieler

hand = { $cards_word ->
        [none] { $seat } hat keine { -class-card }
       *[some] { -class-card(count: "other") } von { $seat }: { $cards }
    }.
    .aloud = { $seat } hat { $cards_word ->
        [none] keine { -class-card }
       *[some] { THE($cards, case: "acc") }
    }.
free = { $cards_word ->
        [none] Alle { -class-card(count: "other") } sind vergeben.
       *[some] Freie { -class-card(count: "other") }: { $cards }.
    }
    .aloud = { $cards_word ->
        [none] Alle { -class-card(count: "other") } sind vergeben.
       *[some] { $cards_count ->
            [one] Frei ist noch { THE($cards) }.
           *[other] Frei sind noch { THE($cards) }.
        }
    }
pieces = { $seat } hat { $map ->
        [one] { $map } { -cube }
       *[other] { $map } { -cube(count: "other") }
    } auf dem Spielplan, { $castle } in der { -castle } und { $reserve } in der { -reserve }.
# $face_limit, $face_symbols: was das Plättchen zeigt.
known = { -rat } Nummer { $token } in { $region } hat den { -limit } { $face_limit } und zeigt: { $face_symbols }.
turn = { $seat } ist am Zug, danach { $next }.
before-last = { $seat } ist am Zug, danach folgt die { -last-round }.
last-turn = Die { -last-round } läuft: { $seat } ist an der Reihe; den letzten Zug hatte { $last }.
