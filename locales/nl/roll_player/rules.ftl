# De spelregels, hoofdstuk voor hoofdstuk. De getallen komen uit de editie die gespeeld wordt. Een hoofdstuk
# begint met een bericht dat een .title heeft; het past op een scherm.

aim = Iedereen bouwt aan een eigen held: { -race }, { -class }, { -backstory }, { -alignment } en uitrusting. Met { -die(count: "other") } vul je de zes { -attribute-row(count: "other") } van je { -character-sheet }, en met { -gold } koop je kaarten. { $alone_word ->
        [yes] Aan het eind bepalen je { -reputation-star(count: "other") } je rang.
       *[no] Wie aan het eind de meeste { -reputation-star(count: "other") } heeft, wint.
    }
    .title = Doel
components = Dit hoort bij het spel zoals het hier gespeeld wordt. Je hoeft niets uit een doos te halen: het programma heeft alles.
    .title = Spelmateriaal
setup = Iedereen maakt een held: een { -character-sheet }, { -gold }, een { -class }, een { -backstory }kaart en een { -alignment-card }. Dan wordt de eerste { -market } gevormd, en iedereen { $equal_dice_word ->
        [yes] krijgt
       *[other] trekt
    }, rolt en plaatst { -starting-die(count: "other") }.
    .title = Voorbereiding
round = Een ronde heeft vier fasen: de { -roll-phase }, de { -dice-phase }, de { -market-phase } en de { -cleanup }.{ $alone_word ->
        [yes] {""}
       *[no] {" "}In de { -dice-phase } gaat het vanaf de { -first-player } met de klok mee, in de { -market-phase } op volgorde van de { -initiative-card(count: "other") }. Tot slot geeft de { -first-player } de { -bag } door naar links; wie die krijgt, is { -first-player } van de volgende ronde.
    }
    .title = Ronde
roll-phase = { $alone_word ->
        [yes] Trek
       *[no] De { -first-player } trekt
    } { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    } uit de { -bag }, { $alone_word ->
        [yes] rol ze en leg ze
       *[no] rolt ze en legt ze
    } in oplopende volgorde op de { -initiative-card(count: "other") }: de laagste op de eerste. Bij gelijke waarden { $alone_word ->
        [yes] kies je zelf de volgorde.
       *[no] kiest de { -first-player } de volgorde.
    }
    .title = Rolfase
dice-phase = { $alone_word ->
        [yes] Je neemt een { -initiative-card } en plaatst de { -die } die erop ligt. Dat gaat zo:
       *[no] Vanaf de { -first-player } en met de klok mee neemt elke speler een { -initiative-card } en plaatst de { -die } die erop ligt. Dat gaat zo:
    }
    .title = Dobbelsteenfase
action-str = Draai één { -die } op je { -character-sheet } naar de { -opposite-face }. Beide kanten zijn samen altijd { $sum }: laag wordt hoog, en omgekeerd.
    .title = Strength
action-dex = Verwissel twee { -die(count: "other") } op je { -character-sheet } van plaats; hun waarden blijven gelijk. Ruilen met een leeg { -space } kan niet.
    .title = Dexterity
action-con = Verhoog of verlaag een { -die } op je { -character-sheet } met één. Hoger dan de hoogste kant of lager dan de laagste kan niet.
    .title = Constitution
action-int = Rol één { -die } op je { -character-sheet } opnieuw. Kies daarna of je de nieuwe waarde houdt of de oude; de { -die } blijft op zijn { -space }.
    .title = Intelligence
action-wis = Schuif het { -alignment-marker } op je { -alignment-card } één vak naar boven, beneden, links of rechts. Schuin schuiven kan niet.
    .title = Wisdom
action-cha = Neem een { -charisma-token }. In de { -market-phase } van deze ronde vervangt het bij een aankoop één { -gold }; tokens gaan daarbij vóór { -gold }. Ongebruikt lever je het in de { -cleanup } weer in.
    .title = Charisma
market-phase = { $alone_word ->
        [yes] Als je { -die } geplaatst is, heb je één { -market-turn }
       *[no] In de volgorde van de { -initiative-card(count: "other") }, van laag naar hoog, heeft elke speler één { -market-turn }
    }: koop een kaart, { $hunts_word ->
        [yes] ga op { -hunt }, of doe geen van beide
       *[no] of koop niets
    } en ontvang { $discard_pays } { -gold }.
    .title = Marktfase
weapons = Een { -weapon } werkt vanaf de aankoop tot het einde van het spel, of tot je het aflegt.
    .title = Wapens
armor = Pantser doet niets tijdens het spel. Aan het eind levert het { -reputation-star(count: "other") } op, per set; je mag er zoveel van bezitten als je wilt.
    .title = Pantser
traits = Koop je een { -trait }, dan schuift je { -alignment-marker } meteen één vak in de richting van de pijl. Kan dat niet, dan koop je de kaart toch. Aan het eind levert de kaart { -reputation-star(count: "other") } op als je aan de voorwaarde voldoet.
    .title = Karakter
skills = Een { -skill } heeft een effect dat je kunt gebruiken; daarvoor schuift je { -alignment-marker } één vak op. Daarna is de kaart gebruikt; in elke { -cleanup } mag je één kaart verversen.
    .title = Vaardigheden
classes = Je { -class } heeft een kleur en zes { -attribute-goal(count: "other") }, één per rij, met de { -star(count: "other") } die elk oplevert. Bij de { -class } hoort ook een eigen bekwaamheid, die het hele spel werkt, tenzij er iets anders staat.
    .title = Klassen
