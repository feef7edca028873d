ice-imp = Ice Imp
    .text = { $dice } more { -combat-die(count: "other") } if you have the token of the location.
