# De regels van het scoreblad; het aantal staat ervoor, ook als het 1 is.

board = Op het bord
    .title = Op het bord
castle = In het { -castle }
    .title = In het kasteel
