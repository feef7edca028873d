# De termen van het spel: elk op één plaats, zodat alle teksten hetzelfde woord gebruiken.
# Met (count: "other") staat een term in het meervoud, met (form: "start") aan het begin van een regel.
# -plague is de ziekte; met (form: "piece") is het de zwarte figuur op het bord.

-rat = { $form ->
        [start] Rat
       *[inside] { $count ->
            [other] ratten
           *[one] rat
        }
    }
    .gender = c
-token = { $count ->
        [other] rattenfiches
       *[one] rattenfiche
    }
    .gender = n
-cube = { $form ->
        [start] Blokjes
       *[inside] { $count ->
            [other] blokjes
           *[one] blokje
        }
    }
    .gender = n
-plague = { $form ->
        [piece] pestfiguur
       *[disease] pest
    }
    .gender = c
-class-card = { $count ->
        [other] klassekaarten
       *[one] klassekaart
    }
    .gender = c
-supply = voorraad
    .gender = c
-reserve = reserve
    .gender = c
-castle = kasteel
    .gender = n
-limit = grenswaarde
    .gender = c
-last-round = slotronde
    .gender = c
