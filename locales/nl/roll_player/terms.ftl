# Vaste termen van het spel, naar het spelregelboek; elk op één plaats.
# Met (count: "other") staat een term in het meervoud.

-gold = goud
    .gender = n
-die = { $count ->
        [other] dobbelstenen
       *[one] dobbelsteen
    }
    .gender = c
-gold-die = { $count ->
        [other] gouden dobbelstenen
       *[one] gouden dobbelsteen
    }
    .gender = c
-starting-die = { $count ->
        [other] startdobbelstenen
       *[one] startdobbelsteen
    }
    .gender = c
-enemy-die = vijandelijke dobbelsteen
    .gender = c
-bag = dobbelzak
    .gender = c
-star = { $count ->
        [other] sterren
       *[one] ster
    }
    .gender = c
-reputation-star = { $count ->
        [other] reputatiesterren
       *[one] reputatiester
    }
    .gender = c
-card = { $count ->
        [other] kaarten
       *[one] kaart
    }
    .gender = c
-hand = { $count ->
        [other] handen
       *[one] hand
    }
    .gender = c
-market = markt
    .gender = c
-market-phase = marktfase
    .gender = c
-market-turn = marktbeurt
    .gender = c
-market-card = { $count ->
        [other] marktkaarten
       *[one] marktkaart
    }
    .gender = c
-market-deck = marktstapel
    .gender = c
-discard-pile = aflegstapel
    .gender = c
# Geen stapel, maar waar een kaart heen gaat: «gaat uit het spel». Niet «afvalstapel», te dicht bij «aflegstapel».
-trash = uit het spel
-initiative-card = { $count ->
        [other] initiatiefkaarten
       *[one] initiatiefkaart
    }
    .gender = c
-first-player = startspeler
    .gender = c
-charisma-token = { $count ->
        [other] charismatokens
       *[one] charismatoken
    }
    .gender = n
-alignment = moreel
    .gender = n
-alignment-card = moreelkaart
    .gender = c
-alignment-marker = moreeltoken
    .gender = n
-backstory = achtergrond
    .gender = c
-character-sheet = { $count ->
        [other] heldentableaus
       *[one] heldentableau
    }
    .gender = n
-race = ras
    .gender = n
-class = { $count ->
        [other] klassen
       *[one] klasse
    }
    .gender = c
-class-color = klassekleur
    .gender = c
-weapon = { $count ->
        [other] wapens
       *[one] wapen
    }
    .gender = n
-trait = { $count ->
        [other] karakterkaarten
       *[one] karakterkaart
    }
    .gender = c
-skill = { $count ->
        [other] vaardigheden
       *[one] vaardigheid
    }
    .gender = c
-armor = pantser
    .gender = n
-armor-piece = { $count ->
        [other] pantserkaarten
       *[one] pantserkaart
    }
    .gender = c
-armor-set = { $count ->
        [other] pantsersets
       *[one] pantserset
    }
    .gender = c
-attribute = { $count ->
        [other] eigenschappen
       *[one] eigenschap
    }
    .gender = c
-attribute-row = { $count ->
        [other] eigenschapsrijen
       *[one] eigenschapsrij
    }
    .gender = c
-attribute-action = { $count ->
        [other] eigenschapsacties
       *[one] eigenschapsactie
    }
    .gender = c
-attribute-goal = { $count ->
        [other] eigenschapsdoelen
       *[one] eigenschapsdoel
    }
    .gender = n
-space = { $count ->
        [other] velden
       *[one] veld
    }
    .gender = n
-opposite-face = tegenoverliggende kant
    .gender = c
-roll-phase = rolfase
    .gender = c
-dice-phase = dobbelsteenfase
    .gender = c
-cleanup = opruimfase
    .gender = c
-final-scoring = eindtelling
    .gender = c
-boost-die = { $count ->
        [other] boostdobbelstenen
       *[one] boostdobbelsteen
    }
    .gender = c
-scroll = { $count ->
        [other] perkamentrollen
       *[one] perkamentrol
    }
    .gender = c
-monster = { $count ->
        [other] monsters
       *[one] monster
    }
    .gender = n
-minion = { $count ->
        [other] handlangers
       *[one] handlanger
    }
    .gender = c
-minion-deck = handlangerstapel
    .gender = c
# Niet «jachten»: dat zijn boten.
-hunt = { $count ->
        [other] jachtpartijen
       *[one] jacht
    }
    .gender = c
-weakness = zwakte
    .gender = c
-trophy = { $count ->
        [other] trofeeën
       *[one] trofee
    }
    .gender = c
-combat-die = { $count ->
        [other] gevechtsdobbelstenen
       *[one] gevechtsdobbelsteen
    }
    .gender = c
-mercenary = { $count ->
        [other] huurlingen
       *[one] huurling
    }
    .gender = c
-xp = XP
    .gender = n
-honour-token = { $count ->
        [other] eretokens
       *[one] eretoken
    }
    .gender = n
-injury-token = { $count ->
        [other] wondtokens
       *[one] wondtoken
    }
    .gender = n
-adventure-card = { $count ->
        [other] avontuurkaarten
       *[one] avontuurkaart
    }
    .gender = c
-adventure-token = { $count ->
        [other] avontuurtokens
       *[one] avontuurtoken
    }
    .gender = n
-attack = aanvalswaarde
    .gender = c
-strength = sterkte
    .gender = c
-finale = eindgevecht
    .gender = n
