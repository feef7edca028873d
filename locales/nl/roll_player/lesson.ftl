# Wat de oefenpartij tutorial/first.play leert, op volgorde: een paar regels per les. `.otherwise` wordt
# gezegd als er iets anders wordt gekozen dan verwacht.

your-hero = Welkom! Met dobbelstenen en kaarten bouw je een held; wie aan het eind de meeste reputatiesterren heeft, wint. Een ras verhoogt of verlaagt eigenschappen. De Mens verandert er geen: handig om mee te beginnen.
    .title = Je eerste partij Roll Player (eerste editie)
    .otherwise = Met elk ras kun je winnen, maar bonus en sanctie zijn nu nog lastig in te schatten. Neem de Mens.
your-class = Een dobbelsteen uit de zak heeft de kleur van je klasse bepaald: rood. Een klasse heeft een bekwaamheid, en voor elke eigenschap een doel dat sterren oplevert. De Krijger koopt wapens en pantser goedkoper.
    .otherwise = Ook de Barbaar is een goede held. Voor deze les heb je het goedkopere pantser van de Krijger nodig.

## De startdobbelstenen

starting-dice = Je tableau heeft zes rijen van drie velden. Achter elke rij staat het doel: “14+ ★1” is één ster voor een som van 14 of meer, “18 ★4” is vier sterren voor precies 18. ✓ betekent: doel gehaald, ✗: met de dobbelstenen alleen niet meer te halen.
first-die = Een letter tussen haakjes noemt de kleur die je achtergrond op dat veld vraagt: zo’n dobbelsteen levert daar aan het eind sterren op. Een dobbelsteen gaat altijd naar het eerste vrije veld van zijn rij. Begin met de paarse 2.
    .otherwise = Eén dobbelsteen past nu al op een veld van je achtergrond, want dat is het eerste van zijn rij: de paarse 2.
backstory-space = In welke rij wacht het eerste veld op een paarse dobbelsteen? Zoek de letter van paars tussen haakjes.
    .otherwise = Het eerste veld van Constitution vraagt om paars. Daar telt de kleur: die levert sterren op, ook al is het doel van de rij dan niet meer te halen.
second-space = Vierkante haken, als in “[P2]”, betekenen: de kleur klopt. Bij “W5(Z)” was zwart gevraagd. Wisdom wil op het tweede veld een zwarte dobbelsteen, dus moet er eerst een andere op het veld ervoor. Neem de witte 5.
    .otherwise = Bewaar de zwarte nog even: die horen op het tweede veld van Wisdom, en daarvoor moet eerst het eerste gevuld zijn. Leg de witte 5 in Wisdom.
match-again = Nu is het tweede veld van Wisdom aan de beurt. Welke van je twee zwarte dobbelstenen is daar al hoog genoeg? Wisdom vraagt maar een som van 14.
    .otherwise = Voor Wisdom is de zwarte 4 genoeg: samen is dat 9, en er kan nog een 5 of 6 bij komen. Bewaar de 6 voor een moeilijker doel.
high-goal = De zwarte 6 is het meest waard waar alleen drie zessen genoeg zijn. Neem hem, en leg hem daar.
    .otherwise = Nu de zwarte 6: Strength, met 18 als doel, kan niets lagers gebruiken.
not-too-much = Pas op: een rij is pas vol met de derde dobbelsteen, en er wordt pas aan het eind geteld. Houd ruimte in Strength en Wisdom, en leg de blauwe 6 in Charisma.
    .otherwise = Het zou kunnen, maar bewaar de laatste velden van je goede rijen voor de volgende rondes. Charisma is nog leeg.
last-starting-die = De gouden 3 heeft je al 2 goud opgeleverd, zoals elke gouden dobbelsteen die je krijgt. Geen rij heeft hem harder nodig dan een andere. Intelligence vraagt maar 14: leg hem daar.
    .otherwise = Een 3 doet pijn waar het doel hoog is. In Intelligence is 14 er nog mee te halen.

## De eerste ronde

round-begins = De rondes beginnen. In elke ronde ligt er op elke initiatiefkaart een dobbelsteen, de laagste op kaart 1. Iedereen neemt een kaart met de dobbelsteen erop, en plaatst die dobbelsteen.
take-initiative = Met een lage kaart ben je vroeg aan de beurt op de markt, en er kan een munt op liggen. Een hoge kaart heeft de betere dobbelsteen, en daar gaat het nu om: met welke haalt Wisdom 14 of meer?
    .otherwise = Wisdom heeft 9 en één vrij veld, dus heb je een 5 of 6 nodig. En de paarse 6 kost je niet meer dan de eerste keus op de markt.
full-row = Maak de rij vol: een volle rij levert 1 goud op. En waar je ook een dobbelsteen legt, je mag de actie van die rij uitvoeren; bij Wisdom schuift je moreeltoken.
    .otherwise = Ook geen slechte plek, maar in Wisdom is het doel meteen gehaald, krijg je 1 goud en schuift je token.
