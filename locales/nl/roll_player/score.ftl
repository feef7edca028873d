# Regels van de eindtelling.

goal = { $row } { $total } (doel { $most_word ->
    [none] { $least }+
   *[other] { $least }–{ $most }
}): { $met_word ->
    [yes] behaald
   *[no] niet behaald
}
class-dice = Klassekleur { $colour }: { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(number: "plural") }
    }
alignment = Moreel: { $alignment }
backstory = Achtergrond { $backstory }: { $dice ->
    [one] { $dice } { -die } past
   *[other] { $dice } { -die(number: "plural") } passen
}
set = Pantserset { $set }: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }{ $own_colour_word ->
    [yes] , in de eigen { -class-colour }
   *[no] {""}
}
card = { $card }
power = Bekwaamheid: { $class }
gold = Goud in de beurs: { $gold }
