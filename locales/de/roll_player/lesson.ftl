# Was die Einführung tutorial/first.play lehrt, in ihrer Reihenfolge: jede Lektion ein paar Zeilen.
# `.otherwise` wird gesagt, wenn etwas anderes gewählt wird als erwartet.

your-hero = Willkommen! Aus Würfeln und Karten erschaffst du einen Helden; wer am Ende die meisten Ansehenssterne hat, gewinnt. Eine Rasse hebt oder senkt Attribute. Der Mensch ändert keines: gut für den Anfang.
    .title = Deine erste Partie Roll Player (erste Auflage)
    .otherwise = Gewinnen kann man mit jeder Rasse, aber ihre Vor- und Nachteile sind noch schwer einzuschätzen. Nimm den Menschen.
your-class = Ein Würfel aus dem Beutel hat die Farbe deiner Klasse bestimmt: Rot. Eine Klasse hat eine Klassenfähigkeit und für jedes Attribut ein Ziel, das Sterne bringt. Der Krieger kauft Waffen und Rüstung billiger.
    .otherwise = Auch der Barbar ist ein guter Held. Für diese Lektion brauchst du die billigere Rüstung des Kriegers.

## Die Startwürfel

starting-dice = Dein Tableau hat sechs Reihen mit je drei Feldern. Hinter jeder Reihe steht ihr Ziel: „14+ ★1“ ist ein Stern für eine Summe von 14 oder mehr, „18 ★4“ sind vier Sterne für genau 18. ✓ heißt: Ziel erreicht, ✗: mit den Würfeln allein nicht mehr zu erreichen.
first-die = Ein Buchstabe in Klammern nennt die Farbe, die deine Hintergrundgeschichte dort verlangt: Ein passender Würfel bringt am Ende Sterne. Gelegt wird in einer Reihe immer auf das erste freie Feld von links. Nimm zuerst die lila 2.
    .otherwise = Nur ein Würfel passt schon jetzt auf ein Feld der Hintergrundgeschichte, denn es ist das erste seiner Reihe: die lila 2.
backstory-space = In welcher Reihe wartet gleich das erste Feld auf einen lila Würfel? Such den Buchstaben in Klammern.
    .otherwise = Das erste Feld der Ausdauer verlangt Lila. Hier zählt die Farbe: Sie bringt Sterne, auch wenn das Ziel der Reihe damit verloren geht.
second-space = Eckige Klammern wie in „[L2]“ sagen: Der Würfel passt. Bei „W5(S)“ wäre Schwarz verlangt. Die Weisheit verlangt auf dem zweiten Feld einen schwarzen Würfel, also muss erst ein anderer hinein. Nimm die weiße 5.
    .otherwise = Heb dir die schwarzen auf: Ihnen gehört das zweite Feld der Weisheit, und zuvor muss das erste belegt sein. Lege die weiße 5 in die Weisheit.
match-again = Jetzt ist das zweite Feld der Weisheit an der Reihe. Welcher deiner beiden schwarzen Würfel genügt dort? Die Weisheit braucht nur eine Summe von 14.
    .otherwise = Für die Weisheit genügt die schwarze 4: Das macht 9, und eine 5 oder 6 kann noch kommen. Spar die 6 für ein schwereres Ziel auf.
high-goal = Am meisten wert ist die schwarze 6 dort, wo es drei Sechsen sein müssen. Nimm sie, und lege sie dorthin.
    .otherwise = Jetzt die schwarze 6: Die Stärke mit ihrem Ziel 18 kann nichts Niedrigeres gebrauchen.
not-too-much = Vorsicht: Eine Reihe ist erst mit dem dritten Würfel voll, und gewertet wird nur am Ende. Lass in Stärke und Weisheit noch Platz, und lege die blaue 6 zum Charisma.
    .otherwise = Dort ginge es auch, aber die letzten Felder deiner guten Reihen sind für die nächsten Runden da. Das Charisma ist noch leer.
last-starting-die = Die goldene 3 hat dir schon 2 Gold gebracht, wie jeder goldene Würfel, sobald du ihn bekommst. Keine Reihe braucht sie mehr als die anderen. Die Intelligenz verlangt nur 14: Lege sie dorthin.
    .otherwise = Eine 3 tut weh, wo das Ziel hoch ist. In der Intelligenz sind 14 damit noch zu schaffen.

## Die erste Runde

round-begins = Die Runden beginnen. In jeder liegt auf jeder Initiativekarte ein Würfel, auf der ersten der niedrigste. Alle nehmen eine Karte mit ihrem Würfel und platzieren ihn.
take-initiative = Eine niedrige Karte bringt dich früh auf den Markt, und es kann eine Münze darauf liegen. Auf einer hohen liegt der bessere Würfel, und auf ihn kommt es jetzt an: Mit welchem kommt die Weisheit auf 14 oder mehr?
    .otherwise = Die Weisheit hat 9 und ein freies Feld, also reicht nur eine 5 oder mehr. Und die lila 6 kostet dich bloß den ersten Griff auf dem Markt.
full-row = Mach die Reihe voll: Eine volle Reihe bringt 1 Gold. Und wo immer du einen Würfel hinlegst, darfst du die Aktion der Reihe ausführen; bei der Weisheit rückt dein Gesinnungsmarker.
    .otherwise = Auch kein schlechter Platz, aber in der Weisheit ist das Ziel sofort erreicht, du bekommst 1 Gold, und dein Marker rückt.
