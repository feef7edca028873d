# Avontuurkaarten: wat ze in het eindgevecht opleveren en voor wie, en wat er solo bovendien nodig is. Vergeleken
# wordt alleen wie het token heeft.

black-sea = Inktzwarte zee
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Constitution haalt. Solo: bovendien minstens { $limit } { -gold }.
    .flavour = Zo diep dat zelfs het anker bang is.
isle-of-winter = Wintereiland
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Wisdom haalt. Solo: bovendien minstens { $limit } { -xp }.
    .flavour = Het strand is wit, maar zand is het niet.
hidden-cove = Verborgen baai
    .text = { $count } { -xp } als je { -alignment-marker } in de rechterkolom (Anarchisme) staat. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Op geen kaart te vinden en bij smokkelaars zeer geliefd.
lost-at-sea = Verdwaald op zee
    .text = { $count } { -xp } als je de meeste { -skill(count: "other") } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = Iedereen kent een ster, alleen niet dezelfde.
crew-mutiny = Muiterij
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het meeste { -gold } hebt. Solo: bovendien minstens { $limit } { -gold }.
    .flavour = De bemanning volgt de kapitein: degene die betaalt.
maelstrom = Maalstroom
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je de minste { -armor-piece(count: "other") } hebt. Solo: bovendien { $limit ->
        [0] geen { -armor-piece(count: "other") }
        [one] hoogstens { $limit } { -armor-piece }
       *[other] hoogstens { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Wat licht is, drijft; wat glimt, zinkt.
swallowed = Opgeslokt
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $cards ->
        [one] { $cards } { -weapon }
       *[other] { $cards } { -weapon(count: "other") }
    } hebt. Solo: bovendien { $limit ->
        [0] geen { -injury-token(count: "other") }
        [one] hoogstens { $limit } { -injury-token }
       *[other] hoogstens { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Binnen is het donker, maar eenzaam is het niet.
tentacle-attack = Tentakelaanval
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $least ->
        [one] { $least } blauwe { -die }
       *[other] { $least } blauwe { -die(count: "other") }
    } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Wie ze wil tellen, heeft geen hand meer vrij.
capsize-ship = Kapseizend schip
    .text = { $count } { -xp } als je het { -attribute-goal } van Dexterity haalt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Het dek is nu de muur en zo meteen het plafond.
stone-bridge = Stenen brug
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Strength haalt. Solo: bovendien minstens { $limit } { -gold }.
    .flavour = De tol is een schaap, of wie er het dichtst bij staat.
abandoned-mine = Verlaten mijn
    .text = { $count } { -xp } als je minstens { $least ->
        [one] { $least } { -gold-die }
       *[other] { $least } { -gold-die(count: "other") }
    } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = De ader was niet uitgeput, de mijnwerkers wel.
forgotten-forest = Vergeten woud
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Wisdom haalt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Elke boom kent de weg, en niet één verklapt hem.
traitor = Verrader
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je de meeste { -honour-token(count: "other") } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Hij proostte met iedereen en dronk met niemand.
ambushed = Hinderlaag
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je de minste { -injury-token(count: "other") } hebt. Solo: bovendien { $limit ->
        [0] geen { -injury-token(count: "other") }
        [one] hoogstens { $limit } { -injury-token }
       *[other] hoogstens { $limit } { -injury-token(count: "other") }
    }.
    .flavour = De struiken hadden opvallend veel voeten.
illusion = Illusie
    .text = { $count } { -xp } als je het { -attribute-goal } van Intelligence haalt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -trait }
       *[other] { $limit } { -trait(count: "other") }
    }.
    .flavour = De linkse trol is echt, of de rechtse, of je droomt.
club-swing = Knotszwaai
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $cards ->
        [one] { $cards } { -armor-piece }
       *[other] { $cards } { -armor-piece(count: "other") }
    } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Hij mikt niet, hij veegt.
ground-smash = Gronddreun
    .text = { $count } { -xp } als je { -alignment-marker } in de linkerkolom (Rechtelijk) staat. Solo: bovendien minstens { $limit } { -xp }.
    .flavour = Wie in de pas loopt, valt tenminste samen.
throw = Rotsworp
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $least ->
        [one] { $least } groene { -die }
       *[other] { $least } groene { -die(count: "other") }
    } hebt. Solo: bovendien { $limit ->
        [0] geen { -weapon(count: "other") }
        [one] hoogstens { $limit } { -weapon }
       *[other] hoogstens { $limit } { -weapon(count: "other") }
    }.
    .flavour = Daarnet was dat nog een huis.
