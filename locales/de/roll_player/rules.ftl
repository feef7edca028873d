aim = Erschaffe den besten Helden, den die Welt je gesehen hat: Platziere Würfel in sechs { -attribute-row(count: "other") } und kaufe auf dem { -market } { -weapon(count: "other") }, { -armor }, { -trait(count: "other") } und { -skill(count: "other") }. Am Ende gewinnt, wer die meisten { -reputation-star(count: "other") } hat.
    .title = Spielziel
setup = Ihr würfelt aus, wer beginnt, und wählt reihum ein { -character-sheet }. Ein gezogener Würfel bestimmt die Farbe deiner Klassenkarte, du entscheidest dich für eine ihrer beiden { -class(count: "other") }. Dazu erhältst du { -gold } (auf den hinteren Plätzen etwas mehr), eine { -backstory } und eine { -alignment-card } mit dem Marker in der Mitte. Zum Schluss ziehst und würfelst du deine { -starting-die(count: "other") } und legst jeden auf das am weitesten links liegende freie { -space } einer Reihe; { -attribute-action(count: "other") } gibt es dabei noch nicht, { -gold } für { -gold-die(count: "other") } und volle Reihen schon. In der zweiten Auflage kommt außerdem ein Teil der { -market-card(count: "other") } gleich auf den { -discard-pile }, wenn weniger als vier mitspielen.
    .title = Spielvorbereitung
round = Jede Runde hat vier Phasen: { -roll-phase }, { -dice-phase }, { -market-phase } und { -cleanup }. In der { -dice-phase } geht es vom { -first-player } aus im Uhrzeigersinn, in der { -market-phase } nach den { -initiative-card(count: "other") }. Zum Schluss gibt der { -first-player } den { -bag } nach links weiter; wer ihn erhält, ist { -first-player } der nächsten Runde.
    .title = Runde
roll-phase = Der { -first-player } zieht { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    } aus dem { -bag }, würfelt sie und legt sie in aufsteigender Reihenfolge auf die { -initiative-card(count: "other") }, den niedrigsten auf die 1. Bei gleicher Augenzahl entscheidet er über die Reihenfolge. Reicht der { -bag } nicht aus, kann eine { -initiative-card } ohne Würfel nicht gewählt werden. Auf dem Tisch stehen die Farben abgekürzt: G für Grün, B für Blau, R für Rot, L für Lila, S für Schwarz, W für Weiß und D wie Dukaten für Gold.
    .title = { -roll-phase }
dice-phase = Bist du an der Reihe, wähle eine { -initiative-card } und nimm ihren Würfel und das { -gold }, das darauf liegt. Lege den Würfel unverändert auf das am weitesten links liegende freie { -space } einer { -attribute-row }. Ein { -gold-die } bringt { $gold_die_pays } { -gold }, das letzte { -space } einer Reihe { $row_pays } { -gold }. Danach darfst du die { -attribute-action } der Reihe einmal ausführen. Würfel, die dabei bewegt oder verändert werden, bringen weder { -gold } noch eine weitere { -attribute-action }.
    .title = { -dice-phase }
action-str = Drehe einen Würfel auf deinem Tableau auf die { -opposite-face }: 1 zu 6, 2 zu 5, 3 zu 4 und umgekehrt. Ob er gerade erst platziert wurde oder schon länger liegt, spielt keine Rolle.
    .title = Stärke
action-dex = Tausche zwei Würfel auf deinem Tableau. Ihre Augenzahlen bleiben gleich; mit einem leeren { -space } lässt sich nicht tauschen.
    .title = Beweglichkeit
action-con = Erhöhe oder senke einen Würfel auf deinem Tableau um 1. Aus einer 6 wird dabei keine 1 und aus einer 1 keine 6.
    .title = Ausdauer
action-int = Würfle einen Würfel auf deinem Tableau neu. Danach entscheidest du, ob die alte oder die neue Augenzahl gilt.
    .title = Intelligenz
action-wis = Versetze deinen { -alignment-marker } um ein { -space } nach oben, unten, links oder rechts, nie schräg.
    .title = Weisheit
action-cha = Nimm einen { -charisma-token }. In der { -market-phase } dieser Runde ersetzt er beim Kauf einer Karte 1 { -gold }; unbenutzt geht er beim Aufräumen zurück.
    .title = Charisma
market-phase = Zuerst ist an der Reihe, wer die niedrigste { -initiative-card } hat, dann geht es aufsteigend weiter. Kaufe eine Karte aus dem { -market } oder wirf eine ab und nimm { $discard_pays } { -gold }; ist der { -market } leer, nimmst du das { -gold } trotzdem. Beim Kauf zählt ein { -charisma-token } wie 1 { -gold } und wird vor dem { -gold } ausgegeben. Ein { -trait } rückt beim Kauf deinen { -alignment-marker }, eine { -skill } darfst du sofort benutzen. Neue Karten werden erst beim Aufräumen aufgedeckt.
    .title = { -market-phase }
weapons = { -weapon(count: "other") } wirken dauerhaft. Zusammen dürfen deine { -weapon(count: "other") } nie mehr als { $hands ->
        [one] { $hands } { -hand }
       *[other] { $hands } { -hand(count: "other") }
    } brauchen; reichen sie für eine neue nicht aus, musst du eine andere ablegen. Wann immer du etwas zu entscheiden hast, darfst du eine { -weapon } auf den { -discard-pile } legen, ein letztes Mal vor der { -final-scoring }.
    .title = { -weapon(count: "other") }
