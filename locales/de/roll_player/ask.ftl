race = Welches { -charaktertableau }?
class = Welche der beiden { $colour_en } Klassen?
any-class = Welche Klasse?
lay = Welcher Würfel kommt auf { -initiativekarte } { $number }?
starting-dice = Wohin mit den ersten Würfeln? (noch { $left })
initiative = Welche { -initiativekarte }?
placing = Wohin mit der { $die_en }?
action = { $row_word ->
        [str] { $row }: Welcher Würfel wird umgedreht?
        [dex] { $row }: Welcher Würfel wird getauscht?
        [con] { $row }: Welcher Würfel wird um 1 erhöht oder gesenkt?
        [int] { $row }: Welcher Würfel wird neu gewürfelt?
        [wis] { $row }: Wohin rückt der { -gesinnungsmarker }?
       *[cha] { $row }: Einen { -charismamarker } nehmen?
    }
swap = Gegen welchen Würfel wird die { $die } ({ $space }) getauscht?
reroll = { $space }: die alte { $old } oder die neue { $new }?
purchase = Kaufen oder abwerfen? ({ $gold } { -gold }{ $charisma ->
        [0] )
        [one] , { $charisma } { -charismamarker })
       *[other] , { $charisma } { -charismamarker(form: "pl") })
    }
hands = Zu viele { -waffe(form: "pl") } für deine Hände: Welche wird abgelegt?
skill = { $window_word ->
        [dice-laid] Die Würfel liegen aus: eine { -faehigkeit } benutzen?
        [before-pick] Gleich wird eine { -initiativekarte } gewählt: vorher eine { -faehigkeit } benutzen?
        [placed] Der Würfel liegt: jetzt eine { -faehigkeit } benutzen?
        [market-turn] Ein Marktzug beginnt: eine { -faehigkeit } benutzen?
        [bought] Nach dem Kauf: eine { -faehigkeit } benutzen?
        [cleanup] Gleich wird aufgeräumt: vorher eine { -faehigkeit } benutzen?
        [end] Die letzte Gelegenheit vor der Endabrechnung: eine { -faehigkeit } benutzen oder eine { -waffe } ablegen?
       *[other] { $window }: eine { -faehigkeit } benutzen?
    }
readying = Welche { -faehigkeit } wird erneuert?
card-die = „{ $card }“: Welcher Würfel?
card-pool-die = „{ $card }“: Welcher Würfel auf den { -initiativekarte(form: "pl") }?
card-row = „{ $card }“: Welche { -attributreihe }?
card-card = „{ $card }“: Welche Karte?
card-direction = „{ $card }“: Welche Richtung?
card-number = „{ $card }“: Welche Zahl?
card-colour = „{ $card }“: Welche Farbe?
card-confirm = „{ $card }“: Die Wirkung nutzen?
