# Das Regelheft, Kapitel für Kapitel. Die Zahlen kommen aus der Auflage, die gespielt wird. Ein Kapitel
# beginnt mit einer Nachricht, die einen .title hat; sie passt auf einen Bildschirm.

aim = Erschaffe den besten Helden, den die Welt je gesehen hat: Platziere Würfel in sechs { -attribute-row(count: "other") } und kaufe auf dem { -market } { -weapon(count: "other") }, { -armor }, { -trait(count: "other") } und { -skill(count: "other") }. { $alone_word ->
        [yes] Am Ende bestimmen deine { -reputation-star(count: "other") } deinen Rang.
       *[no] Am Ende gewinnt, wer die meisten { -reputation-star(count: "other") } hat.
    }
    .title = Spielziel
components = Das gehört zum Spiel, gezählt nach den Karten, mit denen hier gespielt wird. Aus einer Schachtel müsst ihr nichts holen: Das Programm hat alles.
    .title = Spielmaterial
setup = Alle erschaffen einen Helden. Dazu gehören ein { -character-sheet }, { -gold }, eine { -class }, eine { -backstory } und eine { -alignment-card }. Dann wird der erste { -market } ausgelegt, und alle { $equal_dice_word ->
        [yes] würfeln und platzieren die gleichen { -starting-die(count: "other") }.
       *[other] ziehen, würfeln und platzieren ihre { -starting-die(count: "other") }.
    }
    .title = Spielvorbereitung
round = Jede Runde hat vier Phasen: { -roll-phase }, { -dice-phase }, { -market-phase } und { -cleanup }.{ $alone_word ->
        [yes] {""}
       *[no] {" "}In der { -dice-phase } geht es vom { -first-player } aus im Uhrzeigersinn, in der { -market-phase } nach den { -initiative-card(count: "other") }. Zum Schluss gibt der { -first-player } den { -bag } nach links weiter; wer ihn erhält, ist { -first-player } der nächsten Runde.
    }
    .title = Runde
roll-phase = { $alone_word ->
        [yes] Ziehe { $dice ->
            [one] { $dice } { -die }
           *[other] { $dice } { -die(count: "other") }
        } aus dem { -bag }, würfle sie und lege sie in aufsteigender Reihenfolge auf die { -initiative-card(count: "other") }, den niedrigsten auf die erste. Bei gleicher Augenzahl entscheidest du über die Reihenfolge.
       *[no] Der { -first-player } zieht { $dice ->
            [one] { $dice } { -die }
           *[other] { $dice } { -die(count: "other") }
        } aus dem { -bag }, würfelt sie und legt sie in aufsteigender Reihenfolge auf die { -initiative-card(count: "other") }, den niedrigsten auf die erste. Bei gleicher Augenzahl entscheidet er über die Reihenfolge.
    }
    .title = { -roll-phase }
dice-phase = { $alone_word ->
        [yes] Du nimmst eine { -initiative-card } und platzierst ihren Würfel. So geht das:
       *[no] Vom { -first-player } aus im Uhrzeigersinn nimmt jede Person eine { -initiative-card } und platziert ihren Würfel. So geht das:
    }
    .title = { -dice-phase }
action-str = Drehe einen Würfel auf deinem Tableau auf die { -opposite-face }. Beide Seiten ergeben zusammen { $sum }: Aus wenig wird viel und umgekehrt.
    .title = Stärke
action-dex = Tausche zwei Würfel auf deinem Tableau. Ihre Augenzahlen bleiben gleich; mit einem leeren { -space } lässt sich nicht tauschen.
    .title = Beweglichkeit
action-con = Erhöhe oder senke einen Würfel auf deinem Tableau um eins. Über die höchste Seite hinaus oder unter die niedrigste geht es nicht.
    .title = Ausdauer
action-int = Würfle einen Würfel auf deinem Tableau neu. Danach entscheidest du, ob die alte oder die neue Augenzahl gilt.
    .title = Intelligenz
action-wis = Rücke deinen { -alignment-marker } um ein { -space } nach oben, unten, links oder rechts, nie schräg.
    .title = Weisheit
action-cha = Nimm einen { -charisma-token }. In der { -market-phase } dieser Runde ersetzt er beim Kauf einer Karte ein { -gold } und wird vor dem { -gold } ausgegeben; unbenutzt geht er beim Aufräumen zurück.
    .title = Charisma
market-phase = { $alone_word ->
        [yes] Liegt dein Würfel, hast du einen { -market-turn }
       *[no] Nach den Zahlen der { -initiative-card(count: "other") }, von der niedrigsten an, haben alle einen { -market-turn }
    }: { $hunts_word ->
        [yes] Kaufe eine Karte, geh auf die { -hunt }, oder tu keins von beiden
       *[no] Kaufe eine Karte, oder kaufe nichts
    } und nimm { $discard_pays } { -gold }.
    .title = { -market-phase }
weapons = Eine { -weapon } wirkt vom Kauf an bis zum Spielende, oder bis du sie ablegst.
    .title = { -weapon(count: "other") }
armor = { -armor } bewirkt während des Spiels nichts. Am Ende bringt sie { -reputation-star(count: "other") }, und zwar in Sets; du darfst so viel davon haben, wie du willst.
    .title = { -armor }
