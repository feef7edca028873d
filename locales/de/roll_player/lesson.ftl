# Was die Einführungen lehren, in ihrer Reihenfolge: jede Lektion ein paar Zeilen. `.otherwise` wird
# gesagt, wenn etwas anderes gewählt wird als erwartet. Zuerst tutorial/first.play.

your-hero = Willkommen! Aus Würfeln und Karten erschaffst du einen Helden; wer am Ende die meisten Ansehenssterne hat, gewinnt. Zuerst eine Rasse: Die meisten heben ein Attribut und senken ein anderes. Der Zwerg ist stark in Ausdauer und schwach in Charisma. Nimm das Tableau des Zwergs.
    .title = Deine erste Partie Roll Player
    .otherwise = Gewinnen kann man mit jeder Rasse, aber diese Geschichte handelt von einem Zwerg. Nimm sein Tableau.
your-class = Ein roter Würfel aus dem Beutel hat entschieden: Deine Klasse ist rot. Sie hat eine Klassenfähigkeit und für jedes Attribut ein Ziel, das Sterne bringt. Nimm den Barbaren: Er kann niedrige Würfel erhöhen, dann tun schlechte Würfe weniger weh.
    .otherwise = Auch die andere Klasse gibt einen guten Helden ab, aber für diese Lektion brauchst du den Barbaren, der niedrige Würfel erhöht.

## Die Startwürfel

first-die = Dein Tableau hat sechs Reihen mit je drei Feldern und einem Ziel: „18+ ★3“ sind drei Sterne für eine Summe von 18 oder mehr. Ein Buchstabe in Klammern, etwa (S) für Schwarz, ist die Farbe, die deine Hintergrundgeschichte dort verlangt; auch passende Würfel bringen Sterne. Deine beiden roten passen sofort: Nimm die rote 5.
    .aloud = Dein Tableau hat sechs Reihen mit je drei Feldern und einem Ziel: zum Beispiel drei Sterne für eine Summe von 18 oder mehr. Für manche Felder verlangt deine Hintergrundgeschichte eine Farbe; auch passende Würfel bringen Sterne. Deine beiden roten passen sofort: Nimm die rote 5.
    .otherwise = Ein roter Würfel passt auf das erste Feld einer Reihe mit hohem Ziel: Nimm die rote 5.
backstory-space = Ein Würfel kommt immer auf das erste freie Feld von links. In welcher Reihe ist dort Rot verlangt? Auch deine Rasse hilft dort.
    .otherwise = In der Ausdauer: Ihr erstes Feld verlangt Rot, und der Zwerg gibt 2 zur Summe dazu.
second-die = Die Weisheit verlangt auf dem zweiten Feld Weiß, und du hast eine weiße 3. Zuvor muss aber ein anderer Würfel auf das erste. Die blaue 4 genügt: Die Weisheit braucht nur 14 oder 15.
    .otherwise = Erst muss das Feld vor dem weißen belegt sein: Nimm die blaue 4.
leftmost-space = Lege sie in die Weisheit.
    .otherwise = Nur in der Weisheit macht sie deinem weißen Würfel den Weg frei.
third-die = Jetzt kann der weiße folgen. Nimm die weiße 3.
    .otherwise = Nimm die weiße 3, bevor ein anderer Würfel auf ihrem Feld landet.
match-again = Wo passt sie? Eckige Klammern wie in „[R5]“ sagen, dass die Farbe stimmt; „✗“ ist ein Ziel, das mit den Würfeln allein nicht mehr zu erreichen ist.
    .aloud = Wo passt sie? Deine Hintergrundgeschichte verlangt noch auf einem freien Feld Weiß. Manches Ziel ist mit den Würfeln allein nicht mehr zu erreichen; das wird dann angesagt.
    .otherwise = In der Weisheit: Dort ist jetzt das zweite Feld an der Reihe, und es verlangt Weiß.

## Die erste Runde

take-initiative = Deine übrigen Startwürfel wurden für dich platziert. Die goldene 1 brachte schon beim Wurf 2 Gold, die volle Weisheit jetzt noch 1. Nun die Runden: Alle nehmen eine Initiativekarte mit ihrem Würfel. Mit niedrigen Karten bist du früh auf dem Markt, auf hohen liegen hohe Würfel. Welcher Würfel passt auf das letzte Feld des Charismas?
    .otherwise = Das Charisma verlangt auf dem letzten Feld Grün: Nimm Karte 3 mit der grünen 6.
