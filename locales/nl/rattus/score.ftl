# De regels van het scoreblad; het aantal staat ervoor, ook als het 1 is.

board = In de regio’s
    .title = In de regio’s
castle = In het { -castle }
    .title = In het kasteel
