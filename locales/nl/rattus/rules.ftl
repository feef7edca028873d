# De spelregels, hoofdstuk voor hoofdstuk. De getallen komen uit bord, fiches en opties. Een hoofdstuk begint
# met een bericht dat een .title heeft; het past op een scherm.

aim = Iedereen heeft { $cubes } bevolkingsblokjes. Wie er aan het eind de meeste overheeft, op het bord en in het kasteel samen, wint.
    .title = Doel
components = Dit hoort bij het spel zoals het hier gespeeld wordt.
    .title = Spelmateriaal
setup = In elke regio die meedoet, komt een rat, ergens breekt de pest uit, en iedereen vestigt zich met de eerste blokjes.
    .title = Voorbereiding
turn = In je beurt mag je een klassekaart nemen, plaats je blokjes, en verplaats je tot slot de pestfiguur.
    .title = Beurt
class-cards = Een klassekaart geeft je een kracht, maar een rattenfiche met hetzelfde symbool treft je.
    .title = Klassekaarten
placing = { $placing_word ->
        [free] Je mag één keer in je beurt een regio kiezen en er hoogstens zoveel blokjes plaatsen als er ratten liggen.
       *[other] Kies één keer in je beurt een regio en plaats er evenveel blokjes als er ratten liggen.
    }
    .title = Blokjes plaatsen
plague = De pestfiguur (op tafel †) moet naar een aangrenzende regio. Buren overzee, op het bord met pijlen verbonden, herken je aan de ~. Alleen waar de pestfiguur stopt, komen er ratten bij en houdt de pest huis.
    .title = Pest
spread = Rond de besmette regio, waar de pestfiguur nu staat, komen nieuwe ratten voordat de pest huishoudt.
    .title = Verspreiding
ravage = Zolang er in de besmette regio blokjes en ratten zijn, worden de ratten één voor één omgedraaid. Bij elke rat wordt opnieuw geteld: staan er samen minstens zoveel blokjes, van wie dan ook, als de grenswaarde aangeeft, dan slaan de symbolen toe. Hoe dan ook gaat het fiche uit het spel.
    .title = De pest houdt huis
symbols = Eerst “Meerderheid”: wie er { $double_majority_word ->
        [recounted] op dat moment
       *[other] bij het omdraaien
    } de meeste blokjes heeft, verliest er een; bij een gelijke stand geldt dat voor iedereen die gelijk staat. Daarna de andere symbolen. “Iedereen”: elke speler met blokjes daar verliest er een. Een klasse: wie die kaart heeft en er een eigen blokje heeft staan, verliest er een.
    .title = Symbolen
tokens = De fiches liggen met de rat naar boven. Wat er aan de onderkant staat, weet alleen wie met de Heks heeft gekeken: een grenswaarde, dan symbolen. Fiches die er vanaf het begin liggen, met een °, komen uit een andere set dan de rest.
    .title = Rattenfiches
end-of-game = Het spel eindigt op een van twee manieren: de ratten zijn op, of iemand heeft alle blokjes geplaatst. Dan volgt een slotronde, en tot slot houdt de pest huis in alle regio’s.
    .title = Einde
last-round = Is het einde er, dan volgt nog één ronde waarin alleen kaarten worden gebruikt. Daarna wordt geteld.
    .title = Slotronde
ties = Bij een gelijke stand wint wie van hen het eerst weer aan de beurt zou zijn; wie de laatste beurt had, komt daarbij achteraan.
    .title = Gelijke stand
editions = De Franse en de Engelse spelregels verschillen op één punt.
    .title = Edities
decisions = Waar de spelregels een punt openlaten, moet iemand beslissen. Zo gaat het hier; de opties die dat veranderen, geef je aan het begin met --option.
    .title = Beslissingen
signs = Op het bord is † de pestfiguur, ° een rat die er vanaf het begin ligt, ~ een buur overzee. “3+: Meerderheid, Monnik” is een rattenfiche: de grenswaarde en de symbolen.
    .title = Tekens

