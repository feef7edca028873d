# What this pack is called.
pack-promos-monsters = Cartes promotionnelles de Monstres & Sbires
