# What this pack is called.
pack-promos = Promotional cards
