# Das Regelheft, Kapitel für Kapitel. Die Zahlen kommen aus der Auflage, die gespielt wird. Ein Kapitel
# beginnt mit einer Nachricht, die einen .title hat; sie passt auf einen Bildschirm.

aim = Erschaffe den besten Helden, den die Welt je gesehen hat: Platziere Würfel in sechs { -attribute-row(count: "other") } und kaufe auf dem { -market } { -weapon(count: "other") }, { -armor }, { -trait(count: "other") } und { -skill(count: "other") }. Am Ende gewinnt, wer die meisten { -reputation-star(count: "other") } hat.
    .title = Spielziel
components = Was zum Spiel gehört, gezählt nach den Karten, mit denen hier gespielt wird. Aus einer Schachtel müsst ihr nichts holen: Das Programm hat alles.
    .title = Spielmaterial
setup = Alle erschaffen einen Helden. Dazu gehören ein { -character-sheet }, { -gold }, eine { -class }, eine { -backstory } und eine { -alignment-card }. Dann wird der erste { -market } ausgelegt, und alle ziehen, würfeln und platzieren ihre { -starting-die(count: "other") }.
    .title = Spielvorbereitung
round = Jede Runde hat vier Phasen: { -roll-phase }, { -dice-phase }, { -market-phase } und { -cleanup }. In der { -dice-phase } geht es vom { -first-player } aus im Uhrzeigersinn, in der { -market-phase } nach den { -initiative-card(count: "other") }. Zum Schluss gibt der { -first-player } den { -bag } nach links weiter; wer ihn erhält, ist { -first-player } der nächsten Runde.
    .title = Runde
roll-phase = Der { -first-player } zieht { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    } aus dem { -bag }, würfelt sie und legt sie in aufsteigender Reihenfolge auf die { -initiative-card(count: "other") }, den niedrigsten auf die erste. Bei gleicher Augenzahl entscheidet er über die Reihenfolge.
    .title = { -roll-phase }
dice-phase = Bist du an der Reihe, wähle eine { -initiative-card } und nimm ihren Würfel und das { -gold }, das darauf liegt. Lege den Würfel unverändert auf das am weitesten links liegende freie { -space } einer { -attribute-row }. Ein { -gold-die } bringt { $gold_die_pays } { -gold }, das letzte { -space } einer Reihe { $row_pays } { -gold }. Danach darfst du die { -attribute-action } der Reihe einmal ausführen. Würfel, die dabei bewegt oder verändert werden, bringen weder { -gold } noch eine weitere { -attribute-action }.
    .title = { -dice-phase }
action-str = Drehe einen Würfel auf deinem Tableau auf die { -opposite-face }. Beide Seiten ergeben zusammen immer { $sum }: Aus wenig wird viel und umgekehrt. Ob der Würfel gerade erst platziert wurde oder schon länger liegt, spielt keine Rolle.
    .title = Stärke
action-dex = Tausche zwei Würfel auf deinem Tableau. Ihre Augenzahlen bleiben gleich; mit einem leeren { -space } lässt sich nicht tauschen.
    .title = Beweglichkeit
action-con = Erhöhe oder senke einen Würfel auf deinem Tableau um eins. Über die höchste Seite hinaus oder unter die niedrigste geht es nicht.
    .title = Ausdauer
action-int = Würfle einen Würfel auf deinem Tableau neu. Danach entscheidest du, ob die alte oder die neue Augenzahl gilt.
    .title = Intelligenz
action-wis = Versetze deinen { -alignment-marker } um ein { -space } nach oben, unten, links oder rechts, nie schräg.
    .title = Weisheit
action-cha = Nimm einen { -charisma-token }. In der { -market-phase } dieser Runde ersetzt er beim Kauf einer Karte ein { -gold } und wird vor dem { -gold } ausgegeben; unbenutzt geht er beim Aufräumen zurück.
    .title = Charisma
market-phase = Zuerst ist an der Reihe, wer die niedrigste { -initiative-card } hat, dann geht es aufsteigend weiter. Kaufe eine Karte aus dem { -market } oder wirf eine ab und nimm { $discard_pays } { -gold }. Neue Karten werden erst beim Aufräumen aufgedeckt.
    .title = { -market-phase }
weapons = { -weapon(count: "other") } wirken dauerhaft. Zusammen dürfen deine { -weapon(count: "other") } nie mehr als { $hands ->
        [one] { $hands } { -hand }
       *[other] { $hands } { -hand(count: "other") }
    } brauchen; reichen sie für eine neue nicht aus, musst du eine andere ablegen. Wann immer du etwas zu entscheiden hast, darfst du eine { -weapon } auf den { -discard-pile } legen, ein letztes Mal vor der { -final-scoring }.
    .title = { -weapon(count: "other") }
