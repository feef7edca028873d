# Antworten auf kurze Fragen: der Tisch für alle, die zuhören. Ohne Zeichen, jede ein Satz.

## Regionen

cubes = { $region }: { $all ->
        [0] keine { -cube(count: "other") }
        [one] { $all } { -cube }, { $shares }
       *[other] { $all } { -cube(count: "other") }, { $shares }
    }.
rats = { $region }: { $rats ->
        [0] keine { -rat(count: "other") }
        [one] { $rats } { -rat }
       *[other] { $rats } { -rat(count: "other") }
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
    }; schon aufgedeckt: { $spent }.
plague = Die { -plague } steht in { $region }{ $cubes ->
        [0] {""}
        [one] {" "}und zählt als { $cubes } { -cube }
       *[other] {" "}und zählt als { $cubes } { -cube(count: "other") }
    }.
near = { $region } grenzt { $land_word ->
        [none] { $sea_word ->
            [none] an keine Region
           *[some] nur übers Meer, an { $sea }
        }
       *[some] über Land an { $land }{ $sea_word ->
            [none] {""}
           *[some] , übers Meer an { $sea }
        }
    }.

## Spieler

hand = { $seat } hat { $cards_word ->
        [none] keine { -class-card }
       *[some] an Klassenkarten: { $cards }
    }.
free = { $cards_word ->
        [none] Alle { -class-card(count: "other") } sind vergeben.
       *[some] Freie { -class-card(count: "other") }: { $cards }.
    }
pieces = { $seat } hat { $map ->
        [one] { $map } { -cube }
       *[other] { $map } { -cube(count: "other") }
    } auf dem Spielplan, { $castle } in der { -castle }, { $reserve } in der { -reserve }.
# $face_limit, $face_symbols: was das Plättchen zeigt.
known = { -rat } { $token } in { $region }: { -limit } { $face_limit }, { $face_symbols }.
turn = { $seat } ist am Zug, danach { $next }.
before-last = { $seat } ist am Zug, danach folgt die { -last-round }.
last-turn = Die { -last-round } läuft: { $seat } darf handeln; { $last } hatte den letzten Zug davor.
