# Le nom des sortes de cartes, quand on en explique une.

kind-class = { -class-card }
kind-map = plateau
kind-tokens = jeu de jetons