armor = { -armor } bewirkt während des Spiels nichts. Am Ende bringt jedes Set umso mehr { -reputation-star(count: "other") }, je mehr Karten du davon hast, und einmal einen weiteren, wenn seine Farbe deine { -class-color } ist.
    .title = { -armor }
traits = Kaufst du ein { -trait }, rückt dein { -alignment-marker } sofort in Pfeilrichtung, sofern das möglich ist. Am Ende bringt das { -trait } { -reputation-star(count: "other") }, wenn du erfüllst, was darauf steht.
    .title = { -trait(count: "other") }
skills = Du darfst eine { -skill } jederzeit benutzen, auch wenn andere am Zug sind und auch gleich nach dem Kauf, sofern die Karte nichts anderes sagt. Zuerst rückt dein { -alignment-marker } in Pfeilrichtung; geht das nicht, kannst du die Karte nicht benutzen. Dann führst du die Wirkung aus, wenn du möchtest, und die Karte ist erschöpft, bis du sie beim Aufräumen erneuerst.
    .title = { -skill(count: "other") }
classes = Deine { -class } hat eine Farbe und sechs { -attribute-goal(count: "other") }, eines für jede Reihe, mit den Sternen, die jedes bringt. Außerdem hat sie eine Kraft, die das ganze Spiel über wirkt, sofern die Karte nichts anderes sagt.
    .title = { -class(count: "other") }
races = Deine { -race } hebt manche Attribute und senkt andere. Das zählt nur, wenn am Ende die { -attribute-goal(count: "other") } abgerechnet werden.
    .title = Rassen
cleanup = Ungenutzte { -charisma-token(count: "other") } gehen zurück in den Vorrat, und du darfst eine erschöpfte { -skill } erneuern. Der übrige Würfel kommt zurück in den { -bag }, die restlichen { -market-card(count: "other") } auf den { -discard-pile }, und neue werden aufgedeckt; ist der { -market-deck } leer, wird dafür der { -discard-pile } gemischt. Auf jede { -initiative-card } außer der ersten und der letzten kommt eine Münze, wenn dort keine mehr liegt.
    .title = { -cleanup }
end-of-game = Die Runde, in der alle Helden ihre { $spaces } Würfel haben, ist die letzte. Sie wird noch zu Ende gespielt, das Aufräumen eingeschlossen; nur neue { -market-card(count: "other") } kommen nicht mehr. Danach könnt ihr ein letztes Mal { -skill(count: "other") } benutzen und { -weapon(count: "other") } ablegen, dann folgt die { -final-scoring }.
    .title = Spielende
scoring = { -reputation-star(count: "other") } gibt es erst ganz am Ende: für die { -attribute-goal(count: "other") } deiner { -class }, für die Würfel in deiner { -class-color }, für das Feld unter dem { -alignment-marker }, für { -backstory }, { -armor-set(count: "other") } und { -trait(count: "other") }. Wer die meisten hat, gewinnt.
    .title = Endabrechnung
alignment = Dein { -alignment-marker } beginnt in der Mitte. Oben liegt gut, unten böse, links ehrenhaft, rechts chaotisch. Am Ende erhältst oder verlierst du so viele { -reputation-star(count: "other") }, wie das { -space } unter dem Marker angibt. Über den Rand der Karte rückt der Marker nie. Auf dem Tisch steht sein { -space } in eckigen Klammern.
    .title = { -alignment }
backstory = Deine { -backstory } zeigt in jeder Reihe für ein { -space } eine Farbe. Liegt dort am Ende ein Würfel dieser Farbe, passt er; die Augenzahl spielt keine Rolle. Zwei oder drei passende Würfel bringen { $two ->
        [one] { $two } { -reputation-star }
       *[other] { $two } { -reputation-star(count: "other") }
    }, vier oder fünf bringen { $four ->
        [one] { $four } { -reputation-star }
       *[other] { $four } { -reputation-star(count: "other") }
    }, alle sechs bringen { $six ->
        [one] { $six } { -reputation-star }
       *[other] { $six } { -reputation-star(count: "other") }
    }.
    .title = { -backstory }
ties = Bei Gleichstand gewinnt, wer das meiste { -gold } hat. Ist auch das gleich, entscheidet die kleinere Zahl von Würfeln in der eigenen { -class-color }. Bleibt es dabei, teilt ihr euch den Sieg.
    .title = Gleichstand
