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
    .title = { -attribute-goal(count: "other") }
class-dice = Würfel in { -class-color } { $colour }: { $dice }
    .title = { -class-color }
alignment = { -alignment } { QUOTE($alignment) }
    .title = { -alignment }
backstory = { -backstory } { QUOTE($backstory) }: { $dice ->
        [0] kein passender Würfel
        [one] { $dice } passender Würfel
       *[other] { $dice } passende Würfel
    }
    .title = { -backstory }
set = { -armor-set } { $set }: { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    }{ $own_colour_word ->
        [yes] , dazu +1 für die { -class-color }
       *[no] {""}
    }
    .title = { -armor-set(count: "other") }
card = { QUOTE($card) }
    .title = Karten
power = Klassenfähigkeit { QUOTE($class) }
    .title = Klassenfähigkeit
gold = Übriges { -gold }: { $gold }
    .title = { -gold }
