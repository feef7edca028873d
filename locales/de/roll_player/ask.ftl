# Fragen an einen Spieler. Nach der Frage einer Karte steht deren Name in Klammern.

race = Welches { -character-sheet } wählst du?
class = Welche { ADJ($colour, ending: "e") } { -class } wählst du?
any-class = Welche { -class } wählst du?
lay = Welcher Würfel kommt auf { -initiative-card } { $number }?
starting-dice = Welcher { -starting-die } kommt als Nächstes? (noch { $left })
initiative = Welche { -initiative-card } nimmst du?
initiative-alone = Welche { -initiative-card } nimmst du? (Mit Karte 2 trifft der { -enemy-die } bei { $second_left }, { $second_middle } oder { $second_right } die linke, mittlere oder rechte { -market-card }, mit Karte 3 bei { $third_left }–{ $third_left_to }, { $third_middle }–{ $third_middle_to } oder { $third_right }–{ $third_right_to }.)
    .aloud = Welche { -initiative-card } nimmst du? Mit Karte 2 trifft der { -enemy-die } bei { $second_left }, { $second_middle } oder { $second_right } die linke, mittlere oder rechte { -market-card }, mit Karte 3 bei { $third_left } bis { $third_left_to }, { $third_middle } bis { $third_middle_to } oder { $third_right } bis { $third_right_to }.
initiative-prowled = Welche { -initiative-card } nimmst du? (Mit Karte 2 wird ein { -enemy-die } geworfen, mit Karte 3 beide. Eine 1, 2 oder 3 trifft die { -market-card } an dieser Stelle, eine 4 die letzte; eine 5 oder 6 vertreibt { THE(-minion, case: "acc") }.)
placing = Wohin mit { THE($die, case: "dat") }?
unpacking = { $dice ->
        [one] Legst du den verstauten Würfel jetzt auf dein { -character-sheet }?
       *[other] Welchen verstauten Würfel legst du jetzt auf dein { -character-sheet }?
    }
action = { $row_word ->
        [str] Welcher Würfel wird umgedreht?
        [dex] Welcher Würfel wird getauscht?
        [con] Welcher Würfel wird um 1 erhöht oder gesenkt?
        [int] Welcher Würfel wird neu gewürfelt?
        [wis] Wohin rückt der { -alignment-marker }?
       *[cha] Einen { -charisma-token } nehmen?
    } ({ $row })
swap = Gegen welchen Würfel wird die { $die } ({ $space }) getauscht?
adjusting = Wird die { $die } um 1 erhöht oder gesenkt? ({ $space })
reroll = Die alte { $old } oder die neue { $new }? ({ $space })
# Im freundlichen Markt wird für das Gold nichts abgeworfen: Die Angebote sagen, was gilt.
purchase = Du hast { $gold } { -gold }{ $charisma ->
        [0] {""}
        [one] {" "}und { $charisma } { -charisma-token }
       *[other] {" "}und { $charisma } { -charisma-token(count: "other") }
    }{ $beyond_word ->
        [none] {""}
       *[other] ; die billigste Karte kostet { $beyond }
    }. Was tust du auf dem { -market }?
further-purchase = Du hast noch { $gold } { -gold }{ $charisma ->
        [0] {""}
        [one] {" "}und { $charisma } { -charisma-token }
       *[other] {" "}und { $charisma } { -charisma-token(count: "other") }
    }. Kaufst du noch eine Karte?
hands = Welche { -weapon } legst du ab? (Deine Hände reichen nicht für alle.)
# Nach „placed“ und „bought“ ist der Zug fast vorbei; gelegt oder gekauft wurde nicht immer etwas.
skill = { $window_word ->
        [dice-laid] Die Würfel liegen aus. Jetzt eine { -skill } benutzen?
        [before-pick] Gleich wählt { $turn } eine { -initiative-card }. Vorher eine { -skill } benutzen?
        [placed] Dein Zug in der { -dice-phase } ist fast vorbei. Jetzt eine { -skill } benutzen?
        [market-turn] Der { -market-turn } von { $turn } beginnt. Jetzt eine { -skill } benutzen?
        [bought] Dein { -market-turn } ist fast vorbei. Jetzt eine { -skill } benutzen?
        [before-hunt] Gleich fallen die { -combat-die(count: "other") }. Vorher eine { -skill } benutzen?
        [after-hunt] Die { -combat-die(count: "other") } sind gefallen. Jetzt eine { -skill } benutzen?
        [cleanup] Gleich wird aufgeräumt. Vorher eine { -skill } benutzen?
       *[end] { $hunts_word ->
            [yes] Gleich beginnt der { -finale }.
           *[no] Gleich wird abgerechnet.
        } Vorher eine { -skill } benutzen{ $weapons_word ->
            [yes] {" "}oder eine { -weapon } ablegen
           *[no] {""}
        }?
    }
readying = Welche { -skill } wird erneuert?
card-die = Welcher Würfel? ({ QUOTE($card) })
card-pool-die = Welcher Würfel auf den { -initiative-card(count: "other") }? ({ QUOTE($card) })
card-row = Welche { -attribute-row }? ({ QUOTE($card) })
card-card = Welche Karte? ({ QUOTE($card) })
card-direction = In welche Richtung rückt der { -alignment-marker }? ({ QUOTE($card) })
card-number = Welche Zahl? ({ QUOTE($card) })
card-colour = Welche Farbe? ({ QUOTE($card) })
card-confirm = Die Wirkung nutzen? ({ QUOTE($card) })

# Jagden und Endkampf
hunt = Obenauf liegt { THE($minion) }. Nimmst du den Kampf auf?
mercenary = Du hast { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }, { $xp } { -xp }{ $charisma ->
        [0] {" "}und { $gold } { -gold }
        [one] , { $gold } { -gold } und einen { -charisma-token }
       *[other] , { $gold } { -gold } und { $charisma } { -charisma-token(count: "other") }
    }. { $hires_word ->
        [yes] Einen { -mercenary } anheuern?
       *[no] Vor dem Wurf eine { -skill } benutzen?
    }
combat-reroll = Deine Würfel ergeben zusammen { $sum }; du hast { $xp } { -xp }. { $rerolls_word ->
        [yes] Einen Würfel neu würfeln?
       *[no] Jetzt eine { -skill } benutzen?
    }
finale-mercenary = Im { -finale } hast du { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }, { $xp } { -xp } und { $gold } { -gold }. Einen { -mercenary } anheuern?{ $rerolls ->
        [0] {""}
        [one] {" "}(Nach dem Wurf kannst du mit deinen { -xp } einmal neu würfeln.)
       *[other] {" "}(Nach dem Wurf kannst du mit deinen { -xp } bis zu { $rerolls }-mal neu würfeln.)
    }
finale-reroll = Dein { -attack } steht bei { $attack }; mit { $xp } { -xp } kannst du noch { $rerolls ->
        [one] einmal
       *[other] bis zu { $rerolls }-mal
    } neu würfeln.{ $forced ->
        [0] {""}
        [one] {" "}So wie deine Würfel liegen, muss am Schluss einer davon noch einmal geworfen werden.
       *[other] {" "}So wie deine Würfel liegen, müssen am Schluss { $forced } davon noch einmal geworfen werden.
    } Einen Würfel neu würfeln?
spending = { $window_word ->
        [cleanup] Gleich wird aufgeräumt.
       *[end] Letzte Gelegenheit vor dem { -finale }.
    } Du hast { $xp } { -xp }. Etwas davon ausgeben?
