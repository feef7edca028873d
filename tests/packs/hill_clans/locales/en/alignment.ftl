headstrong = Headstrong
    .text = While your marker stands on a chaotic cell, weapons cost you { $less } { -gold } less.
    .flavour = Rules are for people who lose arguments.