## Spelmateriaal

components-map = Het bord heeft lichte, halfdonkere en donkere regio’s. De lichte doen altijd mee, de halfdonkere vanaf drie spelers, de donkere met vier.
components-token = De rug is bij alle rattenfiches gelijk: een rat. Op de onderkant staan een { -limit } en symbolen: op tafel { $face_limit }+ en daarachter { $face_symbols_commas }.

## Voorbereiding

setup-regions = Alleen de regio’s voor jullie aantal spelers doen mee. De andere bestaan niet: geen ratten, geen blokjes, geen pest.
setup-cubes = Iedereen neemt { $cubes } blokjes in reserve. De klassekaarten liggen klaar; niemand heeft er een.
setup-rats = De startfiches worden blind geschud, en in elke regio komt er een.
setup-supply = { $early_word ->
        [yes] Een deel van de gewone fiches gaat ongezien uit het spel. Dan worden de overige startfiches met de andere gemengd; dat is de voorraad.
       *[no] De overige startfiches worden met de andere gemengd. Een deel van de fiches gaat ongezien uit het spel; de rest is de voorraad.
    }
setup-plague = Het lot bepaalt in welke regio de { -plague(form: "piece") } begint.
setup-first = { $first_word ->
        [drawn] Ook wie begint, bepaalt het lot.
        [none] Ook wie begint, bepaalt het lot, tenzij --first iemand aanwijst.
       *[other] Wie begint, is met --first aangewezen.
    }
setup-settle = Met de klok mee zet elke speler { $cubes } blokjes in één regio; dan, in omgekeerde volgorde, nog eens { $cubes } in één regio. Dat mag dezelfde zijn, en er mogen al anderen staan. Daarna begint de eerste beurt.
setup-table = Hoeveel van elk, naar het aantal spelers:

## De beurt

turn-order = Een kaart nemen, blokjes plaatsen en je kaarten gebruiken doe je in een volgorde naar keuze. De pest komt als laatste: rond de { -plague(form: "piece") } verspreiden de ratten zich, dan houdt de pest huis in die regio. Daarna kan alleen de Koning nog iets doen, en met de klok mee is de volgende speler aan de beurt.
turn-example = Hier is een beurt met twee spelers, stap voor stap{ $flips_word ->
        [chosen] ; anders dan aan deze tafel beslist daarin het lot welke rat wordt omgedraaid
       *[other] {""}
    }. Wat iemand kiest, staat achter “>”.
class-cards-take = In je beurt mag je één kaart nemen: een vrije, of een van een andere speler, die niet mag weigeren. Je houdt de kaart tot iemand die afpakt. Je kunt de kaart meteen gebruiken, ook als een ander dat net heeft gedaan.
class-cards-use = Elk van je kaarten mag je in je beurt één keer gebruiken, voordat de pestfiguur zich verplaatst, de Koning ook daarna. In andermans beurt gebruik je geen kaarten. In de slotronde mag iedereen ze om de beurt nog één keer gebruiken.
class-cards-risk = Al je kaarten werken samen: hoe meer je er hebt, hoe meer je kunt, en hoe meer fiches je treffen.
placing-count = De ratten worden geteld als je plaatst: een kaart kan er eerst een hebben gebracht of weggehaald. In een regio zonder ratten plaats je niets, behalve met de Boer.
placing-must = { $free_word ->
        [yes] Je mag minder blokjes plaatsen dan er ratten liggen, of geen. Wat je plaatst, gaat
       *[no] Heb je er minder in reserve, plaats ze dan allemaal. Wie kan plaatsen, moet dat ook doen, en wel voordat de pestfiguur zich verplaatst. Alle blokjes gaan
    } naar dezelfde regio; je kiest vrij uit alle regio’s die meedoen.
