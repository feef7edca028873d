transmute = Umwandlung
    .text = Du darfst bis zu { $most } { -gold } bezahlen. Erhalte ebenso viele { -xp }.
    .ask-pay = Wie viel { -gold } wird zu { -xp }? ({ QUOTE($card) })
    .offer-pay-pick-number = { $number } { -gold }
    .flavour = Umgekehrt ist es schwerer, und alle versuchen das zuerst.
