# Minions: their weakness. Dice come on top of the one that every hunter has.

kobold = Kobold
    .text = For each die in your Dexterity row: one more { -combat-die } (up to { $most }).
    .flavour = Small, mean, and never alone.
goblin = Goblin
    .text = For each of your dice showing { $face ->
        [1] { $face }
       *[other] { $face } or less
    }: one more { -combat-die } (up to { $most }).
    .flavour = It already has your knife. You just do not know it yet.
giant-spider = Giant Spider
    .text = If you have a die in your Constitution row: one more { -combat-die }.
    .flavour = Eight legs, eight eyes, and no patience for guests.
phantom = Phantom
    .text = For each of your { -skill(count: "other") }: { $each ->
        [one] one more { -combat-die }
       *[other] { $each } more { -combat-die(count: "other") }
    } (up to { $most }).
    .flavour = Walls are no trouble. Door handles are.
elemental = Elemental
    .text = For each color among your dice beyond { $free ->
        [one] the first
       *[other] the first { $free }
    }: one more { -combat-die } (up to { $most }). Gold counts as a color; { -boost-die(count: "other") } do not.
    .flavour = Part storm, part stone, and all temper.
gnoll = Gnoll
    .text = For each die in your Strength row: one more { -combat-die } (up to { $most }).
    .flavour = It laughs first, and last, and at the wrong jokes.
bandit = Bandit
    .text = For every { $gold } { -gold } you have: one more { -combat-die } (up to { $most }).
    .flavour = Your money or your life, and then the other one.
ogre = Ogre
    .text = For each of your { -weapon(count: "other") }: { $each ->
        [one] one more { -combat-die }
       *[other] { $each } more { -combat-die(count: "other") }
    } (up to { $most }).
    .flavour = It counts to one, and then it swings.
dire-wolf = Dire Wolf
    .text = For each of your dice showing { $face } or more: one more { -combat-die } (up to { $most }).
    .flavour = The pack is never as far as it sounds.
cultist = Cultist
    .text = { $dice ->
        [one] { $dice } more { -combat-die }
       *[other] { $dice } more { -combat-die(count: "other") }
    } if your { -alignment-marker } is on a good cell{ $neutral ->
        [0] {""}
       *[other] , { $neutral } in the middle row
    }.
    .flavour = He hums while he sharpens.
satyr = Satyr
    .text = If you have a die in your Charisma row: one more { -combat-die }.
    .flavour = It knows every song but the last verse.
bugbear = Bugbear
    .text = For each of your full { -attribute-row(count: "other") }: one more { -combat-die } (up to { $most }).
    .flavour = Under every bed there is room for one.
zombie = Zombie
    .text = For each of your dice in your { -class-color }: one more { -combat-die } (up to { $most }).
    .flavour = Slow, but it has all the time in the world.
gargoyle = Gargoyle
    .text = For each of your { -armor-piece(count: "other") }: { $each ->
        [one] one more { -combat-die }
       *[other] { $each } more { -combat-die(count: "other") }
    } (up to { $most }).
    .flavour = It has watched this roof longer than the roof has stood.
harpy = Harpy
    .text = If you have a die in your Intelligence row: one more { -combat-die }.
    .flavour = Cover your ears, then your lunch.
wyrmling = Wyrmling
    .text = For each { -attribute-goal } that your dice meet without race or { -weapon(count: "other") }: one more { -combat-die } (up to { $most }).
    .flavour = It has not yet learned what it cannot eat.
hobgoblin = Hobgoblin
    .text = For each of your { -trophy(count: "other") }: { $each ->
        [one] one more { -combat-die }
       *[other] { $each } more { -combat-die(count: "other") }
    } (up to { $most }).
    .flavour = Drilled, armed, and disappointed in goblins.
skeletal-rider = Skeletal Rider
    .text = For each die in your Wisdom row: one more { -combat-die } (up to { $most }).
    .flavour = The horse does not mind either.
giant-serpent = Giant Serpent
    .text = { $dice ->
        [one] { $dice } more { -combat-die }
       *[other] { $dice } more { -combat-die(count: "other") }
    } if your { -alignment-marker } is on an evil cell{ $neutral ->
        [0] {""}
       *[other] , { $neutral } in the middle row
    }.
    .flavour = It swallows its pride last.
basilisk = Basilisk
    .text = For each of your dice that matches your { -backstory }: one more { -combat-die } (up to { $most }).
    .flavour = Its garden is full of very good statues.
ooze = Ooze
    .text = { $dice ->
        [one] { $dice } more { -combat-die }
       *[other] { $dice } more { -combat-die(count: "other") }
    } if you own no { -armor }.
    .flavour = It leaves the buckles.
owlbear = Owlbear
    .text = { $dice ->
        [one] { $dice } more { -combat-die }
       *[other] { $dice } more { -combat-die(count: "other") }
    } if your { -alignment-marker } is on a chaotic cell{ $neutral ->
        [0] {""}
       *[other] , { $neutral } in the middle column
    }.
    .flavour = Nobody asked for this, and nobody asks twice.
giant-scorpion = Giant Scorpion
    .text = For each of your { -trait(count: "other") }: { $each ->
        [one] one more { -combat-die }
       *[other] { $each } more { -combat-die(count: "other") }
    } (up to { $most }).
    .flavour = Two hands to greet you, and one tail to part.
displacer = Displacer
    .text = { $dice ->
        [one] { $dice } more { -combat-die }
       *[other] { $dice } more { -combat-die(count: "other") }
    } if your { -alignment-marker } is on a lawful cell{ $neutral ->
        [0] {""}
       *[other] , { $neutral } in the middle column
    }.
    .flavour = It is always standing a little to the left.
giant-rat = Giant Rat
    .text = For each of your { -gold-die(count: "other") }: one more { -combat-die } (up to { $most }).
    .flavour = Where there is one, there is a cellar full.
