moonspeaker = Lunparolanto
    .power = Vekema
    .text = Komence de la purigo vi rajtas pagi { $gold } da oro por reĵeti unu vian ĵetkubon kun { $max } aŭ malpli.
    .flavour = Demandu la lunon pri io ajn; ĝi jam vidis pli malbonan.
