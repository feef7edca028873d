# De tafel op het hele scherm van een terminal.

## Toetsen

# Onder de tafel: de nuttigste toetsen. Hoogstens 78 kolommen.
keys-line = ←↓↑→ wijzen · Tab verder · Enter kiezen · / lijst · i kaart · ? hulp · q stop
keys = Toetsen
key-move = wijs aan wat daar ligt
key-next = naar de volgende keuze, of de vorige
key-take = kies wat is aangewezen
key-number = wijs een keuze aan met het nummer ervan
key-list = alle keuzes in een lijst; typen maakt de lijst korter
key-card = lees de aangewezen kaart, of open de aangewezen speler
key-rules = lees de regels van deze beslissing
key-hint = wat een bedachtzame speler zou doen
key-undo = neem je laatste keuze terug
key-score = de score tot nu toe, regel voor regel
key-log = alles wat er gebeurd is
key-board = alles op tafel, met de teksten van de kaarten
key-piles = bekijk de open stapels
key-language = de volgende taal
key-rest = bij voorlezen: de rest van wat wordt gezegd
key-line = typ een opdracht
key-page = verschuif het bord of een lange bladzijde
key-back = sluit wat over de tafel ligt
key-quit = stoppen; de partij is opgeslagen
mouse = Muis: één klik wijst aan, een tweede kiest; de rechterknop legt uit en het wiel verschuift bord en bladzijden.
# Something was pasted where nothing is typed.
pasted = Geplakte tekst is geen antwoord. Typ het nummer van een keuze, of een dubbele punt voor een opdracht.
# Signs with which the table is drawn, below those of the game.
signs-map = Op de kaart: ─ │ ╱ ╲ een grens over land, ╌ ┆ ´ ` een over zee.
signs-foreseen = ⇒ staat vóór wat de aangewezen keuze zou brengen, en achter wat zou verdwijnen.
signs-cut = … staat waar meer te zeggen is dan er plaats is: wijs het aan en druk op i.

# Wat op deze toetsen staat, kort: zo noemt de hulp ze. Nederlandse toetsenborden dragen Engelse namen.
named-tab = Tab
named-back-tab = Shift+Tab
named-enter = Enter
named-escape = Esc
named-page-up = PgUp
named-page-down = PgDn
named-home = Home
named-end = End
named-space = Spatie

# Wat is aangewezen heeft geen eigen bladzijde.
nothing-to-explain = Hier valt niets uit te leggen.
# Op de laatste regel, terwijl een tip wordt berekend.
weighing = Een ogenblik, de keuzes worden vergeleken.
# In a list that typing narrows.
nothing-fits = Niets past bij wat je hebt getypt.
no-such-choice = Geen van de keuzes heet “{ $typed }”. Met / zie je de keuzes, met ? de toetsen.
hand-over-undo = { $name }, je laatste keuze wordt zo teruggenomen: druk op Enter{ $secret ->
        [yes] {" "}zodra er niemand meekijkt
       *[no] {""}
    }. Met u blijft je keuze staan.
# Op de rand van een bladzijde die vanzelf komt: de toets die de bladzijde sluit.
page-came = Enter: verder
page-closes = Esc: sluiten

# Na de kop van een korte lijst van soortgelijke keuzes: de toets voor alle keuzes.
fold-closes = Esc: alle keuzes

## What happens by itself, and games that are looked back at

# Below the table, at most 78 columns.
keys-line-replay = ←→ stap · PgUp/Dn ronde · Spatie auto · / kaarten · e kijker · ? hulp · q stop
keys-line-replay-scroll = ↑↓ bladeren · ←→ stap · PgUp/Dn ronde · / kaarten · e kijker · ? hulp · q stop
keys-line-news = gaat vanzelf verder · elke toets: meteen naar de vraag · + − tempo · q stoppen
keys-line-hold = elke toets: de beurt doorgeven · + − tempo · q stoppen
keys-line-last = elke toets: door naar de eindtelling · + − tempo · q stoppen
keys-line-form = ↑ ↓ bewegen · ← → wijzigen · Enter kiezen · Esc verlaten · v taal
keys-line-list-form = ↑ ↓ bewegen · Enter kiezen · Esc verlaten · v taal
keys-line-read = ↑ ↓ bladeren · Esc sluiten
keys-line-typed = ↑ ↓ bewegen · typen wijzigt · ← → kiezen · Enter verder · Esc terug
keys-line-list = typen maakt de lijst korter · ↑ ↓ bewegen · Enter kiezen · Esc terug
keys-line-moments = typ een kaart of een stapnummer · ↑ ↓ bewegen · Enter erheen · Esc terug
keys-line-end = ↑ ↓ bladeren · a nog eens · b terugkijken · v taal · q stop
key-step = een stap terug of verder
key-round = terug naar het begin van de ronde of door naar de volgende
key-ends = naar het begin of naar het einde
key-scroll = verschuif het bord, of de bladzijde van het einde
key-first-use = een lijst van de kaarten, om te springen naar waar een kaart voor het eerst voorkomt, of naar een stapnummer
key-review = de keuzes opsommen waar een tip anders was, en naar een ervan gaan
key-play-on = vanaf deze stap verder spelen, als nieuwe partij
key-picture = een plaatje van deze stap in een bestand opslaan
key-by-itself = de partij vanzelf laten doorgaan of stilzetten
key-pace = sneller of langzamer
key-eyes = door de ogen van de volgende speler kijken
key-quit-replay = stoppen met kijken
key-scroll-end = deze bladzijde een regel verschuiven
key-turn-end = deze bladzijde een scherm verschuiven
key-again = nog eens spelen met dezelfde spelers
key-replay = de partij stap voor stap terugkijken
# De toets om terug te nemen, op de bladzijde van het einde.
undo-over = De partij is afgelopen, dus geen keuze is nog terug te nemen. Met b kijk je terug op de partij en speel je vanaf elke stap verder.
# De toets om verder te spelen, op de laatste stap van een afgelopen partij.
play-on-nothing = Met deze stap is de partij afgelopen, er valt niets meer te spelen. Ga eerst een paar stappen terug.
# How fast the table moves.
pace-off = De tafel laat alles in één keer zien.
pace-quick = De tafel gaat snel.
pace-steady = De tafel gaat op leestempo.
pace-slow = De tafel gaat langzaam.
# With whose eyes a game is looked back at: in the header.
eyes-bystander = wat iedereen mag weten
eyes-referee = alles wat iemand wist
