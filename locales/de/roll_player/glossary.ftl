# Was die Begriffe aus terms.ftl bedeuten, unter ihren Namen. Ein Titel nennt nach Kommas weitere Wörter.

gold = Damit werden Karten bezahlt. Es kommt von goldenen Würfeln, Münzen und vollen Reihen und vom Markt, wenn du dort nichts kaufst.
    .title = Gold, Münze, Münzen
die = Ein Würfel mit sechs Seiten in einer von sieben Farben. Auf dem Tableau wird er Teil deines Helden; ein goldener bringt dabei Gold.
    .title = Würfel, Farbe, Farben
gold-die = Ein Würfel, der Gold bringt, sobald er platziert wird. Keine Klasse hat seine Farbe.
    .title = Goldener Würfel, goldene Würfel
starting-die = Ein Würfel, mit dem ein Held beginnt: { $equal_dice_word ->
        [yes] gewürfelt und
       *[other] blind gezogen, gewürfelt,
    } ohne Aktion platziert.
    .title = Startwürfel
enemy-die = Ein goldener Würfel, der im Solospiel gegen dich spielt und Marktkarten wegwirft.
    .title = Gegnerwürfel
bag = Aus ihm werden die Würfel blind gezogen; was übrig bleibt, kommt dorthin zurück.
    .title = Beutel
star = Ein Punkt am Ende des Spiels; auf dem Tisch steht dafür ★.
    .title = Stern, Sterne
reputation-star = Ein Punkt am Ende des Spiels; auf dem Tisch steht dafür ★. Wer die meisten hat, gewinnt.
    .title = Ansehensstern, Ansehenssterne, Ansehen, Punkte, Punkt
card = Marktkarten kauft man auf dem Markt; alle anderen Karten kommen bei der Spielvorbereitung ins Spiel.
    .title = Karte, Karten
hand = Waffen werden damit gehalten. Ein Held hat zwei.
    .title = Hand, Hände
market = Die Karten, die in dieser Runde zu kaufen sind.
    .title = Markt
market-phase = Der dritte Teil einer Runde: Alle haben einen Zug auf dem Markt, um eine Karte zu kaufen{ $hunts_word ->
        [yes] , Gold zu nehmen oder auf die Jagd zu gehen.
       *[no] {" "}oder Gold zu nehmen.
    }
    .title = Marktphase
market-turn = Dein Zug in der Marktphase.
    .title = Marktzug
market-card = Eine Karte, die man auf dem Markt kauft, etwa eine Waffe, eine Rüstung, eine Fähigkeit{ $hunts_word ->
        [yes] , ein Merkmal oder eine Schriftrolle.
       *[no] {" "}oder ein Merkmal.
    }
    .title = Marktkarte, Marktkarten
market-deck = Die Karten, die noch nicht im Markt waren{ $bazaar_word ->
        [yes] .
       *[other] ; die mit einem Punkt kommen zuerst.
    }
    .title = Marktstapel
discard-pile = Hierher kommen Karten, die den Markt unverkauft verlassen. Ist der Marktstapel leer, wird er daraus gemischt.
    .title = Ablagestapel
trash = Karten, die hierher kommen, kehren nicht zurück. Ihn gibt es nur im Solospiel.
    .title = Müllstapel
initiative-card = Eine Karte mit einer Zahl, auf der ein Würfel und manchmal eine Münze liegt. Wer sie nimmt, erhält beides und platziert den Würfel. Die Zahl ist dein Platz auf dem Markt: Die niedrigste ist zuerst dran.
    .title = Initiativekarte, Initiativekarten, Initiative
first-player = Wer die Würfel wirft und als Erstes einen nimmt, ist Startspieler. Jede Runde wechselt das im Uhrzeigersinn.
    .title = Startspieler
charisma-token = Er zählt auf dem Markt dieser Runde wie ein Gold.
    .title = Charismamarker
alignment = Sie sagt, wo ein Held zwischen ehrenhaft und chaotisch, gut und böse steht.
    .title = Gesinnung
alignment-card = Eine Karte mit neun Feldern; das unter deinem Marker zählt am Ende.
    .title = Gesinnungskarte
alignment-marker = Er zeigt, welches Feld der Gesinnungskarte zählt, und beginnt in der Mitte.
    .title = Gesinnungsmarker
backstory = Eine Karte, die in jeder Reihe für ein Feld eine Farbe verlangt.
    .title = Hintergrundgeschichte
character-sheet = Das Tableau eines Helden: sechs Reihen mit je drei Feldern.
    .title = Charaktertableau, Charaktertableaus, Tableau
race = Sie steht auf deinem Tableau und hebt und senkt Attribute, wenn die Attributziele abgerechnet werden.
    .title = Rasse
class = Der Beruf deines Helden: eine Farbe, sechs Ziele und eine Klassenfähigkeit.
    .title = Klasse
class-color = Die Farbe deiner Klasse. Jeder deiner Würfel in dieser Farbe bringt einen Stern.
    .title = Klassenfarbe
weapon = Eine Marktkarte mit dauerhafter Wirkung, die eine oder zwei Hände braucht.
    .title = Waffe
trait = Eine Marktkarte, die beim Kauf deinen Marker rückt und am Ende zählt, wenn du sie erfüllst.
    .title = Merkmal
skill = Eine Marktkarte, deren Wirkung du benutzt; danach ist sie erschöpft, bis du sie erneuerst.
    .title = Fähigkeit
armor = Marktkarten, die in Sets zählen.
    .title = Rüstung
armor-piece = Eine Karte eines Rüstungssets.
    .title = Rüstungskarte, Rüstungskarten
armor-set = Die Rüstungskarten einer Art; je mehr du hast, desto mehr bringt jede.
    .title = Rüstungsset, Rüstungssets
attribute = Stärke, Beweglichkeit, Ausdauer, Intelligenz, Weisheit oder Charisma.
    .title = Attribut, Attribute
attribute-row = Die drei Felder eines Attributs.
    .title = Attributreihe, Attributreihen, Reihe
attribute-action = Die Handlung, die du einmal ausführen darfst, wenn du einen Würfel in eine Reihe legst.
    .title = Attributaktion, Attributaktionen, Aktion
attribute-goal = Die Summe, die deine Klasse von einem Attribut verlangt.
    .title = Attributziel, Attributziele, Ziel
space = Ein Platz für einen Würfel auf einem Tableau oder für den Marker auf der Gesinnungskarte.
    .title = Feld, Felder
opposite-face = Die Seite gegenüber der, die oben liegt.
    .title = Gegenüberliegende Seite
roll-phase = Der erste Teil einer Runde: Würfel werden geworfen und ausgelegt.
    .title = Rollphase
dice-phase = Der zweite Teil einer Runde: Alle nehmen und platzieren einen Würfel.
    .title = Würfelphase
cleanup = Der letzte Teil einer Runde.
    .title = Aufräumphase
final-scoring = Am Ende des Spiels werden alle Sterne gezählt.
    .title = Endabrechnung
