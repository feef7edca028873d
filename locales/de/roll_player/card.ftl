# Die Angaben einer Karte, wenn sie erklärt wird. Die Ids sind die der Kartendatei; `.is` benennt
# die Angabe, `.order` gibt die Reihenfolge vor. Ein geschütztes Leerzeichen hält zusammen, was in
# eine Zeile gehört.

kind-weapon = { -weapon }
kind-trait = { -trait }
kind-skill = { -skill }
kind-armor = { -armor }
kind-armor-set = { -armor-set }
kind-class = { -class }
kind-backstory = { -backstory }
kind-alignment = { -alignment }
kind-race = { -race }
kind-scroll = { -scroll }
kind-minion = { -minion }
kind-monster = { -monster }
kind-adventure = { -adventure-card }

# Die Karten der Schachtel sind englisch bedruckt.
name = Englischer Name: „{ $name }“
    .is = Name
cost = Kosten: { $value } { -gold }
    .is = Kosten
hands = Belegt { $value ->
        [0] keine { -hand }
        [one] { $value } { -hand }
       *[other] { $value } { -hand(count: "other") }
    }
    .is = Hände
arrow = Pfeil: { $word ->
        [good] ↑ gut
        [evil] ↓ böse
        [lawful] ← ehrenhaft
       *[chaotic] → chaotisch
    }
    .is = Pfeil
    .aloud = Pfeil: { $word ->
        [good] gut
        [evil] böse
        [lawful] ehrenhaft
       *[chaotic] chaotisch
    }
set = Gehört zum Set { $value }
    .is = Set
colour = { $count ->
        [one] Farbe
       *[other] Farben
    }: { $value }
    .is = Farbe

goals = Ziele: { $list }
    .is = Ziele
    .order = str dex con int wis cha
goals-str = STR { $goal } ★{ $stars }
    .aloud = Stärke { $goal }, für { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-dex = DEX { $goal } ★{ $stars }
    .aloud = Beweglichkeit { $goal }, für { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-con = CON { $goal } ★{ $stars }
    .aloud = Ausdauer { $goal }, für { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-int = INT { $goal } ★{ $stars }
    .aloud = Intelligenz { $goal }, für { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-wis = WIS { $goal } ★{ $stars }
    .aloud = Weisheit { $goal }, für { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-cha = CHA { $goal } ★{ $stars }
    .aloud = Charisma { $goal }, für { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }

# Was die Rasse einer Reihe gibt oder nimmt. `.signed` setzt vor einen Bonus das Plus.
bonus = { $list }
    .is = Rassenbonus
    .order = str dex con int wis cha
    .signed = { $value ->
        [1] +1
        [2] +2
        [3] +3
       *[other] { $value }
    }
bonus-str = Stärke { bonus.signed }
bonus-dex = Beweglichkeit { bonus.signed }
bonus-con = Ausdauer { bonus.signed }
bonus-int = Intelligenz { bonus.signed }
bonus-wis = Weisheit { bonus.signed }
bonus-cha = Charisma { bonus.signed }

spaces = { $list }
    .is = Felder
    .order = str dex con int wis cha
spaces-str = Stärke, Feld { $space }: { $colour }
spaces-dex = Beweglichkeit, Feld { $space }: { $colour }
spaces-con = Ausdauer, Feld { $space }: { $colour }
spaces-int = Intelligenz, Feld { $space }: { $colour }
spaces-wis = Weisheit, Feld { $space }: { $colour }
spaces-cha = Charisma, Feld { $space }: { $colour }

grid = { -star(count: "other") } von gut bis böse, jede Zeile von ehrenhaft bis chaotisch: { $value }
    .is = Raster
stars = { -star(count: "other") } für eine Karte, zwei Karten und so fort: { $value }
    .is = Sterne

# Was ein Scherge bringt, Zeile für Zeile. $from_to: die höchste Summe der Zeile; 0 in der letzten.
rewards = Belohnung je nach Summe: { $value }
    .is = Belohnungen
rewards-row = { $from_to ->
        [0] { $from }+
       *[other] { $from }–{ $from_to }
    }: { $count ->
        [0] nichts
       *[other] { $list }
    }
    .aloud = Summe { $from_to ->
        [0] { $from } oder mehr
       *[other] { $from }–{ $from_to }
    }: { $count ->
        [0] nichts
       *[other] { $list }
    }
    .order = trophy xp gold honour injuries
rewards-row-trophy = { $value ->
        [yes] { -trophy }
       *[no] {""}
    }
rewards-row-xp = { $value } { -xp }
rewards-row-gold = { $value } { -gold }
rewards-row-honour = { $value } Ehre
rewards-row-injuries = { $value ->
        [one] { $value } Wunde
       *[other] { $value } Wunden
    }

# Die beiden Karten eines Monsters.
several = Zu mehreren: { $list }
    .is = zu mehreren
    .order = strength stars
several-strength = { -strength } { $value }
several-stars = { -attack } für einen { -star }, zwei { -star(count: "other") } und so fort: { $value }
alone = Allein: { $list }
    .is = allein
    .order = strength stars
alone-strength = { several-strength }
alone-stars = { several-stars }

effect =
    .is = Wirkung

# Was nur `cardwright cards show` von einer Karte sagt: `.is` benennt die Angabe.
row-dots = { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
    .is = Aufbaugruppe
row-number = { $value }
    .is = Nummer
row-printing = { $word ->
        [first] Erstdruck
       *[later] späterer Druck
    }
    .is = Druck
row-side = { $word ->
        [a] Vorderseite
       *[b] Rückseite
    }
    .is = Seite
row-size = { $value ->
        [one] { $value } { -card }
       *[other] { $value } { -card(count: "other") }
    }
    .is = Umfang
row-basic = { $value ->
        [yes] ja
       *[no] nein
    }
    .is = erste Auflage
row-gives = { $word ->
        [dice] Kampfwürfel
       *[xp] XP
    }
    .is = bringt
row-kind = { $word ->
        [location] Ort
        [obstacle] Hindernis
       *[attack] Angriff
    }
    .is = Art
row-monster = { $value }
    .is = Monster
