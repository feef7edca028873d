# Wie die Arten von Karten heißen, wenn eine erklärt wird.

kind-class = { -class-card }
