# Hoe de soorten kaarten heten, bij de uitleg.

kind-class = { -class-card }
kind-map = landkaart
kind-tokens = set fiches
