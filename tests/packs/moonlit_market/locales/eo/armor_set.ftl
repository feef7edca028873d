moonsilk = Lunsilko
    .text = Unu peco estas memoraĵo, du pecoj estas vesto. Unu plia stelo, se via klaso estas purpura.
    .flavour = Vendata laŭ la ulno, kaj nur dum la luno estas supre.