solo = Allein spielst du gegen den { -enemy-die }, der Karten aus dem { -market } wirft, bevor du sie kaufen kannst. Für je { $gold_per_star } { -gold } gibt es am Ende noch einen { -reputation-star }, und die Summe bestimmt deinen Rang.
    .title = Solospiel
variants = Jede Variante ändert das Spiel an einer Stelle, und alle lassen sich miteinander verbinden. Ihr wählt sie zu Beginn mit --variant.
    .title = Varianten
equal-dice = Statt ihre { -starting-die(count: "other") } zu ziehen, erhalten alle je einen Würfel in Grün, Blau, Rot, Lila, Schwarz und Weiß. Zu dritt kommt für alle ein { -gold-die } dazu, zu viert sind es zwei. Gewürfelt und platziert wird wie sonst.
    .title = Weniger zufällige Spielvorbereitung
bazaar = Alle { -market-card(count: "other") } werden ohne Rücksicht auf ihre Punkte zusammen gemischt. So weiß niemand, wann die starken Karten kommen.
    .title = Zufälliger { -market-deck }
short-game = Während der Spielvorbereitung zieht, würfelt und platziert ihr je { $more ->
        [one] { $more } zusätzlichen { -die }
       *[other] { $more } zusätzliche { -die(count: "other") }
    }; die Partie dauert also weniger Runden. Zusätzliches { -gold } für die hinteren Plätze gibt es dabei nicht.
    .title = Kurzes Spiel
friendly-market = Wer statt einer Karte { $discard_pays } { -gold } nimmt, wirft dafür nichts ab. Was das Abwerfen einer { -market-card } sonst auslöst, tritt trotzdem ein.
    .title = Freundlicher Markt
free-classes = Statt einen Würfel zu ziehen, sucht ihr euch reihum eine beliebige { -class } aus, deren Farbe noch niemand hat.
    .title = Freie Klassenwahl
editions = Die Regelhefte der ersten und der zweiten Auflage unterscheiden sich in diesen Punkten. Mit --edition wählt ihr; ohne Wahl gilt die zweite.
    .title = Auflagen
decisions = Wo die Regelhefte nichts sagen, muss jemand entscheiden. So wird es hier gemacht.
    .title = Entscheidungen
signs = Auf dem Tisch steht ein Würfel als Farbe und Augenzahl. Farben: { $green_code } { $green }, { $blue_code } { $blue }, { $red_code } { $red }, { $purple_code } { $purple }, { $black_code } { $black }, { $white_code } { $white }, { $gold_code } { $gold }. ★ steht für { -reputation-star(count: "other") }. Alle Zeichen zeigt die Eingabe ? zeichen
    .title = Zeichen

## Spielmaterial

components-sheet = Ein { -character-sheet } hat sechs { -attribute-row(count: "other") }: Stärke, Beweglichkeit, Ausdauer, Intelligenz, Weisheit und Charisma. Jede hat drei { -space(count: "other") } für Würfel und eine eigene { -attribute-action }.
components-limit = Münzen, { -charisma-token(count: "other") } und alles andere, was ihr bekommt, gehen nie aus; die Zahlen oben sagen nur, was in einer Schachtel liegt.

## Spielvorbereitung

setup-first = Alle würfeln mit einem Würfel; wer die höchste Augenzahl hat, ist { -first-player }. Die Würfel kommen zurück in den { -bag }.
setup-race = Reihum wählen alle ein { -character-sheet }, jedes mit einer anderen { -race }.
setup-gold = Alle bekommen { -gold }, auf den hinteren Plätzen etwas mehr.
setup-class = Reihum ziehen alle einen Würfel für die { -class }. Ein goldener oder einer in einer Farbe, die schon jemand hat, wird beiseitegelegt, und es wird neu gezogen. Die Farbe bestimmt die Klassenkarte; entscheide dich für eine ihrer beiden Seiten. Dann kommen alle diese Würfel zurück in den { -bag }.
setup-cards = Alle erhalten eine { -backstory } und eine { -alignment-card } und stellen den { -alignment-marker } auf das Feld in der Mitte.
setup-deck = Die { -market-card(count: "other") } mit einem Punkt und die mit zwei Punkten werden getrennt gemischt, und ein Teil von jeder Sorte kommt unbesehen auf den { -discard-pile }. Die Karten mit einem Punkt liegen oben.
setup-row = Der erste { -market } wird ausgelegt: eine Karte mehr, als Personen mitspielen.
setup-initiative = Ebenso viele { -initiative-card(count: "other") } werden ausgelegt; auf jeder außer der ersten und der letzten liegt eine Münze.
setup-dice = Alle ziehen blind ihre { -starting-die(count: "other") }, würfeln sie und legen sie einzeln auf das am weitesten links liegende freie { -space } einer Reihe. Eine { -attribute-action } gibt es dafür nicht, aber eine volle Reihe bringt { $row_pays } { -gold } und ein { -gold-die } { $gold_die_pays } { -gold }.
setup-table = Wie viel wovon, nach der Zahl der Mitspielenden, dann nach dem Platz in der Reihenfolge:

