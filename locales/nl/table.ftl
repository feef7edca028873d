# De tafel op het hele scherm van een terminal.

## Toetsen

# Onder de tafel: de nuttigste toetsen. Hoogstens 78 kolommen.
keys-line = ←↓↑→ gaan · Tab volgende · Enter kiezen · / lijst · i kaart · ? alle toetsen
keys = Toetsen
key-move = ga naar wat daar ligt
key-next = naar de volgende keuze, of de vorige
key-take = kies wat is aangewezen
key-number = wijs een keuze aan met haar nummer
key-list = alle keuzes in een lijst; typen maakt de lijst korter
key-card = lees de aangewezen kaart
key-rules = lees de regels van deze beslissing
key-hint = wat een bedachtzame speler zou doen
key-undo = neem je laatste keuze terug
key-score = de score tot nu toe, regel voor regel
key-log = alles wat er gebeurd is
key-board = alles op tafel, met de teksten van de kaarten
key-piles = bekijk de open stapels
key-language = de volgende taal
key-line = typ een opdracht
key-quit = stoppen; het spel is bewaard

# Wat is aangewezen heeft geen eigen bladzijde.
nothing-to-explain = Hier ligt geen kaart.
