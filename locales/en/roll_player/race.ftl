# Races.

dragonkin = Dragonkin
    .flavour = Scales like shields, a temper like a forge, and a memory as old as the mountains.
dwarf = Dwarf
    .flavour = Stone underfoot, ale in the mug, and a grudge for every stair in between.
elf = Elf
    .flavour = A leaf falls, a bowstring hums, and nobody saw a thing.
halfling = Halfling
    .flavour = No door is too small, no second breakfast too large.
human = Human
    .text = No attribute is changed.
    .flavour = Good at nothing from birth, and stubborn enough to learn it all.
orc = Orc
    .flavour = Why open a door when there is a wall right beside it?
