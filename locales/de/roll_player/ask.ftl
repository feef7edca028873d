race = Welches { -charaktertableau }?
class = Welche der beiden { $colour_en } Klassen?
any-class = Welche Klasse?
lay = Welcher Würfel kommt auf { -initiativekarte } { $number }?
starting-dice = { $left ->
        [one] Wohin mit dem letzten Startwürfel?
       *[other] Wohin mit den Startwürfeln? (noch { $left })
    }
initiative = Welche { -initiativekarte }?
placing = Wohin mit der { $die_en }?
action = { $row_word ->
        [str] Welcher Würfel wird umgedreht?
        [dex] Welcher Würfel wird getauscht?
        [con] Welcher Würfel wird um 1 erhöht oder gesenkt?
        [int] Welcher Würfel wird neu gewürfelt?
        [wis] Wohin rückt der { -gesinnungsmarker }?
       *[cha] Einen { -charismamarker } nehmen?
    } ({ $row })
swap = Gegen welchen Würfel wird die { $die } ({ $space }) getauscht?
reroll = Die alte { $old } oder die neue { $new }? ({ $space })
purchase = Kaufen oder abwerfen? (verfügbar: { $gold } { -gold }{ $charisma ->
        [0] )
        [one] , { $charisma } { -charismamarker })
       *[other] , { $charisma } { -charismamarker(form: "pl") })
    }
hands = Welche { -waffe } legst du ab? (deine Hände reichen nicht für alle)
skill = { $window_word ->
        [dice-laid] Die Würfel liegen aus. Jetzt eine { -faehigkeit } benutzen?
        [before-pick] Gleich wird eine { -initiativekarte } gewählt. Vorher eine { -faehigkeit } benutzen?
        [placed] Der Würfel liegt. Jetzt eine { -faehigkeit } benutzen?
        [market-turn] Ein Marktzug beginnt. Jetzt eine { -faehigkeit } benutzen?
        [bought] Der Handel ist gemacht. Jetzt eine { -faehigkeit } benutzen?
        [cleanup] Gleich wird aufgeräumt. Vorher eine { -faehigkeit } benutzen?
       *[end] Gleich wird abgerechnet. Vorher eine { -faehigkeit } benutzen oder eine { -waffe } ablegen?
    }
readying = Welche { -faehigkeit } wird erneuert?
card-die = Welcher Würfel? („{ $card }“)
card-pool-die = Welcher Würfel auf den { -initiativekarte(form: "pl") }? („{ $card }“)
card-row = Welche { -attributreihe }? („{ $card }“)
card-card = Welche Karte? („{ $card }“)
card-direction = In welche Richtung? („{ $card }“)
card-number = Welche Zahl? („{ $card }“)
card-colour = Welche Farbe? („{ $card }“)
card-confirm = Die Wirkung nutzen? („{ $card }“)
