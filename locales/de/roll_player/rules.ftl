aim = Erschaffe den besten Helden, den die Welt je gesehen hat: Platziere Würfel in sechs { -attributreihe(form: "pl") } und kaufe auf dem { -markt } { -waffe(form: "pl") }, { -ruestung }, { -merkmal(form: "pl") } und { -faehigkeit(form: "pl") }. Am Ende gewinnt, wer die meisten { -ansehensstern(form: "pl") } hat.
    .title = Spielziel
setup = Ihr würfelt aus, wer beginnt, und wählt reihum ein { -charaktertableau }. Ein gezogener Würfel bestimmt die Farbe deiner Klassenkarte, du entscheidest dich für eine ihrer beiden Klassen. Dazu erhältst du { -gold } (auf den hinteren Plätzen etwas mehr), eine { -hintergrundgeschichte } und eine { -gesinnungskarte } mit dem Marker in der Mitte. Zum Schluss ziehst und würfelst du deine Startwürfel und legst jeden auf das am weitesten links liegende freie Feld einer Reihe; { -attributaktion(form: "pl") } gibt es dabei noch nicht, { -gold } für goldene Würfel und volle Reihen schon. In der zweiten Auflage kommt außerdem ein Teil der { -marktkarte(form: "pl") } gleich auf den { -ablagestapel }, wenn weniger als vier mitspielen.
    .title = Spielvorbereitung
round = Jede Runde hat vier Phasen: { -rollphase }, { -wuerfelphase }, { -marktphase } und { -aufraeumphase }. In der { -wuerfelphase } geht es vom { -startspieler } aus im Uhrzeigersinn, in der { -marktphase } nach den { -initiativekarte(form: "pl-dat") }. Zum Schluss gibt der { -startspieler } den { -beutel } nach links weiter; wer ihn erhält, ist { -startspieler } der nächsten Runde.
    .title = Runde
roll-phase = Der { -startspieler } zieht { $dice ->
        [one] { $dice } { -wuerfel }
       *[other] { $dice } { -wuerfel(form: "pl") }
    } aus dem { -beutel }, würfelt sie und legt sie in aufsteigender Reihenfolge auf die { -initiativekarte(form: "pl") }, den niedrigsten auf die 1. Bei gleicher Augenzahl entscheidet er über die Reihenfolge. Reicht der { -beutel } nicht aus, kann eine { -initiativekarte } ohne Würfel nicht gewählt werden. Auf dem Tisch stehen die Farben abgekürzt: G für Grün, B für Blau, R für Rot, L für Lila, S für Schwarz, W für Weiß und D wie Dukaten für Gold.
    .title = { -rollphase }
dice-phase = Bist du an der Reihe, wähle eine { -initiativekarte } und nimm ihren Würfel und das { -gold }, das darauf liegt. Lege den Würfel unverändert auf das am weitesten links liegende freie Feld einer { -attributreihe }. Ein goldener Würfel bringt { $gold_die_pays } { -gold }, das letzte Feld einer Reihe { $row_pays } { -gold }. Danach darfst du die { -attributaktion } der Reihe einmal ausführen. Würfel, die dabei bewegt oder verändert werden, bringen weder { -gold } noch eine weitere { -attributaktion }.
    .title = { -wuerfelphase }
action-str = Drehe einen Würfel auf deinem Tableau auf die gegenüberliegende Seite: 1 zu 6, 2 zu 5, 3 zu 4 und umgekehrt. Ob er gerade erst platziert wurde oder schon länger liegt, spielt keine Rolle.
    .title = Stärke
action-dex = Tausche zwei Würfel auf deinem Tableau. Ihre Augenzahlen bleiben gleich; mit einem leeren Feld lässt sich nicht tauschen.
    .title = Beweglichkeit
action-con = Erhöhe oder senke einen Würfel auf deinem Tableau um 1. Aus einer 6 wird dabei keine 1 und aus einer 1 keine 6.
    .title = Ausdauer
action-int = Würfle einen Würfel auf deinem Tableau neu. Danach entscheidest du, ob die alte oder die neue Augenzahl gilt.
    .title = Intelligenz
