# De gegevens van een kaart, bij de uitleg. De ids zijn die van de velden in het bestand van de kaart;
# `.is` is de naam van het veld, `.order` de volgorde van de delen van een tabel. Een harde spatie houdt
# bijeen wat op één regel hoort.

kind-weapon = wapen
kind-trait = karakter
kind-skill = vaardigheid
kind-armor = pantser
kind-armor-set = { -armor-set }
kind-class = { -class }
kind-backstory = achtergrond
kind-alignment = moreel
kind-race = { -race }
kind-scroll = { -scroll }
kind-minion = { -minion }
kind-monster = { -monster }
kind-adventure = { -adventure-card }

# De kaarten in de doos zijn in het Engels.
name = Engelse naam: “{ $name }”
    .is = naam
cost = Prijs: { $value } { -gold }
    .is = prijs
hands = Vraagt { $value ->
        [0] geen { -hand }
        [one] { $value } { -hand }
       *[other] { $value } { -hand(count: "other") }
    }
    .is = handen
arrow = Pijl: { $word ->
        [good] ↑ Goed
        [evil] ↓ Kwaad
        [lawful] ← Rechtelijk
       *[chaotic] → Anarchisme
    }
    .is = pijl
    .aloud = Pijl: { $word ->
        [good] Goed
        [evil] Kwaad
        [lawful] Rechtelijk
       *[chaotic] Anarchisme
    }
set = Hoort bij de set { $value }
    .is = set
colour = { $count ->
        [one] Kleur
       *[other] Kleuren
    }: { $value }
    .is = kleur

# Doelen van een klasse. $list: de zes doelen; $goal: een getal, een bereik, of 16+.
goals = Doelen: { $list }
    .is = doelen
    .order = str dex con int wis cha
goals-str = STR { $goal } ★{ $stars }
    .aloud = Strength { $goal }, voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-dex = DEX { $goal } ★{ $stars }
    .aloud = Dexterity { $goal }, voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-con = CON { $goal } ★{ $stars }
    .aloud = Constitution { $goal }, voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-int = INT { $goal } ★{ $stars }
    .aloud = Intelligence { $goal }, voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-wis = WIS { $goal } ★{ $stars }
    .aloud = Wisdom { $goal }, voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-cha = CHA { $goal } ★{ $stars }
    .aloud = Charisma { $goal }, voor { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }

# Wat een ras bij een rij optelt: $value, soms onder nul.
bonus = { $list }
    .is = bonus of sanctie
    .order = str dex con int wis cha
    .signed = { $value ->
        [1] +1
        [2] +2
        [3] +3
       *[other] { $value }
    }
bonus-str = Strength { bonus.signed }
bonus-dex = Dexterity { bonus.signed }
bonus-con = Constitution { bonus.signed }
bonus-int = Intelligence { bonus.signed }
bonus-wis = Wisdom { bonus.signed }
bonus-cha = Charisma { bonus.signed }

# Welk veld van een rij om welke kleur vraagt.
spaces = { $list }
    .is = velden
    .order = str dex con int wis cha
spaces-str = Strength, veld { $space }: { $colour }
spaces-dex = Dexterity, veld { $space }: { $colour }
spaces-con = Constitution, veld { $space }: { $colour }
spaces-int = Intelligence, veld { $space }: { $colour }
spaces-wis = Wisdom, veld { $space }: { $colour }
spaces-cha = Charisma, veld { $space }: { $colour }

# Het rooster, rij voor rij: van goed naar kwaad, elke rij van rechtelijk naar anarchisme.
grid = Sterren (rijen van Goed tot Kwaad, kolommen van Rechtelijk tot Anarchisme): { $value }
    .is = rooster
# Sterren voor één kaart van de set, voor twee, enzovoort.
stars = Sterren voor één kaart, twee kaarten enzovoort: { $value }
    .is = sterren

# Wat een handlanger oplevert, rij voor rij. $from_to: het hoogste totaal van de rij; 0 in de laatste.
rewards = Beloning naar totaal: { $value }
    .is = beloningen
rewards-row = { $from_to ->
        [0] { $from }+
       *[other] { $from }–{ $from_to }
    }: { $count ->
        [0] niets
       *[other] { $list }
    }
    .aloud = totaal { $from_to ->
        [0] { $from } of meer
       *[other] { $from }–{ $from_to }
    }: { $count ->
        [0] niets
       *[other] { $list }
    }
    .order = trophy xp gold honour injuries
rewards-row-trophy = { $value ->
        [yes] { -trophy }
       *[no] {""}
    }
rewards-row-xp = { $value } { -xp }
rewards-row-gold = { $value } { -gold }
rewards-row-honour = { $value } eer
rewards-row-injuries = { $value ->
        [one] { $value } wond
       *[other] { $value } wonden
    }

# De twee kaarten van een monster.
several = Met meer spelers: { $list }
    .is = met meer spelers
    .order = strength stars
several-strength = { -strength } { $value }
several-stars = { -attack } voor één { -star }, twee { -star(count: "other") } enzovoort: { $value }
alone = Solo: { $list }
    .is = solo
    .order = strength stars
alone-strength = { several-strength }
alone-stars = { several-stars }

# Wat een kaart doet.
effect =
    .is = effect

# Wat alleen `cardwright cards show` van een kaart zegt: `.is` is de naam van het veld.
row-dots = { $value }
    .is = stippen
row-number = { $value }
    .is = nummer
row-printing = { $word ->
        [first] eerste druk
       *[later] latere druk
    }
    .is = druk
row-side = { $word ->
        [a] voorkant
       *[b] achterkant
    }
    .is = kant
row-size = { $value ->
        [one] { $value } { -card }
       *[other] { $value } { -card(count: "other") }
    }
    .is = aantal
row-basic = { $value ->
        [yes] ja
       *[no] nee
    }
    .is = eerste editie
row-gives = { $word ->
        [dice] gevechtsdobbelstenen
       *[xp] XP
    }
    .is = geeft
row-kind = { $word ->
        [location] locatie
        [obstacle] obstakel
       *[attack] aanval
    }
    .is = soort
row-monster = { $value }
    .is = monster
