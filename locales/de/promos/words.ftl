# What this pack is called.
pack-promos = Promokarten
