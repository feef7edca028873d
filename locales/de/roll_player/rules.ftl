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
dice-phase = Vom { -first-player } aus im Uhrzeigersinn nimmt jede Person eine { -initiative-card } und platziert ihren Würfel. So geht das:
    .title = { -dice-phase }
action-str = Drehe einen Würfel auf deinem Tableau auf die { -opposite-face }. Beide Seiten ergeben zusammen immer { $sum }: Aus wenig wird viel und umgekehrt.
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
market-phase = Nach den Zahlen der { -initiative-card(count: "other") }, von der niedrigsten an, haben alle einen { -market-turn }: Kaufe eine Karte, oder kaufe nichts und nimm { $discard_pays } { -gold }.
    .title = { -market-phase }
weapons = Eine { -weapon } wirkt vom Kauf an bis zum Spielende, oder bis du sie ablegst.
    .title = { -weapon(count: "other") }
armor = { -armor } bewirkt während des Spiels nichts. Am Ende bringt sie { -reputation-star(count: "other") }, und zwar in Sets; du darfst so viel davon haben, wie du willst.
    .title = { -armor }
traits = Kaufst du ein { -trait }, rückt dein { -alignment-marker } sofort in Pfeilrichtung; geht das nicht, kaufst du es trotzdem. Am Ende bringt das { -trait } { -reputation-star(count: "other") }, wenn du erfüllst, was darauf steht.
    .title = { -trait(count: "other") }
skills = Eine { -skill } hat eine Wirkung, die du benutzen kannst; dafür rückt dein { -alignment-marker } ein Feld weiter. Danach ist sie erschöpft, und beim Aufräumen jeder Runde darfst du eine erneuern.
    .title = { -skill(count: "other") }
classes = Deine { -class } hat eine Farbe und sechs { -attribute-goal(count: "other") }, eines für jede Reihe, mit den Sternen, die jedes bringt. Außerdem hat sie eine Kraft, die das ganze Spiel über wirkt, sofern die Karte nichts anderes sagt.
    .title = { -class(count: "other") }
races = Deine { -race } hebt manche Attribute und senkt andere. Das zählt nur, wenn am Ende die { -attribute-goal(count: "other") } abgerechnet werden.
    .title = Rassen
cleanup = Haben alle ihren { -market-turn } gehabt, wird die nächste Runde vorbereitet:
    .title = { -cleanup }
end-of-game = Die Runde, in der alle Helden ihre { $spaces } Würfel haben, ist die letzte. Sie wird noch zu Ende gespielt, das Aufräumen eingeschlossen; nur neue { -market-card(count: "other") } kommen nicht mehr. Danach könnt ihr ein letztes Mal { -skill(count: "other") } benutzen und { -weapon(count: "other") } ablegen, dann folgt die { -final-scoring }.
    .title = Spielende
scoring = { -reputation-star(count: "other") } gibt es erst ganz am Ende: für die { -attribute-goal(count: "other") } deiner { -class }, für die Würfel in deiner { -class-color }, für das Feld unter dem { -alignment-marker }, für { -backstory }, { -armor-set(count: "other") } und { -trait(count: "other") }. Wer die meisten hat, gewinnt.
    .title = Endabrechnung
alignment = Deine { -alignment-card } hat neun Felder. Oben liegt gut, unten böse, links ehrenhaft, rechts chaotisch. Dein { -alignment-marker } beginnt in der Mitte; auf dem Tisch steht sein { -space } in eckigen Klammern. Am Ende erhältst oder verlierst du so viele { -reputation-star(count: "other") }, wie das { -space } unter dem Marker angibt.
    .title = { -alignment }
backstory = Deine { -backstory } zeigt in jeder Reihe für ein { -space } eine Farbe. Liegt dort am Ende ein Würfel dieser Farbe, passt er; die Augenzahl spielt keine Rolle.
    .title = { -backstory }
ties = Bei Gleichstand gewinnt, wer das meiste { -gold } hat. Ist auch das gleich, entscheidet die kleinere Zahl von Würfeln in der eigenen { -class-color }. Bleibt es dabei, teilt ihr euch den Sieg.
    .title = Gleichstand
solo = Allein spielst du gegen den { -enemy-die }, der Karten aus dem { -market } wirft, bevor du sie kaufen kannst. Für je { $gold_per_star } { -gold } gibt es am Ende noch einen { -reputation-star }, und die Summe bestimmt deinen Rang.
    .title = Solospiel
variants = Jede Variante ändert das Spiel an einer Stelle, und alle lassen sich miteinander verbinden. Ihr wählt sie zu Beginn mit --variant.
    .title = Varianten
