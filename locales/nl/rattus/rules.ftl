# De spelregels, hoofdstuk voor hoofdstuk. De getallen komen uit bord, fiches en opties. Een hoofdstuk begint
# met een bericht dat een .title heeft; het past op een scherm.

aim = Iedereen heeft { $cubes } bevolkingsblokjes. Wie er aan het eind de meeste over heeft, op het bord en in het kasteel samen, wint.
    .title = Doel
components = Wat er nodig is, geteld op het bord, de fiches en de kaarten waarmee hier gespeeld wordt.
    .title = Spelmateriaal
setup = In elke regio die meedoet ligt één startfiche met de rat naar boven, en ergens staat de pestfiguur. Om de beurt vestigt iedereen zich met { $cubes } blokjes in een regio, daarna in omgekeerde volgorde nog eens met { $cubes }.
    .title = Voorbereiding
turn = In je beurt, in een volgorde naar keuze: neem een klassekaart, als je wilt, en plaats blokjes. Elke kaart die voor je ligt, mag je één keer gebruiken, vóór de pest. Verplaats tot slot de pestfiguur naar een aangrenzende regio: eromheen verspreiden zich de ratten, en in de regio zelf houdt de pest huis.
    .title = Beurt
class-cards = Neem een vrije kaart, of een kaart van een andere speler. Je houdt de kaart tot iemand die afpakt. Al je kaarten werken samen, en al hun symbolen treffen je. Elke kaart mag je één keer per beurt gebruiken.
    .title = Klassekaarten
placing = Kies een regio en plaats er evenveel blokjes als er ratten liggen. Als het kan, moet het.
    .title = Blokjes plaatsen
plague = De pestfiguur (op tafel †) moet naar een aangrenzende regio. Buren overzee, op het bord met pijlen verbonden, herken je aan de ~. Alleen waar de pestfiguur stopt, komen er ratten bij en houdt de pest huis.
    .title = Pest
spread = Bij één rat in de besmette regio komt er één nieuwe bij, bij twee of drie ratten komen er twee. Ze gaan naar aangrenzende regio’s, samen of apart; in een regio passen er hoogstens { $crowd }.
    .title = Verspreiding
ravage = Zolang er in de besmette regio blokjes en ratten zijn, worden de ratten één voor één omgedraaid. Bij elke rat wordt opnieuw geteld: staan er samen minstens zoveel blokjes, van wie dan ook, als de grenswaarde aangeeft, dan slaan de symbolen toe. Hoe dan ook gaat het fiche uit het spel.
    .title = De pest houdt huis
symbols = Eerst “Meerderheid”: wie er bij het omdraaien de meeste blokjes heeft, verliest er een; bij een gelijke stand geldt dat voor iedereen die gelijk staat. Daarna de andere symbolen. “Iedereen”: elke speler met blokjes daar verliest er een. Een klasse: wie die kaart heeft en er een eigen blokje heeft staan, verliest er een. Verloren blokjes gaan terug naar de reserve.
    .title = Symbolen
tokens = De fiches liggen met de rat naar boven. Wat er aan de onderkant staat, weet alleen een Heks die heeft gekeken: een grenswaarde, dan symbolen. Fiches die er vanaf het begin liggen, met een °, komen uit een andere set dan de rest.
    .title = Rattenfiches
end-of-game = Het einde komt als de voorraad ratten op is, of als iemand alle { $cubes } blokjes { $at_end_word ->
        [yes] aan het eind van de beurt in het spel heeft, die in het kasteel meegeteld
       *[no] heeft ingezet, ook als er in dezelfde beurt weer terugkomen
    }. Die beurt wordt nog afgemaakt; dan volgt een slotronde. Tot slot houdt de pest huis in alle regio’s waar nog blokjes en ratten zijn.
    .title = Einde
last-round = Tegen de klok in mag iedereen, behalve wie het laatst aan de beurt was, elke eigen kaart nog één keer gebruiken. Niemand neemt kaarten, plaatst blokjes of verplaatst de pestfiguur, behalve met een kaart.
    .title = Slotronde