races = Je { -race } verhoogt sommige { -attribute(count: "other") } en verlaagt andere. Dat geldt alleen als aan het eind de doelen worden geteld.
    .title = Rassen
cleanup = { $alone_word ->
        [yes] Na je { -market-turn }
       *[no] Heeft iedereen een { -market-turn } gehad, dan
    } wordt de volgende ronde klaargezet:
    .title = Opruimfase
end-of-game = De ronde waarin alle helden hun { $spaces } { -die(count: "other") } hebben, is de laatste. Die ronde wordt nog uitgespeeld, met { -market } en { -cleanup }, maar er komt geen nieuwe { -market }. Wie wil, gebruikt nog { -skill(count: "other") } of legt een { -weapon } af; dan volgt { $hunts_word ->
        [yes] het { -finale } en daarna de { -final-scoring }.
       *[no] de { -final-scoring }.
    }
    .title = Speleinde
scoring = Je verdient { -reputation-star(count: "other") } voor de { -attribute-goal(count: "other") } van je { -class }, voor { -die(count: "other") } in je { -class-color }, voor het vak onder je { -alignment-marker }, voor je { -backstory }, je { -armor-set(count: "other") }{ $hunts_word ->
        [yes] , je { -trait(count: "other") } en het verslagen { -monster }
       *[no] {" "}en je { -trait(count: "other") }
    }. { $alone_word ->
        [yes] Het totaal bepaalt je rang.
       *[no] Wie de meeste heeft, wint.
    }
    .title = Eindtelling
alignment = Je { -alignment-card } heeft negen vakken: van Goed bovenaan tot Kwaad onderaan, van Rechtelijk links tot Anarchisme rechts. Je { -alignment-marker } begint in het midden; op tafel staat het vak tussen vierkante haken. Aan het eind telt het vak waarop het staat; dat kan je ook { -star(count: "other") } kosten.
    .title = Moreel
backstory = Je { -backstory }kaart vraagt in elke rij op één { -space } om een bepaalde kleur. Tel aan het eind de { -die(count: "other") } die daar in de juiste kleur liggen; hun waarde maakt niet uit.
    .title = Achtergrond
ties = Bij een gelijke stand wint wie het meeste { -gold } heeft. Is ook dat gelijk, dan wint wie de minste { -die(count: "other") } in de eigen { -class-color } heeft. Is er dan nog geen verschil, dan wordt de overwinning gedeeld.
    .title = Gelijke stand
solo = Solo speel je tegen de { -enemy-die }, die kaarten van de { -market } wegneemt voordat je ze kunt kopen. Aan het eind krijg je voor elke { $gold_per_star } { -gold } ook één { -star }, en je totaal bepaalt je rang.
    .title = Solo
boost-dice = Een { -boost-die } toont { $low } tot en met { $high } en is doorzichtig: een kleur heeft hij niet. Op tafel staat { $boost_code } vóór zijn waarde. Hij komt net als elke andere { -die } op een { -character-sheet }{ $equal_dice_word ->
        [yes] { $short_game_word ->
            [yes] , ook al als { -starting-die }
           *[other] {""}
        }
       *[other] , ook al als { -starting-die }
    }.
    .title = Boostdobbelstenen
monsters = Een { -monster } bedreigt het rijk. Terwijl je je held maakt, kun je jagen op { -minion(count: "other") } die het dienen; na de laatste ronde vecht iedereen tegen het { -monster }, en wie het verslaat, verdient { -star(count: "other") }. Wat er tegen elk { -monster } nodig is:
    .title = Monsters
minions = Op de { -minion-deck } ligt een { -minion } open. Door zijn { -weakness } krijgen sommige helden meer { -combat-die(count: "other") }, en zijn tabel zegt wat elk totaal oplevert.
    .title = Handlangers
hunt = In plaats van in je { -market-turn } een kaart te kopen of { -gold } te nemen, kun je op de bovenste { -minion } jagen. Een { -hunt } gaat zo:
    .title = Jacht
experience = Je begint zonder { -xp }, en onder nul kom je nooit. Je verdient { -xp } op { -hunt } en met kaarten.
    .title = Ervaring
adventure = Naast het { -monster } liggen drie kaarten: waar het huist, wat de weg verspert en hoe het aanvalt. { $open_word ->
        [yes] Ze liggen vanaf het begin open.
       *[other] In het begin kent niemand ze.
    }
    .title = Avontuur
finale = { $alone_word ->
        [yes] Is de laatste { -cleanup } voorbij en heb je nog één keer { -skill(count: "other") } en { -xp } kunnen gebruiken, dan vecht je tegen het { -monster }:
       *[no] Is de laatste { -cleanup } voorbij en heeft iedereen nog één keer { -skill(count: "other") } en { -xp } kunnen gebruiken, dan vechten de helden tegen het { -monster }. Vanaf de { -first-player } van de laatste ronde gaat het met de klok mee:
    }
    .title = Eindgevecht
scrolls = Een { -scroll } werkt zodra je die koopt, waar die ook vandaan komt; wat niet kan, vervalt. Daarna ligt de kaart naast je { -character-sheet } en telt die als een van je kaarten.
    .title = Perkamentrollen
open-adventure = De drie { -adventure-card(count: "other") } liggen van het begin af open. Er zijn geen { -adventure-token(count: "other") }: het telt alsof iedereen ze alle drie heeft.
    .title = Open avontuur
mighty-monsters = Het { -monster } is even sterk als in het solospel.
    .title = Machtige monsters
variants = Elke variant verandert het spel op één punt, en je kunt ze allemaal combineren. Kies ze aan het begin met --variant.
    .title = Varianten
