# Regels van de eindtelling; `.title` is de naam van de categorie in de tabel van alle spelers.

goal = { $row } { $total } (doel { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least }+
    }): { $met_word ->
        [yes] behaald
        [not-yet] nog niet behaald
       *[no] niet behaald
    }
    .aloud = { $row } { $total }, doel { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] minstens { $least }
    }, { $met_word ->
        [yes] behaald
        [not-yet] nog niet behaald
       *[no] niet behaald
    }
    .title = Eigenschapsdoelen
class-dice = Klassekleur { $colour }: { $dice ->
        [0] geen { -die(count: "other") }
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    }
    .title = Klassekleur
alignment = Moreel { QUOTE($alignment) }
    .title = Moreel
backstory = Achtergrond { QUOTE($backstory) }: { $dice ->
        [0] geen { -die } past
        [one] { $dice } { -die } past
       *[other] { $dice } { -die(count: "other") } passen
    }
    .title = Achtergrond
set = Pantserset { $set }: { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    }{ $own_colour_word ->
        [yes] , +1 voor de { -class-color }
       *[no] {""}
    }
    .title = Pantsersets
card = { QUOTE($card) }
    .title = Kaarten
power = Bekwaamheid van de { -class } { QUOTE($class) }
    .title = Bekwaamheid
gold = Overgebleven { -gold }: { $gold }
    .title = Goud
monster = { $monster }: { -attack } { $attack }
    .title = Monster

# Een aantal punten in een zin.
points = { $points ->
        [one] { $points } { -star }
       *[other] { $points } { -star(count: "other") }
    }

# $points: de schatting, zoals 17,5, onder 0 met het minteken; $size: dezelfde zonder teken. $whole: het getal voor de komma. $sign: plus, minus, of none voor geen van beide.
estimate = { $points } { $whole ->
       *[other] { -star(count: "other") }
    }
