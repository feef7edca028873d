# Wat een werkwoord van de scripts doet en wat een haak antwoordt: `cards show --exact`.
move-cubes = eigen { -cube(count: "other") } naar een andere regio verplaatsen ({ $amount })
add-cubes = eigen { -cube(count: "other") } in een regio bijzetten ({ $amount })
move-token = een { -token } naar een andere regio verplaatsen
swap-tokens = twee { -token(count: "other") } verwisselen
save = een eigen { -cube } naar het { -castle } brengen
move-plague = de { -plague(form: "piece") } verplaatsen
count-plague = de { -plague(form: "piece") } als neutrale { -cube(count: "other") } laten meetellen ({ $amount })
look = in het geheim een { -token } bekijken
answer-extra-cubes = extra te plaatsen { -cube(count: "other") } ({ $amount })
answer-reach = regio’s die de { -plague(form: "piece") } ver mag ({ $amount })
answer-neutral-cubes = neutrale { -cube(count: "other") } waarvoor de { -plague(form: "piece") } mag meetellen ({ $amount })
