# Ce que fait un verbe des scripts et ce que répond un crochet : `cards show --exact`.
move-cubes = déplacer des { -cube(count: "other") } à soi vers une autre région ({ $amount })
add-cubes = ajouter des { -cube(count: "other") } à soi dans une région ({ $amount })
move-token = déplacer un { -token } vers une autre région
swap-tokens = intervertir deux { -token(count: "other") }
save = mettre un { -cube } à soi à l’abri au { -castle }
move-plague = déplacer la { -plague }
count-plague = faire compter la { -plague } pour des { -cube(count: "other") } neutres ({ $amount })
look = regarder un { -token } en secret
answer-extra-cubes = { -cube(count: "other") } de plus à placer ({ $amount })
answer-reach = régions que la { -plague } peut parcourir ({ $amount })
answer-neutral-cubes = { -cube(count: "other") } neutres pour lesquels la { -plague } peut compter ({ $amount })
