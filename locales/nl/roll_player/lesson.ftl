# Wat de oefenpartijen leren, op volgorde: een paar regels per les. `.otherwise` wordt gezegd als er iets
# anders wordt gekozen dan verwacht. Eerst tutorial/first.play.

your-hero = Welkom! Met dobbelstenen en kaarten bouw je een held; wie aan het eind de meeste reputatiesterren heeft, wint. Eerst een ras: de meeste verhogen één eigenschap en verlagen een andere. De dwerg is sterk in Constitution en zwak in Charisma. Speel een dwerg.
    .title = Je eerste partij Roll Player
    .otherwise = Met elk ras kun je winnen, maar dit verhaal gaat over een dwerg: kies die.
your-class = Je trok een rode dobbelsteen voor de klasse, dus je klasse is rood. Een klasse heeft een bekwaamheid, en voor elke eigenschap een doel dat sterren oplevert. Word barbaar: die mag lage dobbelstenen verhogen, zodat een slechte worp minder pijn doet.
    .otherwise = Ook met de andere klasse krijg je een goede held, maar voor deze les heb je de barbaar nodig, die lage dobbelstenen verhoogt.

## De startdobbelstenen

first-die = Je tableau heeft zes rijen van drie velden, elk met een doel: “18+ ★3” betekent drie sterren voor een som van 18 of meer. Een letter tussen haakjes, zoals (Z) voor zwart, is de kleur waar je achtergrond op dat veld om vraagt; ook passende dobbelstenen leveren sterren op. Je twee rode passen meteen: neem de rode 5.
    .aloud = Je tableau heeft zes rijen van drie velden, elk met een doel: bijvoorbeeld drie sterren voor een som van 18 of meer. Op sommige velden vraagt je achtergrond om een kleur; ook passende dobbelstenen leveren sterren op. Je twee rode passen meteen: neem de rode 5.
    .otherwise = Een rode dobbelsteen past op het eerste veld van een rij met een hoog doel: neem de rode 5.
backstory-space = Een dobbelsteen komt altijd op het eerste vrije veld van links. Welke rij vraagt daar om rood? Ook je ras helpt bij het doel van die rij.
    .otherwise = Constitution vraagt op het eerste veld om rood, en de dwerg telt 2 bij de som op.
second-die = Wisdom vraagt op het tweede veld om wit, en je hebt een witte 3. Maar op het eerste veld moet eerst een andere dobbelsteen komen. De blauwe 4 is genoeg: Wisdom vraagt maar 14 of 15.
    .otherwise = Eerst moet het veld vóór het witte gevuld zijn: neem de blauwe 4.
leftmost-space = Zet hem in Wisdom.
    .otherwise = Alleen in Wisdom maakt hij de weg vrij voor je witte dobbelsteen.
third-die = Nu is de witte aan de beurt: neem de witte 3.
    .otherwise = Neem de witte 3, voordat er een andere dobbelsteen op dat veld komt.
match-again = Waar past hij? Vierkante haken, zoals in “[R5]”, betekenen dat de kleur klopt; “✗” is een doel dat met de dobbelstenen alleen niet meer te halen is.
    .aloud = Waar past hij? Je achtergrond vraagt nog op één vrij veld om wit. Sommige doelen zijn met de dobbelstenen alleen niet meer te halen; dat hoor je dan.
    .otherwise = In Wisdom: daar is nu het tweede veld aan de beurt, en dat vraagt om wit.

## De eerste ronde

take-initiative = Je andere startdobbelstenen zijn voor je geplaatst. De gouden 1 leverde bij het rollen al 2 goud op, en de volle rij Wisdom nu nog 1. Nu de rondes: iedereen neemt een initiatiefkaart met een dobbelsteen. Met een lage kaart ben je vroeg op de markt, op een hoge ligt een hoge dobbelsteen. Welke past op het laatste veld van Charisma?
    .otherwise = Charisma vraagt op het laatste veld om groen: neem kaart 3 met de groene 6.
