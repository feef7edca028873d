# De tafel in kleine tabellen.

## Titels

setting-up = Voorbereiding
map = Beurt van { $seat } · { -rat(count: "other") } in de { -supply }: { $supply }
    .aloud = Beurt van { $seat }, { -rat(count: "other") } in de { -supply }: { $supply }
before-last = Beurt van { $seat }, daarna de { -last-round } · { -rat(count: "other") } in de { -supply }: { $supply }
    .aloud = Beurt van { $seat }, daarna de { -last-round }, { -rat(count: "other") } in de { -supply }: { $supply }
last-round = De { -last-round } · { -rat(count: "other") } in de { -supply }: { $supply }
    .aloud = De { -last-round }, { -rat(count: "other") } in de { -supply }: { $supply }
at-the-end = Het bord aan het eind
players = Spelers
# Kort: de spelers en de blokjes in hun reserve.
holders = Spelers ({ -reserve })
free = Vrije klassekaarten
known = Wat je weet
spent = Omgedraaide { -token(count: "other") }: { $count }

## Het bord
# P: de pestfiguur. °: een rat die er vanaf het begin ligt. ~: een buur overzee.

head-region = Regio
head-plague = P
    .aloud = { -plague(form: "piece") }
head-rats = Ratten
head-cubes = { $seat_word }
head-neighbours = Buren
region = { $region }
plague = †
    .aloud = staat hier
plague-counting = +{ $cubes }
    .aloud = staat hier en telt als { $cubes }
rats = { $count ->
        [0] ·
       *[other] { $count }{ $start ->
            [0] {""}
           *[other] °
        }
    }
    .aloud = { $count ->
        [0] geen
       *[other] { $count }{ $start ->
            [0] {""}
           *[other] , waarvan { $start } vanaf het begin
        }
    }
cubes = { $cubes }
near = { $region_code }
    .aloud = { $region }
overseas = ~{ $region_code }
    .aloud = { $region }, overzee

## Spelers

player = { $seat_word }: { $seat }
on-board = { $cubes } op het bord
castle = { $cubes } in het { -castle }
reserve = { $cubes } in { -reserve }
cards = { $cards_word ->
        [none] –
       *[some] { $cards_commas }
    }
    .aloud = { $cards_word ->
        [none] geen { -class-card }
       *[some] { $cards_commas }
    }
# Waar weinig ruimte is.
holder = { $seat_word }: { $seat } { $cubes }{ $cards_word ->
        [none] {""}
       *[some] {" "}· { $cards_commas }
    }
    .aloud = { $seat_word }: { $seat }, { $cubes } in { -reserve }{ $cards_word ->
        [none] {""}
       *[some] , { $cards_commas }
    }
card = { $card }

## Fiches

token = { -rat(form: "start") } { $token } in { $region }
face = { $face }