equal-dice = Je trekt geen { -starting-die(count: "other") }: iedereen krijgt er één van elk van de zes kleuren, en zoveel { -gold-die(count: "other") } als hier staat. Ze worden gerold en geplaatst zoals altijd.
    .title = Minder willekeurige start
bazaar = Voordat er kaarten worden afgelegd, worden alle { -market-card(count: "other") } door elkaar geschud, zonder op de stippen te letten. Zo komen ook vroeg in het spel dure kaarten op de { -market }.
    .title = Willekeurige marktstapel
short-game = Iedereen begint met { $more ->
        [one] { $more } extra { -starting-die }
       *[other] { $more } extra { -starting-die(count: "other") }
    }, zodat het spel eerder afgelopen is. Niemand krijgt dan extra { -gold } voor een latere plaats in de volgorde.
    .title = Kort spel
friendly-market = Wie niets koopt, ontvangt { $discard_pays } { -gold } zonder een kaart van de { -market } af te leggen. Wat door het afleggen van een { -market-card } in werking treedt, werkt dan toch.
    .title = Vriendelijke markt
free-classes = In plaats van een { -die } te trekken kiest elke speler vrij een { -class }, te beginnen met de { -first-player }. Een kleur die al is gekozen, is niet meer beschikbaar.
    .title = Vrije klassekeuze
editions = { $single_word ->
        [yes] Een uitbreiding speel je met de regels van één editie.
       *[no] De spelregels van de eerste en de tweede editie verschillen op deze punten. Je kiest met --edition; zonder keuze geldt de tweede.
    }
    .title = Edities
decisions = Waar de spelregels niets zeggen, moet iemand beslissen. Zo gaat het hier.
    .title = Beslissingen
signs = Op tafel wordt een { -die } genoteerd met zijn kleur en zijn waarde. Kleuren: { $green_code } { $green }, { $blue_code } { $blue }, { $red_code } { $red }, { $purple_code } { $purple }, { $black_code } { $black }, { $white_code } { $white }, { $gold_code } { $gold }{ $boosts_word ->
        [yes] , { $boost_code } voor { -boost-die(count: "other") }
       *[no] {""}
    }. ★ staat voor { -reputation-star(count: "other") }. Zo’n code kun je ook als antwoord typen.
    .title = Tekens

## Spelmateriaal

components-sheet = Een { -character-sheet } heeft zes { -attribute-row(count: "other") }: Strength, Dexterity, Constitution, Intelligence, Wisdom en Charisma. Elke rij heeft drie { -space(count: "other") } voor { -die(count: "other") } en een eigen { -attribute-action }.
components-dice = Elke { -die } heeft kanten van { $low } tot en met { $high }. { $equal_dice_word ->
        [yes] Afgezien van de { -starting-die(count: "other") } gaat trekken uit de { -bag } blind.
       *[other] Trekken uit de { -bag } gaat altijd blind.
    }
components-market = Op een { -market-card } staan de prijs en één of twee stippen, die { $bazaar_word ->
        [yes] in deze partij niet van belang zijn
       *[other] bij de voorbereiding van belang zijn
    }; op een { -weapon } ook hoeveel handen het vraagt, op een { -trait } en een { -skill } een pijl.
components-cards = Zegt een kaart iets anders dan deze regels, dan geldt de kaart.
components-limit = Munten, { -charisma-token(count: "other") } en al het andere dat je krijgt, raken nooit op; alleen kaarten en { -die(count: "other") } zijn beperkt.

## Voorbereiding

setup-first = Iedereen rolt een { -die }; wie het hoogst rolt, is { -first-player }. De { -die(count: "other") } gaan terug in de { -bag }.
setup-race = { $alone_word ->
        [yes] Kies een { -character-sheet }.
       *[no] Om de beurt kiest elke speler een { -character-sheet }, elk met een ander { -race }.
    }
setup-gold = { $short_game_word ->
        [yes] Iedereen krijgt evenveel { -gold }: zie de tabel.
       *[other] Iedereen krijgt { -gold }. Hoeveel, hangt af van de plaats in de volgorde: zie de tabel.
    }
setup-class = { $alone_word ->
        [yes] { $free_word ->
            [yes] Kies een { -class }.
           *[no] Trek een { -die } voor je { -class }. Een { -gold-die }{ $hunts_word ->
                [yes] {" "}of { -boost-die }
               *[no] {""}
            } levert nu niets op: die gaat opzij, en je trekt opnieuw. De kleur beslist: kies een { -class } van die kleur. Daarna gaan deze { -die(count: "other") } terug in de { -bag }.
        }
       *[no] { $free_word ->
            [yes] Om de beurt kiest elke speler een { -class } in een kleur die nog niemand heeft.
           *[no] Om de beurt trekt elke speler een { -die } voor de { -class }. Een { -gold-die } levert nu niets op: die gaat opzij, net als een { -die } in een kleur die iemand al heeft, en er wordt opnieuw getrokken. De kleur beslist: kies een { -class } van die kleur. Heeft iedereen een { -class }, dan gaan al deze { -die(count: "other") } terug in de { -bag }.
        }
    }
setup-cards = Iedereen krijgt een { -backstory }kaart en een { -alignment-card }, en zet het { -alignment-marker } op het middelste vak.
setup-deck = { $mixed_word ->
        [yes] Alle { -market-card(count: "other") } worden door elkaar geschud.
       *[no] De { -market-card(count: "other") } met één stip en die met twee worden apart geschud. De kaarten met één stip liggen bovenop.
    }
