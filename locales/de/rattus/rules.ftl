# Das Regelheft, Kapitel für Kapitel. Die Zahlen kommen aus Spielplan, Plättchen und Optionen. Ein Kapitel
# beginnt mit einer Nachricht, die einen .title hat; sie passt auf einen Bildschirm.

aim = Alle haben je { $cubes } Bevölkerungssteine. Wer am Ende auf dem Spielplan und in der Burg zusammen noch die meisten davon hat, gewinnt.
    .title = Spielziel
components = Das gehört zum Spiel, gezählt nach Spielplan, Plättchen und Karten, mit denen hier gespielt wird.
    .title = Spielmaterial
setup = In jede Region, die im Spiel ist, kommt eine Ratte, irgendwo bricht die Pest aus, und ihr setzt eure ersten Steine.
    .title = Spielvorbereitung
turn = In deinem Zug darfst du eine Klassenkarte nehmen, du platzierst Steine, und zum Schluss bewegst du die Pestfigur.
    .title = Zug
class-cards = Eine Klassenkarte hat eine Wirkung, die du nutzen kannst, aber ihr Symbol auf einem Rattenplättchen trifft dich.
    .title = { -class-card(count: "other") }
placing = { $placing_word ->
        [free] Du darfst einmal in deinem Zug eine Region wählen und dort höchstens so viele Steine platzieren, wie Ratten in ihr liegen.
       *[other] Wähle einmal in deinem Zug eine Region und platziere dort so viele Steine, wie Ratten in ihr liegen.
    }
    .title = Steine platzieren
plague = Die Pestfigur (auf dem Tisch †) muss in eine Nachbarregion ziehen. Nachbarn übers Meer, auf dem Spielplan durch Pfeile verbunden, sind mit ~ gekennzeichnet. Nur dort, wo die Figur stehen bleibt, breiten sich Ratten aus und wütet die Pest.
    .title = { -plague }
spread = Rings um die befallene Region, in der die Pestfigur jetzt steht, kommen neue Ratten ins Spiel, bevor die Pest wütet.
    .title = Ausbreitung
ravage = Solange in der befallenen Region Steine und Ratten sind, wird eine Ratte nach der anderen aufgedeckt. Vor jeder wird neu gezählt: Liegen dort zusammen mindestens so viele Steine, gleich wessen, wie ihr Grenzwert verlangt, wirken ihre Symbole. Das Plättchen kommt in jedem Fall aus dem Spiel.
    .title = Die Pest wütet
symbols = Zuerst wirkt „Mehrheit“: Wer { $double_majority_word ->
        [recounted] dort
       *[other] beim Aufdecken dort
    } die meisten Steine hat, verliert einen; bei Gleichstand trifft es alle Beteiligten. Danach wirken die übrigen Symbole. „Alle“: Wer dort vertreten ist, verliert einen Stein. Eine Klasse: Wer diese Karte hat, verliert einen Stein, falls dort ein eigener liegt.
    .title = Symbole
tokens = Ratten liegen verdeckt. Nur wer mit der Hexe nachgesehen hat, weiß, was darunter steckt: ein Grenzwert, dann Symbole. Die mit ° gekennzeichneten liegen von Anfang an da und stammen aus einem anderen Satz als die übrigen.
    .title = { -token(count: "other") }
end-of-game = Das Spiel endet auf eine von zwei Arten: Die Ratten gehen aus, oder jemand hat alle Steine platziert. Dann folgt eine Schlussrunde, und zuletzt wütet die Pest in allen Regionen.
    .title = Spielende
last-round = Steht das Ende fest, folgt noch eine Runde, in der nur Karten eingesetzt werden. Danach wird gezählt.
    .title = { -last-round }
ties = Bei Gleichstand gewinnt, wer von den Beteiligten als Nächstes am Zug gewesen wäre: Gezählt wird ab der Person, die den letzten Zug hatte; sie selbst kommt zuletzt.
    .title = Gleichstand
editions = Das französische und das englische Regelheft unterscheiden sich in einem Punkt.
    .title = Auflagen
decisions = Wo das Regelheft etwas offenlässt, muss jemand entscheiden. So wird es hier gemacht; die Optionen, die es ändern, nennt ihr zu Beginn mit --option.
    .title = Entscheidungen
