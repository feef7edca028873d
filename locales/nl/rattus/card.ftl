# Hoe de soorten kaarten heten, bij de uitleg.

kind-class = { -class-card }

# Wat een kaart doet.
effect =
    .is = effect

# Wat alleen `cardwright cards show` van een kaart zegt: `.is` is de naam van het veld.
row-number = { $value }
    .is = nummer
