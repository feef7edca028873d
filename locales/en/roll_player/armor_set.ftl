# Sets of armor.

chain = Chain
    .text = The more Chain pieces you own, the more { -star(count: "other") } they score. One more { -star } if your class is white or red.
    .flavour = Forged in the temple yard, ring by ring and prayer by prayer.
leather = Leather
    .text = The more Leather pieces you own, the more { -star(count: "other") } they score. One more { -star } if your class is black or green.
    .flavour = Made for those who would rather not be hit at all.
mystic = Mystic
    .text = The more Mystic pieces you own, the more { -star(count: "other") } they score. One more { -star } if your class is blue or purple.
    .flavour = Woven by moonlight on a loom that nobody has ever found.
