# Handlangers: hun zwakte. Wat ze oplevert, komt bij de ene dobbelsteen die iedereen op jacht heeft.

kobold = Kobold
    .gender = c
    .text = Voor elke { -die } in je rij Dexterity: één { -combat-die } extra, hoogstens { $most }.
    .flavour = Klein, gemeen en nooit alleen.
goblin = Goblin
    .gender = c
    .text = Voor elk van je { -die(count: "other") } met een { $face ->
        [1] { $face }
       *[other] { $face } of minder
    }: één { -combat-die } extra, hoogstens { $most }.
    .flavour = Hij heeft je mes al, je weet het alleen nog niet.
giant-spider = Reuzenspin
    .gender = c
    .text = Met minstens één { -die } in je rij Constitution: één { -combat-die } extra.
    .flavour = Acht poten, acht ogen en geen geduld met bezoek.
phantom = Fantoom
    .gender = n
    .text = Voor elk van je { -skill(count: "other") }: { $each ->
        [one] één { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } extra, hoogstens { $most }.
    .flavour = Muren zijn geen probleem, deurklinken wel.
elemental = Elementaal
    .gender = n
    .text = Voor elke kleur van je { -die(count: "other") } boven de eerste{ $free ->
        [one] {""}
       *[other] {" "}{ $free }
    }: één { -combat-die } extra, hoogstens { $most }. Goud is ook een kleur; { -boost-die(count: "other") } tellen niet mee.
    .flavour = Vandaag vuur, morgen regen, overmorgen allebei.
gnoll = Gnoll
    .gender = c
    .text = Voor elke { -die } in je rij Strength: één { -combat-die } extra, hoogstens { $most }.
    .flavour = Hij lacht al voordat iemand de mop vertelt.
bandit = Bandiet
    .gender = c
    .text = Per { $gold } { -gold } in je bezit: één { -combat-die } extra, hoogstens { $most }.
    .flavour = Je geld of je leven, en wisselgeld heeft hij niet.
ogre = Oger
    .gender = c
    .text = Voor elk van je { -weapon(count: "other") }: { $each ->
        [one] één { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } extra, hoogstens { $most }.
    .flavour = Hij telt tot drie, als je hem de tijd geeft.
dire-wolf = Schrikwolf
    .gender = c
    .text = Voor elk van je { -die(count: "other") } met een { $face } of meer: één { -combat-die } extra, hoogstens { $most }.
    .flavour = De roedel huilt, en het dorp telt zijn schapen.
cultist = Cultist
    .gender = c
    .text = Staat je { -alignment-marker } in de bovenste rij (Goed): { $dice ->
        [one] één { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } extra{ $neutral ->
        [0] {""}
        [one] ; in de middelste rij { $neutral } { -combat-die } extra
       *[other] ; in de middelste rij { $neutral } { -combat-die(count: "other") } extra
    }.
    .flavour = De pij is nieuw, de waanzin wat ouder.
satyr = Sater
    .gender = c
    .text = Met minstens één { -die } in je rij Charisma: één { -combat-die } extra.
    .flavour = Hij speelt zo mooi dat je de hoeven niet hoort.
bugbear = Boeman
    .gender = c
    .text = Voor elk van je volle { -attribute-row(count: "other") }: één { -combat-die } extra, hoogstens { $most }.
    .flavour = Onder het bed werd het te krap; nu woont hij in het bos.
zombie = Zombie
    .gender = c
    .text = Voor elk van je { -die(count: "other") } in je { -class-color }: één { -combat-die } extra, hoogstens { $most }.
    .flavour = Traag, maar hij heeft ook geen andere afspraken.
gargoyle = Waterspuwer
    .gender = c
    .text = Voor elk van je { -armor-piece(count: "other") }: { $each ->
        [one] één { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } extra, hoogstens { $most }.
    .flavour = Bij regen spuwt hij, bij volle maan komt hij naar beneden.
harpy = Harpij
    .gender = c
    .text = Met minstens één { -die } in je rij Intelligence: één { -combat-die } extra.
    .flavour = Haar lied is afgrijselijk, en toch blijft iedereen staan.
wyrmling = Drakenjong
    .gender = n
    .text = Voor elk { -attribute-goal } dat je nu al haalt, zonder ras en { -weapon(count: "other") } mee te tellen: één { -combat-die } extra, hoogstens { $most }.
    .flavour = Schattig, tot het niest.
hobgoblin = Hobgoblin
    .gender = c
    .text = Voor elk van je { -trophy(count: "other") }: { $each ->
        [one] één { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } extra, hoogstens { $most }.
    .flavour = Hij marcheert in de pas, ook als hij alleen is.
skeletal-rider = Skeletruiter
    .gender = c
    .text = Voor elke { -die } in je rij Wisdom: één { -combat-die } extra, hoogstens { $most }.
    .flavour = Het paard is moe, maar daar merkt het niets meer van.
giant-serpent = Reuzenslang
    .gender = c
    .text = Staat je { -alignment-marker } in de onderste rij (Kwaad): { $dice ->
        [one] één { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } extra{ $neutral ->
        [0] {""}
        [one] ; in de middelste rij { $neutral } { -combat-die } extra
       *[other] ; in de middelste rij { $neutral } { -combat-die(count: "other") } extra
    }.
    .flavour = De brug bewoog, en toen was het al te laat.
basilisk = Basilisk
    .gender = c
    .text = Voor elk van je { -die(count: "other") } die bij je { -backstory } past: één { -combat-die } extra, hoogstens { $most }.
    .flavour = Wie zijn blik beantwoordt, blijft voor altijd bij hem staan.
ooze = Slijm
    .gender = n
    .text = Heb je geen { -armor }: { $dice ->
        [one] één { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } extra.
    .flavour = Het vreet ijzer, leer en elk excuus.
owlbear = Uilbeer
    .gender = c
    .text = Staat je { -alignment-marker } in de rechterkolom (Anarchisme): { $dice ->
        [one] één { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } extra{ $neutral ->
        [0] {""}
        [one] ; in de middelste kolom { $neutral } { -combat-die } extra
       *[other] ; in de middelste kolom { $neutral } { -combat-die(count: "other") } extra
    }.
    .flavour = Niemand weet wie dit een goed idee vond.
giant-scorpion = Reuzenschorpioen
    .gender = c
    .text = Voor elk van je { -trait(count: "other") }: { $each ->
        [one] één { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } extra, hoogstens { $most }.
    .flavour = De scharen zijn alleen de afleiding.
displacer = Schemerbeest
    .gender = n
    .text = Staat je { -alignment-marker } in de linkerkolom (Rechtelijk): { $dice ->
        [one] één { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } extra{ $neutral ->
        [0] {""}
        [one] ; in de middelste kolom { $neutral } { -combat-die } extra
       *[other] ; in de middelste kolom { $neutral } { -combat-die(count: "other") } extra
    }.
    .flavour = Het staat precies daar waar je net niet kijkt.
giant-rat = Reuzenrat
    .gender = c
    .text = Voor elk van je { -gold-die(count: "other") }: één { -combat-die } extra, hoogstens { $most }.
    .flavour = De kat heeft ontslag genomen.
