# Mit welchen Wörtern die Texte der Karten von den Verben, Haken und Wörtern der Skripte sprechen, für
# `lint --deep`: Listen mit Kommas, ein Sternchen steht für jede Endung. Ein Paket ergänzt eine Liste in
# einer eigenen Nachricht mit Unterstrich hinter dem Namen: `unit-gain-gold_frost`.

# Die Zeitpunkte der Haken.
moment-on-last = schlussrunde, letzte* runde
moment-extra-cubes = platzier*, leg*, leg*
moment-neutral-cubes = neutral*
moment-reach = pestfigur, pest

# Was Verben tun oder ansehen.
thing-move-cubes = versetz*, verschieb*, bewege*, beweg*, zieh*
thing-move-token = rattenplättchen*, plättchen*
thing-swap-tokens = rattenplättchen*, plättchen*
thing-look = rattenplättchen*, plättchen*
thing-save = burg
thing-move-plague = pestfigur, pest
thing-count-plague = neutral*