full-row = Zet hem daar. Een volle rij levert 1 goud op. Daarna mag je, zoals in elke rij, de actie ervan uitvoeren.
    .otherwise = Een 6 is overal welkom, maar alleen in Charisma telt ook de kleur.
charisma = Elke eigenschap heeft een eigen actie. Bij Charisma is dat een token, dat bij een aankoop op de markt van deze ronde 1 goud waard is; daarna ben je het kwijt. Het kost niets: neem het.
    .otherwise = Je verliest niets door het token te nemen.
market = Op de markt koop je een kaart, of leg je er een af voor 2 goud. Een karakterkaart verschuift je moreeltoken als je die koopt, een vaardigheid telkens als je die gebruikt. De 3 sterren van je moreel liggen linksboven: Goed en Rechtelijk. “Acrobatiek” gaat naar Anarchisme, “Zakkenrollen” naar Kwaad. Leg er een af; welke, maakt niet uit.
    .otherwise = Beide vaardigheden zouden je token wegschuiven van de 3 sterren: leg er een af voor 2 goud.

## De tweede ronde: Constitution, een karakterkaart

second-round = De tweede ronde. Het doel van Constitution is 18; met de 2 van je ras sta je op 7. De witte 5 helpt, op die kaart ligt een munt, en je bent eerder op de markt dan met kaart 3. Neem kaart 2.
    .otherwise = De blauwe 6 is maar 1 hoger, zonder munt, en je komt als laatste op de markt. Neem de witte 5 op kaart 2.
into-constitution = Zet hem in Constitution: daar liggen drie sterren te wachten.
    .otherwise = Constitution is drie sterren waard, en er ontbreken nog twee dobbelstenen. Zet hem daar.
constitution = De actie van Constitution verhoogt of verlaagt een van je dobbelstenen met 1, waar die ook ligt. Kies de rode 5: met een 6 komt deze rij dichter bij de 18.
    .otherwise = Kies de rode 5 in Constitution: in die rij gaat het om drie sterren.
one-more = Verhoog hem. Dan staat de rij op 13, en is een 5 of 6 genoeg.
    .otherwise = Deze rij heeft een hoge som nodig: verhoog de dobbelsteen.
trait = Karakterkaarten tellen aan het eind. “Eerlijk” levert 3 sterren op als je hoogstens twee gouden dobbelstenen hebt; je hebt er een. Zo’n kaart verschuift je token één keer, bij het kopen, en deze doet dat richting Rechtelijk, waar je heen wilt. Koop die kaart.
    .otherwise = “Eerlijk” schuift je token de goede kant op, en 3 sterren voor 4 goud is een mooie prijs.

## De derde ronde: een gouden dobbelsteen, Strength, een wapen

gold-die = Elke gouden dobbelsteen levert je 2 goud op, wat hij ook toont. Je hebt er een, en “Eerlijk” staat er nog een toe. Neem de gouden 2.
    .otherwise = De paarse 3 levert geen goud op. Neem de gouden 2: met je klasse kun je er meteen een 4 van maken.
into-strength = Zet hem in Strength. De actie daar komt goed van pas.
    .otherwise = Zet hem in Strength: je hebt nu de actie van die rij nodig.
power = Nu komt je klasse van pas: plaatst een barbaar een dobbelsteen van 2 of lager, dan mag die met 2 omhoog. Met een doel van 16 of 17 doe je dat.
    .otherwise = Een 4 is hier meer waard dan een 2. Verhoog hem.
strength = De actie van Strength draait een dobbelsteen naar de tegenoverliggende kant; beide kanten zijn samen 7. De lijst toont wat elke dobbelsteen zou worden. Waar valt het meest te winnen?
    .otherwise = Draai de gouden 1 in Wisdom: die wordt een 6, en de rij springt van 8 naar 13.
weapon = Een wapen werkt zolang je het draagt, en je hebt twee handen. De “Juwelendolk” vraagt er een, en laat elke gouden dobbelsteen 1 hoger tellen: dan staat Wisdom op 14 en is het doel gehaald. Koop dat wapen.
    .otherwise = Met de “Juwelendolk” is het doel van Wisdom meteen gehaald: twee sterren voor 4 goud.

