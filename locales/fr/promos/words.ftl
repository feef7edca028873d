# What this pack is called.
pack-promos = Cartes promotionnelles
