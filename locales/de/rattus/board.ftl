# Der Spieltisch in kleinen Tabellen.

## Überschriften

setting-up = Spielvorbereitung
map = { $seat } ist am Zug · { -rat(count: "other") } im { -supply }: { $supply }
    .aloud = { $seat } ist am Zug, { -rat(count: "other") } im { -supply }: { $supply }
before-last = { $seat } ist am Zug, dann folgt die { -last-round } · { -rat(count: "other") } im { -supply }: { $supply }
    .aloud = { $seat } ist am Zug, dann folgt die { -last-round }, { -rat(count: "other") } im { -supply }: { $supply }
last-round = { -last-round } · { -rat(count: "other") } im { -supply }: { $supply }
    .aloud = { -last-round }, { -rat(count: "other") } im { -supply }: { $supply }
at-the-end = Der Spielplan am Ende
players = Spieler
# Kurz: die Spieler und die Steine in ihrer Reserve.
holders = Spieler ({ -reserve })
free = Freie { -class-card(count: "other") }
known = Was du weißt
spent = Aufgedeckte { -token(count: "other") }: { $count }

## Der Spielplan
# P: Pestfigur. °: eine Ratte, die von Anfang an da liegt. ~: eine Nachbarregion übers Meer.

head-region = Region
head-plague = P
    .aloud = { -plague }
head-rats = Ratten
head-cubes = { $seat_word }
head-neighbours = Nachbarn
region = { $region }
plague = †
    .aloud = steht hier
plague-counting = +{ $cubes }
    .aloud = steht hier und zählt als { $cubes }
rats = { $count ->
        [0] ·
       *[other] { $count }{ $start ->
            [0] {""}
           *[other] °
        }
    }
    .aloud = { $count ->
        [0] keine
       *[other] { $count }{ $start ->
            [0] {""}
           *[other] , davon { $start } von Anfang an
        }
    }
cubes = { $cubes }
near = { $region_code }
    .aloud = { $region }
overseas = ~{ $region_code }
    .aloud = { $region }, übers Meer

## Spieler

# Kurz, damit die Zeile auch mit drei Karten noch auf die Seite passt.
player = { $seat_word }: { $seat }
on-board = Plan { $cubes }
castle = { -castle } { $cubes }
reserve = { -reserve } { $cubes }
cards = { $cards_word ->
        [none] –
       *[some] { $cards_commas }
    }
    .aloud = { $cards_word ->
        [none] keine { -class-card }
       *[some] { $cards_commas }
    }
# Wo wenig Platz ist.
holder = { $seat_word }: { $seat } { $cubes }{ $cards_word ->
        [none] {""}
       *[some] {" "}· { $cards_commas }
    }
    .aloud = { $seat_word }: { $seat }, { $cubes } in der { -reserve }{ $cards_word ->
        [none] {""}
       *[some] , { $cards_commas }
    }
card = { $card }

## Plättchen

token = { -rat } Nr. { $token } in { $region }
face = { $face }
