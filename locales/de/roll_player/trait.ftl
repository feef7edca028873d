steadfast = Standhaft
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } für jede deiner { -waffe(form: "pl") }.
    .flavour = Der Sturm zog weiter; die Gestalt auf dem Hügel blieb.
honorable = Ehrbar
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    }, wenn dein { -gesinnungsmarker } in der Ecke „ehrenhaft gut“ liegt.
    .flavour = Ein Handschlag genügt, und das ganze Dorf schläft ruhig.
nimble = Flink
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    }, wenn die Würfel deiner Reihe Beweglichkeit zusammen mindestens { $min } ergeben. Rasse und { -waffe(form: "pl") } zählen nicht mit.
    .flavour = Schon über die Mauer, ehe die Wache ‚Halt!‘ gesagt hat.
proud = Stolz
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } für je { $dice ->
        [one] { $dice } { -wuerfel }
       *[other] { $dice } { -wuerfel(form: "pl") }
    } auf deinem Tableau mit der Augenzahl { $face }, höchstens aber { $most ->
        [one] { $most } { -ansehensstern }
       *[other] { $most } { -ansehensstern(form: "pl") }
    }.
    .flavour = Kein Spiegel im Land wurde je so gründlich geprüft.
weak = Schwächlich
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    }, wenn deine Reihe Stärke voll ist und ihre Würfel zusammen höchstens { $max } ergeben. Rasse und { -waffe(form: "pl") } zählen nicht mit.
    .flavour = Wer nichts heben kann, lernt beizeiten, um Hilfe zu bitten.
clumsy = Tollpatschig
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } für jedes { -attributziel }, das deine Würfel allein nicht erreichen. Rasse und { -waffe(form: "pl") } zählen nicht mit.
    .flavour = Die Falle schnappte zu – allerdings erst nach dem Stolpern.
foolish = Töricht
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    }, wenn dich das Feld unter deinem { -gesinnungsmarker } { -ansehensstern(form: "pl") } kostet.
    .flavour = ‚Nicht berühren‘ stand auf dem Schild, und das klang wie eine Einladung.
reckless = Rücksichtslos
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } für jede volle { -attributreihe }, deren höchster und niedrigster Würfel sich um mindestens { $gap } unterscheiden.
    .flavour = Erst springen, dann nachsehen, ob unten Wasser ist.
focused = Zielstrebig
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } für jede volle { -attributreihe }, deren drei Würfel dieselbe Augenzahl zeigen.
    .flavour = Ein Ziel, ein Weg, und keine Pause für Beeren am Rand.
compassionate = Mitfühlend
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } für jeden Satz aus sechs Würfeln, je einem in jeder Farbe. Goldene Würfel zählen nicht.
    .flavour = Am Lagerfeuer ist immer noch ein Platz frei, gleich für wen.
obsessed = Besessen
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } für jeden deiner Würfel in { -klassenfarbe } über die ersten { $free } hinaus, höchstens aber { $most ->
        [one] { $most } { -ansehensstern }
       *[other] { $most } { -ansehensstern(form: "pl") }
    }.
    .flavour = Nur noch einer. Nur noch ein einziger. Dann ist Schluss.
cunning = Gerissen
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } für jede deiner { -faehigkeit(form: "pl") } und { $ready ->
        [one] { $ready } weiteren
       *[other] { $ready } weitere
    } für jede davon, die nicht erschöpft ist.
    .flavour = Drei Pläne im Kopf, und der vierte läuft schon.
greedy = Habgierig
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } für je { $gold } { -gold } in deinem Besitz, höchstens aber { $most ->
        [one] { $most } { -ansehensstern }
       *[other] { $most } { -ansehensstern(form: "pl") }
    }.
    .flavour = Im Schlaf bewegen sich nur die Finger – sie zählen.
honest = Ehrlich
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    }, wenn du höchstens { $max ->
        [one] { $max } goldenen Würfel
       *[other] { $max } goldene Würfel
    } hast.
    .flavour = Die Wahrheit kostet nichts und kommt doch manchen teuer.
loyal = Treu
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    }, wenn mindestens { $min } deiner Würfel zu deiner { -hintergrundgeschichte } { $min ->
        [one] passt
       *[other] passen
    }.
    .flavour = Wer die eigene Herkunft nie vergisst, findet immer heim.
obnoxious = Unausstehlich
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } für jeden deiner roten oder schwarzen Würfel über die ersten { $free } hinaus, höchstens aber { $most ->
        [one] { $most } { -ansehensstern }
       *[other] { $most } { -ansehensstern(form: "pl") }
    }.
    .flavour = Selbst die Mücken suchten sich einen anderen Tisch.
dedicated = Hingebungsvoll
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    }, wenn deine Würfel allein mindestens { $goals ->
        [one] { $goals } { -attributziel }
       *[other] { $goals } { -attributziel(form: "pl") }
    } erreichen. Rasse und { -waffe(form: "pl") } zählen nicht mit.
    .flavour = Vor dem ersten Hahnenschrei war schon die zweite Stunde Übung vorbei.
courageous = Mutig
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    }, wenn du mindestens eine { -waffe }, aber keine { -ruestung } besitzt.
    .flavour = Ein Hemd genügt, wenn man nicht vorhat, getroffen zu werden.
envious = Neidisch
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    } für jedes davon, wovon jemand anders mehr hat als du: { -gold }, { -waffe(form: "pl") }, { -merkmal(form: "pl") }, { -faehigkeit(form: "pl") }, { -ruestung }.
    .flavour = Fremde Stiefel drücken nie, solange man sie nur ansieht.
famous = Berühmt
    .text = Erhalte { $stars ->
        [one] { $stars } { -ansehensstern }
       *[other] { $stars } { -ansehensstern(form: "pl") }
    }, wenn du mindestens eine { -waffe }, eine { -ruestung }, eine { -faehigkeit } und ein { -merkmal } besitzt. Diese Karte zählt mit.
    .flavour = Kinder spielen deinen letzten Kampf nach und streiten, wer du sein darf.
