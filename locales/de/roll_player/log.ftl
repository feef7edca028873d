start-rolled = Wer wird { -first-player }? { $seat } würfelt eine { $face }.
start-tied = Gleichstand an der Spitze: Nur die Besten würfeln noch einmal.
started = { $seat } ist { $seat_gender ->
        [f] { -first-player(gender: "f") }
       *[other] { -first-player }
    }.
race-taken = { $seat } wählt das { -character-sheet } { $seat_gender ->
        [f] „{ $race_feminine }“
       *[other] { QUOTE($race) }
    } und erhält { $gold } { -gold }.
class-die-drawn = { $seat } zieht für die { -class } einen { ADJ($colour, ending: "en") } Würfel.
class-die-aside = { $seat } legt den { ADJ($colour, ending: "en") } Würfel beiseite und zieht noch einmal.
class-taken = { $seat } wählt die { -class } { $seat_gender ->
        [f] „{ $class_feminine }“
       *[other] { QUOTE($class) }
    }.
class-dice-returned = Die gezogenen Würfel kommen zurück in den { -bag }.
backstory-dealt = { $seat } erhält die { -backstory } { QUOTE($backstory) }.
alignment-dealt = { $seat } erhält die { -alignment-card } { QUOTE($alignment) }.
thinned = Gleich auf den { -discard-pile }: { QUOTE($card) }.
enemy-set = Ein { -gold-die } wird als { -enemy-die } beiseitegelegt.
dealt = Neu { THE(-market, after: "in") }: { QUOTE($card) }.
trashed = Die Karte { QUOTE($card) } landet auf dem { -trash }.
start-die-rolled = { $seat } würfelt eine { $die }.
start-placing = { $seat } platziert die { -starting-die(count: "other") }.
round-began = { $alone_word ->
        [yes] Runde { $round } beginnt.{ $filling_word ->
            [yes] {" "}Ist danach dein { -character-sheet } voll, ist es die letzte Runde.
           *[no] {""}
        }
       *[no] Runde { $round }: { $seat } beginnt.{ $filling_word ->
            [yes] {" "}Sind danach alle { -character-sheet(count: "other") } voll, ist es die letzte Runde.
           *[no] {""}
        }
    }
rolled = Gewürfelt: eine { $die }.
laid-on = Die { $die } liegt auf { -initiative-card } { $number }.
coins-laid = { $players ->
        [1] Auf { -initiative-card } 2 liegt 1 { -gold }.
        [2] Auf { -initiative-card } 2 liegt 1 { -gold }.
        [3] Auf den { -initiative-card(count: "other") } 2 und 3 liegt je 1 { -gold }.
       *[other] Auf jeder { -initiative-card } außer der ersten und der letzten liegt 1 { -gold }.
    }
laid = { $alone_word ->
        [yes] Die Würfel liegen aus.
       *[no] Die Würfel liegen aus; { $seat } hat die Wahl.
    }
bag-empty = Der { -bag } ist leer: Auf den übrigen { -initiative-card(count: "other") } liegt kein Würfel.
taken = { $seat } nimmt { -initiative-card } { $number } mit { THE($die, case: "dat") }.
placed = { $seat } legt die { $die } in die Reihe { $space }.
stored = { $seat } verstaut { THE($die, case: "acc") } für später.
unpacked = { $seat } packt { THE($die, case: "acc") } aus.
row-filled = Bei { $seat } ist die Reihe { $row } voll.
die-returned = { $seat } hat kein { -space } mehr frei: Die { $die } kommt zurück in den { -bag }.
gold-gained = { $gain_word ->
        [coin] { $seat } nimmt { $gold } { -gold } von der { -initiative-card }.
        [gold-die] { $seat } erhält { $gold } { -gold } für { THE(-gold-die, case: "acc") }.
        [row] { $seat } erhält { $gold } { -gold } für die volle { -attribute-row }.
        [empty-market] Der { -market } ist leer: { $seat } erhält { $gold } { -gold }.
        [hunt] { $seat } erhält { $gold } { -gold } durch die { -hunt }.
       *[card] { $seat } erhält { $gold } { -gold }{ $card_word ->
            [none] {""}
           *[other] {" "}durch { QUOTE($card) }
        }.
    }
gold-paid = { $seat } zahlt { $gold } { -gold } für die Wirkung von { QUOTE($card) }.
handed = { $seat } gibt { $to } { $gold } { -gold }.
charisma-taken = { $seat } nimmt{ $card_word ->
        [none] {""}
       *[other] {" "}durch { QUOTE($card) }
    } einen { -charisma-token }.