plague-move = Wie aan de beurt is, kiest waarheen; er is altijd een aangrenzende regio. Blijven staan kan niet{ $returns_word ->
        [yes] , maar de Ridder mag de { -plague(form: "piece") } terugbrengen naar het beginpunt.
       *[no] , en ook de Ridder mag de { -plague(form: "piece") } niet terugbrengen naar het beginpunt.
    }
spread-count = Ligt er één rat in de besmette regio, dan komt er één nieuwe; bij twee of meer zijn het er twee.
spread-place = Wie aan de beurt is, legt de nieuwe ratten ongezien in aangrenzende regio’s, samen of apart. In een regio passen hoogstens { $crowd } ratten; zijn alle buren vol, dan blijven de overige in de voorraad.
spread-supply = Ratten verspreiden zich ook waar geen blokjes staan. Raakt de voorraad op, dan komt erbij wat er nog is, en de beurt wordt afgemaakt.
ravage-order = { $chosen_word ->
        [yes] Wie aan de beurt is, kiest welke van de ratten als volgende wordt omgedraaid.
       *[no] Welke van de ratten als volgende wordt omgedraaid, beslist het lot.
    }
ravage-count = Na elke rat worden alle blokjes opnieuw geteld: wat je aan de ene rat verliest, kan je voor de volgende behoeden. Ratten die niet worden omgedraaid, blijven liggen.
ravage-neutral = De neutrale blokjes waarvoor de pestfiguur met de Ridder telt, zijn van niemand: ze maken het aantal groter en gaan nooit verloren. { $alone_word ->
        [yes] Ook in een regio zonder andere blokjes worden er ratten voor omgedraaid.
       *[no] In een regio zonder andere blokjes wordt er geen rat voor omgedraaid.
    }
symbols-majority = { $recounted_word ->
        [yes] Staat de meerderheid twee keer op een fiche, dan wordt er na de eerste keer opnieuw geteld: de tweede treft wie er dan de meeste blokjes heeft.
       *[no] Wie de meerderheid heeft, wordt één keer bepaald, voordat dit fiche iemand een blokje kost.
    }
symbols-class = Een klasse die niemand heeft, of waarvan de bezitter er niet staat, treft niemand.
symbols-several = Treffen meerdere symbolen dezelfde speler, dan kost elk een blokje, zolang er zijn. Verloren blokjes gaan naar de reserve en kunnen weer geplaatst worden.
tokens-limits = Zoveel fiches hebben elke grenswaarde:

## Het einde

end-supply = Het spel eindigt als na een beurt de voorraad ratten op is. Omgedraaide fiches komen niet terug: de voorraad wordt alleen kleiner.
end-placed = Het eindigt ook { $at_end_word ->
        [yes] als iemand aan het eind van een beurt geen blokje meer in reserve heeft
       *[no] als iemand op enig moment in een beurt alle { $cubes } blokjes heeft geplaatst, ook als er in dezelfde beurt weer terugkomen
    }. Blokjes in het kasteel gelden als geplaatst.
last-turns = Tegen de klok in mag iedereen, behalve wie het laatst aan de beurt was, elke eigen kaart nog één keer gebruiken. Niemand neemt kaarten, plaatst blokjes of verplaatst de pestfiguur, behalve met een kaart.
last-cards = In de slotronde doen de kaarten wat ze daarover zeggen: de Boer zet een blokje in een regio naar keuze; de Ridder verzet de pestfiguur, die dan geen ratten brengt en niet meteen huishoudt. { $stays_word ->
        [yes] De { -plague(form: "piece") } mag ook blijven staan en als blokjes tellen.
       *[no] Alleen als de { -plague(form: "piece") } zich verplaatst, telt die als blokjes.
    } Alle andere kaarten werken als altijd.
