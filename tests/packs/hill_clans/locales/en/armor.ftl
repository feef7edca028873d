boarhide-cap = Boarhide Cap
    .flavour = Tusks included.
boarhide-coat = Boarhide Coat
    .flavour = It bristles in company.
