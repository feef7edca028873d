# Wofür oder wogegen eine Wahl laut Vorschlag spricht, jeweils ein Stichwort in einer Liste, und in welcher Einheit gezählt wird.

own = eigene { -cube(count: "other") }
others = { -cube(count: "other") } der anderen Spieler
rats = { -rat(count: "other") } auf dem Spielplan
cards = { -class-card(count: "other") }
plague = nächster Schritt der { -plague }
victory = Sieg
