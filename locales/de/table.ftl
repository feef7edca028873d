# Der Tisch auf dem ganzen Bildschirm eines Terminals.

## Tasten

# Unter dem Tisch: die nützlichsten Tasten. Höchstens 78 Spalten.
keys-line = ←↓↑→ gehen · Tab weiter · Eingabe wählen · / alle · i Karte · ? Hilfe · q Ende
keys = Tasten
key-move = auf das zeigen, was in dieser Richtung liegt
key-next = zur nächsten Möglichkeit, oder zur vorigen
key-take = wählen, worauf gezeigt wird
key-number = auf die Möglichkeit mit dieser Nummer zeigen
key-list = alle Möglichkeiten auflisten; Tippen grenzt sie ein
key-card = alles über die Karte oder den Spieler unter dem Zeiger
key-rules = die Regeln zu dieser Entscheidung lesen
key-hint = was ein umsichtiger Spieler täte
key-undo = deine letzte Wahl zurücknehmen
key-score = der Punktestand, Zeile für Zeile
key-log = alles, was geschehen ist
key-board = alles auf dem Tisch, mit den Texten der Karten
key-piles = die offenen Stapel durchsehen
key-language = zur nächsten Sprache wechseln
key-rest = beim Vorlesen: der Rest des Gesagten
key-line = einen Befehl tippen
key-page = den Tisch oder eine lange Seite weiterbewegen
key-back = schließen, was über dem Tisch liegt
key-quit = aufhören; die Partie ist gespeichert
mouse = Maus: Ein Klick zeigt, ein zweiter wählt; die rechte Taste erklärt, das Rad bewegt Tisch und Seiten.
# Something was pasted where nothing is typed.
pasted = Eingefügter Text ist keine Antwort. Tippe die Nummer einer Wahl oder einen Doppelpunkt für einen Befehl.
# Signs with which the table is drawn, below those of the game.
signs-map = Auf dem Spielplan: ─ │ ╱ ╲ eine Grenze über Land, ╌ ┆ ´ ` eine übers Meer.
signs-foreseen = Hinter ⇒ steht, was die Möglichkeit unter dem Zeiger brächte, davor, was wegfiele.
signs-cut = … steht, wo mehr zu sagen ist, als Platz hat: Zeige darauf und drücke i.

# Was deutsche Tastaturen auf diese Tasten drucken, kurz: Die Hilfe nennt sie so.
named-tab = Tab
named-back-tab = Umschalt+Tab
named-enter = Eingabe
named-escape = Esc
named-page-up = Bild auf
named-page-down = Bild ab
named-home = Pos1
named-end = Ende
named-space = Leertaste

# Worauf gezeigt wird, hat keine eigene Seite.
nothing-to-explain = Dazu gibt es nichts zu erklären.
# In der letzten Zeile, während ein Tipp berechnet wird.
weighing = Einen Augenblick, die Möglichkeiten werden verglichen.
# In einer Liste, die Tippen eingrenzt.
nothing-fits = Zu dem, was du getippt hast, passt nichts.
no-such-choice = „{ $typed }“ steht nicht zur Wahl. Die Taste / zeigt, was möglich ist, ? die Tasten.
hand-over-undo = { $name }, gleich wird deine letzte Wahl zurückgenommen: Drück die Eingabetaste{ $secret ->
        [yes] , sobald außer dir niemand hinsieht
       *[no] {""}
    }. Mit u bleibt es bei deiner Wahl.
# Auf dem Rahmen einer Seite, die von selbst kommt: die Taste, die sie schließt.
page-came = Eingabe: weiter
page-closes = Esc: schließen

# Nach der Überschrift einer kurzen Liste ähnlicher Möglichkeiten: die Taste für alle.
fold-closes = Esc: alle Möglichkeiten

## Was von selbst geschieht, und Partien, die man sich ansieht

# Unter dem Tisch, höchstens 78 Spalten.
keys-line-replay = ←→ Schritt · Bild↑↓ Runde · Leer läuft · / Karten · e Sicht · ? Hilfe · q Ende
keys-line-replay-scroll = ↑↓ Zeile · ←→ Schritt · Bild↑↓ Runde · / Karten · e Sicht · ? Hilfe · q Ende
keys-line-news = geht von selbst weiter · jede Taste: gleich zur Frage · + − Tempo · q Ende
keys-line-hold = jede Taste: Tisch weitergeben · + − Tempo · q Ende
keys-line-last = jede Taste: weiter zur Endabrechnung · + − Tempo · q Ende
keys-line-form = ↑ ↓ bewegen · ← → ändern · Eingabe wählen · Esc verlassen · v Sprache
keys-line-list-form = ↑ ↓ bewegen · Eingabe wählen · Esc verlassen · v Sprache
keys-line-read = ↑ ↓ blättern · Esc schließen
keys-line-typed = ↑ ↓ bewegen · Tippen ändert · ← → wählen · Eingabe weiter · Esc zurück
keys-line-list = Tippen grenzt die Liste ein · ↑ ↓ bewegen · Eingabe wählen · Esc zurück
keys-line-moments = Karte oder Schrittnummer tippen · ↑ ↓ bewegen · Eingabe hingehen · Esc zurück
keys-line-end = ↑ ↓ blättern · a nochmal · b ansehen · v Sprache · q Ende
key-step = einen Schritt zurück oder weiter
key-round = zurück zum Anfang der Runde oder weiter zur nächsten
key-ends = zum Anfang oder zum Ende
key-scroll = den Tisch oder die Seite am Ende weiterbewegen
key-first-use = die Karten auflisten und dorthin gehen, wo eine zum ersten Mal vorkommt, oder zu einem Schritt mit seiner Nummer
key-review = die Entscheidungen auflisten, bei denen ein Vorschlag anders lautete, und zu einer gehen
key-play-on = von diesem Schritt an weiterspielen, als neue Partie
key-picture = ein Bild dieses Schritts in eine Datei schreiben
key-by-itself = die Partie von selbst weiterlaufen lassen oder anhalten
key-pace = schneller oder langsamer zeigen, was geschieht
key-eyes = aus der Sicht des nächsten Spielers ansehen
key-quit-replay = mit dem Ansehen aufhören
key-scroll-end = diese Seite um eine Zeile weiterbewegen
key-turn-end = diese Seite um einen Bildschirm weiterbewegen
key-again = noch einmal mit denselben Spielern spielen
key-replay = die Partie Schritt für Schritt ansehen
# Die Taste zum Zurücknehmen auf der Seite am Ende.
undo-over = Die Partie ist zu Ende, keine Wahl lässt sich mehr zurücknehmen. Mit b siehst du sie dir an und kannst von jedem Schritt aus weiterspielen.
# Die Taste zum Weiterspielen, im letzten Schritt einer Partie, die zu Ende ist.
play-on-nothing = Mit diesem Schritt ist die Partie zu Ende, es bleibt nichts zu spielen. Geh erst ein paar Schritte zurück.
# Wie schnell der Tisch zeigt, was geschieht.
pace-off = Der Tisch zeigt alles auf einmal.
pace-quick = Der Tisch zeigt schnell, was geschieht.
pace-steady = Der Tisch zeigt im Lesetempo, was geschieht.
pace-slow = Der Tisch zeigt langsam, was geschieht.
# Aus wessen Sicht eine Partie gezeigt wird: in der Kopfzeile.
eyes-bystander = was alle wissen dürfen
eyes-referee = mit allen Geheimnissen