## De vierde ronde: een doel, pantser

meet-a-goal = “✓” bij Wisdom: doel gehaald. Constitution staat op 13, met één vrij veld. Met welke dobbelsteen wordt dat 18?
    .aloud = Het doel van Wisdom is gehaald. Constitution staat op 13, met één vrij veld. Met welke dobbelsteen wordt dat 18?
    .otherwise = Alleen een 5 of hoger is genoeg: neem kaart 3 met de zwarte 6.
armor-set = De 6 is voor je geplaatst: het doel van Constitution is gehaald, en de actie daar heeft de gouden 4 in Strength verhoogd. Nu pantser: hoe meer kaarten van een set, hoe meer sterren. Maliën is een set voor rode klassen, dus voor jou 1 ster extra. Koop de “Maliënkousen”; daarna wordt er een ronde voor je gespeeld.
    .otherwise = “Onuitstaanbaar” schuift je token richting Kwaad. De “Maliënkousen” leveren je al 2 sterren op, waarvan een voor je klassekleur.

## De zesde ronde: de klassekleur, Intelligence, handen

class-color = Er is een ronde voor je gespeeld: in Strength ligt nu een witte 4. Aan het eind is elke dobbelsteen in je klassekleur een ster waard. Weet je nog welke kleur dat is?
    .otherwise = Je klasse is rood: neem kaart 2 met de rode 2 en de munt.
into-intelligence = Intelligence is leeg, en van alle rijen met vrije velden is het doel van 14 het laagst. Zet hem daar; hij wordt dan voor je verhoogd tot 4.
    .otherwise = Strength en Dexterity hebben hoge dobbelstenen nodig. Intelligence heeft genoeg aan 14.
intelligence = De actie van Intelligence rolt een dobbelsteen opnieuw, en daarna mag je toch de oude waarde houden: je loopt geen risico. Charisma staat op 9 en vraagt 14. Welke dobbelsteen daar rol je opnieuw?
    .otherwise = De blauwe 2 in Charisma: een lage dobbelsteen heeft het meest te winnen.
keep-the-new = Van 2 naar 6: daarmee staat Charisma op 13. Houd de nieuwe waarde.
    .otherwise = Hoger dan 6 kan niet. Houd de nieuwe waarde.
hands = Deze keer is er niets voor jou bij: “Sluw” vraagt om gebruikte vaardigheden, en de “Vechtstok” vraagt twee handen, zodat je de dolk zou moeten afleggen. Leg een van de kaarten af en neem 2 goud.
    .otherwise = Houd je handen vrij voor de dolk en je goud voor later: leg een kaart af.

## De zevende ronde: een vaardigheid

skill = Er is weer een dobbelsteen voor je geplaatst: een witte 5 vult Strength, en de actie daar maakte van de rode 3 in Charisma een 4; dat doel is nu gehaald. Een vaardigheid kun je telkens weer gebruiken, als je token de pijl maar kan volgen. De pijl van “Zoeken” wijst naar Goed, naar je 3 sterren. Koop die kaart.
    .otherwise = De speer helpt alleen met kaart 1. “Zoeken” brengt je token waar je het hebben wilt.
use-a-skill = Een vaardigheid kun je meteen gebruiken, en de meeste ook op elk later moment. Daarna is die “gebruikt”; in elke opruimfase mag je er een verversen. Gebruik “Zoeken”.
    .otherwise = Gebruik “Zoeken” nu: in de opruimfase kun je de kaart weer verversen.
which-die = Je token staat op de 3 sterren. “Zoeken” vervangt een dobbelsteen door een van een andere kleur met dezelfde waarde. In Strength ligt er een op een veld dat om paars vraagt: “(P)”. Kies die.
    .aloud = Je token staat op de 3 sterren. “Zoeken” vervangt een dobbelsteen door een van een andere kleur met dezelfde waarde. In Strength ligt er een op een veld dat om paars vraagt. Kies die.
    .otherwise = De witte 5 in Strength: in een andere kleur past hij bij je achtergrond.
