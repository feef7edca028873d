# Met welke woorden de teksten van kaarten over de werkwoorden, haken en woorden van scripts spreken,
# voor `lint --deep`: lijsten met komma’s, een sterretje staat voor elke uitgang. Een pakket vult een
# lijst aan in een eigen bericht met een laag streepje achter de naam: `unit-gain-gold_vorst`.

# De momenten van haken.
moment-on-placed = plaats*, leg*, zet*
moment-on-bought = koop*, kop*, aankoop*, gekocht*
moment-on-taken = neem*, nemen*, pak*, kies*
moment-on-row-filled = vul*, vol*
moment-on-market-entered = marktbeurt*, marktfase*
moment-on-market-opened = markt*
moment-on-discarded = afleg*, aflegt, leg*
moment-on-spared = afleg*, leg*, neem*
moment-on-marker-moved = moreeltoken*
moment-on-cleaned = opruim*
moment-on-skill-used = gebruik*
moment-hunt-bonus = jacht*, jagen
moment-hunt-dice = jacht*, jagen
moment-finale-dice = eindgevecht*
moment-finale-bonus = eindgevecht*
moment-goal-bonus = eigenschapsdoel*, doel*
moment-price = kost*, prijs*, goedkoper, betaal*
moment-mercenary-price = huurling*
moment-gold-die-pay = gouden dobbelste*
moment-more-purchases = koop*, kop*, aankoop*, aankop*
moment-hands = hand*
moment-stores = opberg*, bewaar*, bewar*

# Wat wordt geteld, meteen na het getal.
unit-gain-gold = goud*
unit-pay-gold = goud*
unit-take-gold = goud*
unit-give-gold = goud*
unit-price = goud*
unit-mercenary-price = goud*
unit-gold-die-pay = goud*
unit-gain-xp = xp, ervaring*
unit-pay-xp = xp, ervaring*
unit-reroll-price = xp, ervaring*
unit-gain-honour = ere*
unit-injure = wond*
unit-heal = wond*
unit-gain-charisma = charisma*
unit-score = ster, sterren, reputatiester*
unit-weakness = gevechtsdobbelste*
unit-hunt-dice = gevechtsdobbelste*
unit-finale-dice = gevechtsdobbelste*

# Wat werkwoorden doen of bekijken.
thing-adjust = verhoog*, verhogen, verlaag*, verlagen, verander*
thing-adjust-pool = verhoog*, verhogen, verlaag*, verlagen, verander*
thing-set-face = waarde*, kant*, toont, verhoog*, verhogen, verlaag*, verlagen
thing-turn = tegenoverliggende, draai*, omdraai*
thing-turn-pool = tegenoverliggende, draai*, omdraai*
thing-swap = verwissel*, ruil*, wissel*, omruil*
thing-swap-with-rival = verwissel*, ruil*, wissel*, omruil*
thing-move-die = verplaats*, verschuif*, schuif*, leg*, verzet*
thing-move-marker = moreeltoken*, moreel*
thing-ready = ververs*, klaar*
thing-exhaust = gebruikt*, uitput*
thing-act = actie*, eigenschapsactie*
thing-exchange = vervang*, ruil*, verwissel*
thing-replace = vervang*, ruil*, verwissel*
thing-buy = koop*, kop*
thing-add-to-market = markt*
thing-discard = markt*
thing-deal = markt*
thing-trade = verwissel*, ruil*, wissel*, omruil*
thing-use-skill = vaardighe*
thing-reroll = rol*, gooi*, herrol*
thing-reroll-pool = rol*, gooi*, herrol*
thing-redraw = rol*, gooi*, herrol*
thing-pass-minion = handlanger*
thing-has-most = meeste, meest, meer
thing-has-least = minste, minst
thing-goal-met = eigenschapsdoel*, doel*
thing-goals-met = eigenschapsdoel*, doel*
thing-alignment = moreel*
thing-backstory = achtergrond*
thing-trophies = trofee*
thing-injuries = wond*
thing-honour = ere*

# Dat het meer wordt.
up-adjust = verhoog*, verhogen
up-adjust-pool = verhoog*, verhogen
up-price = meer, extra
up-mercenary-price = meer, extra
up-reroll-price = meer, extra
up-gold-die-pay = meer, extra
up-hunt-dice = meer, extra
up-finale-dice = meer, extra
up-score = verdien*, ontvang*, waard, krijg*

# Dat het minder wordt.
down-adjust = verlaag*, verlagen
down-adjust-pool = verlaag*, verlagen
down-price = minder, goedkoper
down-mercenary-price = minder, goedkoper
down-reroll-price = minder, goedkoper
down-gold-die-pay = minder, goedkoper
down-hunt-dice = minder, goedkoper
down-finale-dice = minder, goedkoper
down-score = verlies*, minus

# Woorden van voorwaarden, filters en kaartbestanden.
word-row-str = strength, str, kracht
word-row-dex = dexterity, dex, behendigheid
word-row-con = constitution, con, conditie
word-row-int = intelligence
word-row-wis = wisdom, wis, wijsheid
word-row-cha = charisma
word-colour-gold = goud*
word-colour-blue = blauw*
word-colour-red = rood, rode
word-colour-green = groen*
word-colour-purple = paars*
word-colour-black = zwart*
word-colour-white = wit, witte
word-colour-class = klassekleur*
word-colour-boost = doorzichtig*, boost*
word-kind-weapon = wapen*
word-or-kind-weapon = wapen*
word-measure-weapon = wapen*
word-kind-trait = karakter*
word-or-kind-trait = karakter*
word-measure-trait = karakter*
word-kind-skill = vaardighe*
word-or-kind-skill = vaardighe*
word-measure-skill = vaardighe*
word-kind-armor = pantser*
word-or-kind-armor = pantser*
word-measure-armor = pantser*
word-kind-scroll = perkament*, schriftrol*
word-or-kind-scroll = perkament*, schriftrol*
word-measure-scroll = perkament*, schriftrol*
word-measure-gold = goud*
word-measure-xp = xp, ervaring*
word-measure-honour = ere*
word-measure-injuries = wond*
word-measure-trophies = trofee*
word-direction-good = goed*
word-direction-evil = kwaad
word-direction-lawful = rechtelijk*
word-direction-chaotic = anarchi*
word-from-discard = aflegstapel
word-from-market = markt*
field-gives-xp = xp, ervaring*
field-gives-dice = gevechtsdobbelste*
