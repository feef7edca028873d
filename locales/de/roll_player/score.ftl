# Zeilen der Wertung; `.title` benennt die Zeile im Wertungsblatt aller.

# Fluent vergleicht keine Zahlen: Genaue Ziele der Klassenkarten (17 und 18) stehen daher einzeln da,
# damit niemand „17–17“ liest.
goal = { $row } { $total } (Ziel { $most_word ->
        [none] { $least }+
       *[other] { $least ->
            [17] { $most ->
                [17] genau 17
               *[other] 17–{ $most }
            }
            [18] { $most ->
                [18] genau 18
               *[other] 18–{ $most }
            }
           *[other] { $least }–{ $most }
        }
    }): { $met_word ->
        [yes] erreicht
       *[no] nicht erreicht
    }
    .title = { -attributziel(form: "pl") }
class-dice = Würfel in { -klassenfarbe } { $colour }: { $dice }
    .title = { -klassenfarbe }
alignment = { -gesinnung } „{ $alignment }“
    .title = { -gesinnung }
backstory = { -hintergrundgeschichte } „{ $backstory }“: { $dice ->
        [0] kein passender Würfel
        [one] { $dice } passender Würfel
       *[other] { $dice } passende Würfel
    }
    .title = { -hintergrundgeschichte }
set = { -ruestungsset } { $set }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }{ $own_colour_word ->
        [yes] , dazu +1 für die { -klassenfarbe }
       *[no] {""}
    }
    .title = { -ruestungsset(form: "pl") }
card = „{ $card }“
    .title = Karten
power = Klassenfähigkeit „{ $class }“
    .title = Klassenfähigkeit
gold = Übriges { -gold }: { $gold }
    .title = { -gold }
