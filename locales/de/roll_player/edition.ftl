first = Erste Auflage
    .flavour = Mit ihr begann an so manchem Küchentisch ein Heldenleben.
second = Zweite Auflage
    .flavour = Neue Gesichter, neue Karten, dieselbe Lust auf Abenteuer.
