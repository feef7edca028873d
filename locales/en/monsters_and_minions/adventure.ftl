# Adventure cards: what they give to whom in the final battle, and what is needed besides in a solo game.
# Only those who have the token are compared.

black-sea = Black Sea
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Constitution. Solo: also at least { $limit } { -gold }.
    .flavour = Even the anchor is afraid of the depth.
isle-of-winter = Isle of Winter
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Wisdom. Solo: also at least { $limit } { -xp }.
    .flavour = The beach is white, but it is not sand.
hidden-cove = Hidden Cove
    .text = { $count } { -xp } if your { -alignment-marker } is on a chaotic cell. Solo: also at least { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = On no map, and well known to every smuggler.
lost-at-sea = Lost at Sea
    .text = { $count } { -xp } if you have the most { -skill(count: "other") }. Solo: also at least { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = The stars are right. It is the sea that is wrong.
crew-mutiny = Crew Mutiny
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have the most { -gold }. Solo: also at least { $limit } { -gold }.
    .flavour = They would follow you anywhere, for a raise.
maelstrom = Maelstrom
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have the fewest { -armor-piece(count: "other") }. Solo: also { $limit ->
        [0] no { -armor-piece(count: "other") }
        [one] at most { $limit } { -armor-piece }
       *[other] at most { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Whoever wears the most sinks first.
swallowed = Swallowed
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $cards ->
        [one] { $cards } { -weapon }
       *[other] { $cards } { -weapon(count: "other") }
    }. Solo: also { $limit ->
        [0] no { -injury-token(count: "other") }
        [one] at most { $limit } { -injury-token }
       *[other] at most { $limit } { -injury-token(count: "other") }
    }.
    .flavour = It is dark, and somebody is already here.
tentacle-attack = Tentacle Attack
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $least ->
        [one] { $least } blue die
       *[other] { $least } blue dice
    }. Solo: also at least { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Count the arms, and start again.
capsize-ship = Capsize Ship
    .text = { $count } { -xp } if you meet your { -attribute-goal } for Dexterity. Solo: also at least { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = The ceiling was not wet a moment ago.
stone-bridge = Stone Bridge
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Strength. Solo: also at least { $limit } { -gold }.
    .flavour = The toll is whatever you can lift.
abandoned-mine = Abandoned Mine
    .text = { $count } { -xp } if you have at least { $least ->
        [one] { $least } { -gold-die }
       *[other] { $least } { -gold-die(count: "other") }
    }. Solo: also at least { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = The miners left in a hurry, and left everything.
forgotten-forest = Forgotten Forest
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Wisdom. Solo: also at least { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = The trees remember you.
traitor = Traitor
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have the most { -honour-token(count: "other") }. Solo: also at least { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = One of us has been smiling too much.
ambushed = Ambushed
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have the fewest { -injury-token(count: "other") }. Solo: also { $limit ->
        [0] no { -injury-token(count: "other") }
        [one] at most { $limit } { -injury-token }
       *[other] at most { $limit } { -injury-token(count: "other") }
    }.
    .flavour = It was a very quiet forest.
illusion = Illusion
    .text = { $count } { -xp } if you meet your { -attribute-goal } for Intelligence. Solo: also at least { $limit ->
        [one] { $limit } { -trait }
       *[other] { $limit } { -trait(count: "other") }
    }.
    .flavour = The path was never there.
club-swing = Club Swing
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $cards ->
        [one] { $cards } { -armor-piece }
       *[other] { $cards } { -armor-piece(count: "other") }
    }. Solo: also at least { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = It is a tree, held by the thin end.
ground-smash = Ground Smash
    .text = { $count } { -xp } if your { -alignment-marker } is on a lawful cell. Solo: also at least { $limit } { -xp }.
    .flavour = Keep to the rules, and off the ground.
throw = Throw
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $least ->
        [one] { $least } green die
       *[other] { $least } green dice
    }. Solo: also { $limit ->
        [0] no { -weapon(count: "other") }
        [one] at most { $limit } { -weapon }
       *[other] at most { $limit } { -weapon(count: "other") }
    }.
    .flavour = It ran out of rocks, and then it looked at us.
another-dimension = Another Dimension
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $cards ->
        [one] { $cards } { -scroll }
       *[other] { $cards } { -scroll(count: "other") }
    }. Solo: also at least { $limit ->
        [one] { $limit } { -scroll }
       *[other] { $limit } { -scroll(count: "other") }
    }.
    .flavour = Left is down here, and Tuesday is blue.
underworld = Underworld
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Constitution. Solo: also at least { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = The stairs only count downward.
dark-temple = Dark Temple
    .text = { $count } { -xp } if your { -alignment-marker } is on an evil cell. Solo: also { $limit ->
        [0] no { -trait(count: "other") }
        [one] at most { $limit } { -trait }
       *[other] at most { $limit } { -trait(count: "other") }
    }.
    .flavour = Leave your shoes and your conscience at the door.
riddle = Riddle
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Intelligence. Solo: also at least { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = The third answer is always ‘yourself’.
skeleton-horde = Skeleton Horde
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have the most { -trophy(count: "other") }. Solo: also at least { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = They are thin, but there are many.
poisonous-fumes = Poisonous Fumes
    .text = { $count } { -xp } if you have the fewest { -injury-token(count: "other") }. Solo: also { $limit ->
        [0] no { -injury-token(count: "other") }
        [one] at most { $limit } { -injury-token }
       *[other] at most { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Breathe out. Keep breathing out.
horned-charge = Horned Charge
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Strength. Solo: also at least { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Stand still, and stand very firmly.
flame-sword = Flame Sword
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $least ->
        [one] { $least } black die
       *[other] { $least } black dice
    }. Solo: also at least { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = It also lights the room.
scythe-of-souls = Scythe of Souls
    .text = { $count } { -xp } if you have the most { -honour-token(count: "other") }. Solo: also at least { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = It reaps by reputation.
dungeon = Dungeon
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Constitution. Solo: also at least { $limit } { -gold }.
    .flavour = The door opens outward. That was the first mistake.
mountainside = Mountainside
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Dexterity. Solo: also at least { $limit } { -xp }.
    .flavour = Do not look down. Do not look up either.
ancient-ruins = Ancient Ruins
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Intelligence. Solo: also at least { $limit ->
        [one] { $limit } { -scroll }
       *[other] { $limit } { -scroll(count: "other") }
    }.
    .flavour = The writing says ‘turn back’, with three spelling mistakes.
captured = Captured
    .text = { $count } { -xp } if you have the most { -gold }. Solo: also at least { $limit } { -gold }.
    .flavour = The ransom is negotiable, and so are we.
dart-trap = Dart Trap
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $cards ->
        [one] { $cards } { -skill }
       *[other] { $cards } { -skill(count: "other") }
    }. Solo: also at least { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = Mind the loose stone. The other loose stone.
spiked-pit-trap = Spiked Pit Trap
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have the fewest { -weapon(count: "other") }. Solo: also { $limit ->
        [0] no { -weapon(count: "other") }
        [one] at most { $limit } { -weapon }
       *[other] at most { $limit } { -weapon(count: "other") }
    }.
    .flavour = Light luggage falls slowest.
claw-attack = Claw Attack
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $cards ->
        [one] { $cards } { -armor-piece }
       *[other] { $cards } { -armor-piece(count: "other") }
    }. Solo: also at least { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Five parallel lines, and no ruler.
fire-breath = Fire Breath
    .text = { $count } { -xp } if your { -alignment-marker } is on a good cell. Solo: also { $limit ->
        [0] no { -injury-token(count: "other") }
        [one] at most { $limit } { -injury-token }
       *[other] at most { $limit } { -injury-token(count: "other") }
    }.
    .flavour = The good stand upwind.
tail-strike = Tail Strike
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $least ->
        [one] { $least } red die
       *[other] { $least } red dice
    }. Solo: also at least { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Everybody watches the teeth.
catacombs = Catacombs
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Wisdom. Solo: also at least { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = The residents do not mind, as long as you whisper.
ancestral-castle = Ancestral Castle
    .text = { $count } { -xp } if you have the most { -gold }. Solo: also at least { $limit } { -gold }.
    .flavour = All the portraits have the same face.
corrupted-shrine = Corrupted Shrine
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if your { -alignment-marker } is on a good cell. Solo: also { $limit ->
        [0] no { -trait(count: "other") }
        [one] at most { $limit } { -trait }
       *[other] at most { $limit } { -trait(count: "other") }
    }.
    .flavour = The candles burn, but upside down.
ghoul-swarm = Ghoul Swarm
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $cards ->
        [one] { $cards } { -weapon }
       *[other] { $cards } { -weapon(count: "other") }
    }. Solo: also at least { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Bring something for each hand.
collapse = Collapse
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Dexterity. Solo: also { $limit ->
        [0] no { -armor-piece(count: "other") }
        [one] at most { $limit } { -armor-piece }
       *[other] at most { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Run first, and apologize outside.
blood-pool = Blood Pool
    .text = { $count } { -xp } if you have the fewest { -injury-token(count: "other") }. Solo: also { $limit ->
        [0] no { -injury-token(count: "other") }
        [one] at most { $limit } { -injury-token }
       *[other] at most { $limit } { -injury-token(count: "other") }
    }.
    .flavour = It is warm, and that is not reassuring.
life-drain = Life Drain
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Constitution. Solo: also at least { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = You feel twenty years older, and so do your boots.
bite = Bite
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $least ->
        [one] { $least } white die
       *[other] { $least } white dice
    }. Solo: also at least { $limit } { -xp }.
    .flavour = Two neat holes, and excellent manners.
mind-assault = Mind Assault
    .text = { $count } { -xp } if you meet your { -attribute-goal } for Intelligence. Solo: also at least { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = Think of a wall. Think of it very hard.
cathedral = Cathedral
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if your { -alignment-marker } is on a lawful cell. Solo: also at least { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Even the echo keeps the hours here.
old-fortress = Old Fortress
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Strength. Solo: also at least { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = The gate has rusted into an opinion.
shadowy-cave = Shadowy Cave
    .text = { $count } { -xp } if you have the least { -gold }. Solo: also at most { $limit } { -gold }.
    .flavour = Nothing to steal here but the dark.
befall-curse = Befall Curse
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have the fewest { -trait(count: "other") }. Solo: also { $limit ->
        [0] no { -trait(count: "other") }
        [one] at most { $limit } { -trait }
       *[other] at most { $limit } { -trait(count: "other") }
    }.
    .flavour = It knows you by your habits.
arcane-runes = Arcane Runes
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you meet your { -attribute-goal } for Intelligence. Solo: also at least { $limit ->
        [one] { $limit } { -scroll }
       *[other] { $limit } { -scroll(count: "other") }
    }.
    .flavour = Read the last line first.
energy-barrier = Energy Barrier
    .text = { $count } { -xp } if you have at least { $cards ->
        [one] { $cards } { -scroll }
       *[other] { $cards } { -scroll(count: "other") }
    }. Solo: also at least { $limit } { -xp }.
    .flavour = It hums in a key you once knew.
acid-breath = Acid Breath
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $cards ->
        [one] { $cards } { -armor-piece }
       *[other] { $cards } { -armor-piece(count: "other") }
    }. Solo: also at least { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Wear something you will not miss.
cone-of-cold = Cone of Cold
    .text = { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    } if you have at least { $least ->
        [one] { $least } purple die
       *[other] { $least } purple dice
    }. Solo: also at least { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Even the swearing freezes.
lightning-strike = Lightning Strike
    .text = { $count } { -xp } if you meet your { -attribute-goal } for Dexterity. Solo: also { $limit ->
        [0] no { -injury-token(count: "other") }
        [one] at most { $limit } { -injury-token }
       *[other] at most { $limit } { -injury-token(count: "other") }
    }.
    .flavour = You hear it if it missed.
