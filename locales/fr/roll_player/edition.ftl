first = Première édition
    .flavour = Les dés d’origine, tels que les premières mains les ont lancés.
second = Deuxième édition
    .flavour = Plus de cartes, plus de visages, et les mêmes dés au fond du sac.
