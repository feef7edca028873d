# Antworten auf kurze Fragen: der Tisch für alle, die zuhören. Ohne Zeichen, jede ein Satz.

## Helden

gold = { $seat } hat { $gold } { -gold }{ $charisma ->
        [0] {""}
        [one] {" "}und { $charisma } { -charisma-token }
       *[other] {" "}und { $charisma } { -charisma-token(count: "other") }
    }.
row = { $row }: { $dice_word ->
        [none] keine Würfel
       *[some] { $dice }
    }, Summe { $total }{ $free ->
        [0] {""}
        [one] ; noch { $free } { -space } frei
       *[other] ; noch { $free } { -space(count: "other") } frei
    }.
goal = { $row } braucht { $aim_word ->
        [exact] genau { $least }
        [range] { $least }–{ $most }
       *[open] mindestens { $least }
    } für { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }; jetzt sind es { $total }, und das Ziel ist { $met_word ->
        [yes] sicher erreicht
       *[no] { $lost_word ->
            [yes] unerreichbar, solange die Würfel der Reihe so bleiben
           *[no] noch möglich: Es fehlen { $need_word ->
                [exact] genau { $from }
                [range] { $from }–{ $to }
               *[open] mindestens { $from }
            } auf { $free ->
                [one] dem letzten freien { -space }
               *[other] { $free } freien { -space(count: "other", case: "dat") }
            }
        }
    }.
goals = { $seat } hat { $met ->
        [0] noch kein { -attribute-goal }
        [one] { $met } { -attribute-goal }
       *[other] { $met } { -attribute-goal(count: "other") }
    } erreicht.
hero = { $seat } hat die { -race } { $seat_gender ->
        [f] „{ $race_feminine }“
       *[other] { QUOTE($race) }
    }, die { -class } { $seat_gender ->
        [f] „{ $class_feminine }“
       *[other] { QUOTE($class) }
    } und die { -class-color } { $colour }.
classless = { $seat } hat die { -race } { $seat_gender ->
        [f] „{ $race_feminine }“
       *[other] { QUOTE($race) }
    } und noch keine { -class }.
story = Die { -backstory } heißt { QUOTE($backstory) }; { $dice ->
        [0] noch passt kein { -die }
        [one] { $dice } { -die } passt
       *[other] { $dice } { -die(count: "other") } passen
    } ({ $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }){ $open_word ->
        [none] {""}
       *[some] ; sie verlangt noch { $open }{ $then ->
            [0] {""}
            [one] {" "}und wäre mit einem passenden { -die } mehr { $then } { -star } wert
           *[other] {" "}und wäre mit einem passenden { -die } mehr { $then } { -star(count: "other") } wert
        }
    }.
