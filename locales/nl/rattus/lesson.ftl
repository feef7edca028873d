# Wat de oefenpartij tutorial/first.play leert, op volgorde: een paar regels per les. `.otherwise` wordt
# gezegd als er iets anders wordt gekozen dan verwacht.

first-settle = Welkom! Overal in Europa wonen mensen, en ratten ook. Wie aan het eind de meeste blokjes overheeft, wint. Eerst vestig je twee blokjes: in Hungaria, naast Germania, Italia en Polonia.
    .title = Je eerste partij Rattus
    .otherwise = Daar zou het ook kunnen, maar jouw verhaal begint in Hungaria, in het oosten van het bord.
second-settle = Je tegenstander, een bot, zit in Anglia en in Germania, waar ook de pestfiguur († op het bord) staat. Geef je volgende twee blokjes een tweede thuis: Italia.
    .aloud = Je tegenstander, een bot, zit in Anglia en in Germania, waar ook de pestfiguur staat. Geef je volgende twee blokjes een tweede thuis: Italia.
    .otherwise = Het mag, maar zet niet alles bij elkaar of waar al anderen zitten: ratten slaan toe waar veel blokjes staan. Kies Italia.

## De eerste beurt

take-a-card = Je eerste beurt. Je mag één { -class-card } nemen. Die geeft je een kracht, maar een rat met hetzelfde symbool treft je. De Koopman haalt blokjes uit het gevaar: neem hem.
    .otherwise = In een gewone partij mag je ook een andere kaart nemen of eerst blokjes plaatsen. Voor wat nu komt, heb je de Koopman nodig.
place-by-rats = Nu plaats je blokjes: evenveel als er ratten in een regio liggen. Op dit moment ligt er overal één rat, dus plaats je één blokje. Een eigen thuis in Polonia of gezelschap in Hungaria: allebei goed, dus kies zelf.
    .otherwise = In een andere partij kan dat best. Voor wat nu komt, moet je blokje naar Polonia of naar Hungaria; welke van de twee, bepaal jij.
move-the-plague = Aan het eind van je beurt moet je de pestfiguur naar een aangrenzende regio verplaatsen. Daaromheen komen nieuwe ratten, dan houdt de pest er huis. Houd de pest uit de buurt van je blokjes: Gallia is leeg.
    .otherwise = Gallia is de juiste plek: daar woont niemand, dus de pest kost je niets, en Hungaria loopt minder gevaar.
spread-a-rat = De rat in Gallia brengt een nieuwe naar een aangrenzende regio, en jij zegt welke. Spaar je eigen blokjes: leg hem in Anglia, bij je tegenstander. (° betekent dat er nog een rat van het begin ligt; ~ of een stippellijn gaat over zee.)
    .aloud = De rat in Gallia brengt een nieuwe naar een aangrenzende regio, en jij zegt welke. Spaar je eigen blokjes: leg hem overzee in Anglia, bij je tegenstander.
    .otherwise = Een rat is een gevaar voor wie daar woont. Laat dat je tegenstander zijn: in Anglia.

## De beurt van je tegenstander en de tweede beurt

others-take = Kijk wat je tegenstander deed: hij nam de Koopman van je af, want weigeren mag niemand. En hij plaatste twee blokjes in Anglia, dankzij de tweede rat daar, en bracht er daarna drie naar Scandia.
rats-ravage = Toen ging de pest naar Italia en werd er een rat omgedraaid: “3+” is de { -limit }. Bij drie blokjes of meer had iedereen er daar één verloren. Het waren er twee, en de rat is weg.
take-the-king = In Italia liggen nu dus geen ratten. Uit zo’n regio brengt de Koning een blokje naar het kasteel, waar het niets meer kan overkomen. Neem de Koning.
    .otherwise = De Koning moet je hebben: alleen hij brengt blokjes naar het kasteel, en Italia is nu net vrij van ratten.
where-most = Plaats weer blokjes. Weet je nog hoe het werkt? In welke van je eigen regio’s mag je er de meeste plaatsen?
    .otherwise = Niet helemaal: je plaatst evenveel blokjes als er ratten liggen, en het moet een regio van jou zijn. In Hungaria liggen twee ratten, dus daar komen twee blokjes.
into-the-castle = Je kaarten gebruik je voordat de pestfiguur zich verplaatst, de Koning ook daarna. Gebruik hem nu.
    .otherwise = Eerst de Koning, nu Italia vrij is van ratten.
attack = De pest is ook een wapen. In één van deze regio’s heeft je tegenstander blokjes en jij niet. Verplaats de pestfiguur daarheen.
    .otherwise = Kijk wie waar woont: Gallia en Hispania zijn leeg, Hungaria is van jou. In Germania staan alleen blokjes van je tegenstander.
rats-far-away = In Germania ligt een rat, dus komt er een nieuwe. Leg hem waar je tegenstander blokjes heeft en jij niet.
    .otherwise = In Scandia woont alleen je tegenstander. Overal elders ligt de rat dicht bij jouw blokjes, of heb je er niets aan.
too-few = Je aanval mislukte: ook voor de rat in Germania moesten er drie blokjes zijn, en vóór zijn beurt had je tegenstander er daar maar twee. Wat er op een rattenfiche staat, zie je pas als het wordt omgedraaid, tenzij de Heks heeft gekeken.

## De derde beurt

see-the-danger = Intussen kwam er een rat naar Hungaria: nu zijn het er drie, bij de meeste van je blokjes, en de pest staat ernaast. Wie blokjes kan verplaatsen, helpt: neem de Koopman weer van je tegenstander af.
    .otherwise = De Koopman helpt: hij verplaatst hoogstens drie van je blokjes naar een aangrenzende regio, en je mag hem van je tegenstander afnemen.
