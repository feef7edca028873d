# What this pack is called.
pack-promos-monsters = Promokarten zu Monsters & Minions
