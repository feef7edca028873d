cursed = Maudit
    .the = l’ensemble Maudit
    .of = Maudite
    .text = L’Anneau Maudit forme un ensemble à lui seul. Gagnez 1 { -reputation-star } de plus si votre { -class } est noire.
    .flavour = Personne n’a jamais réclamé la pièce suivante.