alignment = Der Marker steht auf einem Raster aus Sternen; es zählt das Feld, auf dem er am Ende steht. Eckige Klammern zeigen ihn: „[0]“. Rücke ihn dorthin, wo er am meisten wert ist.
    .otherwise = Schau auf die Zahlen im Raster: In Richtung „ehrenhaft“ bringt das Nachbarfeld 3 Sterne, kein anderes so viel.
market = Nun der Markt: Alle kaufen eine Karte oder werfen eine für 2 Gold ab. Dein Gegner hatte die niedrigere Initiativekarte, war zuerst dran und kaufte „Rücksichtslos“. Waffen wirken dauerhaft, Rüstung zählt in Sets, Merkmale zählen am Ende, Fähigkeiten benutzt man.
mind-the-arrow = Zwei Karten sind übrig. Achte auf Pfeile: Eine Fähigkeit rückt deinen Marker, wenn du sie benutzt, ein Merkmal beim Kauf. Rüstung hat keinen Pfeil und kostet dich 1 Gold weniger. Ein ✗ hinter einem Preis hieße: für dich zu teuer. Kaufe die Rüstung.
    .otherwise = Kettenbeinlinge sind etwas für Krieger: billiger für dich, Teil eines Sets, und dein Marker bleibt auf seinen 3 Sternen.

## Die zweite Runde

gold-die = Eine neue Runde; diesmal hat dein Gegner begonnen. Zwei Karten sind noch da. Was ist mit dem goldenen Würfel? Er zeigt nur eine 1, bringt aber 2 Gold, und mit Karte 1 bist du zuerst auf dem Markt.
    .otherwise = Die Münze auf Karte 2 ist 1 Gold wert, der goldene Würfel auf Karte 1 bringt 2, und seine 1 lässt sich ändern.
weak-die = Eine 1 ist schwach, aber die Aktion der Stärke dreht einen Würfel auf die gegenüberliegende Seite, und beide Seiten ergeben zusammen 7. Wohin also damit?
    .otherwise = In die Stärke: Ihre Aktion macht aus der 1 gleich eine 6, und genau die braucht ihr Ziel 18.
turn-it = Drehe den Würfel um, der dabei am meisten gewinnt.
    .otherwise = Aus der goldenen 1 wird eine 6. Hohe Würfel würden niedrig, und die Weisheit soll nicht verlieren, was sie erreicht hat.
traits-score = Du bist zuerst auf dem Markt. „Treu“ bringt 3 Sterne, wenn mindestens vier deiner Würfel zur Geschichte passen; zwei tun es schon. Der Pfeil zeigt dorthin, wo dein Marker ohnehin am Rand steht. Kaufe dieses Merkmal.
    .otherwise = „Treu“ passt zu deiner Geschichte: 3 Sterne für vier passende Würfel, und der Pfeil schadet dir nicht.

## Die dritte Runde

high-number = Du beginnst wieder. Das Charisma hat 6 und braucht 14. Welcher Würfel hilft ihm am meisten?
    .otherwise = Mit der schwarzen 5 hat das Charisma 11, und schon eine 3 macht die 14 dann voll. Mit den anderen bliebe es zurück.
charisma = Lege die schwarze 5 zum Charisma. Seine Aktion hilft dir auf dem Markt.
    .otherwise = Das ginge, aber das Charisma braucht sie für seine 14, und seine Aktion gibt dir etwas für den Markt.
token = Ein Charismamarker zählt auf dem Markt dieser Runde als 1 Gold; danach ist er weg. Du hast nur 2 Gold, also nimm ihn.
    .otherwise = Er kostet nichts, und 2 Gold allein reichen nicht für die teuerste Karte. Nimm den Marker.
your-purchase = Diesmal liegt es bei dir. Gold und Marker reichen zusammen für den Uralten Speer, eine Waffe für eine Hand; Lederstiefel wären ein neues Set. Abwerfen bringt 2 Gold, aber der Marker verfällt. Falsch ist nichts davon.

## Die vierte Runde

class-color = Die vierte Runde; dein Gegner war zuerst dran und nahm die mittlere Karte. Am Ende ist jeder Würfel in deiner Klassenfarbe einen Stern wert. Weißt du noch, welche das ist? Nimm die Karte, deren Würfel dir einen bringt.
    .otherwise = Nicht ganz: Ein Krieger ist rot, also bringt die rote 5 auf Karte 3 am Ende einen Stern, und hoch ist sie auch.
your-place = Wohin damit, entscheidest du. Nur eine Reihe wäre eine Falle: Sie wäre voll und ihr Ziel verfehlt. In jeder anderen ist der Würfel willkommen.
    .otherwise = Damit wäre die Stärke voll, aber mit 17, und ihr Ziel ist genau 18: Heb das Feld für eine 6 auf. Jede andere Reihe ist recht.

## Das Ende

scoring = Das Spiel endet mit der Runde, in der alle Reihen voll werden. Sterne bringen die Ziele, jeder Würfel in deiner Klassenfarbe, die Geschichte, die Gesinnung, Rüstungssets und Merkmale. Gold bringt keine, also gib es aus.
on-your-own = Von hier an gehört die Partie dir: der Rest dieser Runde und acht weitere. „{ $score }“ zeigt, wie es steht, „{ $hint }“ rät, „{ $help }“ erklärt. Oder hör auf und beginne eine eigene Partie: cardwright play
