moonspeaker = Moonspeaker
    .power = Wakeful
    .text = At the start of cleanup you may pay { $gold } { -gold } to re-roll one of your dice showing { $max } or less.
    .flavour = Ask the moon anything; it has seen worse.
