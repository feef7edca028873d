warm-cloak = Warm Cloak
    .text = Pay { $xp } XP and discard up to { $injuries } { -injury-token(count: "other") }, or win { $honour } honor if you have none. If you cannot pay, gain { $xp } XP.
