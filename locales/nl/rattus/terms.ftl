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
-token = { $count ->
        [other] rattenfiches
       *[one] rattenfiche
    }
-cube = { $form ->
        [start] Blokjes
       *[inside] { $count ->
            [other] blokjes
           *[one] blokje
        }
    }
-plague = { $form ->
        [piece] pestfiguur
       *[disease] pest
    }
-class-card = { $count ->
        [other] klassekaarten
       *[one] klassekaart
    }
-supply = voorraad
-reserve = reserve
-castle = kasteel
-limit = grenswaarde
-last-round = slotronde