ties = Bij een gelijke stand wint wie van hen het eerst weer aan de beurt zou zijn: geteld vanaf wie het laatst aan de beurt was, en die zelf als laatste komt.
    .title = Gelijke stand
editions = De Franse en de Engelse spelregels verschillen op één punt.
    .title = Edities
decisions = Waar de spelregels een punt openlaten, moet iemand beslissen. Zo gaat het hier; de opties die dat veranderen geef je aan het begin met --option.
    .title = Beslissingen
signs = Op het bord is † de pestfiguur, ° een rat die er vanaf het begin ligt, ~ een buur overzee. “3+: meerderheid, Monnik” is een rattenfiche: de grenswaarde en de symbolen. Alle tekens: ? tekens
    .title = Tekens

## Spelmateriaal

components-map = Het bord heeft lichte, halfdonkere en donkere regio’s. De lichte doen altijd mee, de halfdonkere vanaf drie spelers, de donkere met vier.
components-token = De rug van alle rattenfiches is gelijk. Op de onderkant staan een grenswaarde en symbolen: op tafel { $face_limit }+ en daarachter { $face_symbols }.

## Voorbereiding

setup-regions = Alleen de regio’s voor jullie aantal spelers doen mee. De andere bestaan niet: geen ratten, geen blokjes, geen pest.
setup-cubes = Iedereen neemt { $cubes } blokjes in reserve. De klassekaarten liggen klaar; niemand heeft er een.
setup-rats = De startfiches worden blind geschud, en in elke regio komt er een.
setup-supply = De overige startfiches worden met de andere gemengd. Een deel van de fiches gaat ongezien uit het spel; de rest is de voorraad.
setup-plague = De pestfiguur komt in een gelote regio.
setup-first = Wie begint, wordt ook geloot, of genoemd met --first.
setup-settle = Met de klok mee zet ieder { $cubes } blokjes in een regio; dan, in omgekeerde volgorde, nog eens { $cubes } in een regio. Het mag dezelfde zijn, en anderen mogen er staan. Daarna begint de eerste beurt.
setup-table = Hoeveel van elk, naar het aantal spelers:

## De beurt

turn-order = Een kaart nemen, blokjes plaatsen en kaarten gebruiken doe je in een volgorde naar keuze. De pest komt het laatst en besluit de beurt; alleen de Koning kan dan nog iets doen.
turn-example = Hier is een beurt met twee spelers, stap voor stap. Wat iemand kiest, staat achter het teken.
class-cards-take = Hoogstens één kaart per beurt, en alleen in je eigen beurt. Niemand mag weigeren. Je kunt haar meteen gebruiken, ook als ze net gebruikt is.
class-cards-use = Een kaart wordt één keer per beurt gebruikt, nooit in andermans beurt, behalve in de slotronde.
class-cards-risk = Hoe meer kaarten je hebt, hoe meer je kunt, en hoe meer fiches je treffen.
placing-count = De ratten worden geteld als je plaatst: een kaart kan er eerst een hebben gebracht of weggehaald. In een regio zonder ratten komt niets, behalve met de Boer.
placing-must = Alle blokjes gaan naar dezelfde regio. Je kiest vrij uit alle regio’s die meedoen.
plague-move = Blijven staan kan niet, en een weg is er altijd. Wie de pestfiguur verzet, kiest.
spread-full = Een regio met { $crowd } ratten neemt er geen meer op. Zijn alle buren vol, dan blijven de overige ratten in de voorraad.
spread-supply = Ratten verspreiden zich ook waar geen blokjes staan. Raakt de voorraad op, dan wordt gelegd wat er is, en wordt de beurt afgemaakt.
ravage-order = Welke van de ratten als volgende wordt omgedraaid, beslist het lot.
ravage-count = Na elke rat worden alle blokjes opnieuw geteld: wat je aan de ene rat verliest, kan je voor de volgende behoeden. Ratten die niet worden omgedraaid, blijven liggen.
symbols-majority = Wie de meerderheid heeft, wordt één keer bepaald, voordat dit fiche iemand een blokje kost.
symbols-all = Neutrale blokjes van de Ridder zijn van niemand: ze maken het aantal groter en gaan nooit verloren.
symbols-class = Een klasse die niemand heeft, of waarvan de bezitter er niet staat, treft niemand.
symbols-several = Treffen meerdere symbolen dezelfde speler, dan kost elk een blokje, zolang er zijn. Verloren blokjes gaan naar de reserve en kunnen weer geplaatst worden.
tokens-limits = Zoveel fiches hebben elke grenswaarde:

