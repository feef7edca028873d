# What a verb of the scripts does, and what a hook answers: `cards show --exact`.
move-cubes = move own { -cube(count: "other") } to another region ({ $amount })
add-cubes = add own { -cube(count: "other") } to a region ({ $amount })
move-token = move a { -token } to another region
swap-tokens = swap two { -token(count: "other") }
save = bring an own { -cube } to the { -castle }
move-plague = move the { -plague }
count-plague = let the { -plague } count as neutral { -cube(count: "other") } ({ $amount })
look = look at a { -token } in secret
answer-extra-cubes = more { -cube(count: "other") } to place ({ $amount })
answer-reach = regions that the { -plague } may be moved ({ $amount })
answer-neutral-cubes = neutral { -cube(count: "other") } for which the { -plague } may count ({ $amount })
