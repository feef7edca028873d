# Antwoorden op korte vragen: de tafel voor wie luistert. Zonder tekens, elk een zin.

## Regio’s

cubes = In { $region } { $all ->
        [0] staan geen { -cube(count: "other") }
        [one] staat { $all } { -cube }: { $shares }
       *[other] staan { $all } { -cube(count: "other") }: { $shares }
    }.
rats = In { $region } { $rats ->
        [0] liggen geen { -rat(count: "other") }
        [one] ligt { $rats } { -rat }
       *[other] liggen { $rats } { -rat(count: "other") }
    }{ $start ->
        [0] { $rats ->
            [0] {""}
            [one] , later erbij gekomen
           *[other] , allemaal later erbij gekomen
        }
       *[other] { $rats ->
            [one] {""}
           *[other] , waarvan { $start } vanaf het begin
        }
    }.
supply = { $rats ->
        [one] Er is nog { $rats } { -rat }
       *[other] Er zijn nog { $rats } { -rat(count: "other") }
    } in de { -supply }; omgedraaid tot nu toe: { $spent }.
plague = De { -plague(form: "piece") } staat in { $region }{ $cubes ->
        [0] {""}
        [one] {" "}en telt als { $cubes } { -cube }
       *[other] {" "}en telt als { $cubes } { -cube(count: "other") }
    }.
near = { $region } grenst { $land_word ->
        [none] { $sea_word ->
            [none] aan geen enkele regio
           *[some] alleen overzee, aan { $sea }
        }
       *[some] over land aan { $land }{ $sea_word ->
            [none] {""}
           *[some] , overzee aan { $sea }
        }
    }.

## Spelers

hand = { $seat } heeft { $cards_word ->
        [none] geen { -class-card }
       *[some] deze kaarten: { $cards }
    }.
free = { $cards_word ->
        [none] Er is geen { -class-card } meer vrij.
       *[some] Vrije klassekaarten: { $cards }.
    }
pieces = { $seat } heeft { $map ->
        [one] { $map } { -cube }
       *[other] { $map } { -cube(count: "other") }
    } op het bord, { $castle } in het { -castle }, { $reserve } in { -reserve }.
# $face_limit, $face_symbols: wat het fiche laat zien.
known = { -rat(form: "start") } { $token } in { $region }: { -limit } { $face_limit }, { $face_symbols }.
turn = { $seat } is aan de beurt, daarna { $next }.
before-last = { $seat } is aan de beurt, daarna komt de { -last-round }.
last-turn = Dit is de { -last-round }: { $seat } mag handelen; { $last } had de laatste beurt ervoor.
