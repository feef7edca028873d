# Les lignes du journal : une pour chaque événement raconté.

## Mise en place

plague-set = La { -plague } se déclare : { $region }.
started = { $seat } commence.
settled = { $seat } installe { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } : { $region }.

## Un tour

turn-began = Le tour de { $seat } commence.
card-taken = { $seat } prend { $card_the }.
card-stolen = { $seat } prend { $card_the } à { $from }.
placed = { $seat } place { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } : { $region }.
card-used = { $seat } utilise { $card_the }.
cubes-moved = { $seat } déplace { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } : { $from } → { $to }.
cubes-added = { $seat } ajoute { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } : { $region }.
token-moved = { $token_word ->
        [none] { $seat } déplace un { -rat } : { $from } → { $to }.
       *[other] { $seat } déplace le { -rat } { $token } : { $from } → { $to }.
    }
looked = { $token_word ->
        [none] { $seat } regarde un { -rat } : { $region }.
       *[other] { $seat } regarde le { -rat } { $token } ({ $region }) : { $face }.
    }
tokens-swapped = { $one_word ->
        [none] { $seat } intervertit deux { -rat(count: "other") } : { $from } et { $to }.
       *[other] { $seat } intervertit le { -rat } { $one } ({ $from }) et le { -rat } { $other } ({ $to }).
    }
saved = { $seat } met un { -cube } à l’abri au { -castle } (depuis { $region }).
plague-moved = { $seat } déplace la { -plague } : { $region }.
spread = Un nouveau { -rat } arrive : { $region }.
supply-empty = La réserve de { -token(count: "other") } est épuisée.
plague-counted = { $seat } fait compter la { -plague } pour { $cubes ->
        [one] { $cubes } { -cube } neutre
       *[other] { $cubes } { -cube(count: "other") } neutres
    }.
flipped = { $region }, un { -rat } se retourne : { $face }. { $strikes_word ->
        [yes] Population { $population } : il y a contamination.
       *[no] Population { $population } : rien ne se passe.
    }
cubes-lost = { $seat } perd { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } : { $region }.

## La fin

last-round = La { -last-round } commence : tous sauf { $seat } peuvent encore utiliser leurs cartes.
final-ravage = La { -plague } ravage toutes les régions.
ended = La partie est terminée.
faulted = Le script de la carte { $card } a échoué pour { $seat } ({ $hook }) ; ce qu’il avait fait est annulé.
