# Was ein Verb der Skripte tut und was ein Haken antwortet: `cards show --exact`.
move-cubes = eigene { -cube(count: "other") } in eine andere Region versetzen ({ $amount })
add-cubes = eigene { -cube(count: "other") } in eine Region legen ({ $amount })
move-token = ein { -token } in eine andere Region versetzen
swap-tokens = zwei { -token(count: "other") } vertauschen
save = einen eigenen { -cube } in die { -castle } bringen
move-plague = die { -plague } bewegen
count-plague = die { -plague } als neutrale { -cube(count: "other") } zählen lassen ({ $amount })
look = sich heimlich ein { -token } ansehen
answer-extra-cubes = mehr { -cube(count: "other") } beim Platzieren ({ $amount })
answer-reach = Regionen, so weit die { -plague } ziehen darf ({ $amount })
answer-neutral-cubes = neutrale { -cube(count: "other") }, als die die { -plague } zählen darf ({ $amount })
