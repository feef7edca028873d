# Mit welchen Wörtern die Texte der Karten von den Verben, Haken und Wörtern der Skripte sprechen, für
# `lint --deep`: Listen mit Kommas, ein Sternchen steht für jede Endung. Ein Paket ergänzt eine Liste in
# einer eigenen Nachricht mit Unterstrich hinter dem Namen: `unit-gain-gold_frost`.

# Die Zeitpunkte der Haken.
moment-on-placed = platzier*, leg*
moment-on-bought = kauf*, gekauft*, erwirb*
moment-on-taken = nimm*, nehm*, genommen*, wähl*
moment-on-row-filled = füll*, voll*
moment-on-market-entered = marktzug*, zugs auf dem markt, zug auf dem markt, marktphase*
moment-on-market-opened = markt*
moment-on-discarded = abw*, wirf*, wirfst*
moment-on-spared = abw*, wirf*, nimm*
moment-on-marker-moved = gesinnungsmarker*
moment-on-cleaned = aufräum*
moment-on-skill-used = nutz*, benutz*, einsetz*, setzt, verwend*
moment-hunt-bonus = jagd*, jagen
moment-hunt-dice = jagd*, jagen
moment-finale-dice = endkampf*
moment-finale-bonus = endkampf*
moment-goal-bonus = attributziel*, ziel*
moment-price = kost*, preis*, billiger, bezahl*, zahl*
moment-mercenary-price = söldner*
moment-gold-die-pay = goldene* würfel*
moment-more-purchases = kauf*, käufe*
moment-hands = hand*, händ*
moment-stores = ableg*, lager*, aufbewahr*

# Was gezählt wird, gleich hinter seiner Zahl.
unit-gain-gold = gold*
unit-pay-gold = gold*
unit-take-gold = gold*
unit-give-gold = gold*
unit-price = gold*
unit-mercenary-price = gold*
unit-gold-die-pay = gold*
unit-gain-xp = xp, erfahrung*
unit-pay-xp = xp, erfahrung*
unit-reroll-price = xp, erfahrung*
unit-gain-honour = ehren*
unit-injure = wund*
unit-heal = wund*
unit-gain-charisma = charisma*
unit-score = stern*, ansehensstern*
unit-weakness = kampfwürfel*
unit-hunt-dice = kampfwürfel*
unit-finale-dice = kampfwürfel*

# Was Verben tun oder ansehen.
thing-adjust = erhöh*, senk*, änder*
thing-adjust-pool = erhöh*, senk*, änder*
thing-set-face = augenzahl*, zeigt, seite*, erhöh*, senk*
thing-turn = gegenüberliegend*, dreh*, umdreh*, wende*
thing-turn-pool = gegenüberliegend*, dreh*, umdreh*, wende*
thing-swap = tausch*, vertausch*, austausch*
thing-swap-with-rival = tausch*, vertausch*, austausch*
thing-move-die = versetz*, verschieb*, leg*, bewege*, beweg*, rück*
thing-move-marker = gesinnungsmarker*, marker
thing-ready = erneuer*, bereit*
thing-exhaust = erschöpf*
thing-act = attributaktion*, aktion*
thing-exchange = ersetz*, tausch*, austausch*
thing-replace = ersetz*, tausch*, austausch*
thing-buy = kauf*
thing-add-to-market = markt*
thing-discard = markt*
thing-deal = markt*
thing-trade = tausch*, vertausch*, austausch*
thing-use-skill = fähigkeit*
thing-reroll = würf*, wirf*, neu*
thing-reroll-pool = würf*, wirf*, neu*
thing-redraw = würf*, wirf*, neu*
thing-pass-minion = scherge*
thing-has-most = meist*, mehr
thing-has-least = wenigst*
thing-goal-met = attributziel*, ziel*
thing-goals-met = attributziel*, ziel*
thing-alignment = gesinnung*
thing-backstory = hintergrund*
thing-trophies = trophäe*
thing-injuries = wund*
thing-honour = ehren*

# Dass es mehr wird.
up-adjust = erhöh*
up-adjust-pool = erhöh*
up-price = mehr, zusätzlich*, weitere*
up-mercenary-price = mehr, zusätzlich*, weitere*
up-reroll-price = mehr, zusätzlich*, weitere*
up-gold-die-pay = mehr, zusätzlich*, weitere*
up-hunt-dice = mehr, zusätzlich*, weitere*
up-finale-dice = mehr, zusätzlich*, weitere*
up-score = erhalt*, erhält*, bekomm*, bring*, wert

# Dass es weniger wird.
down-adjust = senk*
down-adjust-pool = senk*
down-price = weniger, billiger, günstiger
down-mercenary-price = weniger, billiger, günstiger
down-reroll-price = weniger, billiger, günstiger
down-gold-die-pay = weniger, billiger, günstiger
down-hunt-dice = weniger, billiger, günstiger
down-finale-dice = weniger, billiger, günstiger
down-score = verlier*, minus, abzug

# Wörter von Bedingungen, Filtern und Kartendateien.
word-row-str = stärke, str
word-row-dex = beweglichkeit, dex, geschick*
word-row-con = ausdauer, con, konstitution
word-row-int = intelligenz, int
word-row-wis = weisheit, wis
word-row-cha = charisma
word-colour-gold = gold*
word-colour-blue = blau*
word-colour-red = rot*
word-colour-green = grün*
word-colour-purple = lila, violett*
word-colour-black = schwarz*
word-colour-white = weiß*
word-colour-class = klassenfarbe*
word-colour-boost = durchsichtig*, boost*
word-kind-weapon = waffe*
word-or-kind-weapon = waffe*
word-measure-weapon = waffe*
word-kind-trait = merkmal*
word-or-kind-trait = merkmal*
word-measure-trait = merkmal*
word-kind-skill = fähigkeit*
word-or-kind-skill = fähigkeit*
word-measure-skill = fähigkeit*
word-kind-armor = rüstung*
word-or-kind-armor = rüstung*
word-measure-armor = rüstung*
word-kind-scroll = schriftrolle*, zauberrolle*
word-or-kind-scroll = schriftrolle*, zauberrolle*
word-measure-scroll = schriftrolle*, zauberrolle*
word-measure-gold = gold*
word-measure-xp = xp, erfahrung*
word-measure-honour = ehren*
word-measure-injuries = wund*
word-measure-trophies = trophäe*
word-direction-good = gut*
word-direction-evil = böse*
word-direction-lawful = ehrenhaft*, gesetz*
word-direction-chaotic = chaot*
word-from-discard = ablagestapel*, ablage
word-from-market = markt*
field-gives-xp = xp, erfahrung*
field-gives-dice = kampfwürfel*
