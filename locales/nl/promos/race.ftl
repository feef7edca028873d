# Rassen.

frogkin = Kikkertelg
    .flavour = Eén sprong over de gracht, en de wachters horen alleen een plons.
minotaur = Minotaurus
    .flavour = Wie in een doolhof opgroeit, vertrouwt geen rechte weg.
