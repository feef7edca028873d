# Lines of the score sheet; `.title` names the category in the table of all players.

goal = { $row } { $total } (goal { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least }+
    }): { $met_word ->
        [yes] met
        [not-yet] not met yet
       *[no] not met
    }
    .aloud = { $row } { $total }, goal { $aim_word ->
        [exact] { $least }
        [range] { $least }–{ $most }
       *[open] { $least } or more
    }, { $met_word ->
        [yes] met
        [not-yet] not met yet
       *[no] not met
    }
    .title = Attribute goals
class-dice = { $dice ->
        [one] { $dice } { $colour } die ({ -class-color })
       *[other] { $dice } { $colour } dice ({ -class-color })
    }
    .title = Class color
alignment = Alignment: { $alignment }
    .title = Alignment
backstory = Backstory: { $backstory }, { $dice ->
        [one] { $dice } die matches
       *[other] { $dice } dice match
    }
    .title = Backstory
set = { $set } set: { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    }{ $own_colour_word ->
        [yes] , +1 for the { -class-color }
       *[no] {""}
    }
    .title = Armor sets
card = { $card }
    .title = Cards
power = Class power: { $class }
    .title = Class power
gold = { $gold } { -gold } left
    .title = Gold
monster = { $monster }: attack { $attack }
    .title = Monster

# A number of points in a sentence.
points = { $points ->
        [one] { $points } { -star }
       *[other] { $points } { -star(count: "other") }
    }

# $points: the estimate, such as 17.5, below 0 with its sign; $size: the same without it. $whole: the number before the mark. $sign: plus, minus, or none for neither.
estimate = { $points } { $whole ->
       *[other] { -star(count: "other") }
    }
