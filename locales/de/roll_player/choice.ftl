# Zufall
roll = Eine { $value } würfeln
draw = Aus dem Beutel ziehen: { $value }
deal = „{ $value }“ aufdecken
deal-backstory = { -backstory } „{ $value }“ austeilen
deal-alignment = { -alignment-card } „{ $value }“ austeilen

# Spielvorbereitung
take-race = { -character-sheet } „{ $race }“ wählen
take-class = Klasse „{ $class }“ wählen

# Würfel
lay = { $die_anfang } auslegen
next = { $die_anfang }
take = { -initiative-card } { $number } mit der { $die_en }{ $coin_word ->
        [yes] {" "}und einer Münze
       *[no] {""}
    } nehmen
place = { $die_anfang } in die Reihe { $row } ({ $row_now }{ $pays ->
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
turn = { $die_anfang } ({ $space }) auf die { $to } drehen ({ $row_now })
swap = { $die_anfang } ({ $space }) tauschen …
swap-with = … gegen die { $die } ({ $space })
raise = { $die_anfang } ({ $space }) um 1 erhöhen ({ $row_now })
lower = { $die_anfang } ({ $space }) um 1 senken ({ $row_now })
reroll = { $die_anfang } ({ $space }) neu würfeln
keep = Die neue { $die } behalten
restore = Zur alten { $die_en } zurückkehren
move-marker = { -alignment-marker } in Richtung „{ $direction }“ rücken ({ $direction_code } ★{ $stars })
take-token = { -charisma-token } nehmen
skip = Auf die Aktion verzichten

# Markt
buy = „{ $card }“ für { $cost } { -gold } kaufen
discard = „{ $card }“ abwerfen und { $gold } { -gold } nehmen
take-gold = Nur { $gold } { -gold } nehmen
leave-market = Nichts mehr kaufen
drop = „{ $card }“ ablegen

# Fähigkeiten
use = „{ $card }“ benutzen{ $direction_word ->
        [none] {""}
       *[other] {" "}(Marker { $direction_code }, ★{ $stars })
    }
pass = Nein
ready = „{ $card }“ erneuern
leave-exhausted = Keine { -skill } erneuern

# Antworten an eine Karte
pick-die = { $die_anfang } ({ $space })
pick-pool-die = { $die_anfang } auf { -initiative-card } { $number }
pick-row = { $row }
pick-card = „{ $card }“ ({ $kind }, { $cost } { -gold })
pick-direction = In Richtung „{ $direction }“ ({ $direction_code } ★{ $stars })
pick-number = { $number }
pick-colour = { $colour }
accept = Ja
decline = Verzichten