armor = { -armor } gibt es in den drei Sets Kette, Leder und Mystisch. Während des Spiels bewirkt sie nichts. Am Ende bringt jedes Set umso mehr { -reputation-star(count: "other") }, je mehr Karten du davon hast, und einmal 1 { -reputation-star } dazu, wenn seine Farbe deine { -class-color } ist.
    .title = { -armor }
traits = Kaufst du ein { -trait }, rückt dein { -alignment-marker } sofort in Pfeilrichtung, sofern das möglich ist. Am Ende bringt das { -trait } { -reputation-star(count: "other") }, wenn du erfüllst, was darauf steht.
    .title = { -trait(count: "other") }
skills = Du darfst eine { -skill } jederzeit benutzen, auch wenn andere am Zug sind und auch gleich nach dem Kauf, sofern die Karte nichts anderes sagt. Zuerst rückt dein { -alignment-marker } in Pfeilrichtung; geht das nicht, kannst du die Karte nicht benutzen. Dann führst du die Wirkung aus, wenn du möchtest, und die Karte ist erschöpft, bis du sie beim Aufräumen erneuerst.
    .title = { -skill(count: "other") }
cleanup = Ungenutzte { -charisma-token(count: "other") } gehen zurück in den Vorrat, und du darfst eine erschöpfte { -skill } erneuern. Der übrige Würfel kommt in den { -bag }, die restlichen { -market-card(count: "other") } auf den { -discard-pile }, und neue werden aufgedeckt; ist der { -market-deck } leer, wird dafür der { -discard-pile } gemischt. Auf jede { -initiative-card } außer der ersten und der letzten kommt 1 { -gold }, wenn dort keines mehr liegt.
    .title = { -cleanup }
end-of-game = Die Runde, in der auf allen Tableaus das letzte { -space } belegt wird, ist die letzte. Sie wird noch zu Ende gespielt, das Aufräumen eingeschlossen; nur neue { -market-card(count: "other") } kommen nicht mehr. Danach könnt ihr ein letztes Mal { -skill(count: "other") } benutzen und { -weapon(count: "other") } ablegen, dann folgt die { -final-scoring }.
    .title = Spielende
scoring = { -reputation-star(count: "other") } gibt es erst ganz am Ende: für erreichte { -attribute-goal(count: "other") }, für jeden Würfel in deiner { -class-color } einen, für die { -alignment }, die { -backstory }, { -armor-set(count: "other") } und { -trait(count: "other") }. Für ein { -attribute-goal } zählen die Augen der Reihe mitsamt { -race } und { -weapon(count: "other") }. Eine einzelne Zahl musst du genau treffen, bei einer Spanne genügt ein Wert daraus, und ein Plus heißt: so viel oder mehr. Für die Bedingungen der { -trait(count: "other") } zählen { -race } und { -weapon(count: "other") } nie mit.
    .title = Endabrechnung
alignment = Dein { -alignment-marker } beginnt in der Mitte. Oben liegt gut, unten böse, links ehrenhaft, rechts chaotisch. Am Ende erhältst oder verlierst du so viele { -reputation-star(count: "other") }, wie das { -space } unter dem Marker angibt. Über den Rand der Karte rückt der Marker nie. Auf dem Tisch steht sein { -space } in eckigen Klammern.
    .title = { -alignment }
backstory = Deine { -backstory } zeigt für sechs { -space(count: "other") } eine Farbe. Liegt dort am Ende ein Würfel dieser Farbe, passt er; die Augenzahl spielt keine Rolle. 2–3 passende Würfel bringen { $two ->
        [one] { $two } { -reputation-star }
       *[other] { $two } { -reputation-star(count: "other") }
    }, 4–5 bringen { $four ->
        [one] { $four } { -reputation-star }
       *[other] { $four } { -reputation-star(count: "other") }
    }, alle 6 bringen { $six ->
        [one] { $six } { -reputation-star }
       *[other] { $six } { -reputation-star(count: "other") }
    }. Auf dem Tableau heißt (R): Hier fehlt noch ein roter Würfel; [R5]: Er liegt schon da; B5(R): Statt eines roten liegt hier ein blauer.
    .title = { -backstory }
ties = Bei Gleichstand gewinnt, wer das meiste { -gold } hat. Ist auch das gleich, entscheidet die kleinere Zahl von Würfeln in der eigenen { -class-color }. Bleibt es dabei, teilt ihr euch den Sieg.
    .title = Gleichstand
solo = Allein spielst du wie zu zweit, gegen einen goldenen { -enemy-die }. Nimmst du { -initiative-card } 1, wird er nicht geworfen. Nimmst du die 2, landet bei einer 1, 2 oder 3 die linke, mittlere oder rechte { -market-card } auf dem { -trash }, bei 4 bis 6 keine. Nimmst du die 3, trifft es bei 1–2 die linke, bei 3–4 die mittlere, bei 5–6 die rechte. Nach deinem Zug auf dem { -market } kommt die Karte ganz links auf den { -discard-pile }, der Rest auf den { -trash }, von dem nichts zurückkehrt. Für je { $gold_per_star } { -gold } gibt es am Ende 1 { -reputation-star }, und die Summe bestimmt deinen Rang. In der ersten Auflage werden dafür alle { -market-card(count: "other") } zusammen gemischt, und je eine eröffnet den { -discard-pile } und den { -trash }; in der zweiten bleibt „Diplomatie“ in der Schachtel, und eine Karte eröffnet nur den { -trash }.
    .title = Solospiel
equal-dice = Statt zu ziehen, erhalten alle je einen Würfel in Grün, Blau, Rot, Lila, Schwarz und Weiß. Zu dritt kommt für alle ein { -gold-die } dazu, zu viert sind es zwei.
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
