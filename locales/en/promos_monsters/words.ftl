# What this pack is called.
pack-promos-monsters = Promotional cards for Monsters & Minions
