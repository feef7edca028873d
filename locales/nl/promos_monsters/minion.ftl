# Handlangers: hun zwakte. Wat ze oplevert, komt bij de ene dobbelsteen die iedereen op jacht heeft.

flayer = Breinvreter
    .gender = c
    .text = Voor elke { -skill } van je die bruikbaar (rechtop) ligt: één { -combat-die } extra, hoogstens { $most }.
    .flavour = Hij weet al wat je gaat denken.
ratman = Ratmens
    .gender = c
    .text = Als je hoogstens { $gold } { -gold } hebt: { $dice ->
        [one] één { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } extra.
    .flavour = Lege zakken laten hem koud.
insectoid = Insectoïde
    .gender = c
    .text = Voor elk van je { -scroll(count: "other") }: één { -combat-die } extra, hoogstens { $most }.
    .flavour = Zes poten, en overal waar je mikt een pantser.
nightmare = Nachtmerrie
    .gender = c
    .text = Als je geen { -injury-token(count: "other") } hebt: { $dice ->
        [one] één { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } extra.
    .flavour = Hij galoppeert sneller zodra je hinkt.
