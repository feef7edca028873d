# What this pack is called.
pack-monsters-and-minions = Monsters & Minions
