# Les régions gardent leurs noms latins. Le code figure dans les colonnes des régions voisines.
# On dit « en » devant chacune, comme le livret.

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
    .aspire = yes
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
