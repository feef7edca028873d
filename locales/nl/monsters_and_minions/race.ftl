# Rassen.

bastja = Bastja
    .flavour = Negen levens, en elk daarvan op de bovenste plank.
construct = Construct
    .flavour = Iemand heeft het ooit opgewonden; de sleutel is zoek.
dark-elf = Duistere elf
    .flavour = Waar de zon nooit schijnt, is een glimlach de eerste waarschuwing.
gnome = Gnoom
    .flavour = Het dak vloog er weer af, maar ditmaal vloog het rechtuit.
wrathborn = Toorngeborene
    .flavour = Met slaapliedjes is het geprobeerd. Eén keer.