## Die Runde

round-order = Wer eine niedrige { -initiative-card } nimmt, hat auf dem { -market } früh die Wahl; die besseren Würfel liegen oft auf den hohen.
round-example = Hier eine Runde zu zweit, Schritt für Schritt. Was jemand wählt, steht hinter dem Zeichen.
roll-lay = Es ist immer ein Würfel mehr, als Personen mitspielen, sodass auch die letzte noch wählen kann; allein sind es drei Würfel. Nach der Reihenfolge von Würfeln, die in Farbe und Augenzahl gleich sind, wird nicht gefragt.
dice-take = Nimm eine { -initiative-card } mit ihrem Würfel und, wenn eine darauf liegt, ihrer Münze. Ihre Zahl ist auch dein Platz in der { -market-phase }.
dice-place = Lege den Würfel unverändert auf das am weitesten links liegende freie { -space } einer Reihe, die noch nicht voll ist.
dice-gold = Ein { -gold-die } bringt { $gold_die_pays } { -gold }, sobald du ihn platzierst, der dritte Würfel einer Reihe { $row_pays } { -gold }.
dice-action = Danach darfst du die { -attribute-action } der Reihe einmal ausführen. Würfel, die dabei bewegt oder verändert werden, bringen weder { -gold } noch eine weitere Aktion.
market-buy = Wer kauft, bezahlt den Preis der Karte. Ein { -trait } rückt dabei sofort deinen { -alignment-marker }, sofern das möglich ist; eine { -skill } darfst du gleich benutzen.
market-discard = Kaufst du nichts, legst du eine Karte aus dem { -market } auf den { -discard-pile } und nimmst { $discard_pays } { -gold }: So kommst du zu Geld und schnappst jemandem eine Karte weg.
market-leave = Der { -market } wird kleiner, während die anderen wählen: Mit einer niedrigen { -initiative-card } siehst du mehr davon.
cleanup-tokens = Ungenutzte { -charisma-token(count: "other") } gehen verloren.
cleanup-ready = Alle dürfen eine erschöpfte { -skill } erneuern.
cleanup-die = Der Würfel, den niemand genommen hat, kommt zurück in den { -bag }.
cleanup-row = Was vom { -market } übrig ist, kommt auf den { -discard-pile }, und ein neuer wird ausgelegt. Ist der { -market-deck } leer, wird der { -discard-pile } gemischt und tritt an seine Stelle.
cleanup-coins = Auf jede { -initiative-card } außer der ersten und der letzten kommt eine Münze, wenn dort keine mehr liegt.
cleanup-first = Der { -first-player } gibt den { -bag } nach links weiter; wer dort sitzt, ist { -first-player } der nächsten Runde.

## Karten

weapons-hands = Jede { -weapon } sagt, wie viele Hände sie braucht. Bräuchtest du nach einem Kauf mehr als { $hands }, legst du sofort andere ab; die neue bleibt. Auch sonst darfst du eine ablegen, wann immer du etwas zu entscheiden hast.
weapons-bonus = Was eine { -weapon } zu einem { -attribute } beiträgt, zählt nur für die { -attribute-goal(count: "other") }, nie für die Bedingungen von { -trait(count: "other", case: "dat") }.
armor-sets = Jede { -armor-piece } gehört zu einem Set. So viele Sterne bringt ein Set, je nachdem, wie viele Karten du davon hast:
armor-example = Beispiel: { $cards } Karten des Sets { $set } bringen { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }; ein Held mit einer { -class } in der Farbe { $colour } erhält dafür insgesamt { $total } Sterne.
traits-dice = Wo ein { -trait } etwas über Attribute sagt, zählen nur die Würfel, weder { -race } noch { -weapon(count: "other") }.
skills-use = Zuerst rückt dein { -alignment-marker } in Pfeilrichtung; kann er das nicht, lässt sich die { -skill } nicht benutzen. Ob du die Wirkung ausführst, steht dir frei. Danach ist die Karte erschöpft; bevor du sie wieder benutzen kannst, musst du sie erneuern.
skills-when = Eine { -skill } lässt sich jederzeit benutzen, auch im Zug der anderen. Gefragt wirst du, wenn du selbst etwas zu entscheiden hast, wenn die Würfel ausliegen, bevor jemand einen Würfel nimmt, bei jedem { -market-turn }, beim Aufräumen und vor der { -final-scoring }; eine Karte kann sagen, dass sie nur zu einer bestimmten Zeit wirkt.
classes-choice = Beide Seiten einer Klassenkarte haben dieselbe Farbe; deshalb sind sie nie zusammen im Spiel.
races-bonus = Was jede { -race } ändert; steht nichts dabei, ändert sie nichts:

