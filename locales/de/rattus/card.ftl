# Wie die Arten von Karten heißen, wenn eine erklärt wird.

kind-class = { -class-card }

# Was eine Karte tut.
effect =
    .is = Wirkung

# Was nur `cardwright cards show` von einer Karte sagt: `.is` benennt die Angabe.
row-number = { $value }
    .is = Nummer
