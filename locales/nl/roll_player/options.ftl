# Hoe de opties van het spel heten: de optie, en na een streepje elke waarde. Varianten heten zoals hun regels.

edition = editie
edition-first = eerste editie
edition-second = tweede editie
variants = varianten
printing = druk
printing-first = eerste druk
printing-later = latere druk
