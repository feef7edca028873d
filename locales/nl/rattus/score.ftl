# De regels van het scoreblad.

board = { -cube(count: "other") } in de regio’s
    .title = In de regio’s
castle = { -cube(count: "other") } in het { -castle }
    .title = In het kasteel