setup-thin = { $mixed_word ->
        [yes] Een deel van de stapel gaat naar de { -discard-pile }: twee keer zoveel kaarten als de tabel per groep noemt.
       *[no] Van elke groep gaat een deel naar de { -discard-pile }; hoeveel kaarten, staat in de tabel.
    }
setup-row = De eerste { -market } wordt gevormd: { $alone_word ->
        [yes] zoveel kaarten als in de tabel staan.
       *[no] { $beyond ->
            [one] één kaart meer dan er spelers zijn
           *[other] { $beyond } kaarten meer dan er spelers zijn
        }; solo evenveel als met z’n tweeën.
    }
setup-initiative = { $as_many_word ->
        [yes] Er komen evenveel { -initiative-card(count: "other") } op tafel
       *[no] { $alone_word ->
            [yes] De { -initiative-card(count: "other") } komen op tafel, zoveel als in de tabel staan
           *[no] Er komt één { -initiative-card } meer op tafel dan er spelers zijn (solo evenveel als met z’n tweeën)
        }
    }; op elke kaart behalve de eerste en de laatste ligt een munt.
setup-dice = { $equal_word ->
        [yes] Iedereen krijgt dezelfde { -starting-die(count: "other") } (zie “Minder willekeurige start”), rolt ze
       *[no] Iedereen trekt { -starting-die(count: "other") }, rolt ze
    } en plaatst ze één voor één op het meest linkse vrije { -space } van een rij. Een { -attribute-action } hoort daar niet bij, maar een volle rij levert { $row_pays } { -gold } op en een { -gold-die } { $gold_die_pays }. Dan begint de { -first-player } de eerste ronde.
setup-table = Hoeveel van elk, naar het aantal spelers en dan naar de plaats in de volgorde:

## De ronde

round-order = { $alone_word ->
        [yes] Met een lage { -initiative-card } loopt de { -market } minder gevaar
       *[no] Wie een lage { -initiative-card } neemt, kiest vroeg op de { -market }
    }; de betere { -die(count: "other") } liggen vaak op de hoge.
round-example = Hier is een ronde met twee spelers{ $friendly_market_word ->
        [yes] {" "}en de gewone { -market }
       *[other] {""}
    }, stap voor stap. Wat iemand kiest, staat achter “>”.
roll-lay = { $alone_word ->
        [yes] Het zijn er evenveel als met z’n tweeën.
       *[no] Er is altijd één { -die } meer dan er spelers zijn, zodat ook de laatste nog kan kiezen.
    } Van { -die(count: "other") } met dezelfde kleur en waarde maakt de volgorde niet uit; daar vraagt het spel niet naar.
dice-take = Neem een { -initiative-card } met de { -die } erop, en de munt als er een ligt. Het nummer { $alone_word ->
        [yes] bepaalt ook wat de { -market } bedreigt (zie “Solo”).
       *[no] is ook je plaats op de { -market }.
    }
dice-place = Plaats de { -die } ongewijzigd op het meest linkse vrije { -space } van een rij die nog niet vol is.
dice-gold = Een { -gold-die } levert { $gold_die_pays } { -gold } op zodra je hem plaatst, de derde { -die } van een rij { $row_pays } { -gold }.
dice-action = Daarna mag je één keer de { -attribute-action } van die rij uitvoeren, met de { -die } die je net hebt geplaatst of met andere op je { -character-sheet }. Wat zo’n actie verplaatst of verandert, levert geen { -gold } en geen nieuwe actie op.
market-buy = Wie koopt, betaalt de prijs van de kaart. Een { -trait } verschuift meteen je { -alignment-marker }, als dat kan; een { -skill } mag je meteen gebruiken. Aan { -armor-piece(count: "other") }, { -trait(count: "other") } en { -skill(count: "other") } zit geen maximum.
market-discard = { $friendly_word ->
        [yes] Ontvang je het { -gold }, dan verlaat daarvoor geen kaart de { -market }.
       *[no] Ontvang je het { -gold }, dan kies je een kaart van de { -market } en leg je die op de { -discard-pile }{ $alone_word ->
            [yes] .
           *[no] : zo kaap je die voor iemands neus weg.
        }
    }
market-leave = Wat de { -market } verlaat, wordt pas in de { -cleanup } vervangen: met een lage { -initiative-card } heb je meer keus.
market-pile = { $alone_word ->
        [yes] Je
       *[no] Iedereen
    } mag op elk moment de { -discard-pile } bekijken.
cleanup-tokens = Ongebruikte { -charisma-token(count: "other") } gaan verloren.
cleanup-ready = { $alone_word ->
        [yes] Je
       *[no] Elke speler
    } mag één gebruikte { -skill } verversen.
cleanup-die = { $alone_word ->
        [yes] De twee { -die(count: "other") } die je niet hebt genomen, gaan
       *[no] De { -die } die niemand heeft genomen, gaat
    } terug in de { -bag }.
cleanup-row = { $alone_word ->
        [yes] Er komt een nieuwe { -market }; de kaarten die over waren, zijn al weg (zie “Solo”).
       *[no] Wat er van de { -market } over is, gaat naar de { -discard-pile }, en er komt een nieuwe { -market }.
    } Is de { -market-deck } op, dan wordt de { -discard-pile } geschud, kaarten met één en met twee stippen door elkaar: dat is de nieuwe { -market-deck }.
cleanup-coins = Op elke { -initiative-card } tussen de eerste en de laatste komt een munt, als er nog geen ligt.
cleanup-first = De { -first-player } geeft de { -bag } door naar links; wie die krijgt, is { -first-player } van de volgende ronde.

## Kaarten

