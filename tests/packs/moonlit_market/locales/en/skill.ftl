moonwalk = Moonwalk
    .text = Swap two of your dice. If they show the same face, gain { $gold } { -gold }.
    .ask-swap = { $card }: which die changes places?
    .ask-with = { $card }: which die changes places with the { $die } ({ $space })?
    .flavour = The tracks in the dew lead backwards.
