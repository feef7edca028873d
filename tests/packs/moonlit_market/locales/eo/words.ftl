# A language that the game does not speak yet may begin here: what is missing is said in English.
die = { $colour } { $face }
    .code = { $colour_code }{ $face }

attribute-str = Forto
    .code = FOR
attribute-dex = Lerteco
    .code = LER
attribute-con = Fortikeco
    .code = FRT
attribute-int = Inteligento
    .code = INT
attribute-wis = Saĝo
    .code = SAĜ
attribute-cha = Ĉarmo
    .code = ĈAR

colour-green = verda
    .code = V
colour-blue = blua
    .code = B
colour-red = ruĝa
    .code = R
colour-purple = purpura
    .code = P
colour-black = nigra
    .code = N
colour-white = blanka
    .code = L
colour-gold = ora
    .code = O
