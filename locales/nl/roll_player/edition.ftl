# Edities van het spel.

first = Eerste editie
    .flavour = De held zoals die voor het eerst aan tafel verscheen.
second = Tweede editie
    .flavour = Dezelfde weg, met meer volk onderweg.
