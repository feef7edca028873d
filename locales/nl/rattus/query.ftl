# Wat je voor elke vraag typt, een of twee letters, en wat je te horen krijgt.

cubes = bl
help-cubes = de { -cube(count: "other") } in een regio: bl REGIO, of het nummer ervan
rats = r
help-rats = de { -rat(count: "other") } in een regio: r REGIO; alleen r: de { -supply }
plague = p
help-plague = waar de { -plague(form: "piece") } staat
near = bu
help-near = de buren van een regio: bu REGIO
hand = k
help-hand = jouw klassekaarten; k NAAM voor die van een ander
free = vr
help-free = de klassekaarten die niemand heeft
pieces = e
help-pieces = hoeveel { -cube(count: "other") } je waar hebt; e NAAM voor die van een ander
known = w
help-known = wat je weet van een { -token }: w 1 voor het eerste
turn = b
help-turn = wie aan de beurt is, en wie daarna komt
