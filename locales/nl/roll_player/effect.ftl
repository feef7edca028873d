# Met welke woorden de teksten van kaarten over de werkwoorden, haken en woorden van scripts spreken,
# voor `lint --deep`: lijsten met komma’s, een sterretje staat voor elke uitgang of elk begin. Een plusteken
# verbindt woorden van één zinsdeel die alleen samen iets zeggen: `vol + *rij`. Een pakket vult een
# lijst aan in een eigen bericht met een laag streepje achter de naam: `unit-gain-gold_vorst`.

# De momenten van haken.
moment-on-placed = plaats*, leg*, zet*
moment-on-bought = koop*, kop*, aankoop*, gekocht*, kocht*
moment-on-taken = neem*, nemen*, pak*, kies*
moment-on-row-filled = vul*, gevuld*, voltooi*, vol + *rij, volle + *rij, volle + *rijen, compleet + *rij
moment-on-market-entered = marktbeurt*, marktfase*
moment-on-market-opened = markt*
moment-on-discarded = afleg*, aflegt, leg*, afgelegd*
moment-on-spared = afleg*, leg*, neem*, afgelegd*
moment-on-marker-moved = moreel*
moment-on-cleaned = opruim*
moment-on-skill-used = gebruik*, vaardighe*, activeer*
moment-hunt-bonus = jacht*, jaag*, jag*
moment-hunt-dice = jacht*, jaag*, jag*
moment-finale-dice = eindgevecht*
moment-finale-bonus = eindgevecht*
moment-goal-bonus = *doel*
moment-price = kost*, prijs*, goedkoper, betaal*, betal*
moment-mercenary-price = huurling*
moment-gold-die-pay = gouden dobbelste*, gouddobbelste*
moment-more-purchases = koop*, kop*, aankoop*, aankop*, gekocht*, kocht*
moment-hands = hand*
moment-stores = opberg*, bewaar*, bewar*

# Wat wordt geteld, meteen na het getal.
unit-gain-gold = goud*, munt*
unit-pay-gold = goud*, munt*
unit-take-gold = goud*, munt*
unit-give-gold = goud*, munt*
unit-price = goud*, munt*
unit-mercenary-price = goud*, munt*
unit-gold-die-pay = goud*, munt*
unit-gain-xp = xp, ervaring*
unit-pay-xp = xp, ervaring*
unit-reroll-price = xp, ervaring*
unit-gain-honour = ere*, eer
unit-injure = wond*, gewond*, verwond*
unit-heal = wond*, gewond*, verwond*
unit-gain-charisma = charisma*
unit-score = ster, sterren, reputatie*, punt*
unit-weakness = gevechtsdobbelste*, extra dobbelste*, meer dobbelste*, dobbelste* meer, dobbelste* extra
unit-hunt-dice = gevechtsdobbelste*, extra dobbelste*, meer dobbelste*, dobbelste* meer, dobbelste* extra
unit-finale-dice = gevechtsdobbelste*, extra dobbelste*, meer dobbelste*, dobbelste* meer, dobbelste* extra

# Wat werkwoorden doen of bekijken.
thing-adjust = verhoog*, verhogen, verlaag*, verlagen, verander*, wijzig*
thing-adjust-pool = verhoog*, verhogen, verlaag*, verlagen, verander*, wijzig*
thing-set-face = waarde*, kant*, toont, verhoog*, verhogen, verlaag*, verlagen
thing-turn = draai*, omdraai*, tegenoverliggend*, omgedraaid*
thing-turn-pool = draai*, omdraai*, tegenoverliggend*, omgedraaid*
thing-swap = verwissel*, ruil*, wissel*, omruil*
thing-swap-with-rival = verwissel*, ruil*, wissel*, omruil*
thing-move-die = verplaats*, verschuif*, schuif*, leg*, verzet*
thing-move-marker = moreeltoken*, moreel*
thing-ready = ververs*, klaar*
thing-exhaust = gebruikt*, uitput*
thing-act = *actie*
thing-exchange = vervang*, ruil*, verwissel*
thing-replace = vervang*, ruil*, verwissel*
thing-buy = koop*, kop*
thing-add-to-market = markt*
thing-discard = markt*
thing-deal = markt*
thing-trade = verwissel*, ruil*, wissel*, omruil*
thing-use-skill = vaardighe*
thing-reroll = rol*, gooi*, herrol*, werp*
thing-reroll-pool = rol*, gooi*, herrol*, werp*
thing-redraw = rol*, gooi*, herrol*, werp*
thing-pass-minion = handlanger*
thing-has-most = meeste, meest, meer + dan
thing-has-least = minste, minst
thing-goal-met = *doel*
thing-goals-met = *doel*
thing-alignment = moreel*
thing-backstory = achtergrond*, veld*, vak, vakken, vakje*, plek*
thing-trophies = trofee*
thing-injuries = wond*, gewond*, verwond*
thing-honour = ere*, eer

