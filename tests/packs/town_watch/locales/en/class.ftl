# Those who hear everything.

watchman = Watchman
    .the = the Watchman
    .text = When your turn begins, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where the plague stands; when another player places cubes beside yours, as many there.
toll-keeper = Toll-Keeper
    .the = the Toll-Keeper
    .text = When another player takes a class card, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where the plague stands.
scribe = Scribe
    .the = the Scribe
    .text = When another player uses a class card, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where the plague stands; when another player looks at a rat token, as many there.
boatman = Boatman
    .the = the Boatman
    .text = When another player moves or adds cubes, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where they are now.
ratcatcher = Ratcatcher
    .the = the Ratcatcher
    .text = When another player moves or swaps rat tokens, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where they came to.
sexton = Sexton
    .the = the Sexton
    .text = When another player brings a cube to the castle or loses cubes, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where they were.
pilgrim = Pilgrim
    .the = the Pilgrim
    .text = When the plague is moved, or counts as cubes, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where it stands.
miller = Miller
    .the = the Miller
    .text = When a rat token comes to your cubes, or is turned up and does not strike, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } there; when the supply of rat tokens runs out, as many where the plague stands.
herald = Herald
    .the = the Herald
    .text = In the turn of another player, when the last round begins, and before the last ravage, add { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } where the plague stands.
