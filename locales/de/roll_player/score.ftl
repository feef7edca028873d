# Zeilen der Wertung; `.title` benennt die Zeile im Wertungsblatt aller.

goal = { $row } { $total } (Ziel { $aim_word ->
        [exact] genau { $least }
        [range] { $least }–{ $most }
       *[open] { $least }+
    }): { $met_word ->
        [yes] erreicht
        [not-yet] noch nicht erreicht
       *[no] nicht erreicht
    }
    .aloud = { $row } { $total }, Ziel { $aim_word ->
        [exact] genau { $least }
        [range] { $least }–{ $most }
       *[open] mindestens { $least }
    }, { $met_word ->
        [yes] erreicht
        [not-yet] noch nicht erreicht
       *[no] nicht erreicht
    }
    .title = { -attribute-goal(count: "other") }
class-dice = Würfel in der { -class-color } { $colour }: { $dice }
    .aloud = { $dice ->
        [0] Kein { -die }
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    } in der { -class-color } { $colour }
    .title = { -class-color }
alignment = { -alignment } { QUOTE($alignment) }
    .title = { -alignment }
backstory = { -backstory } { QUOTE($backstory) }: { $dice ->
        [0] kein passender Würfel
        [one] { $dice } passender Würfel
       *[other] { $dice } passende Würfel
    }
    .aloud = { -backstory } { QUOTE($backstory) }, { $dice ->
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
    .aloud = { -armor-set } { $set }, { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    }{ $own_colour_word ->
        [yes] {" "}und 1 { -star } für die { -class-color }
       *[no] {""}
    }
    .title = { -armor-set(count: "other") }
card = { QUOTE($card) }
    .title = Karten
power = Klassenfähigkeit { QUOTE($class) }
    .title = Klassenfähigkeit
gold = Übriges { -gold }: { $gold }
    .aloud = { $gold } { -gold } übrig
    .title = { -gold }
monster = { $monster }: { -attack } { $attack }
    .aloud = { $monster }, { -attack } { $attack }
    .title = { -monster }

# Eine Zahl von Punkten in einem Satz.
points = { $points ->
        [one] { $points } { -star }
       *[other] { $points } { -star(count: "other") }
    }

# $points: die Schätzung, etwa 17,5, unter 0 mit Vorzeichen; $size: dieselbe ohne. $whole: die Zahl vor dem Komma. $sign: plus, minus oder none für keines von beiden.
estimate = { $points } { $whole ->
       *[other] { -star(count: "other") }
    }