alignment = Het token staat op een rooster van sterren; het vak waar het eindigt, telt. Vierkante haken wijzen het aan: “[0]”. Schuif het naar het vak dat het meest waard is.
    .otherwise = Kijk naar de getallen in het rooster: richting Rechtelijk is het vak ernaast 3 sterren waard, en geen ander zoveel.
market = Nu de markt: iedereen koopt een kaart, of legt er een af voor 2 goud. Je tegenstander had de lagere initiatiefkaart, was dus het eerst en nam “Roekeloos”. Wapens hebben een effect, pantser telt per set, karakterkaarten tellen aan het eind, vaardigheden gebruik je.
mind-the-arrow = Er zijn twee kaarten over. Let op pijlen: een vaardigheid verschuift je token als je die gebruikt, een karakterkaart als je die koopt. Pantser heeft er geen, en kost jou 1 goud minder. Een ✗ achter een prijs zou zeggen: te duur voor jou. Koop het pantser.
    .otherwise = Maliënkousen zijn echt iets voor een Krijger: goedkoper voor jou, deel van een set, en je token blijft op zijn 3 sterren.

## De tweede ronde

gold-die = Een nieuwe ronde; nu begon je tegenstander. Er zijn nog twee kaarten. En de gouden dobbelsteen? Het is maar een 1, maar hij levert 2 goud op, en met kaart 1 ben je als eerste op de markt.
    .otherwise = De munt op kaart 2 is 1 goud waard, de gouden dobbelsteen op kaart 1 levert 2 op, en zijn 1 kun je verbeteren.
weak-die = Een 1 is zwak, maar de actie van Strength draait een dobbelsteen naar de tegenoverliggende kant, en beide kanten zijn samen 7. Waar leg je hem dus?
    .otherwise = In Strength: de actie daar maakt van de 1 meteen een 6, en dat is wat het doel van 18 nodig heeft.
turn-it = Draai de dobbelsteen die er het meest bij wint.
    .otherwise = De gouden 1 wordt een 6. Hoge dobbelstenen zouden laag worden, en Wisdom mag niet verliezen wat het heeft bereikt.
traits-score = Je bent als eerste op de markt. “Trouw” levert 3 sterren op als minstens vier van je dobbelstenen bij je achtergrond passen; bij twee is dat al zo. De pijl wijst naar Rechtelijk, en verder kan je token daar niet. Koop deze kaart.
    .otherwise = “Trouw” past bij je achtergrond: 3 sterren voor vier passende dobbelstenen, en de pijl doet je geen kwaad.

## De derde ronde

high-number = Jij begint weer. Charisma heeft 6 en vraagt 14. Welke dobbelsteen helpt het meest?
    .otherwise = Met de zwarte 5 komt Charisma op 11, en dan is een 3 al genoeg voor het doel van 14. Met een andere blijf je achter.
charisma = Leg hem daar. De actie van Charisma helpt je op de markt.
    .otherwise = Het kan, maar Charisma heeft hem nodig voor de 14, en de actie daar geeft je iets voor de markt.
token = Een charismatoken telt op de markt van deze ronde als 1 goud; daarna is het weg. Je hebt maar 2 goud, dus neem het.
    .otherwise = Het kost niets, en met 2 goud alleen kun je de duurste kaart niet betalen. Neem het token.
your-purchase = Nu mag je zelf kiezen. Goud en token samen zijn genoeg voor “Oeroude speer”, een wapen voor een van je twee handen. Met “Lederen laarzen” begin je een andere set. Een kaart afleggen levert 2 goud op, maar dan ben je het token kwijt. Niets hiervan is fout.

## De vierde ronde

class-color = De vierde ronde; je tegenstander mocht eerst en nam de middelste kaart. Aan het eind is elke dobbelsteen in je klassekleur een ster waard. Weet je nog welke kleur dat is? Neem de kaart met de dobbelsteen die je er een oplevert.
    .otherwise = Niet helemaal: een Krijger is rood, dus levert de rode 5 op kaart 3 aan het eind een ster op, en hoog is hij ook.
your-place = Waar hij komt, bepaal jij. Maar één rij is een valkuil: die raakt vol zonder het doel te halen. In elke andere is de dobbelsteen welkom.
    .otherwise = Dan is Strength vol met 17, en het doel is precies 18: bewaar dat veld voor een 6. Elke andere rij is goed.

## Het einde

scoring = Het spel eindigt met de ronde waarin alle rijen vol raken. Sterren komen van de doelen, van elke dobbelsteen in je klassekleur, de achtergrond, het moreel, pantsersets en karakterkaarten. Goud levert er geen op, dus geef het uit.
on-your-own = Vanaf hier is de partij van jou: de rest van deze ronde, en nog acht. “{ $score }” telt hoe je ervoor staat, “{ $hint }” geeft raad, “{ $help }” legt uit. Of stop en begin een eigen partij: cardwright play
