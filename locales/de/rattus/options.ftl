# Wie die Optionen des Spiels heißen: die Option, und nach einem Bindestrich jeder ihrer Werte.

placing = Steine platzieren
placing-exact = so viele, wie die Regel sagt
placing-free = auch weniger oder gar keine

removal = Plättchen aussortieren
removal-after-mixing = nach dem Untermischen
removal-before-mixing = vor dem Untermischen

flips = welche Ratte aufgedeckt wird
flips-random = entscheidet das Los
flips-chosen = entscheidet, wer am Zug ist

plague-return = Rückkehr der Pestfigur
plague-return-no = verboten
plague-return-yes = erlaubt

last-plague = Pestfigur in der Schlussrunde
last-plague-must-move = muss ziehen
last-plague-may-stay = darf stehen bleiben

double-majority = zwei Mehrheitssymbole
double-majority-fixed = treffen dieselben Personen
double-majority-recounted = dazwischen wird neu gezählt

all-placed = alle Steine platziert
all-placed-during = zählt auch mitten im Zug
all-placed-at-end = zählt nur am Ende des Zuges

plague-alone = neutrale Steine allein
plague-alone-no = lassen die Pest nicht wüten
plague-alone-yes = lassen die Pest wüten

first = wer beginnt
first-drawn = das Los entscheidet

map = Landkarte
map-europe = Europa

tokens = { -token(count: "other") }
tokens-base = die des Grundspiels