signs = Auf dem Spielplan ist † die Pestfigur, ° eine Ratte, die von Anfang an da liegt, ~ ein Nachbar übers Meer. „3+: Mehrheit, Mönch“ ist ein Rattenplättchen: sein Grenzwert und seine Symbole.
    .title = Zeichen

## Spielmaterial

components-map = Der Spielplan hat helle, mittlere und dunkle Regionen. Die hellen sind immer im Spiel, die mittleren ab drei Personen, die dunklen zu viert.
components-token = Die Rückseite ist bei allen Rattenplättchen gleich. Auf der Vorderseite stehen ein { -limit } und Symbole: auf dem Tisch { $face_limit }+ und dahinter { $face_symbols_commas }.

## Spielvorbereitung

setup-regions = Nur die Regionen für eure Personenzahl sind im Spiel. Die anderen gibt es nicht: keine Ratten, keine Steine, keine Pest.
setup-cubes = Alle nehmen je { $cubes } Steine in ihre Reserve. Die Klassenkarten liegen bereit; niemand hat eine.
setup-rats = Die Startplättchen werden verdeckt gemischt, und in jede Region kommt eines.
setup-supply = { $early_word ->
        [yes] Ein Teil der gewöhnlichen Plättchen wird unbesehen aussortiert. Dann werden die übrigen Startplättchen unter die anderen gemischt; das ist der Vorrat.
       *[no] Die übrigen Startplättchen werden unter die anderen gemischt. Ein Teil der Plättchen wird unbesehen aussortiert; der Rest ist der Vorrat.
    }
setup-plague = Die Pestfigur kommt in eine ausgeloste Region.
setup-first = { $first_word ->
        [drawn] Auch wer beginnt, wird ausgelost.
        [none] Auch wer beginnt, wird ausgelost oder vorher festgelegt (--first).
       *[other] Wer beginnt, ist mit --first festgelegt.
    }
setup-settle = Im Uhrzeigersinn setzt ihr je { $cubes } Steine in eine Region; dann, in umgekehrter Reihenfolge, noch einmal je { $cubes } Steine in eine Region. Es darf dieselbe sein, und auch Steine von anderen dürfen dort schon liegen. Danach beginnt der erste Zug.
setup-table = So viel braucht ihr, je nach Personenzahl:

## Der Zug

turn-order = Eine Karte nehmen, Steine platzieren und eigene Karten einsetzen: Die Reihenfolge ist dir überlassen. Die Pest kommt zuletzt: Um die Figur herum breiten sich die Ratten aus, dann wütet in ihrer Region die Pest. Danach kann nur noch der König etwas tun, und im Uhrzeigersinn folgt der nächste Zug.
turn-example = Hier ein Zug zu zweit, Schritt für Schritt{ $flips_word ->
        [chosen] ; anders als an eurem Tisch entscheidet darin das Los, welche Ratte aufgedeckt wird
       *[other] {""}
    }. Was jemand wählt, steht hinter „>“.
class-cards-take = In deinem Zug darfst du eine Karte nehmen: eine freie oder eine, die bei jemand anderem liegt; niemand kann sie dir verweigern. Du behältst sie, bis sie dir jemand abnimmt. Du darfst sie gleich einsetzen, auch wenn sie eben erst eingesetzt wurde.
class-cards-use = Jede deiner Karten lässt sich in deinem Zug einmal einsetzen, bevor die Pestfigur zieht, der König auch danach. In fremden Zügen wird keine Karte eingesetzt; in der Schlussrunde geht es dafür noch einmal reihum.
class-cards-risk = Alle deine Karten wirken zusammen: Je mehr du hast, desto mehr kannst du, und desto mehr Plättchen treffen dich.
placing-count = Gezählt werden die Ratten beim Platzieren: Eine Karte kann vorher eine Ratte gebracht oder weggeholt haben. In eine Region ohne Ratten kommt nichts, außer mit dem Bauern.
placing-must = { $free_word ->
        [yes] Du darfst auch weniger Steine platzieren oder gar keine.
       *[no] Hast du nicht mehr genug in der Reserve, platziere alle, die dort sind. Wer platzieren kann, muss es auch tun, bevor die Pestfigur zieht.
    } Alle Steine kommen in dieselbe Region; zur Wahl stehen alle, die im Spiel sind.
