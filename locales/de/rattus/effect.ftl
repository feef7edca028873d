# Mit welchen Wörtern die Texte der Karten von den Verben, Haken und Wörtern der Skripte sprechen, für
# `lint --deep`: Listen mit Kommas, ein Sternchen steht für jede Endung oder jeden Anfang. Ein Pluszeichen
# verbindet Wörter eines Teilsatzes, die nur gemeinsam etwas besagen: `voll* + *reihe*`. Ein Paket
# ergänzt eine Liste in einer eigenen Nachricht mit Unterstrich hinter dem Namen:
# `unit-gain-gold_frost`.

# Die Zeitpunkte der Haken.
moment-on-last = letzte* runde, schlussrunde*
moment-extra-cubes = platzier*, leg*, leg*
moment-neutral-cubes = neutral*
moment-reach = pest*

# Was Verben tun oder ansehen.
thing-move-cubes = versetz*, verschieb*, bewege*, beweg*, zieh*
thing-move-token = plättchen*, ratte*
thing-swap-tokens = plättchen*, ratte*
thing-look = plättchen*, ratte*
thing-save = burg*
thing-move-plague = pest*
thing-plague = pest*
thing-count-plague = neutral*

# Was gezählt wird, gleich hinter seiner Zahl. Kein Verb zählt Ratten: Ein Text, der es tut, irrt.
unit-extra-cubes = stein*
unit-neutral-cubes = stein*
unit-count-plague = stein*
unit-move-cubes = stein*
unit-add-cubes = stein*
unit-reach = region*, *region*, *gebiet*
unit-rats = ratte*, plättchen*

# Dass es mehr wird.
up-extra-cubes = mehr, weitere*, zusätzlich*
up-add-cubes = leg, lege, legst, legt, hinzufüg*, füg*, setz*

# Dass es weniger wird.
down-extra-cubes = weniger
down-add-cubes = entfern*, nimm*, nehm*, wegnehm*

# Wörter von Filtern; eine 0 ist eine Zahl, bei der nichts da sein darf.
word-max-rats-0 = ohne + ratte*, kein* + ratte*, rattenfrei*
