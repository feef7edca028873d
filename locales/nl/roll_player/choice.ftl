# Keuzes in een genummerd menu, en wat het toeval kan antwoorden.

roll = Worp: { $value }
draw = Uit de { -bag }: een { ADJ($value) } { -die }
deal = Omgedraaid: { QUOTE($value) }
deal-backstory = Achtergrond: { QUOTE($value) }
deal-alignment = Moreel: { QUOTE($value) }

take-race = Speel een { LOWER($race) }
take-class = Word { LOWER($class) }
lay = Leg de { $die } hier
next = De { $die }
take = Neem { -initiative-card } { $number } met de { $die }{ $coin_word ->
        [yes] {" "}en een munt
       *[no] {""}
    }
    .folded = Kaart { $number }: de { $die }{ $coin_word ->
        [yes] {" "}en een munt
       *[no] {""}
    }
# Kort genoeg voor twee kolommen op een pagina.
place = Zet de { $die } in { $row } ({ $row_now }{ $pays ->
        [0] {""}
       *[other] , +{ $pays } { -gold }
    }{ $story_word ->
        [yes] , { -backstory }
       *[no] {""}
    }{ $acts_word ->
        [yes] {"; "}{ $row_action }
       *[no] {""}
    })
    .aloud = Zet de { $die } in { $row }: { $row_now }{ $pays ->
        [0] {""}
       *[other] , { $pays } { -gold } erbij
    }{ $story_word ->
        [yes] , past bij de { -backstory }
       *[no] {""}
    }{ $acts_word ->
        [yes] {"; actie: "}{ $row_action }
       *[no] {""}
    }
    .folded = In { $row } ({ $row_now }{ $pays ->
        [0] {""}
       *[other] , +{ $pays } { -gold }
    }{ $story_word ->
        [yes] , { -backstory }
       *[no] {""}
    }{ $acts_word ->
        [yes] {"; "}{ $row_action }
       *[no] {""}
    })

# Waar alle dobbelstenen van een tableau worden aangeboden, passen de woorden in twee kolommen.
turn = { $space_code }: { $die } naar { $to } ({ $row_now })
    .aloud = { $space }: de { $die } wordt een { $to }; { $row_now }
    .tight = { $space_row }
swap = De { $die } ({ $space_code })
    .aloud = De { $die } ({ $space })
    .tight = { $space_row }
swap-with = De { $die } ({ $space_code })
    .aloud = De { $die } ({ $space })
    .tight = { $space_row }
adjust = De { $die } ({ $space_code })
    .aloud = De { $die } ({ $space })
    .tight = { $space_row }
raise = Verhoog de { $die } ({ $space }) met 1 ({ $row_now })
    .aloud = Verhoog de { $die } ({ $space }) met 1; { $row_now }
lower = Verlaag de { $die } ({ $space }) met 1 ({ $row_now })
    .aloud = Verlaag de { $die } ({ $space }) met 1; { $row_now }
reroll = De { $die } ({ $space_code })
    .aloud = De { $die } ({ $space })
    .tight = { $space_row }
keep = Houd de nieuwe { $die }
restore = Houd de oude { $die }
move-marker = { $direction_code } Schuif het { -alignment-marker } richting { $direction } (★{ $stars })
    .aloud = Schuif het { -alignment-marker } richting { $direction }; dat vak { $stars_sign ->
        [minus] kost { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        }
        [zero] levert niets op
       *[plus] levert { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        } op
    }
take-token = Neem een { -charisma-token }
skip = Voer geen actie uit

buy = Koop { QUOTE($card) } voor { $charisma ->
        [0] { $gold } { -gold }
        [one] { $gold ->
            [0] een { -charisma-token }
           *[other] { $gold } { -gold } en een { -charisma-token }
        }
       *[other] { $gold ->
            [0] { $charisma } { -charisma-token(count: "other") }
           *[other] { $gold } { -gold } en { $charisma } { -charisma-token(count: "other") }
        }
    }
    .tight = Koop een { -market-card }
    .folded = { QUOTE($card) } ({ $gold } { -gold }{ $charisma ->
        [0] {""}
        [one] , { $charisma } { -charisma-token }
       *[other] , { $charisma } { -charisma-token(count: "other") }
    })
discard = Leg { QUOTE($card) } af voor { $gold } { -gold }
    .fold = Leg een { -market-card } af voor { $gold } { -gold }
    .folded = { QUOTE($card) }
take-gold = Koop niets en neem { $gold } { -gold }
leave-market = Koop niets meer
drop = Leg het { -weapon } { QUOTE($card) } af
use = Gebruik { QUOTE($card) }{ $direction_word ->
        [none] {""}
       *[other] {" "}({ -alignment-marker } richting { $direction }, ★{ $stars })
    }
    .aloud = Gebruik { QUOTE($card) }{ $direction_word ->
        [none] {""}
       *[other] ; het { -alignment-marker } schuift richting { $direction }; dat vak { $stars_sign ->
            [minus] kost { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
            [zero] levert niets op
           *[plus] levert { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            } op
        }
    }
pass = Nee
ready = Ververs { QUOTE($card) }
leave-exhausted = Ververs geen { -skill }

pick-die = De { $die } ({ $space_code })
    .aloud = De { $die } ({ $space })
    .tight = { $space_row }
pick-pool-die = De { $die } op { -initiative-card } { $number }
pick-row = { $row }
pick-card = { QUOTE($card) } ({ $kind }, { $cost } { -gold })
    .tight = { $kind_word ->
        [weapon] Wapens
        [armor] Pantser
        [skill] Vaardigheden
        [scroll] Perkamentrollen
       *[trait] Karakters
    }
pick-direction = { $direction_code } Richting { $direction } (★{ $stars })
    .aloud = Richting { $direction }; dat vak { $stars_sign ->
        [minus] kost { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        }
        [zero] levert niets op
       *[plus] levert { $stars_size ->
            [one] { $stars_size } { -star }
           *[other] { $stars_size } { -star(count: "other") }
        } op
    }
pick-number = Waarde { $number }
pick-colour = Een { ADJ($colour) } { -die }
accept = Ja
decline = Toch niet

# Jacht en eindgevecht
deal-monster = Monster: { QUOTE($value) }
deal-minion = Handlanger: { QUOTE($value) }
deal-adventure = De { -adventure-card } is { QUOTE($value) }
hunt = Jaag op { LOWER(THE($minion)) }
pass-minion = Laat { LOWER(THE($minion)) } voor { $gold } { -gold } lopen en draai een andere { -minion } om
fight = Vecht tegen de { -minion }
hire-for-xp = Huur een { -mercenary } in voor { $xp } { -xp }
hire-for-gold = Huur een { -mercenary } in voor { $charisma ->
        [0] { $gold } { -gold }
        [one] { $gold ->
            [0] een { -charisma-token }
           *[other] { $gold } { -gold } en een { -charisma-token }
        }
       *[other] { $gold ->
            [0] { $charisma } { -charisma-token(count: "other") }
           *[other] { $gold } { -gold } en { $charisma } { -charisma-token(count: "other") }
        }
    }
roll-dice = Rol de { -combat-die(count: "other") }
reroll-combat = Rol een { $face } opnieuw voor { $xp } { -xp }
keep-dice = Laat de { -die(count: "other") } zo liggen
store = Berg de { $die } op voor later
unpack = Haal de { $die } tevoorschijn en plaats die
keep-stored = Laat alles opgeborgen
recover = Leg een { -injury-token } af voor { $xp } { -xp }
buy-action = { $row }: { $row_action }, voor { $xp } { -xp }
