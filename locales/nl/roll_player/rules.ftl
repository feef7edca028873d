# Korte uitleg van de regels.

aim = Iedereen bouwt aan een eigen held: { -race }, { -class }, { -backstory }, { -alignment } en uitrusting. Met { -die(count: "other") } vul je de zes { -attribute-row(count: "other") } van je { -character-sheet }, en met { -gold } koop je kaarten. Wie aan het eind de meeste { -reputation-star(count: "other") } heeft, wint.
    .title = Doel
setup = De hoogste worp bepaalt de { -first-player }. Iedereen kiest een { -character-sheet }, krijgt { -gold } (wie later aan de beurt is iets meer) en trekt een { -die }: de kleur wijst de klassekaart aan, waarvan je één van de { -class(count: "other") } kiest. Daarna krijgt iedereen een { -backstory }kaart en een { -alignment-card }; het { -alignment-marker } begint in het midden. Tot slot rol je je { -starting-die(count: "other") } en plaats je ze, van links naar rechts in elke rij, zonder { -attribute-action(count: "other") }. Volle rijen en { -gold-die(count: "other") } leveren al { -gold } op. In de tweede editie gaat bovendien een deel van de { -market-card(count: "other") } meteen naar de { -discard-pile }, als er minder dan vier spelers zijn.
    .title = Voorbereiding
round = Een ronde heeft vier fasen: de { -roll-phase }, de { -dice-phase }, de { -market-phase } en de { -cleanup }. In de { -dice-phase } gaat het vanaf de { -first-player } met de klok mee, in de { -market-phase } op volgorde van de { -initiative-card(count: "other") }. Tot slot geeft de { -first-player } de { -bag } door naar links; wie die krijgt, is { -first-player } van de volgende ronde.
    .title = Ronde
roll-phase = De { -first-player } trekt { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    } uit de { -bag }, rolt ze en legt ze in oplopende volgorde op de { -initiative-card(count: "other") }: de laagste op kaart 1. Bij gelijke waarden kiest de { -first-player } de volgorde. Raakt de { -bag } leeg, dan kan niemand een { -initiative-card } zonder { -die } nemen. Op tafel staan de kleuren als letters: G voor groen, B voor blauw, R voor rood, P voor paars, Z voor zwart, W voor wit en O voor goud.
    .title = Rolfase
dice-phase = Vanaf de { -first-player } en met de klok mee neemt ieder een { -initiative-card }, met de { -die } en het { -gold } dat erop ligt. Plaats de { -die } ongewijzigd op het meest linkse vrije { -space } van een rij. Een { -gold-die } levert { $gold_die_pays } { -gold } op, een rij vullen { $row_pays } { -gold }. Daarna mag je één keer de actie van die rij uitvoeren. Wat zo’n actie verplaatst of verandert, levert geen { -gold } en geen nieuwe actie op.
    .title = Dobbelsteenfase
action-str = Draai één { -die } op je { -character-sheet } naar de { -opposite-face }: een 1 wordt een 6, een 2 een 5, een 3 een 4, en omgekeerd. Dat is nooit verplicht.
    .title = Strength
action-dex = Verwissel twee { -die(count: "other") } op je { -character-sheet } van plaats; hun waarden blijven gelijk. Ruilen met een leeg { -space } kan niet.
    .title = Dexterity
action-con = Verhoog of verlaag één { -die } op je { -character-sheet } met 1. Hoger dan 6 of lager dan 1 kan niet.
    .title = Constitution
action-int = Rol één { -die } op je { -character-sheet } opnieuw. Kies daarna of je de nieuwe waarde houdt of de oude; de { -die } blijft op zijn { -space }.
    .title = Intelligence
action-wis = Schuif het { -alignment-marker } op je { -alignment-card } één vak naar boven, beneden, links of rechts. Schuin schuiven kan niet.
    .title = Wisdom
action-cha = Neem een { -charisma-token }. In de { -market-phase } van deze ronde betaal je daarmee 1 { -gold } van een prijs; ongebruikt lever je het in de { -cleanup } weer in.
    .title = Charisma
