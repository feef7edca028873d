# Wie die Optionen des Spiels heißen: die Option, und nach einem Bindestrich jeder ihrer Werte. Varianten heißen wie ihre Regeln.

edition = Auflage
edition-first = erste Auflage
edition-second = zweite Auflage
variants = Varianten
printing = Druck
printing-first = Erstdruck
printing-later = späterer Druck
