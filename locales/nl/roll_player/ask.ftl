# Wat een speler gevraagd wordt. Na de vraag van een kaart staat haar naam tussen haakjes.

race = Welk { -character-sheet } kies je?
class = Welke van de twee { $colour_adj } { -class(count: "other") } kies je?
any-class = Welke { -class } kies je?
lay = Welke { -die } gaat naar { -initiative-card } { $number }?
starting-dice = { $left ->
    [one] Waar komt je laatste { -starting-die }?
   *[other] Waar komt je volgende { -starting-die }? (nog { $left })
}
initiative = Welke { -initiative-card } neem je?
initiative-alone = Welke { -initiative-card } neem je? (De { -enemy-die } stuurt de linker, middelste of rechter { -market-card } naar de { -trash }, na kaart 2 bij een 1, 2 of 3, na kaart 3 bij 1–2, 3–4 of 5–6.)
placing = In welke rij komt de { $die }?
action = { $row_word ->
        [str] Welke { -die } draai je naar de { -opposite-face }?
        [dex] Welke { -die } verwissel je?
        [con] Welke { -die } verhoog of verlaag je met 1?
        [int] Welke { -die } rol je opnieuw?
        [wis] In welke richting schuift je { -alignment-marker }?
       *[cha] Neem je een { -charisma-token }?
    } ({ $row })
swap = Met welke { -die } verwissel je de { $die } ({ $space })?
reroll = De { $old } ({ $space }) werd een { $new_face }. Welke waarde houd je?
# Op de vriendelijke markt leg je voor het goud niets af; wat er geldt, zeggen de keuzes.
purchase = Kopen of { -gold } nemen? (beschikbaar: { $gold } { -gold }{ $charisma ->
    [0] )
    [one] , { $charisma } { -charisma-token })
   *[other] , { $charisma } { -charisma-token(count: "other") })
}
further-purchase = Nog een kaart kopen? (beschikbaar: { $gold } { -gold }{ $charisma ->
    [0] )
    [one] , { $charisma } { -charisma-token })
   *[other] , { $charisma } { -charisma-token(count: "other") })
}
hands = Te veel { -weapon(count: "other") } voor je handen. Welk { -weapon } leg je af?
# Na «placed» en «bought» is de beurt bijna voorbij; geplaatst of gekocht is er niet altijd iets.
skill = { $window_word ->
    [dice-laid] De { -die(count: "other") } liggen klaar. Nu een { -skill } gebruiken?
    [before-pick] Zo meteen wordt er een { -initiative-card } genomen. Eerst een { -skill } gebruiken?
    [placed] Je beurt in de { -dice-phase } is bijna voorbij. Nu een { -skill } gebruiken?
    [market-turn] Er begint een { -market-turn }. Nu een { -skill } gebruiken?
    [bought] Je hebt op de { -market } gehandeld. Nu een { -skill } gebruiken?
    [cleanup] Zo meteen wordt er opgeruimd. Eerst een { -skill } gebruiken?
   *[end] Zo meteen volgt de { -final-scoring }. Eerst nog een { -skill } gebruiken of een { -weapon } afleggen?
}
readying = Welke { -skill } ververs je?

card-die = { $card_word ->
    [cleric] Welke { -die } verhoog je?
    [sorcerer] Welke { -die } draai je om?
    [blessed-mace] Welke { -die } verhoog je?
    [acrobatics] Welke { -die } draai je om?
    [concentrate] Welke { -die }? De eerste wordt verlaagd, de tweede verhoogd.
    [cure-wounds] Welke { -die } verhoog je?
    [negotiate] Welke van je { -die(count: "other") } geef je weg?
    [search] Welke { -die } vervang je?
    [sleight-of-hand] Welke { -die } verplaats je?
   *[other] Welke { -die }?
} ({ $card })
card-pool-die = { $card_word ->
    [rogue] Welke { -die } op de { -initiative-card(count: "other") } rol je opnieuw?
    [climb] Welke { -die } op de { -initiative-card(count: "other") } verhoog je?
    [intimidate] Welke { -die } op de { -initiative-card(count: "other") } draai je om?
    [negotiate] Welke { -die } van de { -initiative-card(count: "other") } neem je daarvoor?
   *[other] Welke { -die } op de { -initiative-card(count: "other") }?
} ({ $card })
card-row = { $card_word ->
    [wizard] Van welke { -attribute } voer je de actie uit?
    [knowledge] Van welke { -attribute } voer je de actie uit?
    [sleight-of-hand] Naar welke { -attribute-row } gaat de { -die }?
   *[other] Welke { -attribute }?
} ({ $card })
card-card = { $card_word ->
    [druid] Welke kaart leg je terug op de { -market }?
    [diplomacy] Welke { -skill } van een ander gebruik je?
    [move-silently] Welke kaart koop je van de { -discard-pile }?
   *[other] Welke kaart?
} ({ $card })
card-direction = In welke richting schuift je { -alignment-marker }? ({ $card })
card-number = { $card_word ->
    [longbow] Welke waarde krijgt de geplaatste { -die }?
    [concentrate] Met hoeveel verlaag je de ene en verhoog je de andere?
   *[other] Welk getal?
} ({ $card })
card-colour = { $card_word ->
    [search] Welke kleur krijgt de nieuwe { -die }?
   *[other] Welke kleur?
} ({ $card })
card-confirm = { $card_word ->
    [barbarian] De geplaatste { -die } verhogen?
    [open-lock] De bovenste kaart van de { -market-deck } kopen?
    [pickpocket] Het { -gold } nemen?
    [quarterstaff] De geplaatste { -die } omdraaien?
   *[other] Het effect toepassen?
} ({ $card })
