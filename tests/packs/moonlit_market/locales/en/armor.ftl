moonsilk-hood = Moonsilk Hood
    .flavour = Whoever wears it is mistaken for a cloud.
moonsilk-slippers = Moonsilk Slippers
    .flavour = They make no sound, and they are always a little cold.