traits = Kaufst du ein { -trait }, rückt dein { -alignment-marker } sofort in Pfeilrichtung; geht das nicht, kaufst du es trotzdem. Am Ende bringt das { -trait } { -reputation-star(count: "other") }, wenn du erfüllst, was darauf steht.
    .title = { -trait(count: "other") }
skills = Eine { -skill } hat eine Wirkung, die du benutzen kannst; dafür rückt dein { -alignment-marker } ein { -space } in Pfeilrichtung. Danach ist sie erschöpft, und beim Aufräumen jeder Runde darfst du eine erneuern.
    .title = { -skill(count: "other") }
classes = Deine { -class } hat eine Farbe und sechs { -attribute-goal(count: "other") }, eines für jede Reihe, mit den Sternen, die jedes bringt. Außerdem hat sie eine Klassenfähigkeit, die das ganze Spiel über wirkt, sofern die Karte nichts anderes sagt.
    .title = { -class(count: "other") }
races = Deine { -race } hebt manche Attribute und senkt andere. Das zählt nur, wenn am Ende die { -attribute-goal(count: "other") } abgerechnet werden.
    .title = Rassen
cleanup = { $alone_word ->
        [yes] Nach deinem { -market-turn }
       *[no] Haben alle ihren { -market-turn } gehabt,
    } wird die nächste Runde vorbereitet:
    .title = { -cleanup }
end-of-game = Haben alle Helden ihre { $spaces } Würfel, ist die laufende Runde die letzte. Sie wird noch zu Ende gespielt, das Aufräumen eingeschlossen; nur neue { -market-card(count: "other") } kommen nicht mehr. Danach könnt ihr ein letztes Mal { -skill(count: "other") } benutzen und { -weapon(count: "other") } ablegen, dann folgt { $hunts_word ->
        [yes] der { -finale }, danach die { -final-scoring }.
       *[no] die { -final-scoring }.
    }
    .title = Spielende
scoring = { -reputation-star(count: "other") } gibt es erst ganz am Ende: für die { -attribute-goal(count: "other") } deiner { -class }, für die Würfel in deiner { -class-color }, für das Feld unter dem { -alignment-marker }, für { -backstory }, { -armor-set(count: "other") }{ $hunts_word ->
        [yes] , { -trait(count: "other") } und das bezwungene { -monster }
       *[no] {" "}und { -trait(count: "other") }
    }. { $alone_word ->
        [yes] Die Summe bestimmt deinen Rang.
       *[no] Wer die meisten hat, gewinnt.
    }
    .title = Endabrechnung
alignment = Deine { -alignment-card } hat neun Felder. Oben liegt gut, unten böse, links ehrenhaft, rechts chaotisch. Dein { -alignment-marker } beginnt in der Mitte; auf dem Tisch steht sein { -space } in eckigen Klammern. Am Ende erhältst oder verlierst du so viele { -reputation-star(count: "other") }, wie das { -space } unter dem Marker angibt.
    .title = { -alignment }
backstory = Deine { -backstory } zeigt in jeder Reihe für ein { -space } eine Farbe. Liegt dort am Ende ein Würfel dieser Farbe, passt er; die Augenzahl spielt keine Rolle.
    .title = { -backstory }
ties = Bei Gleichstand gewinnt, wer das meiste { -gold } hat. Ist auch das gleich, entscheidet die kleinere Zahl von Würfeln in der eigenen { -class-color }. Bleibt es dabei, teilt ihr euch den Sieg.
    .title = Gleichstand
solo = Allein spielst du gegen den { -enemy-die }, der Karten aus dem { -market } wirft, bevor du sie kaufen kannst. Für je { $gold_per_star } { -gold } gibt es am Ende noch einen { -reputation-star }, und die Summe bestimmt deinen Rang.
    .title = Solospiel
boost-dice = Anders als die übrigen Würfel zeigt ein { -boost-die } { $low } bis { $high }, und er ist durchsichtig: Eine Farbe hat er nicht. Auf dem Tisch steht { $boost_code } vor seiner Augenzahl. Auf ein { -character-sheet } kommt er wie jeder andere Würfel{ $equal_dice_word ->
        [yes] { $short_game_word ->
            [yes] , auch schon als { -starting-die }
           *[other] {""}
        }
       *[other] , auch schon als { -starting-die }
    }.
    .title = { -boost-die(count: "other") }
monsters = Ein { -monster } bedroht das Reich. Während du deinen Helden erschaffst, kannst du die { -minion(count: "other") } { THE(-monster, case: "gen") } jagen; nach der letzten Runde kämpfen alle gegen das { -monster }, und wer es bezwingt, erhält { -star(count: "other") }. Was gegen die einzelnen { -monster } nötig ist:
    .title = { -monster }
minions = Auf dem { -minion-deck } liegt offen ein { -minion }. Seine { -weakness } bringt manchen Helden mehr { -combat-die(count: "other") }, und seine Tabelle sagt, was welche Summe einbringt.
    .title = { -minion(count: "other") }
hunt = Statt in deinem { -market-turn } eine Karte zu kaufen oder { -gold } zu nehmen, kannst du den obersten { DECLINE(-minion, case: "acc") } jagen. So läuft eine { -hunt } ab:
    .title = { -hunt }