weapons-hands = Elk { -weapon } zegt hoeveel handen het vraagt; je hebt er { $hands }. Zou je er na een aankoop meer nodig hebben, dan leg je meteen andere { -weapon(count: "other") } op de { -discard-pile }; het nieuwe houd je. Je mag ook een { -weapon } afleggen telkens wanneer je iets beslist.
weapons-bonus = Wat een { -weapon } aan een { -attribute } toevoegt, telt voor de doelen, ook boven de hoogste kant van een { -die }, maar nooit voor de voorwaarden van { -trait(count: "other") }.
armor-sets = Elke { -armor-piece } hoort bij een set, die meer oplevert naarmate je er meer verschillende kaarten van hebt. Is je { -class-color } een van de kleuren van de set, dan levert die één { -star } extra op, één keer en niet per kaart. Onder het aantal kaarten staan de { -star(count: "other") }:
armor-example = Voorbeeld: { $cards } kaarten van de set { $set } leveren { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    } op; een held met { $colour } als { -class-color } krijgt er { $total } voor.
traits-dice = Voorwaarden over { -attribute(count: "other") } kijken alleen naar de { -die(count: "other") }: { -race } en { -weapon(count: "other") } tellen niet mee.
skills-use = Eerst schuift je { -alignment-marker } in de richting van de pijl; kan dat niet, dan kun je de { -skill } niet gebruiken. Dan doe je wat de kaart zegt, als je wilt. De kaart is nu gebruikt; pas als je die hebt ververst, kun je die opnieuw gebruiken.
skills-when = Een { -skill } mag je op elk moment gebruiken, ook { $alone_word ->
        [yes] meteen
       *[no] in andermans beurt en meteen
    } na de aankoop, tenzij de kaart zegt wanneer. Het spel vraagt ernaar telkens wanneer je zelf iets te beslissen hebt, als de { -die(count: "other") } klaarliggen, voordat { $alone_word ->
        [yes] je er een neemt, bij je { -market-turn }
       *[no] iemand er een neemt, bij elke { -market-turn }
    }, bij het opruimen en vóór { $hunts_word ->
        [yes] het { -finale }
       *[no] de { -final-scoring }
    }.
classes-choice = Beide kanten van een klassekaart hebben dezelfde kleur; ze doen dus nooit samen mee.
races-bonus = Wat elk { -race } verandert:

## Het einde

scoring-goals = Een { -attribute } is de som van de drie { -die(count: "other") } in de rij, met de bonus of sanctie van je { -race } en je { -weapon(count: "other") }. Een los getal moet je precies halen. Staat er een streepje tussen twee getallen, dan zijn die allebei ook goed, en een plusteken betekent: zoveel of meer.
scoring-example = Voorbeeld: de { -class } { $class } vraagt bij { $row } een som van { $least }–{ $most } en levert dan { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    } op; met { $above } krijg je niets.
scoring-color = Elk van je { -die(count: "other") } in je { -class-color } is één { -star } waard, waar die ook ligt.
scoring-monster = Wie het { -monster } versloeg, krijgt de { -star(count: "other") } die de kaart ervan voor de eigen { -attack } belooft.
scoring-total = Sommige vakken van de { -alignment-card } kosten { -star(count: "other") }. Tel alles op. { $alone_word ->
        [yes] Ook je { -gold } levert { -star(count: "other") } op (zie “Solo”).
       *[no] Je { -gold } levert niets op; bij een gelijke stand geeft het de doorslag.
    }
alignment-move = Met { -trait(count: "other") }, { -skill(count: "other") } en Wisdom schuift het { -alignment-marker } telkens één vak op; van de kaart af gaat het nooit, en schuin ook niet.
backstory-example = Voorbeeld: { $dice } passende { -die(count: "other") } leveren { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    } op.

## Solo

solo-setup = Maak alles klaar als voor { $seats } spelers, met { $cards } { -initiative-card(count: "other") }, { $row } kaarten op de { -market } en { $dice } { -starting-die(count: "other") }. { $enemies ->
        [one] Eén { -gold-die } gaat opzij: de { -enemy-die }.
       *[other] Twee { -gold-die(count: "other") } gaan opzij: de vijandelijke dobbelstenen.
    }
solo-removed = Wat in het solospel niet meedoet: { $cards }.
solo-deck-grouped = { $mixed_word ->
        [yes] Net als met z’n tweeën gaan er { $thinned } kaarten van de stapel naar de { -discard-pile }.
       *[no] Net als met z’n tweeën gaan er van elke groep { $thinned } kaarten naar de { -discard-pile }.
    } De eerste kaart die opengaat, gaat { -trash }; dan wordt de { -market } gevormd.
solo-deck-shuffled = Alle { -market-card(count: "other") } worden door elkaar geschud. De eerste kaart gaat naar de { -discard-pile }, de volgende { -trash }.
solo-die = Heb je de eerste { -initiative-card }, dan verandert er niets aan de { -market }. Bij de andere wordt na je { -attribute-action } de { -enemy-die } gerold, en de kaart die hij treft, gaat { -trash }:
solo-prowl = De vijandelijke dobbelstenen rol je na je { -attribute-action }: met de eerste { -initiative-card } geen, met de tweede één, met de derde allebei; zijn ze gelijk, dan wordt er één opnieuw gerold tot ze verschillen. Bij een één, twee of drie gaat de eerste, tweede of derde kaart van de { -market } { -trash }, bij een vier de laatste; bij een vijf of zes gaat de bovenste { -minion } onder de stapel. Haalt je { -attack } de { -strength } van het { -monster } niet, dan is de partij meteen verloren.
solo-sweep = Na je { -market-turn } gaat van de overgebleven kaarten de meest linkse naar de { -discard-pile }; de rest gaat { -trash } en komt niet terug.
solo-ranks = Je rang:

