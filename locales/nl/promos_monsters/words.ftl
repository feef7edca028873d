# What this pack is called.
pack-promos-monsters = Promokaarten voor Monsters & Minions
