# Woorden van de opsommingen.

game = Roll Player
die = { ADJ($colour) } { $face }
    .code = { $colour_code }{ $face }
seat = Speler { $n }

list-none = geen
list-two = { $head } en { $tail }
list-more = { $head }, { $tail }
list-last = { $head } en { $tail }

# Een volgorde.
list-then = { $head }, dan { $tail }

# De namen staan in het Engels op de heldentableaus; het spelregelboek laat ze zo.
attribute-str = Strength
    .code = STR
    .action = dobbelsteen omdraaien
attribute-dex = Dexterity
    .code = DEX
    .action = twee dobbelstenen verwisselen
attribute-con = Constitution
    .code = CON
    .action = een waarde met 1 wijzigen
attribute-int = Intelligence
    .code = INT
    .action = dobbelsteen opnieuw rollen
attribute-wis = Wisdom
    .code = WIS
    .action = moreeltoken verschuiven
attribute-cha = Charisma
    .code = CHA
    .action = een charismatoken

# De eerste letter; goud heeft er twee, omdat G al groen is.
colour-green = groen
    .code = G
colour-blue = blauw
    .code = B
colour-red = rood
    .code = R
colour-purple = paars
    .code = P
colour-black = zwart
    .code = Z
colour-white = wit
    .code = W
colour-gold = goud
    .adj = gouden
    .code = Go
# Boostdobbelstenen, die geen van de kleuren hebben: «doorzichtige 7».
colour-boost = doorzichtig
    .code = D

# Zoals ze op de moreelkaart staan.
direction-good = Goed
    .code = ↑
direction-evil = Kwaad
    .code = ↓
direction-lawful = Rechtelijk
    .code = ←
direction-chaotic = Anarchisme
    .code = →

market-kind-weapon = wapen
market-kind-trait = karakter
market-kind-skill = vaardigheid
market-kind-armor = pantser
market-kind-scroll = perkamentrol

outlook-lawful-good = rechtelijk goed
outlook-neutral-good = neutraal goed
outlook-chaotic-good = anarchistisch goed
outlook-lawful-neutral = rechtelijk neutraal
outlook-true-neutral = volstrekt neutraal
outlook-chaotic-neutral = anarchistisch neutraal
outlook-lawful-evil = rechtelijk kwaad
outlook-neutral-evil = neutraal kwaad
outlook-chaotic-evil = anarchistisch kwaad

# Staat tussen haakjes of na «in de rij».
# What a backstory asks for.
story-colour = { $colour } bij { $row }

space = { $row }, veld { $number }
    .code = { $row_code } { $number }

# Het totaal van een rij en wat de klasse ervan wil; in keuzes.
standing = { $goal_word ->
        [none] { $total }
        [exact] { $total }, doel { $least }
        [range] { $total }, doel { $least }–{ $most }
       *[open] { $total }, doel { $least }+
    }
    .aloud = som { $goal_word ->
        [none] { $total }
        [exact] { $total }, doel { $least }
        [range] { $total }, doel { $least }–{ $most }
       *[open] { $total }, doel minstens { $least }
    }

adventure-kind-location = locatie
    .gender = c
adventure-kind-obstacle = obstakel
    .gender = n
adventure-kind-attack = aanval
    .gender = c

# Wat in partijen van bots wordt geteld, na een getal met decimalen.
count-market-turn = marktbeurten
count-bought = gekochte { -card(count: "other") }
count-skill = gebruikte { -skill(count: "other") }
count-hunt = { -hunt(count: "other") }
count-mercenary = { -mercenary(count: "other") }
count-reroll = opnieuw gerolde { -combat-die(count: "other") }
count-xp-action = { -attribute-action(count: "other") } voor { -xp }
count-xp-spent = keer { -xp } uitgegeven
count-trophy = { -trophy(count: "other") }
count-slain = verslagen { -monster(count: "other") }

# Wat een totaal bij een jacht oplevert, het een na het ander.
spoils = { $prize_word ->
        [trophy] de { -trophy }
        [xp] { $amount } { -xp }
        [gold] { $amount } { -gold }
        [honour] { $amount ->
            [one] { $amount } { -honour-token }
           *[other] { $amount } { -honour-token(count: "other") }
        }
       *[injury] { $amount ->
            [one] { $amount } { -injury-token }
           *[other] { $amount } { -injury-token(count: "other") }
        }
    }
