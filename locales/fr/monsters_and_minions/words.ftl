# What this pack is called.
pack-monsters-and-minions = Monstres & Sbires
