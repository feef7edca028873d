steadfast = Standhaft
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jede deiner { -weapon(count: "other") }.
    .flavour = Der Sturm zog weiter; die Gestalt auf dem Hügel blieb.
honorable = Ehrbar
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }, wenn dein { -alignment-marker } in der Ecke „ehrenhaft gut“ liegt.
    .flavour = Ein Handschlag genügt, und das ganze Dorf schläft ruhig.
nimble = Flink
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }, wenn die Würfel deiner Reihe Beweglichkeit zusammen mindestens { $min } ergeben. { -race } und { -weapon(count: "other") } zählen nicht mit.
    .flavour = Schon über die Mauer, ehe die Wache ‚Halt!‘ gesagt hat.
proud = Stolz
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für je { $dice ->
        [one] { $dice } { -die }
       *[other] { $dice } { -die(count: "other") }
    } auf deinem Tableau mit der Augenzahl { $face }, höchstens aber { $most ->
        [one] { $most } { -reputation-star }
       *[other] { $most } { -reputation-star(count: "other") }
    }.
    .flavour = Kein Spiegel im Land wurde je so gründlich geprüft.
weak = Schwächlich
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }, wenn deine Reihe Stärke voll ist und ihre Würfel zusammen höchstens { $max } ergeben. { -race } und { -weapon(count: "other") } zählen nicht mit.
    .flavour = Wer nichts heben kann, lernt beizeiten, um Hilfe zu bitten.
clumsy = Tollpatschig
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }, wenn deine Reihe Beweglichkeit voll ist und ihre Würfel zusammen höchstens { $max } ergeben. { -race } und { -weapon(count: "other") } zählen nicht mit.
    .flavour = Die Falle schnappte zu – allerdings erst nach dem Stolpern.
foolish = Töricht
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }, wenn das { -space } unter deinem { -alignment-marker } höchstens { $most ->
        [one] { $most } { -reputation-star }
       *[other] { $most } { -reputation-star(count: "other") }
    } wert ist.
    .flavour = ‚Nicht berühren‘ stand auf dem Schild, und das klang wie eine Einladung.
reckless = Rücksichtslos
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jede volle { -attribute-row }, deren höchster und niedrigster Würfel sich um mindestens { $gap } unterscheiden.
    .flavour = Erst springen, dann nachsehen, ob unten Wasser ist.
focused = Zielstrebig
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jede volle { -attribute-row }, deren drei Würfel dieselbe Augenzahl zeigen.
    .flavour = Ein Ziel, ein Weg, und keine Pause für Beeren am Rand.
compassionate = Mitfühlend
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jeden Satz aus sechs Würfeln, je einem in jeder Farbe. Goldene Würfel zählen nicht.
    .flavour = Am Lagerfeuer ist immer noch ein Platz frei, gleich für wen.
obsessed = Besessen
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jeden deiner Würfel in { -class-color } über die ersten { $free } hinaus, höchstens aber { $most ->
        [one] { $most } { -reputation-star }
       *[other] { $most } { -reputation-star(count: "other") }
    }.
    .flavour = Nur noch einer. Nur noch ein einziger. Dann ist Schluss.
cunning = Gerissen
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jede deiner { -skill(count: "other") }, die erschöpft ist.
    .flavour = Ein Trick, der im Ärmel bleibt, hat noch niemanden getäuscht.
greedy = Habgierig
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für je { $gold } { -gold } in deinem Besitz, höchstens aber { $most ->
        [one] { $most } { -reputation-star }
       *[other] { $most } { -reputation-star(count: "other") }
    }.
    .flavour = Im Schlaf bewegen sich nur die Finger – sie zählen.
honest = Ehrlich
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }, wenn du höchstens { $max ->
        [one] { $max } goldenen Würfel
       *[other] { $max } { -gold-die(count: "other") }
    } hast.
    .flavour = Die Wahrheit kostet nichts und kommt doch manchen teuer.
loyal = Treu
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }, wenn mindestens { $min } deiner Würfel zu deiner { -backstory } { $min ->
        [one] passt
       *[other] passen
    }.
    .flavour = Wer die eigene Herkunft nie vergisst, findet immer heim.
obnoxious = Unausstehlich
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jeden deiner roten oder schwarzen Würfel über die ersten { $free } hinaus, höchstens aber { $most ->
        [one] { $most } { -reputation-star }
       *[other] { $most } { -reputation-star(count: "other") }
    }.
    .flavour = Selbst die Mücken suchten sich einen anderen Tisch.
dedicated = Hingebungsvoll
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jedes { -attribute-goal }, das deine Würfel allein erreichen. { -race } und { -weapon(count: "other") } zählen nicht mit.
    .flavour = Vor dem ersten Hahnenschrei war schon die zweite Stunde Übung vorbei.
courageous = Mutig
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }, wenn du mindestens eine { -weapon }, aber keine { -armor } besitzt.
    .flavour = Ein Hemd genügt, wenn man nicht vorhat, getroffen zu werden.
envious = Neidisch
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } für jede dieser Sorten, von der { $alone_word ->
        [yes] du gar nichts hast
       *[other] jemand anders mehr hat als du
    }: { -gold }, { -weapon(count: "other") }, { -trait(count: "other") }, { -skill(count: "other") }, { -armor }.{ $alone_word ->
        [yes] {""}
       *[other] {" "}Im Solospiel zählt jede Sorte, von der du gar nichts hast.
    }
    .flavour = Fremde Stiefel drücken nie, solange man sie nur ansieht.
famous = Berühmt
    .text = Erhalte { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }, wenn du mindestens eine { -weapon }, eine { -armor-piece }, eine { -skill } und ein { -trait } besitzt. Diese Karte zählt mit.
    .flavour = Kinder spielen deinen letzten Kampf nach und streiten, wer du sein darf.