# Dat het meer wordt.
up-adjust = verhoog*, verhogen
up-adjust-pool = verhoog*, verhogen
up-face-worth = meer, extra, dubbel*
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
down-face-worth = minder, min
down-price = minder, goedkoper
down-mercenary-price = minder, goedkoper
down-reroll-price = minder, goedkoper
down-gold-die-pay = minder, goedkoper
down-hunt-dice = minder, goedkoper
down-finale-dice = minder, goedkoper
down-score = verlies*, minus

# Woorden van voorwaarden, filters en kaartbestanden.
word-row-str = strength, str, kracht*
word-row-dex = dexterity, dex, behendigheid*
word-row-con = constitution, con, conditie*, constitutie*
word-row-int = intelligence, intelligentie*, int
word-row-wis = wisdom, wis, wijsheid*
word-row-cha = charisma*, cha
word-colour-gold = goud*
word-colour-blue = blauw*
word-colour-red = rood, rode
word-colour-green = groen*
word-colour-purple = paars*
word-colour-black = zwart*
word-colour-white = wit, witte
word-colour-class = klassekleur*, kleur van je klasse
word-colour-boost = doorzichtig*, boost*, transparant*
word-kind-weapon = *wapen*
word-or-kind-weapon = *wapen*
word-measure-weapon = *wapen*
word-kind-trait = karakter*
word-or-kind-trait = karakter*
word-measure-trait = karakter*
word-kind-skill = vaardighe*
word-or-kind-skill = vaardighe*
word-measure-skill = vaardighe*
word-kind-armor = *pantser*
word-or-kind-armor = *pantser*
word-measure-armor = *pantser*
word-kind-scroll = perkament*, schriftrol*
word-or-kind-scroll = perkament*, schriftrol*
word-measure-scroll = perkament*, schriftrol*
word-measure-gold = goud*, munt*
word-measure-xp = xp, ervaring*
word-measure-honour = ere*, eer
word-measure-injuries = wond*, gewond*, verwond*
word-measure-trophies = trofee*
word-direction-good = goed*
word-direction-evil = kwaad, kwade, slecht*
word-direction-lawful = rechtelijk*, rechtschapen*
word-direction-chaotic = anarchi*, chao*
word-kind-location = locatie*, avontuurtoken*
word-kind-obstacle = obstakel*, avontuurtoken*
word-kind-attack = aanval*, avontuurtoken*
word-from-discard = aflegstapel*
word-from-market = markt*

# Aan welke kant van nul een getal moet liggen dat een script opzoekt, of van het eigen getal als het van
# een medespeler is: erboven (`above`) of eronder (`below`).
word-lawfulness-below = rechtelijk*, rechtschapen*, wet, wetten
word-lawfulness-above = anarchi*, chao*
word-goodness-above = goed*
word-goodness-below = kwaad*, kwade
word-gold-of-above = meer, rijker
word-gold-of-below = minder, armer

# Woorden uit kaartbestanden. Met een kaartsoort na `field-` gelden ze alleen voor die kaarten.
field-gives-xp = xp, ervaring*
field-gives-dice = gevechtsdobbelste*
field-armor-set-colour-blue = blauw*
field-armor-set-colour-red = rood, rode
field-armor-set-colour-green = groen*
field-armor-set-colour-purple = paars*
field-armor-set-colour-black = zwart*
field-armor-set-colour-white = wit, witte