## Monsters en handlangers

boost-colour = Een { -boost-die } telt voor geen { -backstory }, geen { -class-color } en geen kaart die om een kleur vraagt, en levert geen { -gold } op.{ $free_classes_word ->
        [yes] {""}
       *[other] {" "}Wordt hij voor de { -class } getrokken, dan gaat hij opzij en trek je opnieuw.
    }
boost-faces = Andere { -die(count: "other") } hebben kanten van één tot en met zes, en tegenoverliggende kanten zijn er samen zeven; bij een { -boost-die } zijn ze samen { $sum }, ook voor de actie van Strength. Geen kaart of actie brengt hem onder { $low } of boven { $high }; zegt een kaart dat zes het hoogste is, dan is het voor hem { $high }. Vervangt een { -die } een andere en neemt die de waarde ervan over, dan vervangt een { -boost-die } nooit een gewone, en omgekeerd.
setup-monster = Eén van de { -monster(count: "other") } waarvan de kleur geen klassekleur van een held is, wordt getrokken en open neergelegd.{ $mighty_word ->
        [yes] {" "}Wat er op de kaart achter “Solo” staat, geldt.
       *[no] {""}
    }
setup-adventure = { $open_word ->
        [yes] Van dit { -monster } worden één locatie, één obstakel en één aanval getrokken en open neergelegd.
       *[no] Van dit { -monster } worden één locatie, één obstakel en één aanval getrokken en gedekt neergelegd; niemand bekijkt ze.
    }
setup-minions = De { -minion(count: "other") } met één stip worden geschud en op die met twee stippen gelegd, die ook geschud zijn. De bovenste wordt omgedraaid.
monsters-printing = { $later_word ->
        [yes] De kaarten die een latere druk van de uitbreiding toevoegde, doen aan deze tafel mee.
       *[other] Een latere druk van de uitbreiding heeft meer kaarten. Met --option printing=later doen die mee; anders doen alleen die van de eerste druk mee.
    }
minions-rewards = Alleen de regel waarin je totaal valt, telt. Staat er een { -trophy } bij, dan heb je de { -minion } verslagen.
hunt-pass = Zo vaak als je wilt, mag je { $gold } { -gold } betalen om de bovenste { -minion } te laten lopen: die gaat onder de stapel, en de volgende wordt omgedraaid.
hunt-dice = Neem één { -combat-die }, en wat je extra krijgt voor de { -weakness } van de { -minion }. Een { -combat-die } heeft { $faces } kanten en komt nooit op een { -character-sheet }.
hunt-mercenaries = Huur zoveel { -mercenary(count: "other") } in als je wilt, elk voor { $xp } { -xp } of { $gold } { -gold }: elk is één { -combat-die } erbij. Bij elke { -mercenary } die je met { -gold } betaalt, mag één { -charisma-token } één { -gold } vervangen.
hunt-reroll = Rol alles. Daarna mag je { -die(count: "other") } één voor één opnieuw rollen, elke keer voor { $xp } { -xp }.
hunt-reward = Tel de { -die(count: "other") } op en ontvang wat er in de bijbehorende regel van de { -minion } staat. Zonder { -trophy } ontsnapt hij en gaat hij onder de stapel. Daarna wordt de volgende { -minion } omgedraaid.
hunt-tokens = { $open_word ->
        [yes] Elke { -trophy } levert één { -xp } op, want iedereen kent het hele avontuur al.
       *[no] Voor je eerste { -trophy } krijg je het token van de locatie en bekijk je die kaart in het geheim, voor je tweede die van het obstakel, voor je derde die van de aanval; elke volgende levert één { -xp } op.
    }
hunt-example = Voorbeeld: met twee { -die(count: "other") } in de rij { $row } en een { -mercenary } voor { $gold } { -gold } rol je tegen { LOWER(THE($minion)) } { $dice } { -die(count: "other") }. Een totaal van { $total } levert { $xp } { -xp }, { $honour } eer en de { -trophy } op.
experience-uses = Je kunt { -xp } zo uitgeven: { $reroll } { -xp } om één van je { -combat-die(count: "other") } opnieuw te rollen, { $recover } { -xp } om een { -injury-token } af te leggen, { $mercenary } { -xp } voor een { -mercenary } vóór een worp, { $action } { -xp } voor een { -attribute-action } naar keuze. Wondtokens afleggen en acties kopen kan alleen tot het einde van de laatste ronde.
adventure-cards = { $open_word ->
        [yes] In het { -finale } helpt een { -adventure-card } iedereen die aan de voorwaarde voldoet.
       *[other] Alleen wie het token heeft van een { -adventure-card }, heeft er in het { -finale } iets aan. Wat je hebt gezien, mag je altijd opnieuw bekijken: het staat op je scherm.
    }
adventure-of = { $monster }, { $kind }:
open-adventure-removed = Wat dan niet meedoet: { $cards }.
finale-dice = { $alone_word ->
        [yes] Neem
       *[no] Iedereen neemt
    } één { -combat-die }.
