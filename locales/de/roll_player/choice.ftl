# Zufall
roll = Eine { $value } würfeln
draw = Aus dem Beutel ziehen: { $value }
deal = { QUOTE($value) } aufdecken
deal-backstory = { -backstory } { QUOTE($value) } austeilen
deal-alignment = { -alignment-card } { QUOTE($value) } austeilen

# Spielvorbereitung
take-race = { $seat_gender ->
        [f] „{ $race_feminine }“
       *[other] { QUOTE($race) }
    } wählen
take-class = Klasse { $seat_gender ->
        [f] „{ $class_feminine }“
       *[other] { QUOTE($class) }
    } wählen

# Würfel
lay = { START($die) } auslegen
next = { START($die) }
take = { -initiative-card } { $number } mit { THE($die, case: "dat") }{ $coin_word ->
        [yes] {" "}und einer Münze
       *[no] {""}
    } nehmen
    .folded = Karte { $number }: { $die }{ $coin_word ->
        [yes] {" "}und eine Münze
       *[no] {""}
    }
place = { START($die) } in die Reihe { $row } ({ $row_now }{ $pays ->
        [0] {""}
       *[other] , +{ $pays } { -gold }
    }{ $story_word ->
        [yes] , { -backstory }
       *[no] {""}
    }{ $acts_word ->
        [yes] {"; "}{ $row_action }
       *[no] {""}
    })
    .aloud = { START($die) } in die Reihe { $row }, { $row_now }{ $pays ->
        [0] {""}
       *[other] , bringt { $pays } { -gold }
    }{ $story_word ->
        [yes] , passt zur { -backstory }
       *[no] {""}
    }{ $acts_word ->
        [yes] , danach { $row_action }
       *[no] {""}
    }
    .folded = { $row } ({ $row_now }{ $pays ->
        [0] {""}
       *[other] , +{ $pays } { -gold }
    }{ $story_word ->
        [yes] , { -backstory }
       *[no] {""}
    }{ $acts_word ->
        [yes] {"; "}{ $row_action }
       *[no] {""}
    })

# Attributaktionen
# Wo alle Würfel eines Tableaus angeboten werden, passen die Worte in zwei Spalten einer Seite.
turn = { $space_code }: { $die } auf { $to } ({ $row_now })
    .aloud = { START($die) } ({ $space }) auf { $to } drehen ({ $row_now })
    .tight = { $space_row }
swap = { START($die) } ({ $space_code })
    .aloud = { START($die) } ({ $space })
    .tight = { $space_row }
swap-with = { START($die) } ({ $space_code })
    .aloud = { START($die) } ({ $space })
    .tight = { $space_row }
adjust = { START($die) } ({ $space_code })
    .aloud = { START($die) } ({ $space })
    .tight = { $space_row }
raise = { START($die) } ({ $space }) um 1 erhöhen ({ $row_now })
lower = { START($die) } ({ $space }) um 1 senken ({ $row_now })
reroll = { START($die) } ({ $space_code })
    .aloud = { START($die) } ({ $space })
    .tight = { $space_row }
keep = Die neue { $die } behalten
restore = Zur alten { DECLINE($die, case: "dat") } zurückkehren
move-marker = { -alignment-marker } in Richtung { QUOTE($direction) } rücken ({ $direction_code } ★{ $stars })
    .aloud = { -alignment-marker } in Richtung { QUOTE($direction) } rücken; das { -space } { $stars_sign ->
        [minus] kostet { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        }
        [zero] bringt nichts
       *[plus] ist { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        } wert
    }
take-token = { -charisma-token } nehmen
skip = Auf die Aktion verzichten

