# La table, en petits tableaux. Le livret dit « plateau » : « carte » y est toujours une carte de Classe.

## Titres

setting-up = Mise en place
map = { $seat_gender ->
        [f] Joueuse active
       *[other] Joueur actif
    } : { $seat } · { -rat(count: "other") } en { -supply } : { $supply }
    .aloud = { $seat_gender ->
        [f] Joueuse active
       *[other] Joueur actif
    } : { $seat }, { -rat(count: "other") } en { -supply } : { $supply }
before-last = { $seat_gender ->
        [f] Joueuse active
       *[other] Joueur actif
    } : { $seat }, puis la { -last-round } · { -rat(count: "other") } en { -supply } : { $supply }
    .aloud = { $seat_gender ->
        [f] Joueuse active
       *[other] Joueur actif
    } : { $seat }, puis la { -last-round }, { -rat(count: "other") } en { -supply } : { $supply }
last-round = Dernière manche · { -rat(count: "other") } en { -supply } : { $supply }
    .aloud = Dernière manche, { -rat(count: "other") } en { -supply } : { $supply }
at-the-end = Le plateau à la fin
players = Joueurs
# En bref : les joueurs et les cubes de leur réserve.
holders = Joueurs ({ -reserve })
free = Cartes de Classe disponibles
known = Ce que vous savez
spent = Jetons rats retournés : { $count }

## Le plateau
# † : la Peste. ° : un rat présent depuis le début. ~ : une voisine par la mer.

head-region = Région
head-plague = Peste
head-rats = Rats
head-cubes = { $seat_word }
head-neighbours = Voisines
region = { $region }
plague = †
    .aloud = est ici
plague-counting = +{ $cubes }
    .aloud = est ici et compte pour { $cubes }
rats = { $count ->
        [0] ·
       *[other] { $count }{ $start ->
            [0] {""}
           *[other] °
        }
    }
    .aloud = { $count ->
        [0] aucun
       *[other] { $count }{ $start ->
            [0] {""}
            [1] { $count ->
                [1] , depuis le début
               *[other] , dont 1 depuis le début
            }
            [2] { $count ->
                [2] , depuis le début
               *[other] , dont 2 depuis le début
            }
            [3] { $count ->
                [3] , depuis le début
               *[other] , dont 3 depuis le début
            }
           *[other] , dont { $start } depuis le début
        }
    }
cubes = { $cubes }
near = { $region_code }
    .aloud = { $region }
overseas = ~{ $region_code }
    .aloud = { $region }, par la mer

## Joueurs

player = { $seat_word } : { $seat }
on-board = { $cubes } sur le plateau
castle = { $cubes } au { -castle }
reserve = { $cubes } en { -reserve }
cards = { $cards_word ->
        [none] –
       *[some] { $cards_commas }
    }
    .aloud = { $cards_word ->
        [none] aucune { -class-card }
       *[some] { $cards_commas }
    }
# Quand la place manque.
holder = { $seat_word } : { $seat } { $cubes }{ $cards_word ->
        [none] {""}
       *[some] {" "}· { $cards_commas }
    }
    .aloud = { $seat_word } : { $seat }, { $cubes } en { -reserve }{ $cards_word ->
        [none] {""}
       *[some] , { $cards_commas }
    }
card = { $card }

## Jetons

token = Rat n° { $token } en { $region }
face = { $face }
