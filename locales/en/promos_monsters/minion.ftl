# Minions: their weakness. Dice come on top of the one that every hunter has.

flayer = Flayer
    .text = For each of your ready { -skill(count: "other") }: one more { -combat-die } (up to { $most }).
    .flavour = It knows what you are about to think.
ratman = Ratman
    .text = If you have { $gold } { -gold } or less: { $dice ->
        [one] one more { -combat-die }
       *[other] { $dice } more { -combat-die(count: "other") }
    }.
    .flavour = It has no interest in empty pockets.
insectoid = Insectoid
    .text = For each of your { -scroll(count: "other") }: one more { -combat-die } (up to { $most }).
    .flavour = Six legs, and armor wherever you aim.
nightmare = Nightmare
    .text = If you have no { -injury-token(count: "other") }: { $dice ->
        [one] one more { -combat-die }
       *[other] { $dice } more { -combat-die(count: "other") }
    }.
    .flavour = It gallops faster when you limp.