action-wis = Versetze deinen { -gesinnungsmarker } um ein Feld nach oben, unten, links oder rechts, nie schräg.
    .title = Weisheit
action-cha = Nimm einen { -charismamarker }. In der { -marktphase } dieser Runde ersetzt er beim Kauf einer Karte 1 { -gold }; unbenutzt geht er beim Aufräumen zurück.
    .title = Charisma
market-phase = Zuerst ist an der Reihe, wer die niedrigste { -initiativekarte } hat, dann geht es aufsteigend weiter. Kaufe eine Karte aus dem { -markt } oder wirf eine ab und nimm { $discard_pays } { -gold }; ist der { -markt } leer, nimmst du das { -gold } trotzdem. Beim Kauf zählt ein { -charismamarker } wie 1 { -gold }. Neue Karten werden erst beim Aufräumen aufgedeckt.
    .title = { -marktphase }
weapons = { -waffe(form: "pl") } wirken dauerhaft. Zusammen dürfen deine { -waffe(form: "pl") } nie mehr als { $hands ->
        [one] { $hands } Hand
       *[other] { $hands } Hände
    } brauchen. Du darfst jederzeit eine davon auf den { -ablagestapel } legen, um Platz zu schaffen.
    .title = { -waffe(form: "pl") }
armor = { -ruestung } gibt es in den drei Sets Kette, Leder und Mystisch. Während des Spiels bewirkt sie nichts. Am Ende bringt jedes Set umso mehr { -ansehensstern(form: "pl") }, je mehr Karten du davon hast, und einmal 1 { -ansehensstern } dazu, wenn seine Farbe deine { -klassenfarbe } ist.
    .title = { -ruestung }
traits = Kaufst du ein { -merkmal }, rückt dein { -gesinnungsmarker } sofort in Pfeilrichtung, sofern das möglich ist. Am Ende bringt das { -merkmal } { -ansehensstern(form: "pl") }, wenn du erfüllst, was darauf steht.
    .title = { -merkmal(form: "pl") }
skills = Du darfst eine { -faehigkeit } jederzeit benutzen, auch wenn andere am Zug sind und auch gleich nach dem Kauf, sofern die Karte nichts anderes sagt. Zuerst rückt dein { -gesinnungsmarker } in Pfeilrichtung; geht das nicht, kannst du die Karte nicht benutzen. Dann führst du die Wirkung aus, wenn du möchtest, und die Karte ist erschöpft.
    .title = { -faehigkeit(form: "pl") }
cleanup = Ungenutzte { -charismamarker(form: "pl") } gehen zurück in den { -vorrat }, und du darfst eine erschöpfte { -faehigkeit } erneuern. Der übrige Würfel kommt in den { -beutel }, die restlichen { -marktkarte(form: "pl") } auf den { -ablagestapel }, und neue werden aufgedeckt. Auf jede { -initiativekarte } außer der ersten und der letzten kommt 1 { -gold }, wenn dort keines mehr liegt.
    .title = { -aufraeumphase }
end-of-game = Die Runde, in der auf allen Tableaus das letzte Feld belegt wird, ist die letzte. Sie wird noch zu Ende gespielt, das Aufräumen eingeschlossen; nur neue { -marktkarte(form: "pl") } kommen nicht mehr. Danach könnt ihr ein letztes Mal { -faehigkeit(form: "pl") } benutzen und { -waffe(form: "pl") } ablegen, dann folgt die Endabrechnung.
    .title = Spielende
scoring = { -ansehensstern(form: "pl") } gibt es erst ganz am Ende: für erreichte { -attributziel(form: "pl") }, für jeden Würfel in deiner { -klassenfarbe } einen, für die { -gesinnung }, die { -hintergrundgeschichte }, { -ruestungsset(form: "pl") } und { -merkmal(form: "pl") }. Für ein { -attributziel } zählen die Augen der Reihe mitsamt Rasse und { -waffe(form: "pl") }. Eine einzelne Zahl musst du genau treffen, bei einer Spanne genügt ein Wert daraus, und ein Plus heißt: so viel oder mehr. Für die Bedingungen der { -merkmal(form: "pl") } zählen Rasse und { -waffe(form: "pl") } nie mit.
    .title = Endabrechnung
