# Rassen.

dragonkin = Drakentelg
    .flavour = In elke ademtocht smeult een oud vuur.
dwarf = Dwerg
    .flavour = Koppig als graniet, en trouw als de berg eromheen.
elf = Elf
    .flavour = Haast is voor wie geen duizend lentes heeft.
halfling = Halfling
    .flavour = Klein van stuk, groot van eetlust en verrassend moeilijk te raken.
human = Mens
    .text = Geen enkele eigenschap verandert.
    .flavour = Eén kort leven, en dus geen dag te verliezen.
orc = Ork
    .flavour = De trommels van de stam slaan mee in elke stap.
