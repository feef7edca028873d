# Wie die Optionen des Spiels heißen: die Option, und nach einem Bindestrich jeder ihrer Werte.

placing = Steine platzieren
placing-exact = so viele, wie die Regel sagt
placing-free = weniger oder gar keine, nach Belieben

removal = Ratten beiseitelegen
removal-after-mixing = nachdem die übrigen Startratten untergemischt sind
removal-before-mixing = davor

flips = welche Ratte aufgedeckt wird
flips-random = zufällig gezogen
flips-chosen = vom aktiven Spieler ausgesucht

plague-return = die Pest zieht dorthin zurück, wo sie herkam
plague-return-no = verboten
plague-return-yes = erlaubt

last-plague = die Pest in der Schlussrunde
last-plague-must-move = muss ziehen
last-plague-may-stay = darf bleiben

double-majority = zwei Mehrheitssymbole
double-majority-fixed = die Mehrheit wird einmal festgestellt
double-majority-recounted = sie wird für jedes neu festgestellt

all-placed = alle Steine platziert
all-placed-during = beendet das Spiel, auch wenn im selben Zug welche zurückkommen
all-placed-at-end = zählt nur, wenn am Ende des Zuges keiner zurückgekommen ist

plague-alone = die Pest, die als Steine zählt
plague-alone-no = wütet nur neben echten Steinen
plague-alone-yes = wütet auch allein

first = wer beginnt
first-drawn = das Los entscheidet

map = Landkarte
map-europe = Europa

tokens = { -token(count: "other") }
tokens-base = die des Grundspiels