another-dimension = Andere dimensie
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $cards ->
        [one] { $cards } { -scroll }
       *[other] { $cards } { -scroll(count: "other") }
    } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -scroll }
       *[other] { $limit } { -scroll(count: "other") }
    }.
    .flavour = Waar boven is, blijft hier een kwestie van smaak.
underworld = Onderwereld
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Constitution haalt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = De toegang is gratis; over de uitgang valt te praten.
dark-temple = Donkere tempel
    .text = { $count } { -xp } als je { -alignment-marker } in de onderste rij (Kwaad) staat. Solo: bovendien { $limit ->
        [0] geen { -trait(count: "other") }
        [one] hoogstens { $limit } { -trait }
       *[other] hoogstens { $limit } { -trait(count: "other") }
    }.
    .flavour = De kaarsen branden zwart en groeten oude bekenden.
riddle = Raadsel
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Intelligence haalt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = Het antwoord is kort, de bedenktijd nog korter.
skeleton-horde = Horde skeletten
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je de meeste { -trophy(count: "other") } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Honderd tegen één, en ze grijnzen allemaal.
poisonous-fumes = Giftige dampen
    .text = { $count } { -xp } als je de minste { -injury-token(count: "other") } hebt. Solo: bovendien { $limit ->
        [0] geen { -injury-token(count: "other") }
        [one] hoogstens { $limit } { -injury-token }
       *[other] hoogstens { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Diep ademhalen was hier nog nooit een goede raad.
horned-charge = Gehoornde stormloop
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Strength haalt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Uitwijken is slim, standhouden wordt bezongen.
flame-sword = Vlammenzwaard
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $least ->
        [one] { $least } zwarte { -die }
       *[other] { $least } zwarte { -die(count: "other") }
    } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Het snijdt niet beter, wel warmer.
scythe-of-souls = Zielenzeis
    .text = { $count } { -xp } als je de meeste { -honour-token(count: "other") } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Maait alleen wie zich onsterfelijk waant.
dungeon = Kerker
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Constitution haalt. Solo: bovendien minstens { $limit } { -gold }.
    .flavour = De cipier is weg, en de sleutel helaas ook.
mountainside = Berghelling
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Dexterity haalt. Solo: bovendien minstens { $limit } { -xp }.
    .flavour = Eén misstap, en het dal komt je tegemoet.
ancient-ruins = Oeroude ruïnes
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Intelligence haalt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -scroll }
       *[other] { $limit } { -scroll(count: "other") }
    }.
    .flavour = Op elke zuil staat een waarschuwing in een dode taal.
captured = Gevangengenomen
    .text = { $count } { -xp } als je het meeste { -gold } hebt. Solo: bovendien minstens { $limit } { -gold }.
    .flavour = Er wordt losgeld voor je gevraagd, het liefst meteen aan jou.
dart-trap = Pijlenval
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $cards ->
        [one] { $cards } { -skill }
       *[other] { $cards } { -skill(count: "other") }
    } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = Honderd gaatjes in de muur, en niet één voor de frisse lucht.
spiked-pit-trap = Valkuil met staken
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je de minste { -weapon(count: "other") } hebt. Solo: bovendien { $limit ->
        [0] geen { -weapon(count: "other") }
        [one] hoogstens { $limit } { -weapon }
       *[other] hoogstens { $limit } { -weapon(count: "other") }
    }.
    .flavour = Wie veel draagt, valt het diepst.
claw-attack = Klauwaanval
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $cards ->
        [one] { $cards } { -armor-piece }
       *[other] { $cards } { -armor-piece(count: "other") }
    } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Vier diepe groeven waar net nog een wapenschild zat.
