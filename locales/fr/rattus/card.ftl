# Le nom des sortes de cartes, quand on en explique une.

kind-class = { -class-card }

# Ce que fait la carte.
effect =
    .is = effet

# Ce que seul `cardwright cards show` dit d’une carte : `.is` nomme le champ.
row-number = { $value }
    .is = numéro
