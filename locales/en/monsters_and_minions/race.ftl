# Races.

bastja = Bastja
    .flavour = Nine lives, and every one of them spent on the top shelf.
construct = Construct
    .flavour = Somebody wound it up once; the key was never found.
dark-elf = Dark Elf
    .flavour = Where no sun shines, a smile is the first warning.
gnome = Gnome
    .flavour = The roof flew off again, but this time it flew straight.
wrathborn = Wrathborn
    .flavour = Lullabies were tried, once.
