# Traits.

trustworthy = Trustworthy
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each of your ready { -skill(count: "other") }.
    .flavour = The key to the treasury has hung on this belt for years.
malicious = Malicious
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } if your { -alignment-marker } is on an evil cell and you own at least { $weapons ->
            [one] { $weapons } { -weapon }
           *[other] { $weapons } { -weapon(count: "other") }
        }.
    .flavour = A bandage, some salt, and a sympathetic smile.
humble = Humble
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } if at most { $most } of your dice { $most ->
            [one] shows
           *[other] show
        } { $face } or more.
    .flavour = The statue in the market square has somebody else’s face, by request.
fearless = Fearless
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each { -trophy } (up to { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        }).
    .flavour = The cave was dark, and now it has one fewer occupant.
valiant = Valiant
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each { -honour-token } (up to { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        }).
    .flavour = First through the gate, last out of the song.
selfish = Selfish
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each of your { -gold-die(count: "other") } (up to { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        }).
    .flavour = Sharing is for people who have too much.
confident = Confident
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each full { -attribute-row } whose dice add up to { $min } or more (up to { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        }). Race and { -weapon(count: "other") } do not count.
    .flavour = The dragon blinked first.
ambitious = Ambitious
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for { $xp ->
            [one] each
           *[other] every { $xp }
        } { -xp } you have left (up to { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        }).
    .flavour = A throne is only a chair with a better view of the next one.
