# Ce que fait un verbe des scripts et ce que répond un crochet : `cards show --exact`.
move-cubes = déplacer de ses { -cube(count: "other") } vers une autre région ({ $amount })
add-cubes = ajouter de ses { -cube(count: "other") } dans une région ({ $amount })
move-token = déplacer un { -token } vers une autre région
swap-tokens = intervertir deux { -token(count: "other") }
save = mettre l’un de ses { -cube(count: "other") } à l’abri au { -castle }
move-plague = déplacer la { -plague }
count-plague = faire compter la { -plague } pour des { -cube(count: "other") } neutres ({ $amount })
look = regarder un { -token } en secret
answer-extra-cubes = { -cube(count: "other") } de plus à placer ({ $amount })
answer-reach = régions que la { -plague } peut parcourir ({ $amount })
answer-neutral-cubes = { -cube(count: "other") } neutres pour lesquels la { -plague } peut compter ({ $amount })