alignment = Dein { -gesinnungsmarker } beginnt in der Mitte. Oben liegt gut, unten böse, links ehrenhaft, rechts chaotisch. Am Ende erhältst oder verlierst du so viele { -ansehensstern(form: "pl") }, wie das Feld unter dem Marker angibt. Über den Rand der Karte rückt der Marker nie.
    .title = { -gesinnung }
backstory = Deine { -hintergrundgeschichte } zeigt für sechs Felder eine Farbe. Liegt dort am Ende ein Würfel dieser Farbe, passt er. 2–3 passende Würfel bringen { $two ->
        [one] { $two } { -ansehensstern }
       *[other] { $two } { -ansehensstern(form: "pl") }
    }, 4–5 bringen { $four ->
        [one] { $four } { -ansehensstern }
       *[other] { $four } { -ansehensstern(form: "pl") }
    }, alle 6 bringen { $six ->
        [one] { $six } { -ansehensstern }
       *[other] { $six } { -ansehensstern(form: "pl") }
    }. Auf dem Tableau heißt (R): Hier fehlt noch ein roter Würfel; [R5]: Er liegt schon da; B5(R): Statt eines roten liegt hier ein blauer.
    .title = { -hintergrundgeschichte }
ties = Bei Gleichstand gewinnt, wer das meiste { -gold } hat. Ist auch das gleich, entscheidet die kleinere Zahl von Würfeln in der eigenen { -klassenfarbe }. Bleibt es dabei, teilt ihr euch den Sieg.
    .title = Gleichstand
solo = Allein spielst du wie zu zweit, gegen einen goldenen { -gegnerwuerfel }. Nimmst du { -initiativekarte } 1, wird er nicht geworfen. Nimmst du die 2, landet bei einer 1, 2 oder 3 die linke, mittlere oder rechte { -marktkarte } auf dem { -muellstapel }, bei 4 bis 6 keine. Nimmst du die 3, trifft es bei 1–2 die linke, bei 3–4 die mittlere, bei 5–6 die rechte. Nach deinem Zug auf dem { -markt } kommt die Karte ganz links auf den { -ablagestapel }, der Rest auf den { -muellstapel }, von dem nichts zurückkehrt. Für je { $gold_per_star } { -gold } gibt es am Ende 1 { -ansehensstern }, und die Summe bestimmt deinen Rang. In der ersten Auflage werden dafür alle { -marktkarte(form: "pl") } zusammen gemischt, und je eine eröffnet den { -ablagestapel } und den { -muellstapel }; in der zweiten bleibt „Diplomatie“ in der Schachtel, und eine Karte eröffnet nur den { -muellstapel }.
    .title = Solospiel
equal-dice = Statt zu ziehen, erhalten alle je einen Würfel in Grün, Blau, Rot, Lila, Schwarz und Weiß. Zu dritt kommt für alle ein goldener Würfel dazu, zu viert sind es zwei.
    .title = Weniger zufällige Spielvorbereitung
bazaar = Alle { -marktkarte(form: "pl") } werden ohne Rücksicht auf ihre Punkte zusammen gemischt. So weiß niemand, wann die starken Karten kommen.
    .title = Zufälliger { -marktstapel }
short-game = Während der Spielvorbereitung zieht, würfelt und platziert ihr je { $more ->
        [one] { $more } zusätzlichen { -wuerfel }
       *[other] { $more } zusätzliche { -wuerfel(form: "pl") }
    }; die Partie dauert also weniger Runden. Zusätzliches { -gold } für die hinteren Plätze gibt es dabei nicht.
    .title = Kurzes Spiel
friendly-market = Wer statt einer Karte { $discard_pays } { -gold } nimmt, wirft dafür nichts ab. Was das Abwerfen einer { -marktkarte } sonst auslöst, tritt trotzdem ein.
    .title = Freundlicher Markt
free-classes = Statt einen Würfel zu ziehen, sucht ihr euch reihum eine beliebige Klasse aus, deren Farbe noch niemand hat.
    .title = Freie Klassenwahl
