# Der Tisch auf dem ganzen Bildschirm eines Terminals.

## Tasten

# Unter dem Tisch: die nützlichsten Tasten. Höchstens 78 Spalten.
keys-line = ←↓↑→ bewegen · Tab weiter · Enter nehmen · / Liste · i Karte · ? alle Tasten
keys = Tasten
key-move = zeigen, was in dieser Richtung liegt
key-next = zur nächsten Möglichkeit, oder zur vorigen
key-take = nehmen, worauf gezeigt wird
key-number = auf eine Möglichkeit mit dieser Nummer zeigen
key-list = alle Möglichkeiten als Liste; Tippen grenzt sie ein
key-card = die Karte lesen, auf die gezeigt wird
key-rules = die Regeln zu dieser Entscheidung lesen
key-hint = was ein umsichtiger Spieler täte
key-undo = deine letzte Wahl zurücknehmen
key-score = der Punktestand, Zeile für Zeile
key-log = alles, was geschehen ist
key-board = alles auf dem Tisch, mit den Texten der Karten
key-piles = die offenen Stapel durchsehen
key-language = die nächste Sprache
key-line = einen Befehl tippen
key-quit = aufhören; die Partie ist gespeichert

# Worauf gezeigt wird, hat keine eigene Seite.
nothing-to-explain = Hier liegt keine Karte.
# In a list that typing narrows.
nothing-fits = Nichts passt zu dem, was getippt ist.

## What happens by itself, and games that are looked back at

# Below the table, at most 78 columns.
keys-line-replay = ← → Schritt · Bild↑ Bild↓ Runde · Leertaste von selbst · / Karten · ? alle Tasten
keys-line-news = jede Taste: weiter zur nächsten Frage · + − Tempo · q beenden
keys-line-form = ↑ ↓ bewegen · ← → ändern · Enter nehmen · Esc zurück · v Sprache
keys-line-end = ↑ ↓ blättern · b die Partie noch einmal ansehen · v Sprache · q beenden
key-step = einen Schritt zurück oder weiter
key-round = zurück zum Anfang der Runde oder weiter zur nächsten
key-ends = zum Anfang oder zum Ende
key-first-use = die Karten auflisten und dorthin gehen, wo eine zum ersten Mal vorkommt
key-by-itself = die Partie von selbst weiterlaufen lassen oder anhalten
key-pace = schneller oder langsamer
key-eyes = mit den Augen des nächsten Spielers sehen
key-quit-replay = nicht mehr zusehen
# How fast the table moves.
pace-off = Der Tisch zeigt alles auf einmal.
pace-quick = Der Tisch läuft schnell.
pace-steady = Der Tisch läuft im Lesetempo.
pace-slow = Der Tisch läuft langsam.
# With whose eyes a game is looked back at: in the header.
eyes-bystander = was alle wissen dürfen
eyes-referee = alles
