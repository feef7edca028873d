# Wat een speler gevraagd wordt. Na de vraag van een kaart staat de naam ervan tussen haakjes.

race = Welk { -character-sheet } kies je?
class = Welke { ADJ($colour) } { -class } kies je?
any-class = Welke { -class } kies je?
lay = Welke { -die } gaat naar { -initiative-card } { $number }?
starting-dice = Welke { -starting-die } plaats je nu? (nog { $left })
initiative = Welke { -initiative-card } neem je?
initiative-alone = Welke { -initiative-card } neem je? (De { -enemy-die } haalt de linker, middelste of rechter { -market-card } { -trash }, na kaart 2 bij een { $second_left }, { $second_middle } of { $second_right }, na kaart 3 bij { $third_left }–{ $third_left_to }, { $third_middle }–{ $third_middle_to } of { $third_right }–{ $third_right_to }.)
initiative-prowled = Welke { -initiative-card } neem je? (Na kaart 2 rol je één { -enemy-die }, na kaart 3 beide. Bij 1–3 verdwijnt de { -market-card } op die plaats, bij 4 de laatste; bij 5–6 gaat de { -minion } onder de stapel.)
placing = In welke rij komt de { $die }?
unpacking = { $dice ->
        [one] Plaats je de opgeborgen { -die } nu op je { -character-sheet }?
       *[other] Welke opgeborgen { -die } plaats je nu op je { -character-sheet }?
    }
action = { $row_word ->
        [str] Welke { -die } draai je naar de { -opposite-face }?
        [dex] Welke twee { -die(count: "other") } verwissel je? Kies de eerste.
        [con] Welke { -die } verhoog of verlaag je met 1?
        [int] Welke { -die } rol je opnieuw?
        [wis] In welke richting schuift je { -alignment-marker }?
       *[cha] Neem je een { -charisma-token }?
    } ({ $row })
swap = Met welke { -die } verwissel je de { $die } ({ $space })?
adjusting = Verhoog of verlaag je de { $die } ({ $space }) met 1?
reroll = De { $old } ({ $space }) werd een { $new_face }. Welke waarde houd je?
# Op de vriendelijke markt leg je voor het goud niets af; wat er geldt, zeggen de keuzes.
purchase = Wat doe je op de { -market }? (Je hebt { $gold } { -gold }{ $charisma ->
    [0] {""}
    [one] {" "}en { $charisma } { -charisma-token }
   *[other] {" "}en { $charisma } { -charisma-token(count: "other") }
}{ $beyond_word ->
        [none] {".)"}
       *[other] ; de goedkoopste kaart kost { $beyond } { -gold }.)
    }
further-purchase = Nog een kaart kopen? (Je hebt { $gold } { -gold }{ $charisma ->
    [0] {".)"}
    [one] {" "}en { $charisma } { -charisma-token }.)
   *[other] {" "}en { $charisma } { -charisma-token(count: "other") }.)
}
hands = Te veel { -weapon(count: "other") } voor je handen. Welk { -weapon } leg je af?
# Na «placed» en «bought» is de beurt bijna voorbij; geplaatst of gekocht is er niet altijd iets.
skill = { $window_word ->
    [dice-laid] De { -die(count: "other") } liggen klaar. Nu een { -skill } gebruiken?
    [before-pick] Zo meteen neemt { $turn } een { -initiative-card }. Eerst een { -skill } gebruiken?
    [placed] Je beurt in de { -dice-phase } is bijna voorbij. Nu een { -skill } gebruiken?
    [market-turn] De { -market-turn } van { $turn } begint. Nu een { -skill } gebruiken?
    [bought] Je { -market-turn } is bijna voorbij. Nu een { -skill } gebruiken?
    [before-hunt] Zo meteen rollen de { -combat-die(count: "other") }. Eerst een { -skill } gebruiken?
    [after-hunt] De { -combat-die(count: "other") } zijn gerold. Nu een { -skill } gebruiken?
    [cleanup] Zo meteen wordt er opgeruimd. Eerst een { -skill } gebruiken?
   *[end] Zo meteen volgt { $hunts_word ->
        [yes] het { -finale }
       *[no] de { -final-scoring }
    }. Eerst nog een { -skill } gebruiken{ $weapons_word ->
        [yes] {" "}of een { -weapon } afleggen
       *[no] {""}
    }?
}
readying = Welke { -skill } ververs je?

card-die = Welke { -die }? ({ $card })
card-pool-die = Welke { -die } op de { -initiative-card(count: "other") }? ({ $card })
card-row = Welke { -attribute }? ({ $card })
card-card = Welke kaart? ({ $card })
card-direction = In welke richting schuift je { -alignment-marker }? ({ $card })
card-number = Welk getal? ({ $card })
card-colour = Welke kleur? ({ $card })
card-confirm = Het effect toepassen? ({ $card })

# Jacht en eindgevecht
hunt = Bovenop ligt { LOWER(THE($minion)) }. Ga je het gevecht aan?
mercenary = Je hebt { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }, { $xp } { -xp }{ $charisma ->
        [0] {" "}en { $gold } { -gold }
        [one] , { $gold } { -gold } en 1 { -charisma-token }
       *[other] , { $gold } { -gold } en { $charisma } { -charisma-token(count: "other") }
    }. { $hires_word ->
        [yes] Huur je een { -mercenary } in?
       *[no] Gebruik je eerst nog een { -skill }?
    }
combat-reroll = Je { -die(count: "other") } zijn samen { $sum }; je hebt { $xp } { -xp }. { $rerolls_word ->
        [yes] Rol je er een opnieuw?
       *[no] Gebruik je nu een { -skill }?
    }
finale-mercenary = In het { -finale } heb je { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }, { $xp } { -xp } en { $gold } { -gold }. Huur je een { -mercenary } in?{ $rerolls ->
        [0] {""}
        [one] {" "}(Na de worp kun je met je { -xp } één keer opnieuw rollen.)
       *[other] {" "}(Na de worp kun je met je { -xp } hoogstens { $rerolls } keer opnieuw rollen.)
    }
finale-reroll = Je { -attack } is nu { $attack }; met { $xp } { -xp } kun je nog { $rerolls ->
        [one] één keer
       *[other] hoogstens { $rerolls } keer
    } opnieuw rollen.{ $forced ->
        [0] {""}
        [one] {" "}Zoals ze nu liggen, moet aan het eind één { -die } nog een keer gerold worden.
       *[other] {" "}Zoals ze nu liggen, moeten aan het eind { $forced } { -die(count: "other") } nog een keer gerold worden.
    } Rol je een { -die } opnieuw?
spending = { $window_word ->
        [cleanup] Zo meteen wordt er opgeruimd.
       *[end] Laatste kans vóór het { -finale }.
    } Je hebt { $xp } { -xp }. Geef je daar iets van uit?
