# Rassen. .noun: midden in een zin.

dragonkin = Drakentelg
    .noun = drakentelg
    .flavour = In elke ademtocht smeult een oud vuur.
dwarf = Dwerg
    .noun = dwerg
    .flavour = Koppig als graniet, en trouw als de berg eromheen.
elf = Elf
    .noun = elf
    .flavour = Haast is voor wie geen duizend lentes heeft.
halfling = Halfling
    .noun = halfling
    .flavour = Klein van stuk, groot van eetlust en verrassend moeilijk te raken.
human = Mens
    .noun = mens
    .flavour = Eén kort leven, en dus geen dag te verliezen.
orc = Ork
    .noun = ork
    .flavour = De trommels van de stam slaan mee in elke stap.
