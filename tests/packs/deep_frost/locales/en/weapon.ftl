ice-axe = Ice Axe
    .text = In hunts and in the { -finale } you have { $dice } more die and { $points } more points; a mercenary costs { $discount } gold less.
