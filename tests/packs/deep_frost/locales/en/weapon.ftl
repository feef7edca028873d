ice-axe = Ice Axe
    .text = In hunts and in the final battle you have { $dice } more die and { $points } more points; a mercenary costs { $discount } gold less.