turned = { $seat } dreht die { $from } ({ $space }) auf die { $to_face }.
adjusted = { $change_word ->
        [raised] { $seat } erhöht die { $from } ({ $space }) auf { $to_face }.
        [lowered] { $seat } senkt die { $from } ({ $space }) auf { $to_face }.
       *[set] { $seat } stellt die { $from } ({ $space }) auf { $to_face }.
    }
rerolled = { $seat } würfelt die { $from } ({ $space }) neu und erhält eine { $to_face }.
restored = { $seat } bleibt bei { THE($die, case: "dat") } ({ $space }).
swapped = { $seat } vertauscht die { $given } ({ $one }) und die { $taken } ({ $other }).
swapped-with = { $seat } tauscht die { $given } ({ $space }) gegen die { $taken } von { $rival } ({ $other }).
moved = { $seat } verschiebt die { $die } (bisher { $from }) in die Reihe { $to }.
exchanged = { $seat } tauscht die { $given } ({ $space }) gegen die { $taken } von { -initiative-card } { $number }.
replaced = { $seat } ersetzt die { $given } ({ $space }) durch eine { $taken } aus dem { -bag }.
pool-changed = { $change_word ->
        [raised] { $seat } erhöht die { $from } ({ -initiative-card } { $number }) auf { $to_face }.
        [lowered] { $seat } senkt die { $from } ({ -initiative-card } { $number }) auf { $to_face }.
        [turned] { $seat } dreht die { $from } ({ -initiative-card } { $number }) auf die { $to_face }.
       *[rerolled] { $seat } würfelt die { $from } ({ -initiative-card } { $number }) neu und erhält eine { $to_face }.
    }
marker-moved = { $seat } rückt den { -alignment-marker } in Richtung { QUOTE($direction) }.
declined = { $seat } verzichtet auf die { -attribute-action } für { $row }.
market-opened = Die { -market-phase } beginnt.
market-entered = { $seat } ist auf dem { -market } an der Reihe.
bought = { $seat } kauft { QUOTE($card) }{ $from_word ->
        [discard] {" "}{ THE(-discard-pile, after: "von") }
        [deck] {" "}{ THE(-market-deck, after: "von") }
       *[market] {""}
    } für { $charisma ->
        [0] { $cost } { -gold }
        [one] { $cost ->
            [0] einen { -charisma-token }
           *[other] { $cost } { -gold } und einen { -charisma-token }
        }
       *[other] { $cost ->
            [0] { $charisma } { -charisma-token(count: "other") }
           *[other] { $cost } { -gold } und { $charisma } { -charisma-token(count: "other") }
        }
    }.
discarded = { $seat } wirft { QUOTE($card) } ab und erhält { $gold } { -gold }.
spared = { $seat } nimmt { $gold } { -gold } und lässt den { -market } unberührt.
dropped = { $seat } legt { QUOTE($card) } auf den { -discard-pile }.
enemy-rolled = Der { -enemy-die } zeigt eine { $face }.
enemies-equal = Beide zeigen eine { $face }: Einer wird neu geworfen.
swept = Die Karte { QUOTE($card) } kommt aus dem { -market } auf den { -discard-pile }.
recalled = { $seat } holt { QUOTE($card) } { THE(-discard-pile, after: "von") } zurück in den { -market }.
traded = { $seat } legt { QUOTE($given) } in den { -market } und nimmt dafür { QUOTE($taken) }.
card-given = { $seat } gibt { QUOTE($card) } an { $to } weiter.
peeked = { $card_word ->
        [none] { $seat } sieht sich die oberste Karte vom { -market-deck } an.
       *[other] { $seat } sieht sich die oberste Karte vom { -market-deck } an: { QUOTE($card) }.
    }
counted = Der Zähler von { QUOTE($card) } ({ $seat }) steht nun auf { $count }.
skill-used = { $seat } benutzt { QUOTE($card) }.
skill-copied = { $seat } macht sich { QUOTE($card) } zunutze, ohne die Karte zu erschöpfen.
readied = { $seat } erneuert { QUOTE($card) }.
exhausted = { $seat } erschöpft { QUOTE($card) }.
cleaned = Die { -cleanup } beginnt.
charisma-returned = { $seat } legt { $tokens ->
        [one] { $tokens } ungenutzten { -charisma-token }
       *[other] { $tokens } ungenutzte { -charisma-token(count: "other") }
    } zurück.
left-over = Die { $die } bleibt übrig und kommt zurück in den { -bag }.
reshuffled = Der { -discard-pile } wird gemischt und bildet den neuen { -market-deck }.
first-passed = { $seat } erhält den { -bag } und beginnt die nächste Runde.
faulted = { QUOTE($card) } bei { $seat }: Die Karte hat sich verhakt, ihre Wirkung wurde zurückgenommen.
ended = Die Partie ist zu Ende.

