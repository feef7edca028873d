# Les lignes du journal : une pour chaque événement raconté.

## Mise en place

plague-set = La { -plague } se déclare en { $region }.
started = { START(THE($seat)) } commence la partie.
settled = { START(THE($seat)) } installe { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } en { $region }.

## Un tour
# Ni « de » devant un nom de joueur, qui peut commencer par une voyelle.

turn-began = { START(THE($seat)) } commence son tour.
card-taken = { START(THE($seat)) } prend { THE($card) }.
card-stolen = { START(THE($seat)) } prend { THE($card) } { TO($from) }.
placed = { START(THE($seat)) } place { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } en { $region }.
card-used = { START(THE($seat)) } utilise { THE($card) }.
cubes-moved = { START(THE($seat)) } déplace { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } { OF($from) } en { $to }.
cubes-added = { START(THE($seat)) } ajoute { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } en { $region }.
token-moved = { START(THE($seat)) } déplace le { -rat } n° { $token } { OF($from) } en { $to }.
looked = { $face_word ->
        [none] { START(THE($seat)) } regarde le { -rat } n° { $token } en { $region }.
       *[other] { START(THE($seat)) } regarde le { -rat } n° { $token } en { $region } ({ $face }).
    }
tokens-swapped = { START(THE($seat)) } intervertit le { -rat } n° { $one } { OF($from) } et le { -rat } n° { $other } { OF($to) }.
saved = { START(THE($seat)) } met un { -cube } { OF($region) } à l’abri { TO(-castle) }.
plague-moved = { START(THE($seat)) } déplace la { -plague } en { $region }.
spread = Un nouveau { -rat } arrive en { $region }.
supply-empty = La { -supply } de { -rat(count: "other") } est épuisée.
plague-counted = { START(THE($seat)) } fait compter la { -plague } pour { $cubes ->
        [one] { $cubes } { -cube } neutre
       *[other] { $cubes } { -cube(count: "other") } neutres
    }.
# « On retourne » : « est retourné en Italia » se lirait comme un retour en Italia.
flipped = On retourne un { -rat } en { $region } ({ $face }). { $strikes_word ->
        [yes] Population { $population } : contamination.
       *[no] Population { $population } : aucun effet.
    }
cubes-lost = { START(THE($seat)) } perd { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } en { $region }.
nobody-hit = Personne ne perd de { -cube }.

## La fin

last-round = { $cause_word ->
        [supply] Il n’y a plus de { -rat(count: "other") } en { -supply }
       *[placed] Quelqu’un a placé tous ses { -cube(count: "other") }
    } : la { -last-round } commence. Tous sauf { THE($seat) } peuvent encore utiliser leurs cartes.
final-ravage = La { -plague } ravage toutes les régions.
ended = La partie est terminée.
faulted = Le script de la carte { QUOTE($card) } a échoué pour { THE($seat) } ; ce qu’il avait fait est annulé.
