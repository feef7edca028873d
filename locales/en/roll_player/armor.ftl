# Pieces of armor.

chain-gorget = Chain Gorget
    .flavour = Necks are narrow, and axes know it.
chain-vambraces = Chain Vambraces
    .flavour = Scratched by claws, dented by clubs, never opened.
chain-helm = Chain Helm
    .flavour = It rings like a bell, and the head inside is thankful.
chain-tunic = Chain Tunic
    .flavour = Ten thousand rings, and each one closed by hand.
chain-leggings = Chain Leggings
    .flavour = Goblins always aim for the knees.
mystic-cowl = Mystic Cowl
    .flavour = In its shadow even thoughts are hard to read.
mystic-robes = Mystic Robes
    .flavour = The hem is embroidered with spells that nobody can pronounce.
mystic-cloak = Mystic Cloak
    .flavour = It billows even when there is no wind.
leather-greaves = Leather Greaves
    .flavour = Tanned in oak bark, scuffed on a hundred rooftops.
leather-boots = Leather Boots
    .flavour = Soft soles have a long life, and so has their owner.
leather-gloves = Leather Gloves
    .flavour = Thin enough to pick a lock, thick enough to pick a rose.
leather-pauldron = Leather Pauldron
    .flavour = One shoulder for the blows, the other for friends to lean on.
