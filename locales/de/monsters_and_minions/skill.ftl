haggle = Feilschen
    .text = Zu Beginn deines Zugs auf dem { -market }: Erhalte { $gold } { -gold } und { $tokens ->
        [one] { $tokens } { -charisma-token }
       *[other] { $tokens } { -charisma-token(count: "other") }
    }.
    .flavour = Der erste Preis ist ein Gruß, der zweite eine Entschuldigung.
disarm-trap = Falle entschärfen
    .text = Lege { $injuries ->
        [one] { A(-injury-token, case: "acc") }
       *[other] { $injuries } { -injury-token(count: "other") }
    } ab. Hast du keinen, erhalte stattdessen { $xp } { -xp }.
    .flavour = Den roten Draht durchschneiden, falls es einen gibt und falls es ein Draht ist.
tumble = Abrollen
    .text = Lege einen deiner Würfel in den { -bag } zurück. Sieh in den { -bag }, nimm einen Würfel deiner Wahl heraus, würfle ihn und lege ihn auf das frei gewordene { -space }. Ein { -gold-die } bringt wie üblich { -gold }.
    .ask-replace = Welcher Würfel kommt in den { -bag } zurück? ({ QUOTE($card) })
    .ask-take = Welche Farbe aus dem { -bag } würfelst du anstelle { THE($die, case: "gen") } ({ $space })? ({ QUOTE($card) })
    .flavour = Fallen ist leicht, geübt wird das Aufkommen.
disguise = Verkleiden
    .text = Zu Beginn deines Zugs auf dem { -market }: Tausche ein { -trait } oder eine { -skill } von dir gegen ein { -trait } oder eine { -skill } im { -market }. Der Pfeil der erhaltenen Karte zählt nicht.
    .ask-give = Welche deiner Karten legst du in den { -market }? ({ QUOTE($card) })
    .ask-take = Welche Karte nimmst du für { QUOTE($picked) }? ({ QUOTE($card) })
    .flavour = Der Bart war echt, er gehörte nur jemand anderem.
