# Les noms des options du jeu : l’option, et après un trait d’union chacune de ses valeurs. Les variantes portent le titre de leur règle.

edition = édition
edition-first = première édition
edition-second = deuxième édition
variants = variantes
printing = tirage
printing-first = premier tirage
printing-later = réimpression
