# Fragen an einen Spieler. Nach der Frage einer Karte steht deren Name in Klammern.

race = Welches { -charaktertableau } wählst du?
class = Welche der beiden { $colour_en } Klassen wählst du?
any-class = Welche Klasse wählst du?
lay = Welcher Würfel kommt auf { -initiativekarte } { $number }?
starting-dice = { $left ->
        [one] Wohin mit dem letzten Startwürfel?
       *[other] Wohin mit den Startwürfeln? (noch { $left })
    }
initiative = Welche { -initiativekarte } nimmst du?
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
# Im freundlichen Markt wird für das Gold nichts abgeworfen: Die Angebote sagen, was gilt.
purchase = Kaufen oder { -gold } nehmen? (verfügbar: { $gold } { -gold }{ $charisma ->
        [0] )
        [one] , { $charisma } { -charismamarker })
       *[other] , { $charisma } { -charismamarker(form: "pl") })
    }
hands = Welche { -waffe } legst du ab? (deine Hände reichen nicht für alle)
# Nach „placed“ und „bought“ ist der Zug fast vorbei; gelegt oder gekauft wurde nicht immer etwas.
skill = { $window_word ->
        [dice-laid] Die Würfel liegen aus. Jetzt eine { -faehigkeit } benutzen?
        [before-pick] Gleich wird eine { -initiativekarte } gewählt. Vorher eine { -faehigkeit } benutzen?
        [placed] Dein Zug in der { -wuerfelphase } ist fast vorbei. Jetzt eine { -faehigkeit } benutzen?
        [market-turn] Ein Marktzug beginnt. Jetzt eine { -faehigkeit } benutzen?
        [bought] Du hast auf dem { -markt } gehandelt. Jetzt eine { -faehigkeit } benutzen?
        [cleanup] Gleich wird aufgeräumt. Vorher eine { -faehigkeit } benutzen?
       *[end] Gleich wird abgerechnet. Vorher eine { -faehigkeit } benutzen oder eine { -waffe } ablegen?
    }
readying = Welche { -faehigkeit } wird erneuert?
card-die = { $card_word ->
        [cleric] Welcher Würfel wird erhöht?
        [sorcerer] Welcher Würfel wird umgedreht?
        [blessed-mace] Welcher Würfel wird erhöht?
        [acrobatics] Welcher Würfel wird umgedreht?
        [concentrate] Welcher Würfel? Der erste wird gesenkt, der zweite erhöht.
        [cure-wounds] Welcher Würfel wird erhöht?
        [negotiate] Welchen deiner Würfel gibst du her?
        [search] Welcher Würfel wird ersetzt?
        [sleight-of-hand] Welcher Würfel wird verschoben?
       *[other] Welcher Würfel?
    } („{ $card }“)
card-pool-die = { $card_word ->
        [rogue] Welcher Würfel auf den { -initiativekarte(form: "pl") } wird neu gewürfelt?
        [climb] Welcher Würfel auf den { -initiativekarte(form: "pl") } wird erhöht?
        [intimidate] Welcher Würfel auf den { -initiativekarte(form: "pl") } wird umgedreht?
        [negotiate] Welchen Würfel von den { -initiativekarte(form: "pl") } nimmst du dafür?
       *[other] Welcher Würfel auf den { -initiativekarte(form: "pl") }?
    } („{ $card }“)
card-row = { $card_word ->
        [wizard] Für welches Attribut führst du die { -attributaktion } aus?
        [knowledge] Für welches Attribut führst du die { -attributaktion } aus?
        [sleight-of-hand] In welche { -attributreihe } kommt der Würfel?
       *[other] Welche { -attributreihe }?
    } („{ $card }“)
card-card = { $card_word ->
        [bard] Welche Karte kaufst du außerdem?
        [druid] Welche Karte holst du in den { -markt } zurück?
        [diplomacy] Welche fremde { -faehigkeit } benutzt du?
        [move-silently] Welche Karte kaufst du vom { -ablagestapel }?
       *[other] Welche Karte?
    } („{ $card }“)
card-direction = In welche Richtung rückt der { -gesinnungsmarker }? („{ $card }“)
card-number = { $card_word ->
        [longbow] Welche Augenzahl soll der platzierte Würfel zeigen?
        [concentrate] Um wie viel wird der eine gesenkt und der andere erhöht?
       *[other] Welche Zahl?
    } („{ $card }“)
card-colour = { $card_word ->
        [search] Welche Farbe soll der neue Würfel haben?
       *[other] Welche Farbe?
    } („{ $card }“)
card-confirm = { $card_word ->
        [barbarian] Den platzierten Würfel erhöhen?
        [quarterstaff] Den platzierten Würfel umdrehen?
       *[other] Die Wirkung nutzen?
    } („{ $card }“)
