# .heldin steht in der Erzählung am Ende, wenn es um eine Frau geht, mit Artikel.
frogkin = Froschling
    .gender = m
    .heldin = ein Froschling
    .flavour = Aus dem Stand aufs Dach, und beim ersten Regen wird gesungen.
minotaur = Minotaurus
    .gender = m
    .plural = Minotauren
    .the-gen = des Minotaurus
    .a-gen = eines Minotaurus
    .decline-gen = Minotaurus
    .heldin = eine Minotaurin
    .flavour = Wer im Labyrinth aufwächst, hält jede gerade Straße für eine Falle.
