ice-imp = Ice Imp
    .text = { $dice } more combat dice if you have the token of the location.