market-phase = In de volgorde van de { -initiative-card(count: "other") } koopt ieder één { -market-card }, of legt er één af en ontvangt { $discard_pays } { -gold }. Een { -charisma-token } telt als 1 { -gold } van een prijs en gaat vóór het { -gold }. De { -market } wordt tijdens de fase niet aangevuld; is de { -market } leeg, dan ontvang je het { -gold } toch. Een { -trait } verschuift bij aankoop meteen je { -alignment-marker }, als dat kan; een { -skill } mag je meteen gebruiken.
    .title = Marktfase
weapons = Een { -weapon } geeft je een bonus of een mogelijkheid en vraagt één of twee handen. Samen mogen je { -weapon(count: "other") } nooit meer dan { $hands ->
        [one] { $hands } { -hand }
       *[other] { $hands } { -hand(count: "other") }
    } vragen; heb je voor een nieuw { -weapon } geen hand vrij, dan moet je een ander afleggen. Telkens wanneer jij iets beslist, mag je een eigen { -weapon } op de { -discard-pile } leggen, voor het laatst vlak voor de { -final-scoring }.
    .title = Wapens
armor = Pantser doet niets tijdens het spel, maar levert aan het eind { -reputation-star(count: "other") } op. Er zijn drie sets: maliën, leder en mystiek. Elke set telt apart: hoe meer kaarten, hoe meer { -star(count: "other") }, en één extra per set in je { -class-color }. Je mag zo veel { -armor-piece(count: "other") } bezitten als je wilt.
    .title = Pantser
traits = Koop je een { -trait }, dan schuift je { -alignment-marker } meteen één vak in de richting van de pijl. Kan dat niet, dan blijft het staan. Aan het eind levert de kaart { -reputation-star(count: "other") } op als je aan de voorwaarde voldoet.
    .title = Karakter
skills = Om een { -skill } te gebruiken, schuif je eerst je { -alignment-marker } één vak in de richting van de pijl; kan dat niet, dan kun je de { -skill } niet gebruiken. Daarna voer je de kaart uit als je wilt, en draai je die opzij: de kaart is gebruikt, tot je haar bij het opruimen ververst. Dat mag op elk moment, ook in andermans beurt en meteen na de aankoop, tenzij de kaart iets anders zegt.
    .title = Vaardigheden
cleanup = Ongebruikte { -charisma-token(count: "other") } gaan terug in de voorraad, en ieder mag één gebruikte { -skill } verversen. De overgebleven { -die } gaat in de { -bag }, de overgebleven { -market-card(count: "other") } naar de { -discard-pile }. Er komen nieuwe kaarten op de { -market }; is de { -market-deck } op, dan wordt de { -discard-pile } geschud. Op elke { -initiative-card } tussen de eerste en de laatste komt weer 1 { -gold }, als daar geen { -gold } meer ligt. De speler links krijgt de { -bag } en wordt { -first-player }.
    .title = Opruimfase
end-of-game = De ronde waarin de laatste { -space(count: "other") } op ieders { -character-sheet } gevuld raken, is de laatste. Die ronde wordt nog uitgespeeld, met { -market } en { -cleanup }, maar er komt geen nieuwe { -market }. Wie wil, gebruikt nog { -skill(count: "other") } of legt een { -weapon } af; dan volgt de { -final-scoring }.
    .title = Speleinde
scoring = Tel je { -reputation-star(count: "other") } op: behaalde { -attribute-goal(count: "other") }, één voor elke { -die } in je { -class-color }, het vak onder je { -alignment-marker }, je { -backstory }, je { -armor-set(count: "other") } en je kaarten. Voor een doel tel je de { -die(count: "other") } van de rij op, met de bonus of sanctie van je { -race } en je { -weapon(count: "other") }. Een los getal moet je precies halen, bij een bereik moet de score erbinnen vallen, en bij een plusteken is meer ook goed. Voor de voorwaarden van { -trait(count: "other") } tellen { -race } en { -weapon(count: "other") } niet mee.
    .title = Eindtelling