## Het einde

end-supply = Omgedraaide fiches komen niet terug: de voorraad wordt alleen kleiner.
end-placed = Het andere einde is zeldzaam: { $at_end_word ->
        [yes] aan het eind van een beurt heeft iemand geen blokje meer in reserve
       *[no] op enig moment in een beurt heeft iemand geen blokje meer in reserve en alle { $cubes } geplaatst
    }. Blokjes in het kasteel gelden als geplaatst.
last-cards = In de slotronde doen de kaarten wat ze daarover zeggen: de Boer zet een blokje in een regio naar keuze, de Ridder verzet de pestfiguur, die dan geen ratten brengt en niet meteen huishoudt. Alle andere werken als altijd.
last-ravage = Dan worden in alle regio’s alle ratten omgedraaid zoals anders, zolang er blokjes staan. Niets verspreidt zich.
last-winner = Tel je blokjes op het bord en in het kasteel; die in de reserve tellen niet.

## Edities

editions-placed = Volgens de Franse eindigt het spel als iemand tijdens een beurt alle blokjes heeft ingezet, volgens de Engelse als ze aan het eind van de beurt allemaal nog staan. Het eerste wordt gespeeld; --option all-placed=at-end kiest het andere.

## Beslissingen

decision-faces = Wat er op de meeste rattenfiches staat, is niet openbaar. Het is hier nieuw bedacht, naar wat ervan bekend is; het bestand van de fiches zegt welke.
decision-map = Ook sommige grenzen op het bord zijn niet openbaar; ze volgen de kaart van Europa.
decision-first = Volgens de regels begint de jongste; hier wordt geloot, of iemand genoemd met --first.
decision-placing = Blokjes moeten geplaatst worden, en zoveel als er ratten liggen. Met placing=free mogen het er minder zijn, of geen.
decision-removal = Fiches gaan uit het spel nadat de overige startfiches erdoor zijn gemengd. Met removal=before-mixing ervoor.
decision-flips = Welke rat wordt omgedraaid, beslist het lot. Met flips=chosen kiest wie aan de beurt is.
decision-return = Met de Ridder kan de pestfiguur niet terug naar het beginpunt. Met plague-return=yes wel.
decision-stay = In de slotronde moet de Ridder de pestfiguur verzetten om haar als blokjes te laten tellen. Met last-plague=may-stay mag ze blijven.
decision-majority = Twee symbolen voor de meerderheid op één fiche treffen dezelfde spelers. Met double-majority=recounted wordt er tussendoor opnieuw geteld.
decision-placed = Wie alle blokjes inzet, luidt het einde in, ook als er in dezelfde beurt verloren gaan. Met all-placed=at-end niet.
decision-alone = Waar geen andere blokjes staan, houdt de pest niet huis om de neutrale blokjes van de Ridder. Met plague-alone=yes wel.
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
part-regular = overige rattenfiches
part-classes = klassekaarten
part-plague = pestfiguur
sign-plague = †
sign-plague-is = de pestfiguur
sign-counting = +{ $n }
sign-counting-is = de pestfiguur telt als { $n } neutrale blokjes
sign-starting = { $n }°
sign-starting-is = ratten, waarvan er een vanaf het begin ligt
sign-sea = ~{ $region_code }
sign-sea-is = { $region }, overzee
sign-face = { $face }
sign-face-is = een rattenfiche: de grenswaarde, dan de symbolen