## Das Ende

scoring-goals = Ein { -attribute } ist die Summe seiner drei Würfel mitsamt { -race } und { -weapon(count: "other") }. Eine einzelne Zahl musst du genau treffen, bei einer Spanne genügt jede Zahl darin, die beiden genannten eingeschlossen, und ein Plus heißt: so viel oder mehr.
scoring-example = Beispiel: Die { -class } { $class } verlangt bei { $row } { $least } bis { $most } und bringt dafür { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }; bei einer Summe von { $above } gibt es nichts.
scoring-color = Jeder deiner Würfel in deiner { -class-color } bringt einen Stern, wo immer er liegt.
scoring-total = Felder der { -alignment-card } und manche { -trait(count: "other") } können Sterne kosten. Zähle alles zusammen. Nichts anderes bringt Sterne, nur im Solospiel auch das { -gold }.
alignment-move = { -trait(count: "other") }, { -skill(count: "other") } und Weisheit rücken den Marker um ein { -space }; er verlässt die Karte nie und zieht nie schräg.
backstory-example = Beispiel: { $dice } passende Würfel bringen { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }.

## Allein

solo-setup = Bereite alles wie für { $seats } Personen vor, mit { $dice } { -starting-die(count: "other", case: "dat") }. Es gibt drei { -initiative-card(count: "other") } und drei Karten auf dem { -market }. Ein { -gold-die } wird beiseitegelegt: der { -enemy-die }.
solo-deck-grouped = { $removed } Karte bleibt in der Schachtel („Diplomatie“), und { $thinned } Karten jeder Sorte werden abgelegt. Die erste aufgedeckte Karte eröffnet den { -trash }.
solo-deck-shuffled = Alle { -market-card(count: "other") } werden zusammen gemischt. Die erste eröffnet den { -discard-pile }, die nächste den { -trash }.
solo-die = Nimmst du die erste { -initiative-card }, geschieht auf dem { -market } nichts. Nimmst du eine andere, wird der { -enemy-die } geworfen, und die Karte, die er trifft, kommt auf den { -trash }:
solo-sweep = Nach deinem { -market-turn } kommt von den übrigen Karten die ganz links auf den { -discard-pile }, der Rest auf den { -trash }, von dem nichts zurückkehrt.
solo-ranks = Dein Rang:

## Auflagen

editions-play = Die Karten der ersten Auflage sind die, die beide Schachteln gemeinsam haben, soweit man das weiß.

## Entscheidungen

