# Het verslag: één regel voor elke gebeurtenis die verteld wordt.

## Voorbereiding

plague-set = De { -plague } breekt uit in { $region }.
started = { $seat } begint.
settled = { $seat } vestigt zich met { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region }.

## Een beurt

turn-began = { $seat } is aan de beurt.
card-taken = { $seat } neemt { THE($card) }.
card-stolen = { $seat } pakt { THE($card) } van { $from } af.
placed = { $seat } plaatst { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region }.
card-used = { $seat } gebruikt { THE($card) }.
cubes-moved = { $seat } verplaatst { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } van { $from } naar { $to }.
cubes-added = { $seat } zet { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } bij in { $region }.
token-moved = { $seat } verplaatst { -rat } { $token } van { $from } naar { $to }.
looked = { $face_word ->
        [none] { $seat } bekijkt { -rat } { $token } in { $region }.
       *[other] { $seat } bekijkt { -rat } { $token } in { $region } en ziet { $face }.
    }
tokens-swapped = { $seat } verwisselt { -rat } { $one } in { $from } met { -rat } { $other } in { $to }.
saved = { $seat } brengt een { -cube } vanuit { $region } naar het { -castle }.
plague-moved = { $seat } verplaatst de { -plague(form: "piece") } naar { $region }.
spread = In { $region } komt er een { -rat } bij.
supply-empty = De { -supply } { -rat(count: "other") } is op.
plague-counted = { $seat } laat de { -plague(form: "piece") } meetellen als { $cubes ->
        [one] { $cubes } neutraal { -cube }
       *[other] { $cubes } neutrale { -cube(count: "other") }
    }.
flipped = In { $region } wordt een { -rat } omgedraaid ({ $face }). Bij { $population } { $population ->
        [one] { -cube }
       *[other] { -cube(count: "other") }
    } { $strikes_word ->
        [yes] slaat de { -plague } toe.
       *[no] gebeurt er niets.
    }
cubes-lost = { $seat } verliest { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } in { $region }.
nobody-hit = Niemand verliest een { -cube }.

## Het einde

last-round = { $cause_word ->
        [supply] De { -supply } { -rat(count: "other") } is op
       *[placed] Iemand heeft alle { -cube(count: "other") } geplaatst
    }: de { -last-round } begint. Iedereen behalve { $seat } mag elke eigen kaart nog één keer gebruiken.
final-ravage = De { -plague } houdt huis in alle regio’s.
ended = De partij is afgelopen.
faulted = Het script van { THE($card) } liep vast bij { $seat }; wat het al deed, is teruggedraaid.
