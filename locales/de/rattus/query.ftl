# Was man für jede Frage tippt, ein oder zwei Buchstaben, und was man erfährt.

cubes = s
help-cubes = die { -cube(count: "other") } einer Region: s REGION oder ihre Nummer
rats = r
help-rats = die { -rat(count: "other") } einer Region: r REGION; r allein für den { -supply }
plague = p
help-plague = wo die { -plague } steht
near = na
help-near = die Nachbarn einer Region: na REGION
hand = k
help-hand = deine { -class-card(count: "other") }; k NAME für die von jemand anderem
free = fr
help-free = die { -class-card(count: "other") }, die niemand hat
pieces = b
help-pieces = wo deine { -cube(count: "other") } sind; b NAME für die von jemand anderem
known = w
help-known = was du von einem { -token } weißt: w 1 für das erste
turn = d
help-turn = wer am Zug ist und wer als Nächstes kommt