experience = Du beginnst ohne { -xp }, und unter null fällst du nie. { -xp } verdienst du auf { -hunt(count: "other") } und durch Karten.
    .title = { -experience }
adventure = Neben dem { -monster } liegen drei Karten: wo es haust, was den Weg versperrt und wie es angreift. { $open_word ->
        [yes] Sie liegen von Anfang an offen.
       *[other] Anfangs kennt sie niemand.
    }
    .title = Abenteuer
finale = { $alone_word ->
        [yes] Ist die letzte { -cleanup } vorbei und konntest du ein letztes Mal { -skill(count: "other") } und { -xp } nutzen, kämpfst du gegen das { -monster }:
       *[no] Ist die letzte { -cleanup } vorbei und konnten alle ein letztes Mal { -skill(count: "other") } und { -xp } nutzen, kämpfen die Helden gegen das { -monster }. Vom { -first-player } der letzten Runde an geht es im Uhrzeigersinn:
    }
    .title = { -finale }
scrolls = Eine { -scroll } wirkt sofort beim Kauf, woher sie auch kommt; was sich nicht ausführen lässt, entfällt. Danach liegt sie neben deinem { -character-sheet } und zählt zu deinen Karten.
    .title = { -scroll(count: "other") }
open-adventure = Die drei { -adventure-card(count: "other") } liegen von Anfang an offen. { -adventure-token(count: "other") } gibt es nicht: Alle werden behandelt, als hätten sie alle drei.
    .title = Offenes Abenteuer
mighty-monsters = Das { -monster } ist so stark wie im Solospiel.
    .title = Mächtige Monster
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
editions = { $single_word ->
        [yes] Eine Erweiterung wird nach den Regeln einer einzigen Auflage gespielt.
       *[no] Die Regelhefte der ersten und der zweiten Auflage unterscheiden sich in diesen Punkten. Mit --edition wählt ihr; ohne Wahl gilt die zweite.
    }
    .title = Auflagen
decisions = Wo die Regelhefte nichts sagen, muss jemand entscheiden. So wird es hier gemacht.
    .title = Entscheidungen
signs = Auf dem Tisch steht ein Würfel als Farbe und Augenzahl. Farben: { $green_code } { $green }, { $blue_code } { $blue }, { $red_code } { $red }, { $purple_code } { $purple }, { $black_code } { $black }, { $white_code } { $white }, { $gold_code } { $gold }{ $boosts_word ->
        [yes] , { $boost_code } für { -boost-die(count: "other") }
       *[no] {""}
    }. ★ steht für { -reputation-star(count: "other") }. Ein solches Kürzel gilt auch als Antwort.
    .title = Zeichen

## Spielmaterial

components-sheet = Ein { -character-sheet } hat sechs { -attribute-row(count: "other") }: Stärke, Beweglichkeit, Ausdauer, Intelligenz, Weisheit und Charisma. Jede hat drei { -space(count: "other") } für Würfel und eine eigene { -attribute-action }.
components-dice = Die Würfel haben die Seiten { $low } bis { $high }. { $equal_dice_word ->
        [yes] Abgesehen von den gleichen { -starting-die(count: "other", case: "dat") } wird blind aus dem { -bag } gezogen.
       *[other] Gezogen wird immer blind aus dem { -bag }.
    }
components-market = Eine { -market-card } nennt ihren Preis und zeigt einen Punkt oder zwei, auf die es { $bazaar_word ->
        [yes] in dieser Partie nicht ankommt
       *[other] bei der Vorbereitung ankommt
    }. Auf einer { -weapon } steht außerdem, wie viele Hände sie braucht, auf einem { -trait } und einer { -skill } ein Pfeil.
components-cards = Sagt eine Karte etwas anderes als diese Regeln, gilt die Karte.
components-limit = Münzen, { -charisma-token(count: "other") } und alles andere, was ihr bekommt, gehen nie aus; begrenzt sind nur Karten und Würfel.

## Spielvorbereitung

setup-first = Alle würfeln mit einem Würfel; wer die höchste Augenzahl hat, ist { -first-player }. Die Würfel kommen zurück in den { -bag }.
setup-race = { $alone_word ->
        [yes] Wähle ein { -character-sheet }.
       *[no] Reihum wählen alle ein { -character-sheet }, jedes mit einer anderen { -race }.
    }
setup-gold = { $short_game_word ->
        [yes] Alle bekommen gleich viel { -gold }: wie viel, steht in der Tabelle.
       *[other] Alle bekommen { -gold }: wie viel, steht in der Tabelle beim Platz in der Reihenfolge.
    }
