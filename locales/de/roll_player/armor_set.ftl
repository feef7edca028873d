# $size fehlt vielleicht; dann steht der Satz ohne Zahl da.
chain = Kette
    .text = Ein { -ruestungsset }{ $size_word ->
        [none] {""}
       *[other] {" "}aus { $size } Karten
    }: Je mehr davon du trägst, desto mehr { -ansehensstern(form: "pl") } erhältst du am Spielende. Gehört die Farbe des Sets zu deiner Klasse, kommt einmal 1 { -ansehensstern } hinzu.
    .flavour = Ring an Ring, so hält zusammen, was sonst fiele.
leather = Leder
    .text = Ein { -ruestungsset }{ $size_word ->
        [none] {""}
       *[other] {" "}aus { $size } Karten
    }: Je mehr davon du trägst, desto mehr { -ansehensstern(form: "pl") } erhältst du am Spielende. Gehört die Farbe des Sets zu deiner Klasse, kommt einmal 1 { -ansehensstern } hinzu.
    .flavour = Leise wie ein Schatten und zäh wie der Gerber, der es schnitt.
mystic = Mystisch
    .text = Ein { -ruestungsset }{ $size_word ->
        [none] {""}
       *[other] {" "}aus { $size } Karten
    }: Je mehr davon du trägst, desto mehr { -ansehensstern(form: "pl") } erhältst du am Spielende. Gehört die Farbe des Sets zu deiner Klasse, kommt einmal 1 { -ansehensstern } hinzu.
    .flavour = Aus Mondlicht gewebt, in Neumondnächten geflickt.