equal-dice = Statt ihre { -starting-die(count: "other") } zu ziehen, erhalten alle je einen Würfel in Grün, Blau, Rot, Lila, Schwarz und Weiß und so viele goldene, wie hier steht. Gewürfelt und platziert wird wie sonst.
    .title = Weniger zufällige Spielvorbereitung
bazaar = Bevor Karten abgelegt werden, werden alle { -market-card(count: "other") } ohne Rücksicht auf ihre Punkte zusammen gemischt. So weiß niemand, wann die starken Karten kommen.
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
signs = Auf dem Tisch steht ein Würfel als Farbe und Augenzahl. Farben: { $green_code } { $green }, { $blue_code } { $blue }, { $red_code } { $red }, { $purple_code } { $purple }, { $black_code } { $black }, { $white_code } { $white }, { $gold_code } { $gold }. ★ steht für { -reputation-star(count: "other") }. Ein solches Kürzel gilt auch als Antwort.
    .title = Zeichen

## Spielmaterial

components-sheet = Ein { -character-sheet } hat sechs { -attribute-row(count: "other") }: Stärke, Beweglichkeit, Ausdauer, Intelligenz, Weisheit und Charisma. Jede hat drei { -space(count: "other") } für Würfel und eine eigene { -attribute-action }.
components-dice = Jeder Würfel hat die Seiten { $low } bis { $high }. Gezogen wird immer blind aus dem { -bag }.
components-market = Eine { -market-card } nennt ihren Preis und zeigt einen Punkt oder zwei, auf die es bei der Vorbereitung ankommt. Auf einer { -weapon } steht außerdem, wie viele Hände sie braucht, auf einem { -trait } und einer { -skill } ein Pfeil.
components-cards = Sagt eine Karte etwas anderes als diese Regeln, gilt die Karte.
components-limit = Münzen, { -charisma-token(count: "other") } und alles andere, was ihr bekommt, gehen nie aus; die Zahlen oben sagen nur, was in einer Schachtel liegt.

## Spielvorbereitung

setup-first = Alle würfeln mit einem Würfel; wer die höchste Augenzahl hat, ist { -first-player }. Die Würfel kommen zurück in den { -bag }.
setup-race = Reihum wählen alle ein { -character-sheet }, jedes mit einer anderen { -race }.
setup-gold = Alle bekommen { -gold }: wie viel, steht in der Tabelle beim Platz in der Reihenfolge.
setup-class = { $free_word ->
        [yes] Reihum sucht ihr euch eine { -class } aus, deren Farbe noch niemand hat.
       *[no] Reihum ziehen alle einen Würfel für die { -class }. Ein goldener oder einer in einer Farbe, die schon jemand hat, bringt nichts: Er wird beiseitegelegt, und es wird neu gezogen. Die Farbe bestimmt die Klassenkarte; entscheide dich für eine ihrer beiden Seiten. Haben alle eine { -class }, kommen diese Würfel zurück in den { -bag }.
    }
setup-cards = Alle erhalten eine { -backstory } und eine { -alignment-card } und legen den { -alignment-marker } auf das Feld in der Mitte.
setup-deck = { $mixed_word ->
        [yes] Alle { -market-card(count: "other") } werden zusammen gemischt.
       *[no] Die { -market-card(count: "other") } mit einem Punkt und die mit zwei Punkten werden getrennt gemischt. Die Karten mit einem Punkt liegen oben.
    }
setup-thin = { $mixed_word ->
        [yes] Einige Karten vom Stapel kommen auf den { -discard-pile }: doppelt so viele, wie in der Tabelle für eine Sorte stehen.
       *[no] Einige Karten jeder Sorte kommen auf den { -discard-pile }; wie viele, steht in der Tabelle.
    }
setup-row = Der erste { -market } wird ausgelegt: { $beyond ->
        [one] eine Karte mehr, als Personen mitspielen
       *[other] { $beyond } Karten mehr, als Personen mitspielen
    }; im Solospiel so viele wie zu zweit.
setup-initiative = { $as_many_word ->
        [yes] Ebenso viele { -initiative-card(count: "other") } werden ausgelegt
       *[no] Dazu kommt eine { -initiative-card } mehr, als Personen mitspielen (allein so viele wie zu zweit)
    }; auf jeder außer der ersten und der letzten liegt eine Münze.
setup-dice = { $equal_word ->
        [yes] Alle erhalten die gleichen { -starting-die(count: "other") }, würfeln sie
       *[no] Alle ziehen ihre { -starting-die(count: "other") }, würfeln sie
    } und legen sie einzeln auf das am weitesten links liegende freie { -space } einer Reihe. Eine { -attribute-action } gibt es dafür nicht, aber eine volle Reihe bringt { $row_pays } { -gold } und ein { -gold-die } { $gold_die_pays } { -gold }. Dann beginnt der { -first-player } die erste Runde.