decision-cards = Der gedruckte Text vieler Karten ist nicht öffentlich. Er ist hier neu entworfen, und jede Karte sagt, was an ihr neu ist.
decision-races = Der ersten Auflage lagen vier { -character-sheet(count: "other") } bei, und das Regelheft sagt nicht, welche; hier stehen alle Rassen zur Wahl.
decision-coins = Münzen und Marker sind nicht auf das begrenzt, was in einer Schachtel liegt.
decision-first = Haben mehrere die höchste Augenzahl, würfeln sie noch einmal.
decision-equal = Sind die Varianten „Weniger zufällige Spielvorbereitung“ und „Kurzes Spiel“ verbunden, werden die zusätzlichen Würfel blind gezogen.
decision-bag = Sind zu wenige Würfel im { -bag }, wird gewürfelt, was da ist. Eine { -initiative-card } ohne Würfel kann niemand nehmen, und wer keine hat, hat keinen { -market-turn }.
decision-full = Wer auf dem Tableau kein freies { -space } mehr hat, nimmt trotzdem eine { -initiative-card } und ihre Münze; der Würfel kommt zurück in den { -bag }, ohne Aktion.
decision-windows = Nach { -skill(count: "other") }, die sich jederzeit benutzen lassen, wird zu festen Zeitpunkten reihum gefragt; wer nichts benutzen kann, wird nicht gefragt.
decision-weapons = Eine { -weapon } darfst du ablegen, wann immer du etwas entscheidest; eigens danach gefragt wird nur einmal, vor der { -final-scoring }.
decision-empty = Ist der { -market } leer, nimmst du trotzdem { $discard_pays } { -gold }.
decision-lay = Lässt eine Wirkung die Würfel neu auslegen, entscheidet bei gleicher Augenzahl, wer die Wirkung benutzt hat, so wie sonst der { -first-player }.
decision-copy = Eine { -skill }, die du durch eine andere benutzt, rückt keinen Marker und ist danach nicht erschöpft; erschöpft ist nur die, mit der du sie benutzt hast.
decision-deck = Die oberste Karte vom { -market-deck } kostet ihren vollen Preis; kannst du ihn nicht bezahlen, kommt sie auf den { -discard-pile }. Ist nirgends mehr eine Karte, wird nichts gekauft.
decision-last = Beim Aufräumen der letzten Runde darf noch eine { -skill } erneuert und vor der { -final-scoring } einmal benutzt werden.
decision-solo = Trifft der { -enemy-die } einen Platz ohne Karte, geschieht nichts.

## Tabellen

number = { $n }
least = { $n } oder mehr
below = weniger als { $n }
yes = ja
no = –
head-part = Was
head-count = Wie viele
head-players = Personen
head-seat = Platz in der Reihenfolge
head-gold = Gold
head-row = Markt
head-initiative = Initiative
head-dice = Startwürfel
head-thinned = Abgelegt je Sorte
head-set = Set
head-cards = { $n }
head-matching = Passende Würfel
head-stars = Sterne
head-face = Seite
head-card = Mit Karte { $n }
head-rank = Rang
head-difference = Was
head-edition = Auflage { $n }
head-sign = Zeichen
head-meaning = Bedeutung
part-color-dice = Würfel in jeder der sechs Farben
part-gold-dice = { -gold-die(count: "other") }
part-sheets = { -character-sheet(count: "other") }
part-classes = Klassenkarten mit je zwei Klassen
part-backstories = Karten mit Hintergrundgeschichten
part-alignments = Gesinnungskarten
part-weapons = { -weapon(count: "other") }
part-armor = { -armor-piece(count: "other") }
part-skills = { -skill(count: "other") }
part-traits = { -trait(count: "other") }
part-initiative = { -initiative-card(count: "other") }
part-coins = Münzen
place-left = die linke Karte
place-middle = die mittlere Karte
place-right = die rechte Karte
place-none = keine Karte
set = { $set }
rank = { $rank ->
        [0] Wahrer Held
        [1] Gildenleiter
        [2] Koryphäe
        [3] Abenteurer
        [4] Tagelöhner
       *[5] NPC
    }
diff-market = { -market-card(count: "other") }
diff-backstories = Karten mit Hintergrundgeschichten
diff-alignments = Gesinnungskarten
diff-thinned = Abgelegt je Sorte bei { $seats } Personen
diff-discounts = Nachlass der Schweren Armbrust auch beim Kauf vom { -discard-pile }
diff-solo = Stapel im Solospiel
solo-shuffled = alles zusammen gemischt
solo-grouped = wie zu zweit
sign-color = { $color_code }
sign-color-is = { $color }
sign-die = { $die_code }
sign-die-is = ein Würfel: { $die }
sign-free = ·
sign-free-is = ein freies { -space }
sign-wanted = ({ $color_code })
sign-wanted-is = ein freies { -space }, für das die { -backstory } { $color } verlangt
sign-match = {"["}{ $die_code }]
sign-match-is = ein Würfel in der Farbe, die die { -backstory } verlangt
sign-other = { $die_code }({ $color_code })
sign-other-is = ein Würfel in einer anderen Farbe; die { -backstory } verlangt { $color }
sign-star = ★{ $n }
sign-star-is = { $n } { -reputation-star(count: "other") }
sign-met = ✓
sign-met-is = ein erreichtes Ziel
sign-marker = {"["}{ $n }]
sign-marker-is = das { -space } mit dem { -alignment-marker }
sign-arrow = ↑ ↓ ← →
sign-arrow-is = wohin eine Karte den { -alignment-marker } rückt: gut, böse, ehrenhaft, chaotisch
