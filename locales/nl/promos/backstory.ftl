# Achtergronden. .past: bijstelling in het verhaal van de held, zonder hij of zij.

cartographer = Cartograaf
    .past = jarenlang op pad met passer en perkament
    .flavour = Waar de kaart ophield, begon de nieuwsgierigheid.