finale-adventure = { $open_word ->
        [yes] Locatie, obstakel en aanval komen na elkaar aan bod. { $alone_word ->
            [yes] Voldoe je aan de voorwaarde van een kaart én aan wat er achter “Solo” staat, dan krijg je { -combat-die(count: "other") } of { -xp }.
           *[no] Wie aan de voorwaarde van een kaart voldoet, krijgt { -combat-die(count: "other") } of { -xp }; bij een gelijke stand krijgt iedereen die gelijk staat de volle beloning.
        }
       *[other] Locatie, obstakel en aanval gaan na elkaar open. { $alone_word ->
            [yes] Heb je het token van een kaart en voldoe je aan de voorwaarde én aan wat er achter “Solo” staat, dan krijg je { -combat-die(count: "other") } of { -xp }.
           *[no] Wie het token van een kaart heeft en aan de voorwaarde voldoet, krijgt { -combat-die(count: "other") } of { -xp }; vergeleken wordt alleen wie het token heeft, en bij een gelijke stand krijgt ieder van hen de volle beloning.
        }
    }
finale-mercenaries = { $alone_word ->
        [yes] Je
       *[no] Iedereen
    } mag { -mercenary(count: "other") } inhuren, elk voor { $xp } { -xp } of { $gold } { -gold }; { -charisma-token(count: "other") } gelden nu niet.
finale-reroll = { $alone_word ->
        [yes] Rol alles.
       *[no] Iedereen rolt.
    } Daarna mag je { -die(count: "other") } één voor één opnieuw rollen, elke keer voor { $xp } { -xp }.
finale-attack = { $alone_word ->
        [yes] Wil je niet meer opnieuw rollen
       *[no] Wil niemand meer opnieuw rollen
    }, dan doet het { -monster } wat er op zijn kaart staat. Je { -attack } is het totaal van je { -die(count: "other") }, plus één voor elk { -honour-token } en min één voor elk { -injury-token }.
finale-stars = { $alone_word ->
        [yes] Is je { -attack } lager dan de { -strength } van het { -monster }, dan is de partij verloren. Anders heb je het verslagen en verdien je de { -star(count: "other") } die op zijn kaart staan.
       *[no] Is je { -attack } lager dan de { -strength } van het { -monster }, dan levert het je niets op. Anders heb je het verslagen en verdien je de { -star(count: "other") } die op zijn kaart staan.
    }
finale-example = Voorbeeld: tegen { LOWER(THE($monster)) } ({ -strength } { $strength }) geven { -die(count: "other") } die samen { $dice } tonen en { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    } een { -attack } van { $attack }, goed voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }.

## Edities

editions-play = Met de eerste editie doen alleen de kaarten mee die in beide dozen zitten, voor zover dat bekend is.
editions-expansion = Hier geldt de { $edition }, met de wijzigingen van de uitbreiding.

## Beslissingen

decision-cards = Wat op veel kaarten gedrukt staat, is niet openbaar. Dat is hier nieuw bedacht, en bij elke kaart staat wat er nieuw aan is.
decision-races = In de eerste editie zaten vier { -character-sheet(count: "other") }, en er staat niet bij welke; hier kun je uit alle rassen kiezen.
decision-coins = Munten en tokens zijn niet beperkt tot wat er in een doos zit.
decision-first = Delen meerdere spelers de hoogste worp, dan rollen zij nog een keer.
decision-equal = Bij een minder willekeurige start in een kort spel worden de extra { -die(count: "other") } blind getrokken.
decision-bag = Heeft de { -bag } te weinig { -die(count: "other") }, dan wordt gerold wat er is. Een { -initiative-card } zonder { -die } kan niemand nemen, en wie er geen heeft, heeft geen { -market-turn }.
decision-full = Een held zonder vrij { -space } neemt toch een { -initiative-card } en de munt; de { -die } gaat terug in de { -bag }, zonder actie.
decision-windows = Naar { -skill(count: "other") } die je op elk moment mag gebruiken, wordt op vaste momenten gevraagd, om de beurt; wie niets kan gebruiken, krijgt geen vraag.
decision-weapons = Een { -weapon } mag je afleggen telkens wanneer je iets beslist; een aparte vraag komt er maar één keer, vóór { $hunts_word ->
        [yes] het { -finale }
       *[no] de { -final-scoring }
    }.
decision-empty = Is de { -market } leeg, dan ontvang je toch { $discard_pays } { -gold }.
decision-lay = Worden de { -die(count: "other") } door een kaart of klasse opnieuw gelegd, dan kiest niet de { -first-player } de volgorde van gelijke waarden, maar wie de kaart of klasse gebruikte.
decision-copy = Gebruik je via een { -skill } een andere, dan verschuift alleen de eerste je { -alignment-marker }, en alleen de eerste geldt daarna als gebruikt.
decision-deck = Een kaart die je van de stapel koopt, kost de volle prijs; kun je die niet betalen, dan gaat de kaart naar de { -discard-pile } en is de { -skill } toch gebruikt. Is er nergens meer een kaart, dan wordt er niets gekocht.
decision-last = Bij het opruimen van de laatste ronde mag je nog een { -skill } verversen, en die vóór { $hunts_word ->
        [yes] het { -finale }
       *[no] de { -final-scoring }
    } nog een keer gebruiken.