full-row = Lege sie dorthin. Eine volle Reihe bringt 1 Gold. Danach darfst du, wie in jeder Reihe, ihre Aktion ausführen.
    .otherwise = Eine 6 ist überall willkommen, aber nur im Charisma zählt auch ihre Farbe.
charisma = Jedes Attribut hat seine eigene Aktion. Beim Charisma ist es ein Marker, der beim Kauf auf dem Markt dieser Runde 1 Gold wert ist; danach ist er weg. Er kostet nichts: Nimm ihn.
    .otherwise = Du verlierst nichts, wenn du den Marker nimmst.
market = Auf dem Markt kaufst du eine Karte oder wirfst eine für 2 Gold ab. Merkmale rücken deinen Gesinnungsmarker beim Kauf, Fähigkeiten bei jedem Benutzen. Auf deiner Karte liegen die 3 Sterne oben links: gut und ehrenhaft. „Akrobatik“ führt ins Chaos, „Taschendiebstahl“ zum Bösen. Wirf eine ab, egal welche.
    .otherwise = Beide Fähigkeiten würden deinen Marker von seinen 3 Sternen wegrücken: Wirf eine davon für 2 Gold ab.

## Die zweite Runde: Ausdauer, ein Merkmal

second-round = Die zweite Runde. Das Ziel der Ausdauer ist 18; mit den 2 deiner Rasse hast du 7. Die weiße 5 hilft, auf ihrer Karte liegt eine Münze, und du bist früher auf dem Markt als mit Karte 3. Nimm sie.
    .otherwise = Die blaue 6 ist nur um 1 höher, hat keine Münze, und du wärst zuletzt auf dem Markt. Nimm die weiße 5 auf Karte 2.
into-constitution = Lege sie in die Ausdauer: Dort winken drei Sterne.
    .otherwise = Die Ausdauer ist drei Sterne wert, und zwei Würfel fehlen noch. Lege sie dorthin.
constitution = Die Aktion der Ausdauer erhöht oder senkt einen deiner Würfel um 1, egal wo er liegt. Wähle die rote 5: Mit einer 6 kommt diese Reihe ihrer 18 näher.
    .otherwise = Am meisten gewinnt die rote 5 in der Ausdauer: In ihrer Reihe geht es um drei Sterne.
one-more = Erhöhe sie. Dann hat die Reihe 13, und eine 5 oder 6 reicht.
    .otherwise = Diese Reihe braucht eine hohe Summe: Erhöhe den Würfel.
trait = Merkmale zählen am Ende. „Ehrlich“ bringt 3 Sterne, wenn du höchstens zwei goldene Würfel hast; du hast einen. Ein Merkmal rückt deinen Marker einmal, beim Kauf, und dieses rückt ihn zu „ehrenhaft“, wohin du willst. Kaufe es.
    .otherwise = „Ehrlich“ rückt deinen Marker in die richtige Richtung, und 3 Sterne für 4 Gold sind ein guter Preis.

## Die dritte Runde: ein goldener Würfel, Stärke, eine Waffe

gold-die = Jeder goldene Würfel bringt dir 2 Gold, was er auch zeigt. Einen hast du, und „Ehrlich“ erlaubt einen zweiten. Nimm die goldene 2.
    .otherwise = Die lila 3 bringt nichts ein. Nimm die goldene 2: Ihrer niedrigen Zahl hilft gleich deine Klasse.
into-strength = Lege sie in die Stärke. Deren Aktion kommt dir gerade recht.
    .otherwise = In die Stärke: Ihre Aktion brauchst du jetzt.
power = Nun kommt deine Klasse: Platziert ein Barbar einen Würfel mit 2 oder weniger, darf er ihn um 2 erhöhen. Bei einem Ziel von 16 oder 17 heißt das: erhöhen.
    .otherwise = Eine 4 ist hier mehr wert als eine 2. Erhöhe sie.
strength = Die Aktion der Stärke dreht einen Würfel auf die gegenüberliegende Seite; beide Seiten ergeben zusammen 7. Die Liste zeigt, was aus jedem würde. Wo ist am meisten zu holen?
    .otherwise = Drehe die goldene 1 in der Weisheit: Sie wird zur 6, und die Reihe springt von 8 auf 13.
weapon = Eine Waffe wirkt, solange du sie trägst, und du hast zwei Hände. Der Juwelendolch braucht eine, und jeder goldene Würfel zählt mit ihm um 1 mehr: Dann hat die Weisheit 14 und ihr Ziel erreicht. Kaufe ihn.
    .otherwise = Mit dem Juwelendolch ist das Ziel der Weisheit sofort erreicht: zwei Sterne für 4 Gold.