# Markt
buy = { QUOTE($card) } für { $charisma ->
        [0] { $gold } { -gold }
        [one] { $gold ->
            [0] einen { -charisma-token }
           *[other] { $gold } { -gold } und einen { -charisma-token }
        }
       *[other] { $gold ->
            [0] { $charisma } { -charisma-token(count: "other") }
           *[other] { $gold } { -gold } und { $charisma } { -charisma-token(count: "other") }
        }
    } kaufen
    .tight = Eine { -market-card } kaufen
    .folded = { QUOTE($card) } ({ $gold } { -gold }{ $charisma ->
        [0] {""}
        [one] , { $charisma } { -charisma-token }
       *[other] , { $charisma } { -charisma-token(count: "other") }
    })
discard = { QUOTE($card) } abwerfen und { $gold } { -gold } nehmen
    .fold = Eine { -market-card } abwerfen und { $gold } { -gold } nehmen
    .folded = { QUOTE($card) }
take-gold = Nur { $gold } { -gold } nehmen
leave-market = Nichts mehr kaufen
drop = { QUOTE($card) } ablegen

# Fähigkeiten
use = { QUOTE($card) } benutzen{ $direction_word ->
        [none] {""}
       *[other] {" "}(Marker { $direction_code }, ★{ $stars })
    }
    .aloud = { QUOTE($card) } benutzen{ $direction_word ->
        [none] {""}
       *[other] , Marker in Richtung { QUOTE($direction) }; das { -space } { $stars_sign ->
            [minus] kostet { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
            [zero] bringt nichts
           *[plus] ist { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            } wert
        }
    }
pass = Nein
ready = { QUOTE($card) } erneuern
leave-exhausted = Keine { -skill } erneuern

# Antworten an eine Karte
pick-die = { START($die) } ({ $space_code })
    .aloud = { START($die) } ({ $space })
    .tight = { $space_row }
pick-pool-die = { START($die) } auf { -initiative-card } { $number }
pick-row = { $row }
pick-card = { QUOTE($card) } ({ $kind }, { $cost } { -gold })
    .tight = { $kind_word ->
        [weapon] { -weapon(count: "other") }
        [armor] { -armor }
        [skill] { -skill(count: "other") }
        [scroll] { -scroll(count: "other") }
       *[trait] { -trait(count: "other") }
    }
pick-direction = In Richtung { QUOTE($direction) } ({ $direction_code } ★{ $stars })
    .aloud = In Richtung { QUOTE($direction) }; das { -space } { $stars_sign ->
        [minus] kostet { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        }
        [zero] bringt nichts
       *[plus] ist { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        } wert
    }
pick-number = { $number }
pick-colour = { $colour }
accept = Ja
decline = Verzichten

# Jagden und Endkampf
deal-monster = { -monster } { QUOTE($value) } ziehen
deal-minion = { DECLINE(-minion, case: "acc") } { QUOTE($value) } aufdecken
deal-adventure = Die { -adventure-card } ist { QUOTE($value) }
hunt = { START(THE($minion, case: "acc")) } jagen
pass-minion = { START(THE($minion, case: "acc")) } für { $gold } { -gold } ziehen lassen und den nächsten { DECLINE(-minion, case: "acc") } aufdecken
fight = Gegen { THE(-minion, case: "acc") } kämpfen
hire-for-xp = Einen { -mercenary } für { $xp } { -xp } anheuern
hire-for-gold = Einen { -mercenary } für { $charisma ->
        [0] { $gold } { -gold }
        [one] { $gold ->
            [0] einen { -charisma-token }
           *[other] { $gold } { -gold } und einen { -charisma-token }
        }
       *[other] { $gold ->
            [0] { $charisma } { -charisma-token(count: "other") }
           *[other] { $gold } { -gold } und { $charisma } { -charisma-token(count: "other") }
        }
    } anheuern
roll-dice = Die { -combat-die(count: "other") } werfen
reroll-combat = Eine { $face } für { $xp } { -xp } neu würfeln
keep-dice = Die Würfel so lassen
store = { START($die) } für später verstauen
unpack = { START($die) } auspacken und platzieren
keep-stored = Nichts auspacken
recover = Einen { -injury-token } für { $xp } { -xp } ablegen
buy-action = { $row }: { $row_action }, für { $xp } { -xp }
