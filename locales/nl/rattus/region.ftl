# De regio’s houden hun Latijnse naam. De code staat in de kolom met de buren.

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