## Die vierte Runde: ein Ziel, Rüstung

meet-a-goal = „✓“ bei der Weisheit: Ziel erreicht. Die Ausdauer hat 13 und ein freies Feld. Mit welchem Würfel kommt sie auf 18?
    .aloud = Das Ziel der Weisheit ist erreicht. Die Ausdauer hat 13 und ein freies Feld. Mit welchem Würfel kommt sie auf 18?
    .otherwise = Nur eine 5 oder mehr reicht: Nimm Karte 3 mit der schwarzen 6.
armor-set = Die 6 wurde für dich platziert: Die Ausdauer ist fertig, und ihre Aktion hat die goldene 4 in der Stärke erhöht. Nun Rüstung: Je mehr Teile eines Sets, desto mehr Sterne. „Kette“ ist das Set der roten Klassen, für dich also 1 Stern mehr. Kaufe die Kettenbeinlinge; danach wird eine Runde für dich gespielt.
    .otherwise = „Unausstehlich“ würde deinen Marker zum Bösen rücken. Die Kettenbeinlinge sind dir schon 2 Sterne wert, einen davon für deine Klassenfarbe.

## Die sechste Runde: die Klassenfarbe, Intelligenz, Hände

class-color = Eine Runde wurde für dich gespielt: In der Stärke liegt nun eine weiße 4. Am Ende ist jeder Würfel in deiner Klassenfarbe einen Stern wert. Weißt du noch, welche Farbe das ist?
    .otherwise = Deine Klasse ist rot: Nimm Karte 2 mit der roten 2 und der Münze.
into-intelligence = Die Intelligenz ist leer, und unter den Reihen mit freien Feldern hat sie mit 14 das niedrigste Ziel. Lege sie dorthin; danach wird sie für dich auf 4 erhöht.
    .otherwise = Stärke und Beweglichkeit brauchen hohe Würfel. Der Intelligenz genügen 14.
intelligence = Mit der Aktion der Intelligenz würfelst du einen Würfel neu und darfst trotzdem die alte Zahl behalten: ganz ohne Risiko. Das Charisma hat 9 und braucht 14. Welchen seiner Würfel würfelst du neu?
    .otherwise = Die blaue 2 im Charisma: Ein niedriger Würfel hat am meisten zu gewinnen.
keep-the-new = Von 2 auf 6: Damit hat das Charisma 13. Behalte die neue Zahl.
    .otherwise = Mehr als 6 ist nicht drin. Behalte die neue Zahl.
hands = Diesmal ist nichts für dich dabei: „Gerissen“ will erschöpfte Fähigkeiten, und der Kampfstab braucht zwei Hände, du müsstest also den Dolch ablegen. Wirf eine der Karten ab und nimm 2 Gold.
    .otherwise = Behalte die Hände für den Dolch und das Gold für später: Wirf eine Karte ab.

## Die siebte Runde: eine Fähigkeit

skill = Wieder wurde für dich gespielt: Eine weiße 5 füllte die Stärke, und deren Aktion machte aus der roten 3 im Charisma eine 4; damit ist dort das Ziel erreicht. Fähigkeiten benutzt man immer wieder, aber jedes Mal muss der Marker dem Pfeil folgen können. „Suchen“ rückt ihn zum Guten, zu deinen 3 Sternen. Kaufe diese Karte.
    .otherwise = Der Speer hilft nur mit Karte 1. „Suchen“ bringt deinen Marker dahin, wo du ihn haben willst.
use-a-skill = Eine Fähigkeit kannst du gleich benutzen, die meisten auch jederzeit später. Danach ist sie erschöpft; in jeder Aufräumphase darfst du eine erneuern. Benutze „Suchen“.
    .otherwise = Benutze sie jetzt: In der Aufräumphase kannst du sie wieder erneuern.
which-die = Dein Marker steht auf den 3 Sternen. „Suchen“ tauscht einen Würfel gegen einen anderer Farbe mit gleicher Augenzahl. In der Stärke liegt einer auf einem Feld, das Lila verlangt: „(L)“. Wähle ihn.
    .aloud = Dein Marker steht auf den 3 Sternen. „Suchen“ tauscht einen Würfel gegen einen anderer Farbe mit gleicher Augenzahl. In der Stärke liegt einer auf einem Feld, das Lila verlangt. Wähle ihn.
    .otherwise = Die weiße 5 in der Stärke: In einer anderen Farbe würde sie zu deiner Geschichte passen.