which-color = En welke kleur moet de nieuwe hebben? Na deze ronde worden er twee voor je gespeeld.
    .otherwise = Paars: daar vraagt je achtergrond op dat veld om.

## De tiende ronde: Dexterity

tenth-round = Twee rondes verder: het doel van Intelligence is gehaald, vijf dobbelstenen passen bij je achtergrond, en je hebt er een karakterkaart en een lederen pantserkaart bij. Alleen Dexterity is nog leeg. Het doel van 17 is ver weg, maar een rode dobbelsteen is door zijn kleur een ster waard. Neem hem. (“✗” achter een prijs: te weinig goud.)
    .aloud = Twee rondes verder: het doel van Intelligence is gehaald, vijf dobbelstenen passen bij je achtergrond, en je hebt er een karakterkaart en een lederen pantserkaart bij. Alleen Dexterity is nog leeg. Het doel van 17 is ver weg, maar een rode dobbelsteen is door zijn kleur een ster waard. Neem hem.
    .otherwise = Neem de rode 1: die heeft je klassekleur, er ligt een munt bij, en je klasse maakt er een 3 van.
dexterity = De actie van Dexterity verwisselt twee van je dobbelstenen. Strength staat op 15 en vraagt 16; Constitution staat op 19, en 18 is genoeg. Kies eerst de rode 4 in Strength …
    .otherwise = De rode 4 in Strength: met 1 meer is het doel daar gehaald.
swap-with = … en nu de dobbelsteen in Constitution die 1 hoger is. Daarna wordt er voor je gespeeld tot de laatste ronde.
    .otherwise = De witte 5 in Constitution: met die ruil halen beide rijen hun doel.

## De laatste ronde en de eindtelling

last-round = De laatste ronde: daarna zijn alle tableaus vol en is het spel afgelopen. Voor je laatste veld is geen dobbelsteen hoog genoeg, dus is de markt belangrijker. Met welke kaart ben je daar als eerste?
    .otherwise = Kaart 1: dan kies je vóór je tegenstander.
last-purchase = Goud is aan het eind niets waard, dus geef het uit. “Doelgericht” levert 2 sterren op voor elke volle rij met drie gelijke dobbelstenen, en in Strength liggen drie vijven. Dan wordt alles geteld: doelen, rode dobbelstenen, moreel, achtergrond, pantser, karakterkaarten.
    .otherwise = “Doelgericht”: dat zijn 2 sterren voor de drie vijven in Strength.
farewell = Dat was een hele partij; de eindtelling laat zien waar elke ster vandaan komt. Speel nu een eigen partij, of leer het solospel of “Monsters & Minions”.

# tutorial/solo.play: wat er anders is als je alleen speelt.

alone = Je speelt solo, om zoveel mogelijk sterren; je woudloper, een drakentelg, staat al klaar. Neem je initiatiefkaart 2 of 3, dan kan de vijandelijke dobbelsteen na je actie een marktkaart uit het spel halen; kaart 1 bespaart je dat. Onmisbaar is hier nog niets: neem kaart 2 met de munt en een groene dobbelsteen, je klassekleur.
    .title = Roll Player voor één speler
    .otherwise = Op kaart 2 ligt een munt, en groen is je klassekleur.
alone-place = Zet hem in Constitution. Met de actie daar gaat de zwarte 3 in Wisdom met 1 omhoog; Wisdom staat op 14 en haalt zo het doel van 15.
    .otherwise = In Constitution: die actie heb je nodig voor Wisdom.
enemy-die = De vijandelijke dobbelsteen toont een 3: bij kaart 2 is dat de rechter marktkaart, dus is “Onuitstaanbaar” voorgoed uit het spel. “Sluw” levert aan het eind 2 sterren op voor elke vaardigheid van je die dan gebruikt is, en schuift je token richting Kwaad, op weg naar de 3 sterren van je moreel. Koop die kaart.
    .otherwise = “Moedig” schuift je token de verkeerde kant op. Koop “Sluw”.
