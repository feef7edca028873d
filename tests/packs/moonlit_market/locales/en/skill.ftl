moonwalk = Moonwalk
    .text = Swap two of your dice. If they show the same face, gain { $gold } { -gold }.
    .flavour = The tracks in the dew lead backwards.