which-color = Und welche Farbe soll der neue haben? Nach dieser Runde werden zwei für dich gespielt.
    .otherwise = Lila: Das verlangt deine Hintergrundgeschichte auf diesem Feld.

## Die zehnte Runde: Beweglichkeit

tenth-round = Zwei Runden weiter: Das Ziel der Intelligenz ist erreicht, fünf Würfel passen zu deiner Geschichte, und du hast ein weiteres Merkmal und ein Lederteil. Bleibt die Beweglichkeit. Ihr Ziel 17 ist weit weg, aber ein roter Würfel ist seiner Farbe wegen einen Stern wert. Nimm ihn. („✗“ hinter einem Preis heißt: Dein Gold reicht nicht.)
    .aloud = Zwei Runden weiter: Das Ziel der Intelligenz ist erreicht, fünf Würfel passen zu deiner Geschichte, und du hast ein weiteres Merkmal und ein Lederteil. Bleibt die Beweglichkeit. Ihr Ziel 17 ist weit weg, aber ein roter Würfel ist seiner Farbe wegen einen Stern wert. Nimm ihn.
    .otherwise = Nimm die rote 1: Sie hat deine Farbe, eine Münze liegt dabei, und deine Klasse macht eine 3 aus ihr.
dexterity = Die Aktion der Beweglichkeit tauscht zwei deiner Würfel. Die Stärke hat 15 und braucht 16, die Ausdauer hat 19, und 18 genügen. Wähle zuerst die rote 4 in der Stärke …
    .otherwise = Die rote 4 in der Stärke: Dort 1 mehr, und das Ziel ist erreicht.
swap-with = … und nun den Würfel in der Ausdauer, der um 1 höher ist. Danach wird bis zur letzten Runde für dich gespielt.
    .otherwise = Die weiße 5 in der Ausdauer: Mit diesem Tausch erreichen beide Reihen ihr Ziel.

## Die letzte Runde und die Endabrechnung

last-round = Die letzte Runde: Danach sind alle Tableaus voll, und das Spiel ist aus. Für dein letztes Feld ist kein Würfel hoch genug, also zählt der Markt mehr. Mit welcher Karte bist du dort zuerst dran?
    .otherwise = Mit Karte 1: Dann wählst du vor deinem Gegner.
last-purchase = Gold ist am Ende nichts wert, also gib es aus. „Zielstrebig“ bringt 2 Sterne für jede volle Reihe mit drei gleichen Zahlen, und in der Stärke liegen drei Fünfen. Dann wird alles gezählt: Ziele, rote Würfel, Gesinnung, Geschichte, Rüstung, Merkmale.
    .otherwise = „Zielstrebig“: Das sind 2 Sterne für die drei Fünfen in der Stärke.
farewell = Das war eine ganze Partie, und die Abrechnung zeigt, woher jeder Stern kam. Als Nächstes kannst du eine eigene Partie spielen oder lernen, wie man allein oder mit „Monsters & Minions“ spielt.

# tutorial/solo.play: was allein anders ist.

alone = Du spielst allein um möglichst viele Sterne; dein Waldläufer, ein Drachenspross, ist schon bereit. Nimmst du Initiativekarte 2 oder 3, kann der Gegnerwürfel nach deiner Aktion eine Marktkarte auf den Müllstapel schicken. Karte 1 erspart dir das. Unentbehrlich ist hier noch nichts: Nimm Karte 2 mit Münze und einem Würfel in Grün, deiner Klassenfarbe.
    .title = Roll Player für eine Person
    .otherwise = Auf Karte 2 liegt eine Münze, und Grün ist deine Klassenfarbe.
alone-place = Lege ihn in die Ausdauer. Mit ihrer Aktion wird dann die schwarze 3 in der Weisheit um 1 erhöht; die hat 14 und erreicht so ihr Ziel von 15.
    .otherwise = In die Ausdauer: Ihre Aktion brauchst du für die Weisheit.
enemy-die = Der Gegnerwürfel zeigt eine 3: Bei Karte 2 ist das die rechte Marktkarte, und „Unausstehlich“ liegt für immer auf dem Müllstapel. „Gerissen“ bringt 2 Sterne für jede deiner erschöpften Fähigkeiten und rückt deinen Marker zum Bösen, auf dem Weg zu den 3 Sternen deiner Gesinnung. Kaufe diese Karte.
    .otherwise = „Mutig“ rückt deinen Marker in die falsche Richtung. Kaufe „Gerissen“.