decision-solo = Treft de { -enemy-die } een plaats zonder kaart, dan gebeurt er niets.
decision-hunt = Is de { -market } leeg, dan mag je in plaats van te jagen nog steeds { $gold } { -gold } nemen. Voor geen enkele kaart telt een { -hunt } als kopen of afleggen.
decision-minions = Is er nog maar één { -minion }, dan kun je die niet laten lopen. Zijn ze allemaal een { -trophy }, dan valt er niets meer te jagen.
decision-combat = Gevechtsdobbelstenen, tokens en { -xp } zijn niet beperkt tot wat er in een doos zit. De { -weakness } wordt één keer geteld, op het moment dat je besluit te vechten.
decision-experience = Wondtokens afleggen en acties kopen kan telkens wanneer je iets beslist, en één keer aan het begin van de { -cleanup }. Vóór het { -finale } kun je Charisma niet meer kiezen: het token zou nergens voor dienen.
decision-holders = Een { -adventure-card } kijkt naar hoe alles was vlak voordat de kaart aan bod kwam. Doelen tellen zoals bij de { -final-scoring }.
decision-finale = In het { -finale } wordt geen { -skill } gebruikt en geen { -weapon } afgelegd. Een { -attack } kan ook onder nul komen.
decision-stay = Heb je voor de jacht gekozen, dan moet je tegen een { -minion } vechten, ook als je andere hebt laten lopen. Alsnog kopen of { -gold } nemen kan niet meer.
decision-backpack = Liggen er op je { -character-sheet } en ernaast samen { $dice } dobbelstenen, dan gaan de opgeborgen dobbelstenen nog in die beurt naar het { -character-sheet }. Zo kan niemand het spel rekken.
decision-enemies = Bij twee vijandelijke dobbelstenen treffen ze allebei de { -market } zoals die lag voordat een van de twee een kaart wegnam.
decision-open = Bij het open avontuur levert elke { -trophy } één { -xp } op, alsof je alle drie de tokens al hebt. Speel je solo, dan hoef je alleen aan de voorwaarde van een { -adventure-card } te voldoen.
decision-mighty = Machtige monsters hebben de waarden van het solospel, maar niet de voorwaarden ervan voor { -adventure-card(count: "other") }. Speel je solo, dan verandert de variant niets.

## Tabellen

number = { $n }
colors = { $colors }
least = { $n } of meer
below = minder dan { $n }
yes = ja
no = –
head-part = Wat
head-count = Hoeveel
head-players = Spelers
head-seat = Plaats in de volgorde
head-gold = Goud
head-gold-up-to = Goud, tot { $players } spelers
head-gold-with = Goud, { $players } spelers
head-row = Markt
head-initiative = Initiatief
head-dice = Startdobbelstenen
head-thinned = Afgelegd per groep
head-equal-gold = Gouden dobbelstenen
head-set = Set
head-pieces = Kaarten
head-colors = Klassekleuren
head-cards = { $n }
head-matching = Passende dobbelstenen
head-stars = Sterren
head-face = Kant
head-card = Met kaart { $n }
head-rank = Rang
head-difference = Wat
head-edition = { START($edition) }
head-sign = Teken
head-meaning = Betekenis
head-monster = Monster
head-strength = Sterkte
head-first-star = Eerste ster vanaf
head-most-stars = Meeste sterren vanaf
monster = { $monster }
part-boost-dice = { -boost-die(count: "other") }
part-scrolls = { -scroll(count: "other") }
part-minions = { -minion(count: "other") }
part-monsters = { -monster(count: "other") }
part-adventures = { -adventure-card(count: "other") }
part-color-dice = { -die(count: "other") } in elk van de zes kleuren
part-gold-dice = { -gold-die(count: "other") }
part-sheets = { -character-sheet(count: "other") }
part-classes = klassekaarten met elk twee klassen
part-backstories = achtergrondkaarten
part-alignments = moreelkaarten
part-weapons = { -weapon(count: "other") }
part-armor = { -armor-piece(count: "other") }
part-skills = { -skill(count: "other") }
part-traits = { -trait(count: "other") }
part-initiative = { -initiative-card(count: "other") }
part-coins = munten
place-left = de linkerkaart
place-middle = de middelste kaart
place-right = de rechterkaart
place-none = geen kaart
set = { $set }
slayer = Monsterdoder
rank = { $rank ->
        [0] Ware held
        [1] Gildemeester
        [2] Coryfee
        [3] Avonturier
        [4] Huurling
       *[5] Figurant
    }
diff-market = { -market-card(count: "other") }
diff-backstories = achtergrondkaarten
diff-alignments = moreelkaarten
diff-thinned = afgelegd per groep met { $seats } spelers
diff-discount = { $card } werkt ook bij een aankoop van de { -discard-pile }
diff-solo = stapel in het solospel
solo-shuffled = alles door elkaar geschud
solo-grouped = zoals met z’n tweeën
sign-die = { $die_code }
sign-die-is = een { -die }: { $die }
sign-free = ·
sign-free-is = een vrij { -space }
sign-wanted = ({ $color_code })
sign-wanted-is = een vrij { -space } waar de { -backstory } om { $color } vraagt
sign-match = {"["}{ $die_code }]
sign-match-is = een { -die } in de kleur waar de { -backstory } om vraagt
sign-other = { $die_code }({ $color_code })
sign-other-is = een { -die } in een andere kleur; de { -backstory } vraagt om { $color }
sign-row = { $row_code }
sign-row-is = de { -attribute-row } { $row }; zo ook { $dex_code } { $dex }, { $con_code } { $con }, { $int_code } { $int }, { $wis_code } { $wis }, { $cha_code } { $cha }
sign-star = ★{ $n }
sign-star-is = { $n } { -reputation-star(count: "other") }
sign-met = ✓
sign-met-is = een doel dat wordt behaald, wat er ook nog gerold wordt
sign-lost = ✗
sign-lost-is = een doel dat niet te halen is zolang de { -die(count: "other") } zo blijven; een prijs die je niet kunt betalen
sign-price = { $n } ({ $printed })
sign-price-is = de kaart kost jou { $n } in plaats van { $printed }
sign-marker = {"["}{ $n }]
sign-marker-is = het vak met het { -alignment-marker }
sign-arrow = ↑ ↓ ← →
sign-arrow-is = waarheen een kaart het { -alignment-marker } schuift: Goed, Kwaad, Rechtelijk, Anarchisme