plague-move = Wer am Zug ist, entscheidet, wohin sie zieht; eine Nachbarregion gibt es immer. Stehen bleiben kann sie nicht{ $returns_word ->
        [yes] , aber der Ritter darf sie an ihren Ausgangspunkt zurückbringen.
       *[no] , und auch der Ritter bringt sie nicht an ihren Ausgangspunkt zurück.
    }
spread-count = Eine Ratte in der befallenen Region bringt eine neue mit; ab zwei Ratten sind es zwei neue.
spread-place = Wer am Zug ist, legt die neuen Ratten verdeckt in Nachbarregionen, gemeinsam oder getrennt. In einer Region finden höchstens { $crowd } Ratten Platz; sind alle Nachbarn voll, bleiben die übrigen im Vorrat.
spread-supply = Ratten breiten sich auch aus, wo keine Steine sind. Geht der Vorrat aus, wird gelegt, was da ist, und der Zug zu Ende gespielt.
ravage-order = { $chosen_word ->
        [yes] Liegen dort mehrere Ratten, wählt die Person, die am Zug ist, welche als Nächstes aufgedeckt wird.
       *[no] Welche von mehreren Ratten als Nächstes aufgedeckt wird, entscheidet das Los.
    }
ravage-count = Nach jeder Ratte werden alle Steine neu gezählt: Was eine kostet, kann vor der nächsten retten. Ratten, die nicht aufgedeckt werden, bleiben liegen.
ravage-neutral = Zählt die Pestfigur durch den Ritter als neutrale Steine, so gehören diese niemandem: Sie machen die Zahl größer und gehen nie verloren. { $alone_word ->
        [yes] Selbst in einer Region ohne andere Steine werden ihretwegen Ratten aufgedeckt.
       *[no] In einer Region ohne andere Steine wird ihretwegen keine Ratte aufgedeckt.
    }
symbols-majority = { $recounted_word ->
        [yes] Zeigt ein Plättchen zweimal die Mehrheit, wird nach dem ersten Symbol neu gezählt: Das zweite trifft die, die dann dort die meisten Steine haben.
       *[no] Wer die Mehrheit hat, wird einmal festgestellt, bevor durch dieses Plättchen ein Stein verloren geht.
    }
symbols-class = Eine Klasse, die niemand hat oder deren Karte jemand hat, der dort nicht vertreten ist, trifft niemanden.
symbols-several = Mehrere Symbole, die dieselbe Person treffen, kosten je einen Stein, solange dort welche sind. Verlorene Steine kommen in die Reserve und können wieder platziert werden.
tokens-limits = So viele Plättchen haben welchen Grenzwert:

## Das Ende

end-supply = Das Ende steht fest, wenn nach einem Zug der Vorrat an Ratten aufgebraucht ist. Aufgedeckte Plättchen kommen nicht zurück: Er wird nur kleiner.
end-placed = Es steht auch fest, { $at_end_word ->
        [yes] wenn am Ende eines Zuges jemand keinen Stein mehr in der Reserve hat
       *[no] wenn jemand irgendwann in einem Zug alle { $cubes } Steine platziert hat, auch wenn im selben Zug welche zurückkommen
    }. Steine in der Burg gelten als platziert.
last-turns = Gegen den Uhrzeigersinn dürfen alle, die nicht zuletzt am Zug waren, jede eigene Karte noch einmal einsetzen. Niemand nimmt Karten, platziert Steine oder bewegt die Pestfigur, es sei denn durch eine Karte.
last-cards = In der Schlussrunde wirken manche Karten anders, wie es auf ihnen steht: Der Bauer bringt einen Stein in eine beliebige Region, der Ritter zieht die Pestfigur, die dann weder Ratten bringt noch sofort wütet. { $stays_word ->
        [yes] Sie darf auch stehen bleiben und als Steine zählen.
       *[no] Nur wenn sie zieht, zählt sie als Steine.
    } Alle anderen Karten wirken wie sonst.