what-goes = Jede Runde kommt die linke der Karten, die du liegen lässt, auf den Ablagestapel, die anderen auf den Müllstapel; die meisten siehst du also nur einmal. Die Fähigkeit in der Mitte passt zu „Gerissen“. Mit Karte 2 verlierst du sie nur bei einer 2 des Gegnerwürfels, mit Karte 3 bei einer 3 oder 4. Nimm Karte 2.
    .otherwise = Karte 1 wäre sicher, aber Karte 2 hat eine Münze, und ihr Risiko ist klein.
fitting-skill = Nur die linke Karte ist weg. Fähigkeiten kosten Waldläufer 1 Gold weniger und bringen 1 Gold, sooft sie benutzt werden. Kaufe „Fingerfertigkeit“.
    .otherwise = „Fingerfertigkeit“ ist für Waldläufer billig, und „Gerissen“ will eine Fähigkeit.
use-it-once = Ihr Pfeil führt zum Chaos, zu den 3 Sternen deiner Gesinnung, und danach ist die Fähigkeit erschöpft, ganz wie „Gerissen“ es will. Benutze sie jetzt.
    .otherwise = Sie lohnt sich doppelt: für deinen Marker und für „Gerissen“.
stay-exhausted = „Fingerfertigkeit“ hat die grüne 4 in die Intelligenz gebracht, wo sie nützlicher ist. In der Aufräumphase darfst du eine Fähigkeit erneuern. Willst du das? Denk an „Gerissen“.
    .otherwise = Lass sie erschöpft: Mit „Gerissen“ sind das 2 Sterne.
nothing-fits = Die nächste Runde wurde für dich bis zum Markt gespielt. „Töricht“ verlangt ein schlechtes Feld unter deinem Marker, „Schwächlich“ niedrige Würfel in der Stärke: nichts für dich. Wirf eine Karte ab und nimm 2 Gold. Die andere kommt nach dir auf den Ablagestapel. Dann werden drei Runden für dich gespielt.
    .otherwise = Zu diesem Helden passt keine von beiden: Behalte dein Gold, und wirf eine ab.
protect-a-card = Vier Runden weiter hast du ein Lederteil aus dem Set der grünen Klassen, und ein zweites liegt auf dem Markt, ganz rechts: Mit Karte 2 verlierst du es bei einer 3 des Gegnerwürfels, mit Karte 3 bei einer 5 oder 6. Mit welcher Karte ist es sicher?
    .otherwise = Bei Karte 1 wird der Gegnerwürfel gar nicht geworfen: Nimm sie.
protected = Der Markt ist noch ganz. Kaufe die Lederbeinschienen; 1 Gold davon zahlt dein Charismamarker. Danach werden vier Runden für dich gespielt.
    .otherwise = Du hast die Lederbeinschienen geschützt, also kaufe sie auch.
alone-last-round = Fünf Runden weiter, die letzte. „Tollpatschig“ bringt 3 Sterne, wenn die Würfel der Beweglichkeit zusammen höchstens 9 zeigen; dort liegen 6 und 2. Welche Karte hat den richtigen Würfel und schont den Markt?
    .otherwise = Karte 1: Mit ihrer 1 sind es 9, und der Gegnerwürfel bleibt liegen.
alone-last-card = Allein ist am Ende jedes volle Päckchen von 8 Gold einen Stern wert. Du hast 12 Gold. Was ist besser: „Tollpatschig“ für 3 Gold kaufen oder eine Karte abwerfen und 14 haben? Rechne und wähle.
    .otherwise = Diese Karte ist jetzt weniger wert als ihr Preis. Kaufe „Tollpatschig“, oder wirf eine Karte ab.
alone-count = 9 Gold und 14 Gold bringen beide nur 1 Stern, „Tollpatschig“ mit seinen 3 war also besser. Nun die letzte Aufräumphase: Lass deine Fähigkeit erschöpft, für „Gerissen“. Dann werden die Sterne gezählt, dazu 1 für je 8 Gold. Dein Rang steigt bei 22, 26, 30, 34 und 38 Sternen.
    .otherwise = „Gerissen“ zählt sie nur, solange sie erschöpft ist. Lass sie so.
alone-farewell = Die Abrechnung zeigt deinen Rang und woher deine Sterne kamen. Mehr ist im Solospiel nicht anders; das nächste Mal wählst du deinen Helden selbst.
