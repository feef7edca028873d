moonsilk-hood = Lunsilka Kapuĉo
    .flavour = Kiun ĝi kovras, tiun oni prenas por nubo.
moonsilk-slippers = Lunsilkaj Pantofloj
    .flavour = Ili faras nenian sonon, kaj ĉiam ili estas iom malvarmaj.
