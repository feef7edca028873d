# Kurze Erklärungen der Regeln.

aim = Alle haben je { $cubes } Bevölkerungssteine. Wer am Ende auf dem Spielplan und in der Burg zusammen noch die meisten davon hat, gewinnt.
    .title = Spielziel
setup = In jeder Region, die im Spiel ist (8, 10 oder 12 bei 2, 3 oder 4 Personen), liegt verdeckt ein Startplättchen, und irgendwo steht die Pestfigur. Reihum siedelt ihr je { $cubes } Steine in einer Region an, danach in umgekehrter Reihenfolge noch einmal { $cubes }.
    .title = Spielvorbereitung
turn = In deinem Zug darfst du eine Klassenkarte nehmen, und du platzierst Steine; die Reihenfolge ist dir überlassen. Jede Karte, die vor dir liegt, kannst du vor der Pest einmal einsetzen. Zum Schluss bewegst du die Pestfigur in eine Nachbarregion: Um sie herum breiten sich die Ratten aus, und in der Region wütet die Pest.
    .title = Zug
class-cards = Nimm eine freie Karte oder eine, die bei jemand anderem liegt. Du behältst sie, bis sie dir jemand abnimmt. Alle deine Karten wirken zusammen, und alle ihre Symbole treffen dich. Jede lässt sich einmal pro Zug einsetzen.
    .title = { -class-card(count: "other") }
placing = Wähle eine Region und platziere dort so viele Steine, wie Ratten in ihr liegen. Wer platzieren kann, muss es auch tun.
    .title = Steine platzieren
plague = Die Pestfigur (auf dem Tisch †) muss in eine Nachbarregion ziehen. Nachbarn übers Meer, auf dem Spielplan durch Pfeile verbunden, sind mit ~ gekennzeichnet. Nur dort, wo die Figur stehen bleibt, breiten sich Ratten aus und wütet die Pest.
    .title = { -plague }
spread = Eine Ratte in der befallenen Region bringt eine neue mit, zwei oder drei bringen zwei neue. Sie kommen in Nachbarregionen, gemeinsam oder getrennt; mehr als { $crowd } finden in keiner Region Platz.
    .title = Ausbreitung
ravage = Solange in der befallenen Region Steine und Ratten sind, wird eine Ratte nach der anderen aufgedeckt. Vor jeder wird neu gezählt: Liegen dort zusammen mindestens so viele Steine, gleich wessen, wie ihr Grenzwert verlangt, wirken ihre Symbole. Das Plättchen kommt in jedem Fall aus dem Spiel.
    .title = Die Pest wütet
symbols = Zuerst wirkt „Mehrheit“: Wer beim Aufdecken dort die meisten Steine hat, verliert einen; bei Gleichstand trifft es alle Beteiligten. Danach wirken die übrigen Symbole. „Alle“: Wer dort vertreten ist, verliert einen Stein. Eine Klasse: Wer diese Karte hat, verliert einen Stein, falls dort ein eigener liegt. Verlorene Steine kommen zurück in die Reserve.
    .title = Symbole
tokens = Ratten liegen verdeckt. Nur wer mit der Hexe nachgesehen hat, weiß, was darunter steckt. Die mit ° gekennzeichneten liegen von Anfang an da und stammen aus einem anderen Satz als die übrigen.
    .title = { -token(count: "other") }
end-of-game = Das Ende naht, wenn der Vorrat an Ratten aufgebraucht ist oder jemand alle { $cubes } Steine { $at_end_word ->
        [yes] am Ende des Zuges im Spiel hat, die in der Burg mitgezählt
       *[no] platziert hat, auch wenn im selben Zug welche zurückkommen
    }. Dieser Zug wird noch beendet, dann folgt eine Schlussrunde. Zuletzt wütet die Pest in allen Regionen, in denen noch Steine und Ratten sind.
    .title = Spielende
last-round = Gegen den Uhrzeigersinn dürfen alle, die nicht zuletzt am Zug waren, jede eigene Karte noch einmal einsetzen. Niemand nimmt Karten, platziert Steine oder bewegt die Pestfigur, es sei denn durch eine Karte.
    .title = { -last-round }
ties = Bei Gleichstand gewinnt, wer von den Beteiligten als Nächstes am Zug gewesen wäre.
    .title = Gleichstand
options = Wo das Regelheft etwas offenlässt, entscheidet eine Option: ob man genau oder frei platziert, wann Plättchen aussortiert werden, wer die nächste Ratte zum Aufdecken bestimmt, ob die Pestfigur an ihren Ausgangspunkt zurückkehren darf, ob sie in der Schlussrunde stehen bleiben darf, wie zwei Mehrheitssymbole zählen, ob es das Spiel auch dann beendet, alle Steine zu platzieren, wenn im selben Zug welche zurückkommen, ob die Pest auch dort wütet, wo nur die Pestfigur als Steine zählt, und wer beginnt (ausgelost oder mit --first genannt).
    .title = Optionen
