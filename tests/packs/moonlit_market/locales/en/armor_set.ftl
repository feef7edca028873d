moonsilk = Moonsilk
    .text = One piece is a keepsake, two pieces are a dress. One more { -star } if your class is purple.
    .flavour = Sold by the ell, and only while the moon is up.
