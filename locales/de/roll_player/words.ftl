# Der Name des Spiels.
game = Roll Player

# Ein Würfel mit Farbe und Augenzahl: „blaue 5“, „der blauen 5“.
die = { ADJ($colour, ending: "e") } { $face }
    .code = { $colour_code }{ $face }
    .gender = f
    .inflected = yes

seat = Spieler { $n }

list-none = nichts
list-two = { $head } und { $tail }
list-more = { $head }, { $tail }
list-last = { $head } und { $tail }

# Eine Reihenfolge.
list-then = { $head }, dann { $tail }

attribute-str = Stärke
    .code = STR
    .action = Würfel umdrehen
attribute-dex = Beweglichkeit
    .code = DEX
    .action = Würfel tauschen
attribute-con = Ausdauer
    .code = CON
    .action = Würfel um 1 ändern
attribute-int = Intelligenz
    .code = INT
    .action = Würfel neu würfeln
attribute-wis = Weisheit
    .code = WIS
    .action = Marker rücken
attribute-cha = Charisma
    .code = CHA
    .action = Charismamarker nehmen

# Der erste Buchstabe; Gold hat zwei, weil G schon Grün ist.
colour-green = Grün
    .code = G
colour-blue = Blau
    .code = B
colour-red = Rot
    .code = R
colour-purple = Lila
    .code = L
colour-black = Schwarz
    .code = S
colour-white = Weiß
    .code = W
colour-gold = Gold
    .code = Go
    .adjective = golden
# Boostwürfel, die keine der Farben haben: „durchsichtige 7“.
colour-boost = Durchsichtig
    .code = D

direction-good = gut
    .code = ↑
direction-evil = böse
    .code = ↓
direction-lawful = ehrenhaft
    .code = ←
direction-chaotic = chaotisch
    .code = →

market-kind-weapon = { -weapon }
market-kind-trait = { -trait }
market-kind-skill = { -skill }
market-kind-armor = { -armor }
market-kind-scroll = { -scroll }

outlook-lawful-good = ehrenhaft gut
outlook-neutral-good = neutral gut
outlook-chaotic-good = chaotisch gut
outlook-lawful-neutral = ehrenhaft neutral
outlook-true-neutral = wahrhaft neutral
outlook-chaotic-neutral = chaotisch neutral
outlook-lawful-evil = ehrenhaft böse
outlook-neutral-evil = neutral böse
outlook-chaotic-evil = chaotisch böse

# Steht in Klammern oder nach „in die Reihe“.
# What a backstory asks for.
story-colour = { $colour } bei { $row }

space = { $row }, Feld { $number }
    .code = { $row_code } { $number }

# Die Summe einer Reihe und was die Klasse von ihr will; in Angeboten.
standing = { $goal_word ->
        [none] { $total }
        [exact] { $total }, Ziel { $least }
        [range] { $total }, Ziel { $least }–{ $most }
       *[open] { $total }, Ziel { $least }+
    }
    .aloud = Summe { $goal_word ->
        [none] { $total }
        [exact] { $total }, Ziel { $least }
        [range] { $total }, Ziel { $least }–{ $most }
       *[open] { $total }, Ziel mindestens { $least }
    }

adventure-kind-location = Ort
    .gender = m
adventure-kind-obstacle = Hindernis
    .gender = n
adventure-kind-attack = Angriff
    .gender = m

# Was in Partien von Bots gezählt wird, hinter einer Zahl mit Nachkommastellen.
count-market-turn = Marktzüge
count-bought = gekaufte { -card(count: "other") }
count-skill = genutzte { -skill(count: "other") }
count-hunt = { -hunt(count: "other") }
count-mercenary = { -mercenary(count: "other") }
count-reroll = neu geworfene { -combat-die(count: "other") }
count-xp-action = { -attribute-action(count: "other") } für { -xp }
count-xp-spent = Zahlungen mit { -xp }
count-trophy = { -trophy(count: "other") }
count-slain = besiegte { -monster(count: "other") }

# Was eine Summe bei einer Jagd bringt, eins nach dem anderen.
spoils = { $prize_word ->
        [trophy] die { -trophy }
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
