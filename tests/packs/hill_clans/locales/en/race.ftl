hillfolk = Hillfolk
    .text = When you place a die showing { $least } or more in your Constitution row, gain { $gold } { -gold }.
    .flavour = They measure wealth in what a floor will bear.
