# Die Regionen behalten ihre lateinischen Namen. Das Kürzel steht in der Nachbarspalte des Spielplans.

anglia = Anglia
    .code = Ang
bulgaria = Bulgaria
    .code = Bul
gallia = Gallia
    .code = Gal
germania = Germania
    .code = Ger
hispania = Hispania
    .code = His
hungaria = Hungaria
    .code = Hun
italia = Italia
    .code = Ita
polonia = Polonia
    .code = Pol
russia = Russia
    .code = Rus
scandia = Scandia
    .code = Sca
tartaria = Tartaria
    .code = Tar
turcia = Turcia
    .code = Tur