use-the-merchant = Gebruik hem meteen. Dat je tegenstander hem net gebruikt heeft, maakt niet uit.
    .otherwise = Haal eerst je blokjes uit het gevaar: gebruik de Koopman.
away-from-rats = In welke regio lopen je blokjes gevaar? Verplaats blokjes uit die regio.
    .otherwise = Het gevaar zit in Hungaria: drie ratten. Daar moeten blokjes weg.
quiet-neighbor = En waarheen? Kies een aangrenzende regio zonder ratten en zonder tegenstander.
    .otherwise = Kies Italia: het grenst aan Hungaria, en er zijn geen ratten en geen blokjes van je tegenstander.
how-many = Hoeveel? Met drie laat je de ratten weinig over; met twee staan er in Italia minder blokjes bij elkaar. Allebei goed: kies zelf.
    .otherwise = Eén is te weinig tegen drie ratten: kies twee of drie blokjes.
crowded = Plaats weer blokjes: in Hungaria liggen drie ratten, dus komen er daar drie bij; in Scandia maar twee, maar daar is de pest verder weg. Meer blokjes of meer veiligheid: beslis zelf.
    .otherwise = Eerst blokjes plaatsen, waar veel ratten liggen en je tegenstander niet woont: in Hungaria of in Scandia.
king-again = Voordat de pestfiguur zich verplaatst, kan nog een blokje in veiligheid komen. Door wie?
    .otherwise = Door de Koning: Italia is weer vrij van ratten, en daar wachten meerdere blokjes van jou.
look-ahead = Denk een beurt vooruit: je tegenstander verplaatst de pestfiguur vanaf de plek waar jij die achterlaat. Hispania grenst alleen aan Gallia en Italia; om van daaruit Hungaria te bereiken heeft hij de Ridder nodig. Verplaats de pestfiguur naar Hispania.
    .otherwise = Hispania is het best: daar kost de pest je niets, en van daaruit komt je tegenstander er niet mee in Hungaria, tenzij met de Ridder.
keep-it-free = Nog een rat: naar Gallia of naar Italia? Denk aan je blokjes, en aan de Koning.
    .otherwise = Naar Gallia: zolang er in Italia geen ratten liggen, zijn je blokjes daar veilig en kan de Koning ze ophalen.

## De vierde beurt

take-the-witch = Je tegenstander heeft drie blokjes naast die van jou in Hungaria geplaatst. Sla terug, maar deze keer niet blind: de Heks bekijkt ratten voordat ze worden omgedraaid. Neem haar.
    .otherwise = Aan de Heks heb je nu het meest: met haar weet je vooraf wat een aanval oplevert.
use-the-witch = Gebruik de Heks voordat de pestfiguur zich verplaatst. Je mag er twee ratten mee bekijken en die daarna verwisselen.
    .otherwise = Eerst kijken, dan aanvallen: gebruik de Heks.
where-to-look = De pestfiguur staat in Gallia, en Anglia ligt ernaast. Daar woont alleen je tegenstander: drie blokjes bij twee ratten. Bekijk de eerste van die twee.
    .otherwise = Kijk waar je wilt toeslaan: rat 1, in Anglia.
seen-enough = Deze rat ken nu alleen jij: { -limit } 2, met de symbolen van de meerderheid, de Koopman en de Monnik. In Anglia heeft je tegenstander de meeste blokjes, en hij heeft de Monnik: een aanval zou hem voor elk symbool één blokje kosten, samen twee. De Koopman is van jou, maar jij hebt daar niets te verliezen. Meer hoef je niet te zien.
    .otherwise = Eén is genoeg: deze rat ligt waar hij je tegenstander het meest schaadt.
cubes-first = Plaats vóór de aanval nog blokjes, evenveel als er ratten in de regio liggen: in Hungaria drie, in Italia of Polonia maar één, maar daar is het minder druk. Kies zelf.
    .otherwise = Plaats eerst blokjes in een regio van jou: Hungaria, Italia of Polonia.
strike = Sla nu toe: verplaats de pestfiguur naar Anglia.
    .otherwise = Je hebt gezien welke rat toeslaat, en waar: in Anglia.
two-new-rats = In Anglia liggen twee ratten, dus komen er twee nieuwe in de buurregio’s, nog voordat er iets wordt omgedraaid. In Gallia woont nog niemand: een rat doet daar geen kwaad, en later mag je er een blokje meer plaatsen.
    .otherwise = In Gallia treft een rat voorlopig niemand. Leg de eerste daar.
second-new-rat = En de tweede? Bedenk dat ratten niet alleen gevaarlijk zijn: waar er veel liggen, mag je veel blokjes plaatsen.

## Het einde

struck = De pest heeft toegeslagen: de eerste rat in Anglia werd omgedraaid, er stonden minstens twee blokjes, en je tegenstander verloor er één voor de meerderheid en één voor de Monnik. De tweede rat vroeg om zes blokjes, en er was er nog maar één. Beide ratten zijn weg.
farewell-end = Het spel eindigt als de { -supply } ratten op is of als iemand alle blokjes heeft geplaatst. Na een { -last-round } houdt de pest overal huis; dan tellen je blokjes op het bord en in het kasteel.
farewell = Meer hoef je niet te weten. Speel verder zoals je wilt, tot het eind; “{ $help }” legt uit, “{ $hint }” geeft raad. Of stop hier en begin een eigen partij.