last-ravage = Dann werden in allen Regionen alle Ratten aufgedeckt wie sonst auch, solange dort Steine sind{ $plague_alone_word ->
        [yes] , und seien es nur neutrale
       *[other] {""}
    }.{ $flips_word ->
        [chosen] {" "}Liegen in einer Region mehrere Ratten, wählt die Person, die den letzten Zug hatte, welche als Nächstes aufgedeckt wird.
       *[other] {""}
    } Nichts breitet sich aus.
last-winner = Zählt eure Steine auf dem Spielplan und in der Burg; die in der Reserve zählen nicht.

## Auflagen

editions-placed = Nach dem französischen Heft endet das Spiel, wenn jemand während eines Zuges alle Steine platziert hat, nach dem englischen, wenn sie am Ende des Zuges noch alle liegen. { $all_placed_word ->
        [at-end] An diesem Tisch wird nach dem englischen gespielt (all-placed=at-end).
       *[other] Gespielt wird nach dem französischen, es sei denn, ihr wählt mit --option all-placed=at-end das englische.
    }

## Entscheidungen

# Eine andere Option als die übliche gilt. $here: ob am Tisch.
-chosen-here = So wird es an diesem Tisch gespielt.

decision-faces = Was auf den meisten Rattenplättchen steht, ist nicht öffentlich. Die Vorderseiten sind hier neu entworfen, nach dem, was man weiß; die Datei der Plättchen sagt, welche.
decision-map = Auch manche Grenze des Spielplans ist nicht öffentlich; sie folgt der Karte Europas.
decision-first = Nach dem Heft beginnt die jüngste Person; hier wird ausgelost oder vorher festgelegt (--first), wer beginnt.
decision-placing = Gewöhnlich müssen Steine platziert werden, und zwar so viele, wie in der Region Ratten liegen. Mit placing=free dürfen es weniger sein oder keine.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-removal = Gewöhnlich werden Plättchen aussortiert, nachdem die übrigen Startplättchen untergemischt sind. Mit removal=before-mixing geschieht es vorher.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-flips = Welche Ratte aufgedeckt wird, entscheidet gewöhnlich das Los. Mit flips=chosen wählt die Person, die am Zug ist.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-return = Mit dem Ritter kann die Pestfigur gewöhnlich nicht an ihren Ausgangspunkt zurück. Mit plague-return=yes kann sie es.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-stay = In der { -last-round } muss der Ritter gewöhnlich die Pestfigur ziehen, damit sie als Steine zählt. Mit last-plague=may-stay darf sie stehen bleiben.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-majority = Zwei Mehrheitssymbole auf einem Plättchen treffen gewöhnlich dieselben Personen. Mit double-majority=recounted wird dazwischen neu gezählt.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-placed = Wer alle Steine platziert, beendet gewöhnlich das Spiel, auch wenn im selben Zug welche verloren gehen. Mit all-placed=at-end müssen sie am Ende des Zuges noch alle platziert sein.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-alone = Liegen in einer Region nur die neutralen Steine des Ritters, wütet die Pest dort gewöhnlich nicht. Mit plague-alone=yes wütet sie auch dort.{ $here_word ->
        [yes] {" "}{ -chosen-here }
       *[no] {""}
    }
decision-peasant = In der Schlussrunde braucht der Bauer einen Stein in der Reserve.

## Tabellen

number = { $n }
head-part = Was
head-count = Wie viele
head-players = Personen
head-regions = Regionen
head-aside = Aussortiert
head-supply = Vorrat
head-limit = Grenzwert
head-tokens = Plättchen
head-sign = Zeichen
head-meaning = Bedeutung
part-regions = Regionen
part-cubes = Steine je Person
part-starting = Startplättchen
part-regular = gewöhnliche Rattenplättchen
part-classes = Klassenkarten
part-plague = Pestfigur
sign-plague = †
sign-plague-is = die Pestfigur
sign-counting = +{ $n }
sign-counting-is = die Pestfigur zählt wie { $n } neutrale Steine
sign-starting = { $n }°
sign-starting-is = Ratten, von denen mindestens eine von Anfang an da liegt
sign-sea = ~{ $region_code }
sign-sea-is = { $region }, übers Meer
sign-face = { $face }
sign-face-is = ein Rattenplättchen: sein Grenzwert, dann seine Symbole
