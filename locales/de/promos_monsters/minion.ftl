# Schergen: ihre Schwäche. Weitere Kampfwürfel zählen zu dem einen, den alle auf der Jagd haben.

flayer = Gedankenschinder
    .gender = m
    .text = Für jede deiner einsatzbereiten { -skill(count: "other") }: ein { -combat-die } mehr (höchstens { $most } zusätzliche).
    .flavour = Er weiß schon, was du gleich denkst.
ratman = Rattenmensch
    .gender = m
    .weak = yes
    .text = Hast du höchstens { $gold } { -gold }, erhältst du { $dice ->
        [one] { A(-combat-die, case: "acc") }
       *[other] { $dice } { -combat-die(count: "other") }
    } mehr.
    .flavour = Leere Taschen lassen ihn kalt.
insectoid = Insektoid
    .gender = m
    .weak = yes
    .text = Für jede deiner { -scroll(count: "other") }: ein { -combat-die } mehr (höchstens { $most } zusätzliche).
    .flavour = Sechs Beine, und wohin man auch zielt, ist Panzer.
nightmare = Nachtmahr
    .gender = m
    .text = Hast du keine { -injury-token(count: "other") }, erhältst du { $dice ->
        [one] { A(-combat-die, case: "acc") }
       *[other] { $dice } { -combat-die(count: "other") }
    } mehr.
    .flavour = Er galoppiert schneller, sobald du hinkst.
