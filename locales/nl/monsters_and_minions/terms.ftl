# Termen die alleen in de teksten van de uitbreiding staan.

-experience = ervaring
    .gender = c
