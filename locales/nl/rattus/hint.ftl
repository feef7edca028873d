# Waar een keuze volgens een tip goed of slecht voor is, steeds een trefwoord in een lijst, en in welke eenheid wordt geteld.

own = eigen { -cube(count: "other") }
others = { -cube(count: "other") } van de andere spelers
rats = { -rat(count: "other") } op het bord
cards = { -class-card(count: "other") }
plague = volgende stap van de { -plague }
victory = overwinning
