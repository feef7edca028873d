# Le nom des sortes de cartes, quand on en explique une.

kind-class = { -class-card }
