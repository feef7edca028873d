# Hoe de soorten kaarten heten, bij de uitleg.

kind-class = { -class-card }