wanted = { $space }, ist frei; die { -backstory } verlangt dort { $colour }.
matching = Auf { $space }, liegt die { $die }; sie passt zur { -backstory }.
mismatched = Auf { $space }, liegt die { $die }; die { -backstory } verlangt dort { $colour }.
alignment = Die { -alignment } heißt { QUOTE($alignment) }; der Marker steht auf { QUOTE($outlook) }, und das { $stars_sign ->
        [minus] kostet { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
        [zero] bringt nichts
       *[plus] ist { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            } wert
    }{ $moves ->
        [0] ; kein Feld ist mehr wert
       *[other] ; das beste Feld, { QUOTE($best) }, ist { $moves ->
            [one] { $moves } Schritt
           *[other] { $moves } Schritte
        } entfernt und { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        } wert
    }.
outlook = Das { -space } { QUOTE($outlook) } { $stars_sign ->
        [minus] kostet { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            }
        [zero] bringt nichts
       *[plus] ist { $stars_size ->
                [one] { $stars_size } { -star }
               *[other] { $stars_size } { -star(count: "other") }
            } wert
    }; { $moves ->
        [0] dort steht der Marker
        [one] bis dorthin ist es { $moves } Schritt
       *[other] bis dorthin sind es { $moves } Schritte
    }.
hand = { $seat } hat { $cards_word ->
        [none] { $exhausted_word ->
            [none] keine { -card(count: "other") }
           *[some] keine einsatzbereite { -card }
        }
       *[some] { $cards_count ->
            [one] diese { -card }: { $cards }
           *[other] diese { -card(count: "other") }: { $cards }
        }
    }{ $exhausted_word ->
        [none] {""}
       *[some] ; erschöpft: { $exhausted }
    }.
counter = Der Zähler von { QUOTE($card) } steht auf { $count }.
tray = { $dice_word ->
        [none] Zu platzieren ist nichts mehr.
       *[some] { $dice_count ->
            [one] Zu platzieren ist noch { THE($dice) }.
           *[other] Zu platzieren sind noch { THE($dice) }.
        }
    }

## Markt und Initiativekarten

market = { $cards_word ->
        [none] Der { -market } ist leer
       *[some] { $cards_count ->
            [one] Im { -market } liegt { QUOTE($cards) }
           *[other] Im { -market } liegen { QUOTE($cards) }
        }
    }; im { -market-deck } { $deck ->
        [0] ist keine { -card } mehr
        [one] ist noch { $deck } { -card }
       *[other] sind noch { $deck } { -card(count: "other") }
    }, auf dem { -discard-pile } { $discard ->
        [0] keine
        [one] eine
       *[other] { $discard }
    }.
ware = Für { QUOTE($card) } ({ $kind }) zahlst du { $cost } { -gold }{ $charisma ->
        [0] {""}
        [one] , davon { $charisma } mit einem { -charisma-token }
       *[other] , davon { $charisma } mit { -charisma-token(count: "other", case: "dat") }
    }{ $beyond_word ->
        [yes] ; so viel hast du nicht
       *[no] {""}
    }.{ $hands ->
        [0] {""}
        [one] {" "}Du brauchst dafür { $hands } { -hand }.
       *[other] {" "}Du brauchst dafür { $hands } { -hand(count: "other") }.
    }{ $direction_word ->
        [none] {""}
       *[other] {" "}Der Pfeil zeigt in Richtung { QUOTE($direction) }.
    }{ $set_word ->
        [none] {""}
       *[other] {" "}Die Karte gehört zum Set { $set }.
    }
top = Die nächste Karte vom { -market-deck } ist { QUOTE($card) }.
waiting = Auf { -initiative-card } { $number } { $coin_word ->
        [yes] liegen die { $die } und eine Münze
       *[no] liegt die { $die }
    }.
taken = { -initiative-card } { $number } liegt bei { $seat }.
bare = Auf { -initiative-card } { $number } liegt { $coin_word ->
        [yes] noch kein { -die }, aber eine Münze
       *[no] nichts
    }.
fits = Die { $die } hat { $own_word ->
        [yes] die
       *[no] nicht die
    } { -class-color }; die { -backstory } verlangt diese Farbe { $story_word ->
        [none] nirgends mehr
       *[some] noch bei { $story }
    }, und { $goals_word ->
        [none] kein { -attribute-goal } wäre damit sofort erreicht
       *[some] das { -attribute-goal } für { $goals } wäre damit sofort erreicht
    }.
turn = { $alone_word ->
        [yes] Es ist Runde { $round }.
       *[no] Es ist Runde { $round }; { $seat } hat begonnen{ $order_word ->
            [none] , und die Reihenfolge auf dem { -market } ist noch offen
           *[some] { $order_count ->
                [one] , und für den { -market } steht bisher nur der Platz von { $order } fest
               *[other] . Auf dem { -market } kommt erst { $order_then } an die Reihe
            }
        }.
    }
setting-up = Das Spiel wird vorbereitet; noch gibt es keine Reihenfolge.

## Monster und Schergen

earned = { $seat } hat { $xp } { -xp }, { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    } und { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    }{ $minions_word ->
        [none] {""}
       *[some] { $minions_count ->
            [one] ; die { -trophy }: { $minions }
           *[other] ; die { -trophy(count: "other") }: { $minions }
        }
    }{ $kinds_word ->
        [none] {""}
       *[some] ; bekannt vom { -monster }: { $kinds }
    }.
stored = { $seat } hat { $dice_word ->
        [none] keine Würfel
       *[some] { THE($dice, case: "acc") }
    } verstaut.
combat = { $faces_word ->
        [none] { $waiting ->
            [0] { $seat } hat gerade keine { -combat-die(count: "other") }
            [one] { $seat } hat { $waiting } { -combat-die } zu werfen
           *[other] { $seat } hat { $waiting } { -combat-die(count: "other") } zu werfen
        }
       *[some] { $seat } hat { $faces } geworfen, zusammen { $sum }{ $waiting ->
            [0] {""}
           *[other] ; noch zu werfen: { $waiting }
        }
    }.
attack = { $seat } hat einen { -attack } von { $attack }.
minion = Obenauf liegt { THE($minion) }; darunter { $deck ->
        [0] liegt keine Karte mehr
        [one] liegt noch { $deck } Karte
       *[other] liegen noch { $deck } Karten
    }.
odds = { $begun_word ->
        [yes] Mit noch { $dice ->
            [one] { $dice } { -die }
           *[other] { $dice } { -die(count: "other", case: "dat") }
        } erreichst du insgesamt
       *[no] Mit { $dice ->
            [one] { $dice } { -die }
           *[other] { $dice } { -die(count: "other", case: "dat") }
        } erreichst du
    } im Schnitt { $points },{ $tenths } und gewinnst in { $percent } Prozent der Jagden die { -trophy }.
finale-odds = Mit noch { $dice ->
        [one] { $dice } { -combat-die(case: "dat") }
       *[other] { $dice } { -combat-die(count: "other", case: "dat") }
    } ist dein { -attack } im Schnitt { $below_word ->
        [yes] minus{" "}
       *[no] {""}
    }{ $points },{ $tenths } und genügt in { $percent } Prozent der Fälle gegen das { -monster }.
reward = Eine Summe von { $to ->
        [0] { $from } oder mehr
       *[other] { $from }–{ $to }
    } bringt { $spoils_word ->
        [none] nichts
       *[some] { $spoils }
    }.
monster = Das { -monster } heißt { QUOTE($monster) } und hat die { -strength } { $strength }; den ersten { -star } gibt es ab einem { -attack } von { $first }, alle { $most } ab { $last }.
adventure = { $adventure_word ->
        [none] { START(THE($kind)) } des Monsters ist noch verdeckt.
       *[other] { START(THE($kind)) } des Monsters heißt { QUOTE($adventure) }.
    }
