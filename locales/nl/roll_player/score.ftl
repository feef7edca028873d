# Regels van de eindtelling; `.title` is de naam van de categorie in de tabel van alle spelers.

# Fluent kan twee getallen niet vergelijken: de doelen van één getal, 17 en 18, staan er een voor een.
goal = { $row } { $total } (doel { $most_word ->
        [none] { $least }+
       *[other] { $most ->
            [17] { $least ->
                [17] { $most }
               *[other] { $least }–{ $most }
            }
            [18] { $least ->
                [18] { $most }
               *[other] { $least }–{ $most }
            }
           *[other] { $least }–{ $most }
        }
    }): { $met_word ->
        [yes] behaald
       *[no] niet behaald
    }
    .title = Eigenschapsdoelen
class-dice = Klassekleur { $colour }: { $dice ->
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