last-ravage = Dan worden in alle regio’s alle ratten omgedraaid zoals gewoonlijk, zolang er blokjes staan{ $plague_alone_word ->
        [yes] , ook als het alleen neutrale zijn
       *[other] {""}
    }.{ $flips_word ->
        [chosen] {" "}Wie de laatste beurt had, kiest welke van de ratten als volgende wordt omgedraaid.
       *[other] {""}
    } Niets verspreidt zich.
last-winner = Tel je blokjes op het bord en in het kasteel; die in de reserve tellen niet.

## Edities

editions-placed = Volgens de Franse eindigt het spel als iemand tijdens een beurt alle blokjes heeft geplaatst, volgens de Engelse als ze aan het eind van de beurt allemaal nog staan. { $all_placed_word ->
        [at-end] Aan deze tafel gelden de Engelse (all-placed=at-end).
       *[other] Hier gelden de Franse, tenzij je met --option all-placed=at-end de Engelse kiest.
    }

## Beslissingen

# Een andere optie dan de gewone geldt. $here: of dat aan de tafel zo is.
-chosen-here = Zo wordt het aan deze tafel gespeeld.

decision-faces = Wat er op de meeste rattenfiches staat, is niet openbaar. Het is hier nieuw bedacht, naar wat ervan bekend is; het bestand van de fiches zegt welke.
decision-map = Ook sommige grenzen op het bord zijn niet openbaar; ze volgen de kaart van Europa.
decision-first = Volgens de regels begint de jongste; hier bepaalt het lot wie begint, tenzij --first iemand aanwijst.
decision-placing = Gewoonlijk moeten er blokjes geplaatst worden, en wel zoveel als er ratten liggen. Met placing=free mogen het er minder zijn, of geen.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-removal = Gewoonlijk gaan fiches uit het spel nadat de overige startfiches erdoor zijn gemengd. Met removal=before-mixing gebeurt dat al vóór het mengen.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-flips = Gewoonlijk beslist het lot welke rat wordt omgedraaid. Met flips=chosen kiest wie aan de beurt is.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-return = Gewoonlijk kan de pestfiguur met de Ridder niet terug naar het beginpunt. Met plague-return=yes kan dat wel.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-stay = Gewoonlijk moet de Ridder in de slotronde de pestfiguur verzetten om die als blokjes te laten tellen. Met last-plague=may-stay mag de pestfiguur blijven staan.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-majority = Gewoonlijk treffen twee symbolen voor de meerderheid op één fiche dezelfde spelers. Met double-majority=recounted wordt er tussendoor opnieuw geteld.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-placed = Gewoonlijk luidt wie alle blokjes plaatst het einde in, ook als er in dezelfde beurt verloren gaan. Met all-placed=at-end moeten ze aan het eind van de beurt nog allemaal geplaatst zijn.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-alone = Waar geen andere blokjes staan, houdt de pest gewoonlijk niet huis vanwege de neutrale blokjes van de Ridder. Met plague-alone=yes gebeurt dat wel.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-peasant = In de slotronde heeft de Boer een blokje in reserve nodig.

## Tabellen

number = { $n }
head-part = Wat
head-count = Hoeveel
head-players = Spelers
head-regions = Regio’s
head-aside = Uit het spel
head-supply = Voorraad
head-limit = Grenswaarde
head-tokens = Fiches
head-sign = Teken
head-meaning = Betekenis
part-regions = regio’s
part-cubes = blokjes per speler
part-starting = startfiches
part-regular = gewone rattenfiches
part-classes = klassekaarten
part-plague = pestfiguur
sign-plague = †
sign-plague-is = de pestfiguur
sign-counting = +{ $n }
sign-counting-is = de pestfiguur telt als { $n } neutrale blokjes
sign-starting = { $n }°
sign-starting-is = ratten, waarvan er minstens één vanaf het begin ligt
sign-sea = ~{ $region_code }
sign-sea-is = { $region }, overzee
sign-face = { $face }
sign-face-is = een rattenfiche: de grenswaarde, dan de symbolen
