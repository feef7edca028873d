# Mit welchen Wörtern die Texte der Karten von den Verben, Haken und Wörtern der Skripte sprechen, für
# `lint --deep`: Listen mit Kommas, ein Sternchen steht für jede Endung oder jeden Anfang. Ein Pluszeichen
# verbindet Wörter eines Teilsatzes, die nur gemeinsam etwas besagen: `voll* + *reihe*`. Ein Paket
# ergänzt eine Liste in einer eigenen Nachricht mit Unterstrich hinter dem Namen:
# `unit-gain-gold_frost`.

# Die Zeitpunkte der Haken.
moment-on-placed = platzier*, leg*, setz*
moment-on-bought = kauf*, gekauft*, erwirb*, erworben*, erwerb*
moment-on-taken = nimm*, nehm*, genommen*, wähl*
moment-on-row-filled = füll*, gefüllt*, vervollständig*, voll* + *reihe*
moment-on-market-entered = marktzug*, zugs auf dem markt, zug auf dem markt, marktphase*
moment-on-market-opened = markt*
moment-on-discarded = abw*, wirf*, wirfst*, geworfen*, abgeworfen*, ableg*, abgelegt*
moment-on-spared = abw*, wirf*, nimm*, geworfen*, abgeworfen*, ableg*, abgelegt*
moment-on-marker-moved = marker*, gesinnung*
moment-on-cleaned = aufräum*
moment-on-skill-used = nutz*, benutz*, einsetz*, setzt, verwend*, fähigkeit*, aktivier*
moment-hunt-bonus = jag*
moment-hunt-dice = jag*
moment-finale-dice = endkampf*
moment-finale-bonus = endkampf*
moment-goal-bonus = *ziel*
moment-price = kost*, preis*, billiger, bezahl*, zahl*, günstiger
moment-mercenary-price = söldner*
moment-gold-die-pay = goldene* würfel*, goldwürfel*
moment-more-purchases = kauf*, käufe*, gekauft*
moment-hands = hand*, händ*
moment-stores = ableg*, lager*, aufbewahr*

# Was gezählt wird, gleich hinter seiner Zahl.
unit-gain-gold = gold*, münze*
unit-pay-gold = gold*, münze*
unit-take-gold = gold*, münze*
unit-give-gold = gold*, münze*
unit-price = gold*, münze*
unit-mercenary-price = gold*, münze*
unit-gold-die-pay = gold*, münze*
unit-gain-xp = xp, erfahrung*
unit-pay-xp = xp, erfahrung*
unit-reroll-price = xp, erfahrung*
unit-gain-honour = ehre*
unit-injure = wund*, verletz*, verwund*
unit-heal = wund*, verletz*, verwund*
unit-gain-charisma = charisma*
unit-score = stern*, ansehen*, punkt*
unit-weakness = kampfwürfel*, würfel mehr, mehr würfel, weitere* würfel*, zusätzlich* würfel*
unit-hunt-dice = kampfwürfel*, würfel mehr, mehr würfel, weitere* würfel*, zusätzlich* würfel*
unit-finale-dice = kampfwürfel*, würfel mehr, mehr würfel, weitere* würfel*, zusätzlich* würfel*

# Was Verben tun oder ansehen.
thing-adjust = erhöh*, senk*, änder*, verringer*, steiger*, reduzier*, veränder*, verändr*
thing-adjust-pool = erhöh*, senk*, änder*, verringer*, steiger*, reduzier*, veränder*, verändr*
thing-set-face = augenzahl*, zeigt, seite*, erhöh*, senk*, verringer*, steiger*, wert*
thing-turn = gegenüberliegend*, dreh*, umdreh*, wende*, umgedreht*
thing-turn-pool = gegenüberliegend*, dreh*, umdreh*, wende*, umgedreht*
thing-swap = tausch*, vertausch*, austausch*, eintausch*, getauscht*
thing-swap-with-rival = tausch*, vertausch*, austausch*, eintausch*, getauscht*
thing-move-die = versetz*, verschieb*, leg*, bewege*, beweg*, rück*
thing-move-marker = marker*, gesinnung*
thing-ready = erneuer*, bereit*
thing-exhaust = erschöpf*
thing-act = *aktion*
thing-exchange = ersetz*, tausch*, austausch*
thing-replace = ersetz*, tausch*, austausch*
thing-buy = kauf*
thing-add-to-market = markt*
thing-discard = markt*
thing-deal = markt*
thing-trade = tausch*, vertausch*, austausch*, eintausch*, getauscht*
thing-use-skill = fähigkeit*
thing-reroll = würf*, wirf*, neu*, gewürfelt*
thing-reroll-pool = würf*, wirf*, neu*, gewürfelt*
thing-redraw = würf*, wirf*, neu*, gewürfelt*
thing-pass-minion = scherge*
thing-has-most = meist*, mehr + als
thing-has-least = wenigst*
thing-goal-met = *ziel*
thing-goals-met = *ziel*
thing-alignment = gesinnung*
thing-backstory = hintergrund*, vorgeschichte*, feld*, platz, plätze*
thing-trophies = trophäe*
thing-injuries = wund*, verletz*, verwund*
thing-honour = ehre*

