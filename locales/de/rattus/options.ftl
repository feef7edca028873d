# Wie die Optionen des Spiels heißen: die Option, und nach einem Bindestrich jeder ihrer Werte.

placing = Steine platzieren
placing-exact = so viele, wie die Regel sagt
placing-free = weniger oder gar keine, nach Belieben

removal = Plättchen aussortieren
removal-after-mixing = nachdem die übrigen Startplättchen untergemischt sind
removal-before-mixing = davor

flips = welche Ratte aufgedeckt wird
flips-random = entscheidet das Los
flips-chosen = entscheidet, wer am Zug ist

plague-return = die Pestfigur kehrt an ihren Ausgangspunkt zurück
plague-return-no = verboten
plague-return-yes = erlaubt

last-plague = die Pestfigur in der Schlussrunde
last-plague-must-move = muss ziehen
last-plague-may-stay = darf stehen bleiben

double-majority = zwei Mehrheitssymbole
double-majority-fixed = die Mehrheit wird einmal festgestellt
double-majority-recounted = sie wird für jedes neu festgestellt

all-placed = alle Steine platziert
all-placed-during = beendet das Spiel, auch wenn im selben Zug welche zurückkommen
all-placed-at-end = zählt nur, wenn am Ende des Zuges keiner zurückgekommen ist

plague-alone = die Pest, wo die Pestfigur als Steine zählt
plague-alone-no = wütet nur bei anderen Steinen
plague-alone-yes = wütet auch ohne andere Steine

first = wer beginnt
first-drawn = das Los entscheidet

map = Landkarte
map-europe = Europa

tokens = { -token(count: "other") }
tokens-base = die des Grundspiels
