# Die Zeilen des Protokolls: eine für jedes Ereignis, das erzählt wird. Ein geschütztes Leerzeichen
# hält ein Wort und seine Zahl auf einer Zeile.

## Vorbereitung

plague-set = Die { -plague(form: "disease") } bricht in { $region } aus.
started = { $seat } beginnt.
settled = { $seat } setzt { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } nach { $region }.

## Ein Zug

turn-began = { $seat } ist am Zug.
card-taken = { $seat } nimmt { THE($card, case: "acc") }.
card-stolen = { $seat } holt sich { THE($card, case: "acc") } von { $from }.
placed = { $seat } platziert { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region }.
card-used = { $seat } setzt { THE($card, case: "acc") } ein.
cubes-moved = { $seat } versetzt { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } von { $from } nach { $to }.
cubes-added = { $seat } legt { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region } dazu.
token-moved = { $seat } versetzt { -rat } Nr. { $token } von { $from } nach { $to }.
looked = { $face_word ->
        [none] { $seat } sieht sich { -rat } Nr. { $token } in { $region } an.
       *[other] { $seat } sieht sich { -rat } Nr. { $token } in { $region } an ({ $face }).
    }
tokens-swapped = { $seat } vertauscht { -rat } Nr. { $one } in { $from } mit { -rat } Nr. { $other } in { $to }.
saved = { $seat } bringt einen { -cube } aus { $region } in die { -castle }.
plague-moved = { $seat } bewegt die { -plague } nach { $region }.
spread = Eine neue { -rat } taucht in { $region } auf.
supply-empty = Das war die letzte { -rat } aus dem { -supply }.
plague-counted = { $seat } lässt die { -plague } als { $cubes ->
        [one] { $cubes } neutralen { -cube }
       *[other] { $cubes } neutrale { -cube(count: "other") }
    } zählen.
flipped = In { $region } wird eine { -rat } aufgedeckt ({ $face }). Bei { $population } { $population ->
        [one] { -cube }
       *[other] { -cube(count: "other", case: "dat") }
    } { $strikes_word ->
        [yes] schlägt die { -plague(form: "disease") } zu.
       *[no] geschieht nichts.
    }
cubes-lost = { $seat } verliert { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region }.
nobody-hit = Niemand verliert einen { -cube }.

## Das Ende

last-round = { $cause_word ->
        [supply] Der { -supply } an { -rat(count: "other") } ist aufgebraucht
       *[placed] Jemand hat alle { -cube(count: "other") } platziert
    }: Die { -last-round } beginnt. Alle außer { $seat } dürfen ihre Karten noch einmal einsetzen.
final-ravage = Die { -plague(form: "disease") } wütet in allen Regionen.
ended = Die Partie ist zu Ende.
faulted = Bei { $seat } ist { THE($card) } über das eigene Skript gestolpert; was bis dahin geschah, ist zurückgenommen.