what-goes = Elke ronde gaat van de kaarten die je laat liggen de linker naar de aflegstapel en de rest uit het spel; de meeste zie je dus maar één keer. De vaardigheid in het midden past bij “Sluw”. Bij kaart 2 verdwijnt die alleen bij een 2, bij kaart 3 bij een 3 of 4. Neem kaart 2.
    .otherwise = Kaart 1 is veilig, maar kaart 2 heeft een munt, en het risico is klein.
fitting-skill = Alleen de linkerkaart is weg. Een vaardigheid kost een woudloper 1 goud minder en levert bij elk gebruik 1 goud op. Koop “Vingervlugheid”.
    .otherwise = “Vingervlugheid” is goedkoop voor een woudloper, en “Sluw” vraagt om een vaardigheid.
use-it-once = De pijl wijst naar Anarchisme, naar de 3 sterren van je moreel, en daarna is de vaardigheid “gebruikt”, precies wat “Sluw” vraagt. Gebruik die nu.
    .otherwise = Dat is dubbel nuttig: voor je token en voor “Sluw”.
stay-exhausted = “Vingervlugheid” heeft de groene 4 naar Intelligence verplaatst, waar die nuttiger is. In de opruimfase mag je een vaardigheid verversen. Wil je dat? Denk aan “Sluw”.
    .otherwise = Ververs die niet: met “Sluw” zijn dat 2 sterren.
nothing-fits = De volgende ronde is voor je gespeeld tot aan de markt. “Dwaas” vraagt om een slecht vak onder je token, “Zwak” om lage dobbelstenen in Strength: niets voor jou. Leg een van beide af en neem 2 goud. De andere gaat na je beurt naar de aflegstapel. Dan worden er drie rondes voor je gespeeld.
    .otherwise = Bij deze held past geen van beide: houd je goud, en leg er een af.
protect-a-card = Vier rondes verder heb je een lederen pantserkaart, van de set voor groene klassen, en ligt er een tweede op de markt, helemaal rechts: bij kaart 2 verdwijnt die bij een 3, bij kaart 3 bij een 5 of 6. Met welke kaart is die veilig?
    .otherwise = Met kaart 1 wordt de vijandelijke dobbelsteen niet eens gerold: neem die.
protected = De markt is nog compleet. Koop de “Lederen beenkappen”; met je charismatoken kosten ze 1 goud minder. Daarna worden er vier rondes voor je gespeeld.
    .otherwise = Je hebt de “Lederen beenkappen” beschermd, dus koop ze ook.
alone-last-round = Vijf rondes verder, de laatste. “Onhandig” levert 3 sterren op als de dobbelstenen in Dexterity samen hoogstens 9 zijn; er liggen een 6 en een 2. Welke kaart heeft de juiste dobbelsteen en spaart de markt?
    .otherwise = Kaart 1: met die 1 wordt het 9, en de vijandelijke dobbelsteen blijft liggen.
alone-last-card = Speel je solo, dan is aan het eind elke volle 8 goud een ster waard. Je hebt 12 goud. Wat is beter: “Onhandig” kopen voor 3 goud, of een kaart afleggen en er 14 hebben? Reken het uit, en kies.
    .otherwise = Die kaart is nu minder waard dan de prijs ervan. Koop “Onhandig”, of leg een kaart af.
alone-count = 9 goud en 14 goud zijn allebei maar 1 ster waard, dus “Onhandig”, met 3 sterren, was beter. De laatste opruimfase: laat je vaardigheid “gebruikt” liggen, voor “Sluw”. Dan tellen de sterren, met 1 extra voor elke volle 8 goud. Bij 22, 26, 30, 34 en 38 sterren gaat je rang omhoog.
    .otherwise = “Sluw” telt alleen wat “gebruikt” is. Laat die kaart zo liggen.
alone-farewell = De eindtelling toont je rang en waar je sterren vandaan komen. Meer is er solo niet anders; kies de volgende keer zelf je held.