setup-class = { $alone_word ->
        [yes] { $free_word ->
            [yes] Such dir eine { -class } aus.
           *[no] Zieh einen Würfel für deine { -class }. Ein { -gold-die }{ $hunts_word ->
                [yes] {" "}oder ein { -boost-die }
               *[no] {""}
            } gilt nicht: Er wird beiseitegelegt, und du ziehst neu. Die Farbe des Würfels entscheidet: Such dir eine Klasse dieser Farbe aus. Danach kommen diese Würfel zurück in den { -bag }.
        }
       *[no] { $free_word ->
            [yes] Reihum sucht ihr euch eine { -class } aus, deren Farbe noch niemand hat.
           *[no] Reihum ziehen alle einen Würfel für die { -class }. Ein goldener oder einer in einer Farbe, die schon jemand hat, gilt nicht: Er wird beiseitegelegt, und es wird neu gezogen. Die Farbe des Würfels entscheidet: Such dir eine Klasse dieser Farbe aus. Haben alle eine { -class }, kommen diese Würfel zurück in den { -bag }.
        }
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
setup-row = Der erste { -market } wird ausgelegt: { $alone_word ->
        [yes] so viele Karten, wie in der Tabelle stehen.
       *[no] { $beyond ->
            [one] eine Karte mehr, als Personen mitspielen
           *[other] { $beyond } Karten mehr, als Personen mitspielen
        }; im Solospiel so viele wie zu zweit.
    }
setup-initiative = { $as_many_word ->
        [yes] Ebenso viele { -initiative-card(count: "other") } werden ausgelegt
       *[no] { $alone_word ->
            [yes] So viele { -initiative-card(count: "other") }, wie in der Tabelle stehen, werden ausgelegt
           *[no] Dazu kommt eine { -initiative-card } mehr, als Personen mitspielen (allein so viele wie zu zweit)
        }
    }; auf jeder außer der ersten und der letzten liegt eine Münze.
setup-dice = { $equal_word ->
        [yes] Alle erhalten die gleichen { -starting-die(count: "other") } (siehe „Weniger zufällige Spielvorbereitung“), würfeln sie
       *[no] Alle ziehen ihre { -starting-die(count: "other") }, würfeln sie
    } und legen sie einzeln auf das am weitesten links liegende freie { -space } einer Reihe. Eine { -attribute-action } gibt es dafür nicht, aber eine volle Reihe bringt { $row_pays } { -gold } und ein { -gold-die } { $gold_die_pays } { -gold }. Dann beginnt der { -first-player } die erste Runde.
setup-table = So viel braucht ihr, je nach Personenzahl und nach dem Platz in der Reihenfolge:

## Die Runde

round-order = { $alone_word ->
        [yes] Mit einer niedrigen { -initiative-card } ist der { -market } weniger in Gefahr
       *[no] Wer eine niedrige { -initiative-card } nimmt, hat auf dem { -market } früh die Wahl
    }; die besseren Würfel liegen oft auf den hohen.
round-example = Hier eine Runde zu zweit{ $friendly_market_word ->
        [yes] {" "}mit dem gewöhnlichen { -market }
       *[other] {""}
    }, Schritt für Schritt. Was jemand wählt, steht hinter „>“.
roll-lay = { $alone_word ->
        [yes] Es sind so viele Würfel wie zu zweit.
       *[no] Es ist immer ein Würfel mehr, als Personen mitspielen, sodass auch die letzte noch wählen kann.
    } Nach der Reihenfolge von Würfeln, die in Farbe und Augenzahl gleich sind, wird nicht gefragt.
dice-take = Nimm eine { -initiative-card } mit ihrem Würfel und, wenn eine darauf liegt, ihrer Münze. { $alone_word ->
        [yes] Von ihrer Zahl hängt auch ab, was dem { -market } droht (siehe „Solospiel“).
       *[no] Ihre Zahl ist auch dein Platz in der { -market-phase }.
    }
dice-place = Lege den Würfel unverändert auf das am weitesten links liegende freie { -space } einer Reihe, die noch nicht voll ist.
dice-gold = Ein { -gold-die } bringt { $gold_die_pays } { -gold }, sobald du ihn platzierst, der dritte Würfel einer Reihe { $row_pays } { -gold }.
dice-action = Danach darfst du die { -attribute-action } der Reihe einmal ausführen, mit dem Würfel, den du gerade platziert hast, oder mit anderen auf deinem Tableau. Würfel, die dabei bewegt oder verändert werden, bringen weder { -gold } noch eine weitere Aktion.
market-buy = Wer kauft, bezahlt den Preis der Karte. Ein { -trait } rückt dabei sofort deinen { -alignment-marker }, sofern das möglich ist; eine { -skill } darfst du gleich benutzen. Von { -armor }, { -trait(count: "other", case: "dat") } und { -skill(count: "other") } darfst du beliebig viele Karten haben.
market-discard = { $friendly_word ->
        [yes] Nimmst du das { -gold }, verlässt dafür keine Karte den { -market }.
       *[no] Nimmst du das { -gold }, legst du dafür eine Karte deiner Wahl aus dem { -market } auf den { -discard-pile }{ $alone_word ->
            [yes] .
           *[no] : So schnappst du sie jemandem weg.
        }
    }
market-leave = Was den { -market } verlässt, wird erst beim Aufräumen ersetzt: Mit einer niedrigen { -initiative-card } hast du mehr Auswahl.
market-pile = Den { -discard-pile } { $alone_word ->
        [yes] darfst du
       *[no] dürfen alle
    } jederzeit durchsehen.
cleanup-tokens = Ungenutzte { -charisma-token(count: "other") } gehen verloren.
cleanup-ready = { $alone_word ->
        [yes] Du darfst
       *[no] Alle dürfen
    } eine erschöpfte { -skill } erneuern.
cleanup-die = { $alone_word ->
        [yes] Die Würfel, die du nicht genommen hast, kommen
       *[no] Der Würfel, den niemand genommen hat, kommt
    } zurück in den { -bag }.
cleanup-row = { $alone_word ->
        [yes] Ein neuer { -market } wird ausgelegt; was vom alten übrig war, liegt schon auf { -discard-pile } und { -trash } (siehe „Solospiel“).
       *[no] Was vom { -market } übrig ist, kommt auf den { -discard-pile }, und ein neuer wird ausgelegt.
    } Ist der { -market-deck } leer, wird der { -discard-pile } gemischt, Karten mit einem und mit zwei Punkten zusammen, und tritt an seine Stelle.
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
skills-when = Eine { -skill } lässt sich jederzeit benutzen, auch { $alone_word ->
        [yes] gleich
       *[no] im Zug der anderen und gleich
    } nach dem Kauf, sofern die Karte nichts anderes sagt. Gefragt wirst du, wenn du selbst etwas zu entscheiden hast, wenn die Würfel ausliegen, bevor { $alone_word ->
        [yes] du einen Würfel nimmst, bei deinem { -market-turn }
       *[no] jemand einen Würfel nimmt, bei jedem { -market-turn }
    }, beim Aufräumen und vor { $hunts_word ->
        [yes] dem { -finale }
       *[no] der { -final-scoring }
    }.
classes-choice = Beide Seiten einer Klassenkarte haben dieselbe Farbe; deshalb sind sie nie zusammen im Spiel.
races-bonus = Was jede { -race } ändert:

## Das Ende

scoring-goals = Zähle die drei Würfel einer Reihe zusammen und rechne hinzu, was { -race } und { -weapon(count: "other") } daran ändern; so hoch ist das { -attribute }. Eine einzelne Zahl musst du genau treffen, bei einer Spanne genügt jede Zahl darin, die beiden genannten eingeschlossen, und ein Plus heißt: so viel oder mehr.
scoring-example = Beispiel: Die { -class } { QUOTE($class) } verlangt in der Reihe { $row } { $least }–{ $most } und bringt dafür { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }; bei einer Summe von { $above } gibt es nichts.
scoring-color = Jeder deiner Würfel in deiner { -class-color } bringt einen Stern, wo immer er liegt.
scoring-monster = Wer das { -monster } bezwungen hat, erhält die { -star(count: "other") }, die auf dessen Karte beim erreichten { -attack } stehen.
scoring-total = Manche Felder der { -alignment-card } kosten Sterne. Zähle alles zusammen. { $alone_word ->
        [yes] Auch { -gold } bringt Sterne (siehe „Solospiel“).
       *[no] { -gold } bringt nichts; es entscheidet bei Gleichstand.
    }
alignment-move = { -trait(count: "other") }, { -skill(count: "other") } und die { -attribute-action } für Weisheit rücken den Marker um ein { -space }; er verlässt die Karte nie und rückt nie schräg.
backstory-example = Beispiel: { $dice } passende Würfel bringen { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }.

## Allein

solo-setup = Bereite alles wie für { $seats } Personen vor, mit { $cards } { -initiative-card(count: "other") }, { $row } Karten { THE(-market, after: "in") } und { $dice } { -starting-die(count: "other", case: "dat") }. { $enemies ->
        [one] Ein { -gold-die } wird beiseitegelegt: der { -enemy-die }.
       *[other] Zwei { -gold-die(count: "other") } werden beiseitegelegt: deine Gegnerwürfel.
    }
solo-removed = Im Solospiel bleibt in der Schachtel: { $cards }.
solo-deck-grouped = { $mixed_word ->
        [yes] Vom Stapel werden { $thinned } Karten abgelegt, wie zu zweit.
       *[no] Von jeder Sorte werden { $thinned } Karten abgelegt, wie zu zweit.
    } Die erste aufgedeckte Karte eröffnet den { -trash }; dann wird der { -market } ausgelegt.
solo-deck-shuffled = Alle { -market-card(count: "other") } werden zusammen gemischt. Die erste eröffnet den { -discard-pile }, die nächste den { -trash }.
solo-die = Nimmst du die erste { -initiative-card }, geschieht { THE(-market, after: "in") } nichts. Nimmst du eine andere, wird nach deiner { -attribute-action } der { -enemy-die } geworfen, und die Karte, die er trifft, kommt auf den { -trash }:
solo-prowl = Bezwingst du das { -monster } im { -finale } nicht, ist die Partie verloren. Bis dahin sind zwei { -gold-die(count: "other") } deine Gegnerwürfel, geworfen nach deiner { -attribute-action }: Nimmst du die erste { -initiative-card }, wird keiner geworfen, bei der zweiten einer, bei der dritten beide; zeigen sie das Gleiche, wird einer neu geworfen, bis sie sich unterscheiden. Bei einer Eins, Zwei oder Drei kommt die erste, zweite oder dritte Karte aus dem { -market } auf den { -trash }, bei einer Vier die ganz rechts; bei einer Fünf oder Sechs kommt der oberste { -minion } unter seinen Stapel.
solo-sweep = Nach deinem { -market-turn } kommt die am weitesten links liegende der übrigen Karten auf den { -discard-pile }, der Rest auf den { -trash }, von dem nichts zurückkehrt.
solo-ranks = Dein Rang:

## Monster und Schergen

boost-colour = Ein { -boost-die } zählt für keine { -backstory }, keine { -class-color } und keine Karte, die eine Farbe verlangt, und er bringt kein { -gold }.{ $free_classes_word ->
        [yes] {""}
       *[other] {" "}Wird er für die { -class } gezogen, legst du ihn beiseite und ziehst noch einmal.
    }
boost-faces = Gegenüberliegende Seiten ergeben bei ihm zusammen { $sum } und nicht sieben, auch bei der Aktion für Stärke. Keine Karte und keine Aktion bringt ihn unter { $low } oder über { $high }; wo eine Karte andere Würfel höchstens auf sechs erhöht, kommt er bis { $high }. Übernimmt ein Würfel die Augenzahl des ersetzten, müssen beide von einer Art sein: Ein { -boost-die } ersetzt dann nur einen { -boost-die }, ein anderer Würfel nur einen anderen.
setup-monster = Eines der { -monster(count: "other") }, deren Farbe keine Klassenfarbe eines Helden ist, wird gezogen und offen ausgelegt.{ $mighty_word ->
        [yes] {" "}Für { -strength } und { -star(count: "other") } gelten die Werte des Solospiels.
       *[no] {""}
    }
setup-adventure = { $open_word ->
        [yes] Für dieses { -monster } werden je ein Ort, ein Hindernis und ein Angriff gezogen und offen ausgelegt.
       *[no] Für dieses { -monster } werden je ein Ort, ein Hindernis und ein Angriff gezogen und verdeckt ausgelegt; niemand sieht sie an.
    }
setup-minions = Die { -minion(count: "other") } mit einem Punkt werden gemischt und auf die mit zwei Punkten gelegt, die ebenfalls gemischt sind. Der oberste wird aufgedeckt.
monsters-printing = { $later_word ->
        [yes] Die Karten, die ein späterer Druck der Erweiterung hinzugefügt hat, spielen an diesem Tisch mit.
       *[other] Ein späterer Druck der Erweiterung hat mehr Karten. Mit --option printing=later spielen sie mit; sonst wird nur mit denen des Erstdrucks gespielt.
    }
minions-rewards = Es gilt nur die Zeile, in die deine Summe fällt. Steht darin eine { -trophy }, hast du { THE(-minion, case: "acc") } bezwungen.
hunt-pass = Sooft du willst, darfst du { $gold } { -gold } zahlen: Der oberste { -minion } kommt unter seinen Stapel, und der nächste wird aufgedeckt.
hunt-dice = Nimm einen { -combat-die } und für die { -weakness } { THE(-minion, case: "gen") } weitere dazu. Ein { -combat-die } hat { $faces } Seiten und kommt nie auf ein { -character-sheet }.
hunt-mercenaries = Heuere so viele { -mercenary(count: "other") } an, wie du möchtest, jeden für { $xp } { -xp } oder { $gold } { -gold }: Jeder bringt einen { -combat-die } mehr. Bei jedem, den du mit { -gold } bezahlst, darf ein { -charisma-token } ein { -gold } ersetzen.
hunt-reroll = Wirf alle Würfel. Danach darfst du einzelne neu würfeln, jedes Mal für { $xp } { -xp }.
hunt-reward = Zähle die Würfel zusammen und nimm, was in der passenden Zeile { THE(-minion, case: "gen") } steht. Ohne { -trophy } entkommt er, und seine Karte wandert unter den Stapel. Danach wird der nächste { -minion } aufgedeckt.
hunt-tokens = { $open_word ->
        [yes] Jede { -trophy } bringt einen { -xp }, denn alle kennen schon das ganze Abenteuer.
       *[no] Deine erste { -trophy } bringt dir den Marker für den Ort und einen heimlichen Blick auf diese Karte, die zweite dasselbe für das Hindernis, die dritte für den Angriff; jede weitere bringt einen { -xp }.
    }
hunt-example = Beispiel: Mit zwei Würfeln in der Reihe { $row } und einem { -mercenary } für { $gold } { -gold } wirfst du gegen { THE($minion, case: "acc") } { $dice } Würfel. Eine Summe von { $total } bringt { $xp } { -xp }, { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    } und die { -trophy }.
experience-uses = Ausgeben kannst du sie so: { $reroll } { -xp }, um einen deiner { -combat-die(count: "other") } neu zu würfeln; { $recover } { -xp }, um einen { -injury-token } abzulegen; { $mercenary } { -xp } für einen { -mercenary } vor einem Wurf; { $action } { -xp } für eine beliebige { -attribute-action }. { -injury-token(count: "other") } ablegen und Aktionen kaufen kannst du nur vor dem { -finale }.
adventure-cards = { $open_word ->
        [yes] Damit diese Karten im { -finale } etwas bringen, braucht es keinen Marker.
       *[other] Von einer { -adventure-card } hat im { -finale } nur etwas, wer ihren Marker hat. Was du gesehen hast, darfst du dir jederzeit wieder ansehen: Es steht auf deinem Bildschirm.
    }
adventure-of = { $monster }, { $kind }:
open-adventure-removed = Dann bleibt in der Schachtel: { $cards }.
finale-dice = { $alone_word ->
        [yes] Nimm
       *[no] Alle nehmen
    } einen { -combat-die }.
finale-adventure = { $open_word ->
        [yes] Ort, Hindernis und Angriff werden nacheinander abgehandelt.
       *[other] Ort, Hindernis und Angriff werden nacheinander aufgedeckt.
    } { $alone_word ->
        [yes] { $open_word ->
            [yes] Erfüllst du
           *[other] Hast du den Marker einer Karte und erfüllst du
        } ihre Bedingung und auch das, was hinter „Im Solospiel außerdem“ steht, erhältst du { -combat-die(count: "other") } oder { -xp }.
       *[no] { $open_word ->
            [yes] Wer die Bedingung einer Karte erfüllt, erhält { -combat-die(count: "other") } oder { -xp }; wo verglichen wird, nützt ein Gleichstand allen Beteiligten.
           *[other] Wer den Marker einer Karte hat und ihre Bedingung erfüllt, erhält { -combat-die(count: "other") } oder { -xp }; verglichen werden nur die, die den Marker haben, und ein Gleichstand nützt allen Beteiligten.
        }
    }
finale-mercenaries = { $alone_word ->
        [yes] Du darfst
       *[no] Alle dürfen
    } { -mercenary(count: "other") } anheuern, jeden für { $xp } { -xp } oder { $gold } { -gold }; { -charisma-token(count: "other") } gelten hier nicht.
finale-reroll = { $alone_word ->
        [yes] Würfle mit allen { -combat-die(count: "other", case: "dat") }.
       *[no] Alle würfeln.
    } Danach darfst du einzelne Würfel neu werfen, jedes Mal für { $xp } { -xp }.
finale-attack = { $alone_word ->
        [yes] Willst du nicht mehr neu würfeln
       *[no] Will niemand mehr neu würfeln
    }, tut das { -monster }, was auf seiner Karte steht. Dein { -attack } ist die Summe deiner Würfel, plus eins für jeden { -honour-token } und minus eins für jeden { -injury-token }.
finale-stars = { $alone_word ->
        [yes] Liegt dein { -attack } unter der { -strength } { THE(-monster, case: "gen") }, ist die Partie verloren. Sonst hast du es bezwungen und erhältst die { -star(count: "other") }, die auf seiner Karte stehen.
       *[no] Liegt dein { -attack } unter der { -strength } { THE(-monster, case: "gen") }, gehst du leer aus. Sonst hast du es bezwungen und erhältst die { -star(count: "other") }, die auf seiner Karte stehen.
    }
finale-example = Beispiel: Gegen { THE($monster, case: "acc") } ({ -strength } { $strength }) ergeben Würfel, die zusammen { $dice } zeigen, und { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    } einen { -attack } von { $attack }; das bringt { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }.

## Auflagen

editions-play = Die Karten der ersten Auflage sind die, die beide Schachteln gemeinsam haben, soweit man das weiß.
editions-expansion = Hier gilt die { $edition }, mit den Änderungen der Erweiterung.

## Entscheidungen

decision-cards = Der gedruckte Text vieler Karten ist nicht öffentlich. Er ist hier neu entworfen, und jede Karte sagt, was an ihr neu ist.
decision-races = Der ersten Auflage lagen vier { -character-sheet(count: "other") } bei, und das Regelheft sagt nicht, welche; hier stehen alle Rassen zur Wahl.
decision-coins = Münzen und Marker sind nicht auf das begrenzt, was in einer Schachtel liegt.
decision-first = Haben mehrere die höchste Augenzahl, würfeln sie noch einmal.
decision-equal = Sind die Varianten „Weniger zufällige Spielvorbereitung“ und „Kurzes Spiel“ verbunden, werden die zusätzlichen Würfel blind gezogen.
decision-bag = Sind zu wenige Würfel im { -bag }, wird gewürfelt, was da ist. Eine { -initiative-card } ohne Würfel kann niemand nehmen, und wer keine hat, hat keinen { -market-turn }.
decision-full = Wer auf dem Tableau kein freies { -space } mehr hat, nimmt trotzdem eine { -initiative-card } und ihre Münze; der Würfel kommt zurück in den { -bag }, ohne Aktion.
decision-windows = Nach { -skill(count: "other") }, die sich jederzeit benutzen lassen, wird zu festen Zeitpunkten reihum gefragt; wer nichts benutzen kann, wird nicht gefragt.
decision-weapons = Eine { -weapon } darfst du ablegen, wann immer du etwas entscheidest; eigens danach gefragt wird nur einmal, vor { $hunts_word ->
        [yes] dem { -finale }
       *[no] der { -final-scoring }
    }.
decision-empty = Ist der { -market } leer, nimmst du trotzdem { $discard_pays } { -gold }.
decision-lay = Lässt eine Wirkung die Würfel neu auslegen, entscheidet bei gleicher Augenzahl, wer die Wirkung benutzt hat, so wie sonst der { -first-player }.
decision-copy = Eine { -skill }, die du durch eine andere benutzt, rückt keinen Marker und ist danach nicht erschöpft; erschöpft ist nur die, mit der du sie benutzt hast.
decision-deck = Die oberste Karte vom { -market-deck } kostet ihren vollen Preis; kannst du ihn nicht bezahlen, kommt sie auf den { -discard-pile }, und die { -skill } ist trotzdem erschöpft. Ist nirgends mehr eine Karte, wird nichts gekauft.
decision-last = Beim Aufräumen der letzten Runde darf noch eine { -skill } erneuert und vor { $hunts_word ->
        [yes] dem { -finale }
       *[no] der { -final-scoring }
    } einmal benutzt werden.
decision-solo = Trifft der { -enemy-die } einen Platz ohne Karte, geschieht nichts.
decision-hunt = Ist der { -market } leer, darfst du statt der { -hunt } trotzdem { $gold } { -gold } nehmen. Für keine Karte zählt eine { -hunt } als Kauf oder als Abwurf.
decision-minions = Ist nur noch ein { -minion } da, lässt er sich nicht fortschicken. Sind alle zu { -trophy(count: "other") } geworden, gibt es keine { -hunt } mehr.
decision-combat = { -combat-die(count: "other") }, Marker und { -xp } sind nicht auf das begrenzt, was in einer Schachtel liegt. Die { -weakness } wird einmal gezählt, und zwar wenn du dich zum Kampf entschließt.
decision-experience = { -injury-token(count: "other") } ablegen und Aktionen kaufen kannst du, wann immer du etwas zu entscheiden hast, und einmal zu Beginn der { -cleanup }. Vor dem { -finale } steht Charisma nicht mehr zur Wahl: Der Marker würde nichts nützen.
decision-holders = Eine { -adventure-card } richtet sich im { -finale } nach dem, was galt, unmittelbar bevor sie an die Reihe kam. Ziele zählen wie bei der { -final-scoring }.
decision-finale = Im { -finale } wird keine { -skill } benutzt und keine { -weapon } abgelegt. Ein { -attack } kann auch unter null liegen.
decision-stay = Hast du dich für die { -hunt } entschieden, musst du auch kämpfen, selbst wenn du { -minion(count: "other") } weggeschickt hast. Eine Karte kaufen oder { -gold } nehmen kannst du dann nicht mehr.
decision-backpack = Liegen auf deinem { -character-sheet } und daneben zusammen { $dice } Würfel, kommen die aufbewahrten noch in diesem Zug auf das { -character-sheet }. So zieht niemand die Partie in die Länge.
decision-enemies = Bei zwei Gegnerwürfeln treffen beide den { -market } so, wie er lag, bevor einer von ihnen eine Karte genommen hat.
decision-open = Beim offenen Abenteuer bringt jede { -trophy } einen { -xp }, als hättest du schon alle drei Marker. Spielst du allein, genügt es, die Bedingung einer { -adventure-card } zu erfüllen.
decision-mighty = Mächtige { -monster(count: "other") } haben die Werte des Solospiels, aber nicht seine Bedingungen für { -adventure-card(count: "other") }. Wer allein spielt, merkt von der Variante nichts.

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
head-gold-up-to = Gold, bis { $players } Personen
head-gold-with = Gold, { $players } Personen
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
head-edition = { START($edition) }
head-sign = Zeichen
head-meaning = Bedeutung
head-monster = Monster
head-strength = Kampfstärke
head-first-star = Erster Stern ab
head-most-stars = Meiste Sterne ab
monster = { $monster }
part-boost-dice = { -boost-die(count: "other") }
part-scrolls = { -scroll(count: "other") }
part-minions = { -minion(count: "other") }
part-monsters = { -monster(count: "other") }
part-adventures = { -adventure-card(count: "other") }
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
slayer = Monsterbezwinger
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
diff-discount = { QUOTE($card) } wirkt auch beim Kauf vom { -discard-pile }
diff-solo = Stapel im Solospiel
solo-shuffled = alles zusammen gemischt
solo-grouped = wie zu zweit
sign-die = { $die_code }
sign-die-is = ein Würfel, hier { THE($die) }
sign-free = ·
sign-free-is = ein freies { -space }
sign-wanted = ({ $color_code })
sign-wanted-is = ein freies { -space }, für das die { -backstory } { $color } verlangt
sign-match = {"["}{ $die_code }]
sign-match-is = ein Würfel in der Farbe, die die { -backstory } verlangt
sign-other = { $die_code }({ $color_code })
sign-other-is = ein Würfel anderer Farbe; die { -backstory } verlangt { $color }
sign-row = { $row_code }
sign-row-is = die { -attribute-row } { $row }; ebenso { $dex_code } { $dex }, { $con_code } { $con }, { $int_code } { $int }, { $wis_code } { $wis }, { $cha_code } { $cha }
sign-star = ★{ $n }
sign-star-is = { $n } { -reputation-star(count: "other") }
sign-met = ✓
sign-met-is = ein Ziel, das erreicht wird, was auch noch gewürfelt wird
sign-lost = ✗
sign-lost-is = ein Ziel, das unerreichbar ist, solange die Würfel der Reihe so liegen bleiben; ein Preis, den du nicht zahlen kannst
sign-price = { $n } ({ $printed })
sign-price-is = für dich kostet die Karte { $n } statt { $printed }
sign-marker = {"["}{ $n }]
sign-marker-is = das { -space } mit dem { -alignment-marker }
sign-arrow = ↑ ↓ ← →
sign-arrow-is = wohin der { -alignment-marker } rückt: gut, böse, ehrenhaft, chaotisch