# Dass es mehr wird.
up-adjust = erhöh*, steiger*
up-adjust-pool = erhöh*, steiger*
up-face-worth = mehr, zusätzlich*, doppelt*
up-price = mehr, zusätzlich*, weitere*
up-mercenary-price = mehr, zusätzlich*, weitere*
up-reroll-price = mehr, zusätzlich*, weitere*
up-gold-die-pay = mehr, zusätzlich*, weitere*
up-hunt-dice = mehr, zusätzlich*, weitere*
up-finale-dice = mehr, zusätzlich*, weitere*
up-score = erhalt*, erhält*, bekomm*, bring*, wert

# Dass es weniger wird.
down-adjust = senk*, verringer*, reduzier*
down-adjust-pool = senk*, verringer*, reduzier*
down-face-worth = weniger, minus
down-price = weniger, billiger, günstiger
down-mercenary-price = weniger, billiger, günstiger
down-reroll-price = weniger, billiger, günstiger
down-gold-die-pay = weniger, billiger, günstiger
down-hunt-dice = weniger, billiger, günstiger
down-finale-dice = weniger, billiger, günstiger
down-score = verlier*, minus, abzug

# Wörter von Bedingungen, Filtern und Kartendateien.
word-row-str = str, stärke*
word-row-dex = dex, geschick*, beweglichkeit*
word-row-con = con, ausdauer*, konstitution*
word-row-int = int, intelligenz*
word-row-wis = wis, weisheit*
word-row-cha = charisma*
word-colour-gold = gold*
word-colour-blue = blau*
word-colour-red = rot*
word-colour-green = grün*
word-colour-purple = violett*, lila*, purpur*
word-colour-black = schwarz*
word-colour-white = weiß*, weiss*
word-colour-class = klassenfarbe*, farbe deiner klasse
word-colour-boost = durchsichtig*, boost*, transparent*
word-kind-weapon = *waffe*
word-or-kind-weapon = *waffe*
word-measure-weapon = *waffe*
word-kind-trait = *merkmal*
word-or-kind-trait = *merkmal*
word-measure-trait = *merkmal*
word-kind-skill = fähigkeit*
word-or-kind-skill = fähigkeit*
word-measure-skill = fähigkeit*
word-kind-armor = *rüstung*
word-or-kind-armor = *rüstung*
word-measure-armor = *rüstung*
word-kind-scroll = *schriftrolle*, zauberrolle*
word-or-kind-scroll = *schriftrolle*, zauberrolle*
word-measure-scroll = *schriftrolle*, zauberrolle*
word-measure-gold = gold*, münze*
word-measure-xp = xp, erfahrung*
word-measure-honour = ehre*
word-measure-injuries = wund*, verletz*, verwund*
word-measure-trophies = trophäe*
word-direction-good = gut*
word-direction-evil = böse*
word-direction-lawful = ehrenhaft*, gesetz*, rechtschaffen*
word-direction-chaotic = chao*
word-kind-location = ort, ortes, orte, orts*, abenteuermarker*
word-kind-obstacle = hindernis*, abenteuermarker*
word-kind-attack = angriff*, abenteuermarker*
word-from-discard = ablage*, marktablage*, abwurfstapel*
word-from-market = markt*

# Auf welcher Seite der Null eine Zahl liegen muss, die ein Skript nachsieht, oder bei einem Mitspieler
# auf welcher der eigenen: darüber (`above`) oder darunter (`below`).
word-lawfulness-below = ehrenhaft*, gesetz*, rechtschaffen*, ordnung*
word-lawfulness-above = chao*
word-goodness-above = gut*
word-goodness-below = böse*
word-gold-of-above = mehr, reicher
word-gold-of-below = weniger, ärmer

# Wörter aus Kartendateien. Mit einer Kartenart hinter `field-` gelten sie nur für deren Karten.
field-gives-xp = xp, erfahrung*
field-gives-dice = kampfwürfel*
field-armor-set-colour-blue = blau*
field-armor-set-colour-red = rot*
field-armor-set-colour-green = grün*
field-armor-set-colour-purple = violett*, lila*, purpur*
field-armor-set-colour-black = schwarz*
field-armor-set-colour-white = weiß*, weiss*
