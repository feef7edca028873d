# Angebote: die Zeilen eines nummerierten Menüs und die Antworten des Zufalls.

## Zufall

infect = Die { -plague(form: "disease") } bricht in { $value } aus
start = { $value } beginnt
pick = { -rat } Nr. { $value } ist die nächste
draw = Die Wahl fällt auf { $value }
turn = Das Plättchen zeigt { $value }

## Züge

settle = Nach { $region } setzen ({ $there })
    .folded = { $region } ({ $there })
# Am Zeilenanfang: „Den Bauern nehmen“.
take = { START(THE($card, case: "acc")) }{ $from_word ->
        [none] {""}
       *[other] {" "}von { $from }
    } nehmen
    .fold = Eine { -class-card } nehmen
    .folded = { $card }{ $from_word ->
        [none] {""}
       *[other] {" "}von { $from }
    }
place = { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region } platzieren ({ $there })
    .fold = { -cube(count: "other") } platzieren
    .folded = { $region }: { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } ({ $there })
use = { START(THE($card, case: "acc")) } einsetzen
move-plague = Die { -plague } nach { $region } bewegen ({ $there })
    .tight = Die { -plague } bewegen
    .folded = { $region } ({ $there })
spread = Eine { -rat } in { $region } platzieren ({ $there })
    .folded = { $region } ({ $there })
count = Ja, als { $cubes ->
        [one] { $cubes } neutralen { -cube }
       *[other] { $cubes } neutrale { -cube(count: "other") }
    } zählen lassen
flip = { -rat } Nr. { $token }{ $start_word ->
        [yes] °
       *[no] {""}
    } aufdecken{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
    .aloud = { -rat } Nummer { $token }{ $start_word ->
        [yes] {" "}(von Anfang an)
       *[no] {""}
    } aufdecken{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
pass = { $asked_word ->
        [counting] Nein, nicht zählen lassen
       *[cards] Keine Karte mehr einsetzen
    }

## Antworten auf eine Karte

pick-region = { $region } ({ $there })
pick-token = { -rat } Nr. { $token }{ $start_word ->
        [yes] °
       *[no] {""}
    } in { $region }{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
    .aloud = { -rat } Nummer { $token }{ $start_word ->
        [yes] {" "}(von Anfang an)
       *[no] {""}
    } in { $region }{ $face_word ->
        [none] {""}
       *[other] {" "}({ $face })
    }
    .folded = { -rat } Nr. { $token }{ $start_word ->
        [yes] °
       *[no] {""}
    } in { $region }
pick-number = { $number }
accept = Ja
decline = Verzichten
