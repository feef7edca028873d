# Vaste termen van het spel, naar het spelregelboek; elk op één plaats.
# Met (count: "other") staat een term in het meervoud.

-gold = goud
-die = { $count ->
        [other] dobbelstenen
       *[one] dobbelsteen
    }
-gold-die = { $count ->
        [other] gouden dobbelstenen
       *[one] gouden dobbelsteen
    }
-starting-die = { $count ->
        [other] startdobbelstenen
       *[one] startdobbelsteen
    }
-enemy-die = vijandelijke dobbelsteen
-bag = dobbelzak
-star = { $count ->
        [other] sterren
       *[one] ster
    }
-reputation-star = { $count ->
        [other] reputatiesterren
       *[one] reputatiester
    }
-card = { $count ->
        [other] kaarten
       *[one] kaart
    }
-hand = { $count ->
        [other] handen
       *[one] hand
    }
-market = markt
-market-phase = marktfase
-market-turn = marktbeurt
-market-card = { $count ->
        [other] marktkaarten
       *[one] marktkaart
    }
-market-deck = marktstapel
-discard-pile = aflegstapel
-trash = afvalstapel
-initiative-card = { $count ->
        [other] initiatiefkaarten
       *[one] initiatiefkaart
    }
-first-player = startspeler
-charisma-token = { $count ->
        [other] charismatokens
       *[one] charismatoken
    }
-alignment = moreel
-alignment-card = moreelkaart
-alignment-marker = moreeltoken
-backstory = achtergrond
-character-sheet = { $count ->
        [other] heldentableaus
       *[one] heldentableau
    }
-race = ras
-class = { $count ->
        [other] klassen
       *[one] klasse
    }
-class-color = klassekleur
-weapon = { $count ->
        [other] wapens
       *[one] wapen
    }
-trait = { $count ->
        [other] karakterkaarten
       *[one] karakterkaart
    }
-skill = { $count ->
        [other] vaardigheden
       *[one] vaardigheid
    }
-armor = pantser
-armor-piece = { $count ->
        [other] pantserkaarten
       *[one] pantserkaart
    }
-armor-set = { $count ->
        [other] pantsersets
       *[one] pantserset
    }
-attribute = { $count ->
        [other] eigenschappen
       *[one] eigenschap
    }
-attribute-row = { $count ->
        [other] eigenschapsrijen
       *[one] eigenschapsrij
    }
-attribute-action = { $count ->
        [other] eigenschapsacties
       *[one] eigenschapsactie
    }
-attribute-goal = { $count ->
        [other] eigenschapsdoelen
       *[one] eigenschapsdoel
    }
-space = { $count ->
        [other] velden
       *[one] veld
    }
-opposite-face = tegenoverliggende kant
-roll-phase = rolfase
-dice-phase = dobbelsteenfase
-cleanup = opruimfase
-final-scoring = eindtelling
