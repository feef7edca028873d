# Korte uitleg van de regels.

aim = Iedereen heeft { $cubes } bevolkingsblokjes. Wie er aan het eind de meeste over heeft, op het bord en in het kasteel samen, wint.
    .title = Doel
setup = In elke regio die meedoet (8, 10 of 12 met 2, 3 of 4 spelers) ligt één startfiche met de rat naar boven, en ergens staat de pestfiguur. Om de beurt vestigt iedereen zich met { $cubes } blokjes in een regio, daarna in omgekeerde volgorde nog eens met { $cubes }.
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
tokens = De fiches liggen met de rat naar boven. Wat er aan de onderkant staat, weet alleen een Heks die heeft gekeken. Fiches die er vanaf het begin liggen, met een °, komen uit een andere set dan de rest.
    .title = Rattenfiches
end-of-game = Het einde komt als de voorraad ratten op is, of als iemand alle { $cubes } blokjes { $at_end_word ->
        [yes] aan het eind van de beurt in het spel heeft, die in het kasteel meegeteld
       *[no] heeft ingezet, ook als er in dezelfde beurt weer terugkomen
    }. Die beurt wordt nog afgemaakt; dan volgt een slotronde. Tot slot houdt de pest huis in alle regio’s waar nog blokjes en ratten zijn.
    .title = Einde
last-round = Tegen de klok in mag iedereen, behalve wie het laatst aan de beurt was, elke eigen kaart nog één keer gebruiken. Niemand neemt kaarten, plaatst blokjes of verplaatst de pestfiguur, behalve met een kaart.
    .title = Slotronde
ties = Bij een gelijke stand wint wie van hen het eerst weer aan de beurt zou zijn.
    .title = Gelijke stand
options = Waar het spelregelboek een punt openlaat, beslist een optie: of je het precieze aantal blokjes moet plaatsen, wanneer er fiches uit het spel gaan, wie de rat kiest die wordt omgedraaid, of de pestfiguur terug mag naar het beginpunt, of die in de slotronde mag blijven staan, hoe twee symbolen voor de meerderheid tellen, of alle blokjes inzetten ook een einde maakt als er in dezelfde beurt terugkomen, of de pest ook huishoudt waar alleen de pestfiguur als blokjes meetelt, en wie begint (geloot, of genoemd met --first).
    .title = Opties