alignment = Je { -alignment-card } heeft negen vakken: van Goed bovenaan tot Kwaad onderaan, van Rechtelijk links tot Anarchisme rechts. Je { -alignment-marker } verschuift door Wisdom, door elke { -trait } die je koopt en door elke { -skill } die je gebruikt. Van de kaart af schuift het nooit. Op tafel staat het vak tussen vierkante haken. Aan het eind telt het vak waarop het staat; dat kan je ook { -star(count: "other") } kosten.
    .title = Moreel
backstory = Je { -backstory }kaart vraagt op zes { -space(count: "other") } om een bepaalde kleur; de waarde telt niet. Passen er aan het eind twee of drie { -die(count: "other") }, dan verdien je { $two ->
        [one] { $two } { -star }
       *[other] { $two } { -star(count: "other") }
    }; bij vier of vijf { $four ->
        [one] { $four } { -star }
       *[other] { $four } { -star(count: "other") }
    }, bij alle zes { $six ->
        [one] { $six } { -star }
       *[other] { $six } { -star(count: "other") }
    }. Op het { -character-sheet } betekent (R): hier ontbreekt nog een rode { -die }; [R5]: die ligt er al; B5(R): in plaats van een rode ligt er een blauwe.
    .title = Achtergrond
ties = Bij gelijke stand wint wie het meeste { -gold } heeft. Is ook dat gelijk, dan wint wie de minste { -die(count: "other") } in de eigen { -class-color } heeft. Is er dan nog geen verschil, dan wordt de overwinning gedeeld.
    .title = Gelijke stand
solo = Alleen speel je zoals met z’n tweeën, tegen een { -gold-die }: de { -enemy-die }. Neem je { -initiative-card } 1, dan blijft die liggen. Neem je kaart 2, dan gaat bij een 1, 2 of 3 de linker, middelste of rechter { -market-card } naar de { -trash }, en bij een 4, 5 of 6 geen enkele. Neem je kaart 3, dan treft het bij 1–2 de linker, bij 3–4 de middelste en bij 5–6 de rechter. Na je { -market-turn } gaat de meest linkse overgebleven kaart naar de { -discard-pile }, de rest naar de { -trash }; daarvan komt niets terug. Aan het eind is elke { $gold_per_star } { -gold } nog één { -star } waard, en bepaalt je totaal je rang. In de eerste editie worden hiervoor alle { -market-card(count: "other") } door elkaar geschud; de eerste begint de { -discard-pile }, de tweede de { -trash }. In de tweede editie doet “Diplomatie” niet mee, en begint één kaart alleen de { -trash }.
    .title = Alleen spelen
equal-dice = Je trekt geen { -starting-die(count: "other") }: iedereen krijgt er één van elk van de zes kleuren. Met drie spelers komt daar voor iedereen een { -gold-die } bij, met vier spelers twee.
    .title = Minder willekeurige start
bazaar = Alle { -market-card(count: "other") } worden door elkaar geschud, zonder op de stippen te letten. Zo komen ook vroeg in het spel dure kaarten op de { -market }.
    .title = Willekeurige marktstapel
short-game = Iedereen begint met { $more ->
        [one] { $more } extra { -starting-die }
       *[other] { $more } extra { -starting-die(count: "other") }
    }, zodat het spel eerder afgelopen is. De derde en vierde speler krijgen dan geen extra { -gold }.
    .title = Kort spel
friendly-market = Wie niets koopt, ontvangt { $discard_pays } { -gold } zonder een kaart van de { -market } af te leggen. Wat door het afleggen van een { -market-card } in werking treedt, werkt dan toch.
    .title = Vriendelijke markt
free-classes = In plaats van een { -die } te trekken kiest ieder vrij een { -class }, te beginnen met de { -first-player }. Een kleur die al is gekozen, is niet meer beschikbaar.
    .title = Vrije klassekeuze
