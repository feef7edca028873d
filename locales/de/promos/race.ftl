# Für eine Frau: .feminine am Tisch, .heldin mit Artikel in der Erzählung am Ende.
frogkin = Froschling
    .gender = m
    .feminine = Froschling
    .heldin = ein Froschling
    .flavour = Aus dem Stand aufs Dach, und beim ersten Regen wird gesungen.
minotaur = Minotaurus
    .gender = m
    .plural = Minotauren
    .the-gen = des Minotaurus
    .a-gen = eines Minotaurus
    .decline-gen = Minotaurus
    .feminine = Minotaurin
    .heldin = eine Minotaurin
    .flavour = Wer im Labyrinth aufwächst, hält jede gerade Straße für eine Falle.
