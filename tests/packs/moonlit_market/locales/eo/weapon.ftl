silver-sickle = Arĝenta Serpo
    .text = Kiam vi plenigas vicon de eco, vi ricevas { $gold } da oro; en ĉiu dua rondo, kiam la luno plenas, { $full }.
    .flavour = Tage ĝi tranĉas hordeon, nokte lunradiojn.
