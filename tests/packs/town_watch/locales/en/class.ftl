# Those who hear everything.

watchman = Watchman
    .text = When your turn begins, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where the plague stands; when another player places cubes beside yours, as many there.
toll-keeper = Toll-Keeper
    .text = When another player takes a { -class-card }, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where the plague stands.
scribe = Scribe
    .text = When another player uses a { -class-card }, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where the plague stands; when another player looks at a { -token }, as many there.
boatman = Boatman
    .text = When another player moves or adds cubes, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where they are now.
ratcatcher = Ratcatcher
    .text = When another player moves or swaps { -token(count: "other") }, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where they came to.
sexton = Sexton
    .text = When another player brings a cube to the castle or loses cubes, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where they were.
pilgrim = Pilgrim
    .text = When the plague is moved, or counts as cubes, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where it stands.
miller = Miller
    .text = When a { -token } comes to your cubes, or is turned up and does not strike, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } there; when the supply of { -token(count: "other") } runs out, as many where the plague stands.
herald = Herald
    .text = In the turn of another player, when the { -last-round } begins, and before the last ravage, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where the plague stands.