# Jagden
monster-revealed = Das { -monster } dieser Partie ist { THE($monster) }.
minion-turned = Auf dem { -minion-deck } liegt nun { A($minion) }.
minion-passed = { $gold ->
        [0] { $seat } verjagt { THE($minion, case: "acc") }; die Karte kommt unter den Stapel.
       *[other] { $seat } zahlt { $gold } { -gold } und lässt { THE($minion, case: "acc") } ziehen; die Karte kommt unter den Stapel.
    }
hunted = { $seat } jagt { THE($minion, case: "acc") } mit { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other", case: "dat") }
    }.
mercenary-hired = { $seat } heuert für { $xp ->
        [0] { $gold } { -gold }{ $charisma ->
            [0] {""}
            [one] {" "}und einen { -charisma-token }
           *[other] {" "}und { $charisma } { -charisma-token(count: "other") }
        }
       *[other] { $xp } { -xp }
    } einen { -mercenary } an.
combat-rolled = { $seat } würfelt eine { $face }.
combat-rerolled = { $seat } würfelt für { $xp } { -xp } eine { $from } neu und erhält eine { $to }.
hunt-ended = { $seat } kommt gegen { THE($minion, case: "acc") } auf { $total }{ $more ->
        [0] {""}
       *[other] {" "}(Würfel { $sum }, Karten { $more })
    }.
xp-gained = { $seat } erhält{ $card_word ->
        [none] {""}
       *[other] {" "}durch { QUOTE($card) }
    } { $xp } { -xp }.
xp-paid = { QUOTE($card) } kostet { $seat } { $xp } { -xp }.
injured = { $seat } erhält{ $card_word ->
        [none] {""}
       *[other] {" "}durch { QUOTE($card) }
    } { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    }.
healed = { $seat } legt durch { QUOTE($card) } { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    } ab.
recovered = { $seat } zahlt { $xp } { -xp } und legt einen { -injury-token } ab.
honoured = { $seat } erhält{ $card_word ->
        [none] {""}
       *[other] {" "}durch { QUOTE($card) }
    } { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    }.
action-bought = { $seat } zahlt { $xp } { -xp } und führt die { -attribute-action } für { $row } aus.
trophy-taken = { $seat } bezwingt { THE($minion, case: "acc") } und behält die Karte als { -trophy }.
minion-returned = { START(THE($minion)) } entkommt und verschwindet unter dem Stapel.
token-taken = { $kind_word ->
        [location] { $seat } nimmt den { -adventure-token } für den Ort.
        [obstacle] { $seat } nimmt den { -adventure-token } für das Hindernis.
       *[attack] { $seat } nimmt den { -adventure-token } für den Angriff.
    }
looked = { $adventure_word ->
        [none] { $seat } sieht sich heimlich { THE($kind, case: "acc") } an.
       *[other] { $seat } sieht sich { THE($kind, case: "acc") } an: { QUOTE($adventure) }.
    }

# Endkampf
finale-began = Der { -finale } beginnt{ $alone_word ->
        [yes] {""}
       *[no] ; { $seat } macht den Anfang
    }.
combat-dice-taken = { $seat } nimmt { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }.
adventure-turned = { $kind_word ->
        [location] Der Ort wird aufgedeckt: { QUOTE($adventure) }.
        [obstacle] Das Hindernis wird aufgedeckt: { QUOTE($adventure) }.
       *[attack] Der Angriff wird aufgedeckt: { QUOTE($adventure) }.
    }
adventure-gave = { QUOTE($adventure) } bringt { $seat } { $dice ->
        [0] { $xp } { -xp }
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }.
adventure-refused = { QUOTE($adventure) } bringt { $seat } nichts.
reroll-forced = { $dice ->
        [one] { $seat } muss eine { $face } noch einmal würfeln.
       *[other] { $seat } muss { $dice } Würfel mit einer { $face } noch einmal werfen.
    }
attacked = { $seat } kommt auf einen { -attack } von { $attack } (Würfel { $sum }{ $honour ->
        [0] {""}
       *[other] , Ehre +{ $honour }
    }{ $injuries ->
        [0] {""}
       *[other] , Wunden −{ $injuries }
    }{ $more_sign ->
        [zero] {""}
        [minus] , Karten und { -monster } −{ $more_size }
       *[plus] , Karten und { -monster } +{ $more_size }
    }).
slain = { $stars ->
        [0] { $seat } bezwingt das { -monster } mit knapper Not; { -star(count: "other") } bringt das keine.
        [one] { $seat } bezwingt das { -monster } und erhält { $stars } { -star }.
       *[other] { $seat } bezwingt das { -monster } und erhält { $stars } { -star(count: "other") }.
    }
withstood = Das { -monster } hält { $seat } stand.
