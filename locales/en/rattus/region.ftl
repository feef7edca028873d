# The regions keep their Latin names. The code is in the columns of neighbors on the map.

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