setup-table = Wie viel wovon, nach der Zahl der Mitspielenden, dann nach dem Platz in der Reihenfolge:

## Die Runde

round-order = Wer eine niedrige { -initiative-card } nimmt, hat auf dem { -market } früh die Wahl; die besseren Würfel liegen oft auf den hohen.
round-example = Hier eine Runde zu zweit, Schritt für Schritt. Was jemand wählt, steht hinter „>“.
roll-lay = Es ist immer ein Würfel mehr, als Personen mitspielen, sodass auch die letzte noch wählen kann; im Solospiel sind es so viele wie zu zweit. Nach der Reihenfolge von Würfeln, die in Farbe und Augenzahl gleich sind, wird nicht gefragt.
dice-take = Nimm eine { -initiative-card } mit ihrem Würfel und, wenn eine darauf liegt, ihrer Münze. Ihre Zahl ist auch dein Platz in der { -market-phase }.
dice-place = Lege den Würfel unverändert auf das am weitesten links liegende freie { -space } einer Reihe, die noch nicht voll ist.
dice-gold = Ein { -gold-die } bringt { $gold_die_pays } { -gold }, sobald du ihn platzierst, der dritte Würfel einer Reihe { $row_pays } { -gold }.
dice-action = Danach darfst du die { -attribute-action } der Reihe einmal ausführen, mit dem Würfel, den du gerade platziert hast, oder mit anderen auf deinem Tableau. Würfel, die dabei bewegt oder verändert werden, bringen weder { -gold } noch eine weitere Aktion.
market-buy = Wer kauft, bezahlt den Preis der Karte. Ein { -trait } rückt dabei sofort deinen { -alignment-marker }, sofern das möglich ist; eine { -skill } darfst du gleich benutzen. { -armor }, { -trait(count: "other") } und { -skill(count: "other") } darfst du haben, so viele du willst.
market-discard = { $friendly_word ->
        [yes] Nimmst du das { -gold }, verlässt dafür keine Karte den { -market }.
       *[no] Nimmst du das { -gold }, legst du dafür eine Karte deiner Wahl aus dem { -market } auf den { -discard-pile }: So schnappst du sie jemandem weg.
    }
market-leave = Was den { -market } verlässt, wird erst beim Aufräumen ersetzt: Mit einer niedrigen { -initiative-card } hast du mehr Auswahl.
market-pile = Den { -discard-pile } dürfen alle jederzeit durchsehen.
cleanup-tokens = Ungenutzte { -charisma-token(count: "other") } gehen verloren.
cleanup-ready = Alle dürfen eine erschöpfte { -skill } erneuern.
cleanup-die = Der Würfel, den niemand genommen hat, kommt zurück in den { -bag }.
cleanup-row = Was vom { -market } übrig ist, kommt auf den { -discard-pile }, und ein neuer wird ausgelegt. Ist der { -market-deck } leer, wird der { -discard-pile } gemischt, Karten mit einem und mit zwei Punkten zusammen, und tritt an seine Stelle.
cleanup-coins = Auf jede { -initiative-card } außer der ersten und der letzten kommt eine Münze, wenn dort keine mehr liegt.
cleanup-first = Der { -first-player } gibt den { -bag } nach links weiter; wer dort sitzt, ist { -first-player } der nächsten Runde.

## Karten

weapons-hands = Jede { -weapon } sagt, wie viele Hände sie braucht; zusammen dürfen es { $hands } sein. Bräuchtest du nach einem Kauf mehr, legst du sofort andere auf den { -discard-pile }; die neue bleibt. Auch sonst darfst du eine ablegen, wann immer du etwas zu entscheiden hast.
weapons-bonus = Was eine { -weapon } zu einem { -attribute } beiträgt, zählt für die { -attribute-goal(count: "other") }, auch über die höchste Seite eines Würfels hinaus, aber nie für die Bedingungen von { -trait(count: "other", case: "dat") }.
armor-sets = Jede { -armor-piece } gehört zu einem Set, und ein Set bringt umso mehr, je mehr verschiedene Karten du davon hast. Ist deine { -class-color } eine seiner Farben, bringt es einen Stern mehr, einmal und nicht für jede Karte. Unter der Zahl der Karten stehen die Sterne:
armor-example = Beispiel: { $cards } Karten des Sets { $set } bringen { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }; ein Held mit einer { -class } in der Farbe { $colour } erhält dafür insgesamt { $total } Sterne.
traits-dice = Wo ein { -trait } etwas über Attribute sagt, zählen nur die Würfel, weder { -race } noch { -weapon(count: "other") }.
skills-use = Zuerst rückt dein { -alignment-marker } in Pfeilrichtung; kann er das nicht, lässt sich die { -skill } nicht benutzen. Dann führst du die Wirkung aus, wenn du möchtest. Danach ist die Karte erschöpft; bevor du sie wieder benutzen kannst, musst du sie erneuern.
skills-when = Eine { -skill } lässt sich jederzeit benutzen, auch im Zug der anderen und gleich nach dem Kauf, sofern die Karte nichts anderes sagt. Gefragt wirst du, wenn du selbst etwas zu entscheiden hast, wenn die Würfel ausliegen, bevor jemand einen Würfel nimmt, bei jedem { -market-turn }, beim Aufräumen und vor der { -final-scoring }.
classes-choice = Beide Seiten einer Klassenkarte haben dieselbe Farbe; deshalb sind sie nie zusammen im Spiel.
races-bonus = Was jede { -race } ändert:

## Das Ende

scoring-goals = Ein { -attribute } ist die Summe seiner drei Würfel mitsamt { -race } und { -weapon(count: "other") }. Eine einzelne Zahl musst du genau treffen, bei einer Spanne genügt jede Zahl darin, die beiden genannten eingeschlossen, und ein Plus heißt: so viel oder mehr.
scoring-example = Beispiel: Die { -class } { $class } verlangt bei { $row } { $least } bis { $most } und bringt dafür { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }; bei einer Summe von { $above } gibt es nichts.
scoring-color = Jeder deiner Würfel in deiner { -class-color } bringt einen Stern, wo immer er liegt.
scoring-total = Manche Felder der { -alignment-card } kosten Sterne. Zähle alles zusammen. { -gold } bringt nichts, außer im Solospiel; es entscheidet bei Gleichstand.
alignment-move = { -trait(count: "other") }, { -skill(count: "other") } und Weisheit rücken den Marker um ein { -space }; er verlässt die Karte nie und zieht nie schräg.
backstory-example = Beispiel: { $dice } passende Würfel bringen { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }.

## Allein

solo-setup = Bereite alles wie für { $seats } Personen vor, mit { $cards } { -initiative-card(count: "other") }, { $row } Karten auf dem { -market } und { $dice } { -starting-die(count: "other", case: "dat") }. Ein { -gold-die } wird beiseitegelegt: der { -enemy-die }.
solo-removed = Im Solospiel bleibt in der Schachtel: { $cards }.
solo-deck-grouped = { $mixed_word ->
        [yes] Vom Stapel werden { $thinned } Karten abgelegt, wie zu zweit.
       *[no] Von jeder Sorte werden { $thinned } Karten abgelegt, wie zu zweit.
    } Die erste aufgedeckte Karte eröffnet den { -trash }; dann wird der { -market } ausgelegt.
solo-deck-shuffled = Alle { -market-card(count: "other") } werden zusammen gemischt. Die erste eröffnet den { -discard-pile }, die nächste den { -trash }.
solo-die = Nimmst du die erste { -initiative-card }, geschieht auf dem { -market } nichts. Nimmst du eine andere, wird nach deiner { -attribute-action } der { -enemy-die } geworfen, und die Karte, die er trifft, kommt auf den { -trash }:
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
decision-deck = Die oberste Karte vom { -market-deck } kostet ihren vollen Preis; kannst du ihn nicht bezahlen, kommt sie auf den { -discard-pile }, und die { -skill } ist trotzdem erschöpft. Ist nirgends mehr eine Karte, wird nichts gekauft.
decision-last = Beim Aufräumen der letzten Runde darf noch eine { -skill } erneuert und vor der { -final-scoring } einmal benutzt werden.
decision-solo = Trifft der { -enemy-die } einen Platz ohne Karte, geschieht nichts.

## Tabellen

number = { $n }
colors = { $colors }
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
head-equal-gold = Goldene Würfel
head-set = Set
head-pieces = Karten
head-colors = Klassenfarben
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
diff-discount = { $card } wirkt auch beim Kauf vom { -discard-pile }
diff-solo = Stapel im Solospiel
solo-shuffled = alles zusammen gemischt
solo-grouped = wie zu zweit
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
sign-row = { $row_code }
sign-row-is = die { -attribute-row } { $row }; ebenso { $dex_code } { $dex }, { $con_code } { $con }, { $int_code } { $int }, { $wis_code } { $wis }, { $cha_code } { $cha }
sign-star = ★{ $n }
sign-star-is = { $n } { -reputation-star(count: "other") }
sign-met = ✓
sign-met-is = ein erreichtes Ziel
sign-marker = {"["}{ $n }]
sign-marker-is = das { -space } mit dem { -alignment-marker }
sign-arrow = ↑ ↓ ← →
sign-arrow-is = wohin eine Karte den { -alignment-marker } rückt: gut, böse, ehrenhaft, chaotisch
