# What this pack is called.
pack-promos-monsters = Cartes promotionnelles de Monsters & Minions
