# Vaste termen van het spel, naar het spelregelboek. Meervoud: -star(number: "plural").

-gold = goud
-star = { $number ->
   *[singular] reputatiester
    [plural] reputatiesterren
}
-die = { $number ->
   *[singular] dobbelsteen
    [plural] dobbelstenen
}
-gold-die = { $number ->
   *[singular] gouden dobbelsteen
    [plural] gouden dobbelstenen
}
-bag = dobbelzak
-sheet = heldentableau
-first-player = startspeler
-initiative-card = { $number ->
   *[singular] initiatiefkaart
    [plural] initiatiefkaarten
}
-market = markt
-market-card = { $number ->
   *[singular] marktkaart
    [plural] marktkaarten
}
-market-deck = marktstapel
-discard-pile = aflegstapel
-alignment = moreel
-alignment-card = moreelkaart
-alignment-token = moreeltoken
-charisma-token = { $number ->
   *[singular] charismatoken
    [plural] charismatokens
}
-attribute = eigenschap
-attribute-row = { $number ->
   *[singular] eigenschapsrij
    [plural] eigenschapsrijen
}
-attribute-goal = { $number ->
   *[singular] eigenschapsdoel
    [plural] eigenschapsdoelen
}
-attribute-action = { $number ->
   *[singular] eigenschapsactie
    [plural] eigenschapsacties
}
-space = { $number ->
   *[singular] veld
    [plural] velden
}
-class-colour = klassekleur
-backstory = achtergrond
-backstory-card = achtergrondkaart
-weapon = { $number ->
   *[singular] wapen
    [plural] wapens
}
-trait = { $number ->
   *[singular] karakterkaart
    [plural] karakterkaarten
}
-skill = { $number ->
   *[singular] vaardigheid
    [plural] vaardigheden
}
-armor = pantser
-armor-card = { $number ->
   *[singular] pantserkaart
    [plural] pantserkaarten
}
-opposite-face = tegenoverliggende kant
-enemy-die = vijandelijke dobbelsteen
-final-scoring = eindtelling
