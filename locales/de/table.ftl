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
