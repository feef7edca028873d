# Wat de termen uit terms.ftl betekenen, onder hun naam. Een titel noemt na komma’s nog meer woorden.

gold = Hiermee koop je kaarten. Je krijgt het voor gouden dobbelstenen, munten en volle rijen, en op de markt als je niets koopt.
    .title = Goud, munt, munten
die = Een dobbelsteen met zes kanten in één van zeven kleuren. Met dobbelstenen bouw je je held; gouden leveren ook goud op.
    .title = Dobbelsteen, dobbelstenen, kleur, kleuren
gold-die = Een dobbelsteen die goud oplevert zodra je hem plaatst. Geen klasse heeft zijn kleur.
    .title = Gouden dobbelsteen, gouden dobbelstenen
starting-die = Een dobbelsteen waarmee een held begint: { $equal_dice_word ->
        [yes] gerold en
       *[other] blind getrokken, gerold,
    } zonder actie geplaatst.
    .title = Startdobbelsteen, startdobbelstenen
enemy-die = Een gouden dobbelsteen die in het solospel tegen je speelt en marktkaarten wegneemt.
    .title = Vijandelijke dobbelsteen
bag = Hieruit worden de dobbelstenen blind getrokken; wat niemand gebruikt, gaat erin terug.
    .title = Dobbelzak, zak
star = Een punt aan het eind van het spel, op tafel ★.
    .title = Ster, sterren
reputation-star = Een punt aan het eind van het spel, op tafel ★. Wie de meeste heeft, wint.
    .title = Reputatiester, reputatiesterren, reputatie, punten, punt
card = Marktkaarten koop je tijdens het spel; alle andere kaarten worden aan het begin gedeeld of neergelegd.
    .title = Kaart, kaarten
hand = Hiermee draag je een wapen. Een held heeft er twee.
    .title = Hand, handen
market = De kaarten die in deze ronde te koop zijn.
    .title = Markt
market-phase = Het derde deel van een ronde: iedereen { $hunts_word ->
        [yes] koopt een kaart, neemt goud of gaat op jacht.
       *[no] koopt een kaart of neemt goud.
    }
    .title = Marktfase
market-turn = Je beurt in de marktfase.
    .title = Marktbeurt
market-card = Een kaart die je kunt kopen, zoals een wapen, een pantserkaart, een vaardigheid{ $hunts_word ->
        [yes] , een karakterkaart of een perkamentrol.
       *[no] {" "}of een karakterkaart.
    }
    .title = Marktkaart, marktkaarten
market-deck = De kaarten die nog niet op de markt waren{ $bazaar_word ->
        [yes] .
       *[other] ; die met één stip komen eerst.
    }
    .title = Marktstapel
discard-pile = Hier komen de kaarten die de markt onverkocht verlaten. Is de marktstapel op, dan wordt de aflegstapel de nieuwe.
    .title = Aflegstapel
trash = Een kaart die uit het spel gaat, komt niet terug. Dat gebeurt in het solospel.
    .title = Uit het spel
initiative-card = Een genummerde kaart met een dobbelsteen en soms een munt. Wie de kaart neemt, krijgt beide en plaatst de dobbelsteen. Het nummer is je plaats op de markt: het laagste is het eerst aan de beurt.
    .title = Initiatiefkaart, initiatiefkaarten, initiatief
first-player = De speler die de dobbelstenen rolt en er als eerste een neemt. Elke ronde is het de volgende met de klok mee.
    .title = Startspeler
charisma-token = Telt als één goud op de markt van deze ronde.
    .title = Charismatoken, charismatokens
alignment = Zo staat een held in de wereld: tussen Rechtelijk en Anarchisme, tussen Goed en Kwaad.
    .title = Moreel
alignment-card = Een kaart met negen vakken; aan het eind telt het vak onder je token.
    .title = Moreelkaart, moreelkaarten
alignment-marker = Wijst het vak van de moreelkaart aan dat telt. Het begint in het midden.
    .title = Moreeltoken
backstory = Een kaart die in elke rij op één veld om een kleur vraagt.
    .title = Achtergrond
character-sheet = Het bord van een held: zes rijen met drie velden.
    .title = Heldentableau, heldentableaus, tableau
race = Het volk van je held, zoals je tableau het toont. Het verhoogt of verlaagt eigenschappen als de doelen worden geteld.
    .title = Ras
class = Het beroep van je held: een kleur, zes doelen en een bekwaamheid.
    .title = Klasse
class-color = De kleur van je klasse. Elk van je dobbelstenen in die kleur is een ster waard.
    .title = Klassekleur
weapon = Een marktkaart die blijft werken en één of twee handen vraagt.
    .title = Wapen
trait = Een marktkaart die bij aankoop je token verschuift en telt als je aan de voorwaarde voldoet.
    .title = Karakterkaart, karakterkaarten
skill = Een marktkaart die je gebruikt; daarna moet die ververst worden.
    .title = Vaardigheid
armor = Marktkaarten die in sets tellen.
    .title = Pantser
armor-piece = Een kaart van een pantserset.
    .title = Pantserkaart, pantserkaarten
armor-set = De pantserkaarten die bij elkaar horen; hoe meer je er hebt, hoe meer sterren de set oplevert.
    .title = Pantserset, pantsersets
attribute = Strength, Dexterity, Constitution, Intelligence, Wisdom of Charisma.
    .title = Eigenschap, eigenschappen
attribute-row = De drie velden van een eigenschap.
    .title = Eigenschapsrij, eigenschapsrijen, rij
attribute-action = Elke rij heeft een eigen actie, die je mag uitvoeren als je er een dobbelsteen plaatst.
    .title = Eigenschapsactie, eigenschapsacties, actie
attribute-goal = De som die je klasse van een eigenschap vraagt.
    .title = Eigenschapsdoel, eigenschapsdoelen
space = Een plaats voor één dobbelsteen op een tableau.
    .title = Veld, velden
opposite-face = De kant tegenover de kant die boven ligt.
    .title = Tegenoverliggende kant
roll-phase = Het eerste deel van een ronde: dobbelstenen worden gerold en neergelegd.
    .title = Rolfase
dice-phase = Het tweede deel van een ronde: iedereen neemt en plaatst een dobbelsteen.
    .title = Dobbelsteenfase
cleanup = Het laatste deel van een ronde: alles wordt klaargezet voor de volgende.
    .title = Opruimfase
final-scoring = Na de laatste ronde worden alle sterren geteld.
    .title = Eindtelling