fire-breath = Vuuradem
    .text = { $count } { -xp } als je { -alignment-marker } in de bovenste rij (Goed) staat. Solo: bovendien { $limit ->
        [0] geen { -injury-token(count: "other") }
        [one] hoogstens { $limit } { -injury-token }
       *[other] hoogstens { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Alleen een zuiver hart blijft hierbij koel.
tail-strike = Staartslag
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $least ->
        [one] { $least } rode { -die }
       *[other] { $least } rode { -die(count: "other") }
    } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Iedereen let op de tanden.
catacombs = Catacomben
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Wisdom haalt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Je loopt nooit achteraan, ook als je de laatste bent.
ancestral-castle = Voorvaderlijk kasteel
    .text = { $count } { -xp } als je het meeste { -gold } hebt. Solo: bovendien minstens { $limit } { -gold }.
    .flavour = Honderd portretten, en op alle dezelfde heer.
corrupted-shrine = Ontwijd heiligdom
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je { -alignment-marker } in de bovenste rij (Goed) staat. Solo: bovendien { $limit ->
        [0] geen { -trait(count: "other") }
        [one] hoogstens { $limit } { -trait }
       *[other] hoogstens { $limit } { -trait(count: "other") }
    }.
    .flavour = Eén gebed, en de vlekken sissen.
ghoul-swarm = Zwerm ghouls
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $cards ->
        [one] { $cards } { -weapon }
       *[other] { $cards } { -weapon(count: "other") }
    } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Ze komen eten, en het eten ben jij.
collapse = Instorting
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Dexterity haalt. Solo: bovendien { $limit ->
        [0] geen { -armor-piece(count: "other") }
        [one] hoogstens { $limit } { -armor-piece }
       *[other] hoogstens { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Het plafond komt even kijken wie er is.
blood-pool = Bloedpoel
    .text = { $count } { -xp } als je de minste { -injury-token(count: "other") } hebt. Solo: bovendien { $limit ->
        [0] geen { -injury-token(count: "other") }
        [one] hoogstens { $limit } { -injury-token }
       *[other] hoogstens { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Eén druppel erbij, en er wordt iemand wakker.
life-drain = Levensroof
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Constitution haalt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Wat overblijft, moet nog vechten.
bite = Beet
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $least ->
        [one] { $least } witte { -die }
       *[other] { $least } witte { -die(count: "other") }
    } hebt. Solo: bovendien minstens { $limit } { -xp }.
    .flavour = Twee kleine gaatjes en een heel lange nasleep.
mind-assault = Aanval op de geest
    .text = { $count } { -xp } als je het { -attribute-goal } van Intelligence haalt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = De stem in je hoofd klinkt als de jouwe, maar vriendelijker.
cathedral = Kathedraal
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je { -alignment-marker } in de linkerkolom (Rechtelijk) staat. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Wie hier fluistert, krijgt antwoord van drie stemmen.
old-fortress = Oude vesting
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Strength haalt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = De muren houden nog alles tegen, behalve de tijd.
shadowy-cave = Duistere grot
    .text = { $count } { -xp } als je het minste { -gold } hebt. Solo: bovendien hoogstens { $limit } { -gold }.
    .flavour = Wie niets bij zich heeft, rammelt ook niet.
befall-curse = Vervloeking
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je de minste { -trait(count: "other") } hebt. Solo: bovendien { $limit ->
        [0] geen { -trait(count: "other") }
        [one] hoogstens { $limit } { -trait }
       *[other] hoogstens { $limit } { -trait(count: "other") }
    }.
    .flavour = Hoe bonter het karakter, hoe vaster de vloek.
arcane-runes = Arcane runen
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je het { -attribute-goal } van Intelligence haalt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -scroll }
       *[other] { $limit } { -scroll(count: "other") }
    }.
    .flavour = Lees ze goed, of lees nooit meer.
energy-barrier = Energiebarrière
    .text = { $count } { -xp } als je minstens { $cards ->
        [one] { $cards } { -scroll }
       *[other] { $cards } { -scroll(count: "other") }
    } hebt. Solo: bovendien minstens { $limit } { -xp }.
    .flavour = Zoemt zacht en roostert grondig.
acid-breath = Zuuradem
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $cards ->
        [one] { $cards } { -armor-piece }
       *[other] { $cards } { -armor-piece(count: "other") }
    } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Het schild was ooit van ijzer.
cone-of-cold = Kegel van kou
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } als je minstens { $least ->
        [one] { $least } paarse { -die }
       *[other] { $least } paarse { -die(count: "other") }
    } hebt. Solo: bovendien minstens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Zelfs de schreeuw bevriest en valt in scherven.
lightning-strike = Blikseminslag
    .text = { $count } { -xp } als je het { -attribute-goal } van Dexterity haalt. Solo: bovendien { $limit ->
        [0] geen { -injury-token(count: "other") }
        [one] hoogstens { $limit } { -injury-token }
       *[other] hoogstens { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Wie de donder hoort, was snel genoeg.
