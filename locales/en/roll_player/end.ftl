# The verdict, and the tale of each hero: sentences that are read one after another.

won-by-stars = { $seat } wins with { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }!
won-by-gold = { $seat } wins with { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }; the tie is broken by { $gold } { -gold }!
won-by-dice = { $seat } wins with { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } and { $gold } { -gold }; the tie is broken by having the fewest dice in the { -class-color } ({ $dice })!
shared = A perfect tie at { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }: { $seats } share the victory!
# 0 is the highest rank, 5 the lowest.
rank = { $rank ->
        [0] Final rank: True Hero
        [1] Final rank: Guildmaster
        [2] Final rank: Luminary
        [3] Final rank: Adventurer
        [4] Final rank: Sellsword
       *[5] Final rank: NPC
    }, with { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }.

slayer = Final rank: Monster Slayer, with { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }.
lost = An { -attack } of { $attack } is not enough to slay the { $monster }. You lose the game.

hero = { $race_word ->
        [dragonkin] There was a time when people knew { $seat } only as the { $backstory }; now the taverns ring with tales of that { $class } of Dragonkin blood.
        [dwarf] They still call { $seat } the { $backstory } at home under the mountain; everywhere else they speak of the Dwarven { $class }.
        [elf] Even the trees whisper of { $seat }, once the { $backstory }, now the Elven { $class } of every ballad.
        [halfling] Every inn keeps a chair for { $seat }: the { $backstory } of old, the Halfling { $class } of today.
        [human] Nobody expected much of { $seat } the { $backstory }; now every crossroads has a story of that Human { $class }.
        [orc] Make way for { $seat }! The { $backstory } has become an Orcish { $class }, and nobody is laughing.
       *[other] Once, people knew { $seat } only as the { $backstory }; now they speak of the { $class } of { $race } blood.
    }
# Stars of the cell under the marker: the alignment card wanted this, or it did not.
outlook = The { $alignment } in { $seat } { $cell_word ->
        [lawful-good] kept every promise and mended every wrong
        [neutral-good] helped everyone in need and never sent a bill
        [chaotic-good] did what was right, whatever the law had to say
        [lawful-neutral] lived by the rules, no matter who had written them
        [true-neutral] took no side and outlived most who did
        [chaotic-neutral] went wherever the wind was blowing
        [lawful-evil] knew every clause of every contract and used them all
        [neutral-evil] looked after one person only
       *[chaotic-evil] left a good deal of smoke on the horizon
    }, { $stars ->
        [-3] and never had a quiet night’s sleep again.
        [-2] and had many regrets.
        [-1] and had a few regrets.
        [0] and thought no more about it.
        [1] and was at ease with that.
       *[other] and could not have been happier.
    }
# $nth: which of the stories at a table with this attribute it is, so that no two say the same.
strongest = { $nth ->
        [2] { $row_word ->
            [str] Stuck carts, stuck doors, stuck mules: people sent for { $seat }
            [dex] { $seat } could cross a creaking floor without waking the cat
            [con] Where others needed a healer, { $seat } needed a second helping
            [int] Wizards hid their books, for { $seat } never forgot a page
            [wis] { $seat } knew when to speak and, rarer still, when not to
           *[cha] Guards with orders to stop { $seat } ended up carrying the luggage
        }
        [3] Others had to practice; { $seat } was born that way
        [4] Three masters came to teach { $seat } and went home as pupils
        [5] For this, the bards gave { $seat } a whole verse
       *[other] { $row_word ->
            [str] Nobody arm-wrestled { $seat } twice
            [dex] No lock, ledge or purse string ever gave { $seat } much trouble
            [con] Poison, frost and tavern stew never laid { $seat } low
            [int] Riddles were solved before { $seat } had finished breakfast
            [wis] Kings and beggars alike came to { $seat } for advice
           *[cha] One smile from { $seat } opened more gates than any ram
        }
    } ({ $row } { $total }).
# $nth: 1 for the first hero at a table with this weakness, else the number of the hero.
weakest = { $nth ->
        [2] Everyone has a weak spot, and this was { $seat }’s
        [3] Of one thing { $seat } never cared to speak
        [4] One lesson { $seat } must have slept through
        [5] Where others shone here, { $seat } was content to watch
       *[other] { $row_word ->
            [str] Heavy doors, on the other hand, { $seat } left for others to open
            [dex] Stairs, though, { $seat } preferred to take slowly
            [con] Still, a common cold could keep { $seat } in bed for a month
            [int] Long words, however, { $seat } left for others to read
            [wis] Good advice, sadly, { $seat } tended to notice too late
           *[cha] Small talk, alas, { $seat } never quite mastered
        }
    } ({ $row } { $total }).
# $nth: which of the stories at a table this is, so that no two of them say the same.
armed = { $nth ->
        [2] Over { $seat }’s fireplace hangs what settled many an argument: { $cards }.
        [3] { $seat } slept lightly, and never far from this: { $cards }.
        [4] Bandits learned to look first at what { $seat } carried: { $cards }.
        [5] { $seat } never left the house without this: { $cards }.
       *[other] When words failed, { $seat } let something else do the talking: { $cards }.
    }
unarmed = { $nth ->
        [2] { $seat } won every fight by not being there.
        [3] { $seat } went unarmed, and most quarrels went elsewhere.
        [4] No blade, no bow: { $seat } had long legs and good excuses.
        [5] { $seat } settled most quarrels with a stern look.
       *[other] Weapons? { $seat } never carried one.
    }
known = { $nth ->
        [2] Every song about { $seat } has the same chorus: { LOWER($cards) }.
        [3] Friends of { $seat }, asked for the honest truth, say: { LOWER($cards) }.
        [4] On tavern walls they still write it beside the name of { $seat }: { LOWER($cards) }.
        [5] Even { $seat }’s enemies grant this much: { LOWER($cards) }.
       *[other] Ask anyone who met { $seat }, and they will tell you: { LOWER($cards) }.
    }
able = { $nth ->
        [2] Nobody ever found out where { $seat } picked this up: { $cards }.
        [3] This is how { $seat } paid for supper: { $cards }.
        [4] When { $seat } was bored, everyone learned something: { $cards }.
        [5] Old age will not take this from { $seat }: { $cards }.
       *[other] This is what { $seat } learned in long years on the road: { $cards }.
    }
hunted = { $nth ->
        [1] On the wall at home hangs what { $seat } brought back from the hunt: { $minions }.
        [2] { $seat } keeps some old company on a shelf: { $minions }.
        [3] Travelers sleep better for what { $seat } put down: { $minions }.
        [4] Every evening the children ask { $seat } for the same old story: { $minions }.
       *[other] When { $seat } boasts, the proof is close at hand: { $minions }.
    }
slew = { $nth ->
        [1] { $seat } slew the { $monster }, and tells it differently every evening.
        [2] The { $monster } met { $seat } once. Once was enough.
        [3] Ask { $seat } about the { $monster }, and bring a chair.
        [4] Since { $seat } slew the { $monster }, the bards have known only one song.
       *[other] { $seat } came home with a tooth; the { $monster } no longer needs it.
    }
# At one table a hero may slay the monster and another may not: “beaten” does not say whether it lives.
beaten = { $nth ->
        [1] Of the fight with the { $monster }, { $seat } only ever tells the beginning.
        [2] { $seat } fought the { $monster } bravely, and ran even better.
        [3] { $seat } came back barefoot; the boots had stayed with the { $monster }.
        [4] It takes { $seat } three mugs to admit it: the { $monster } hit harder.
       *[other] At running, says { $seat }, the { $monster } was no match at all.
    }
purse = { $nth ->
        [2] { $gold ->
            [0] The purse of { $seat } held one moth, and even that flew off.
            [one] The purse of { $seat } held a single coin, and plenty of room.
           *[other] The purse of { $seat } held { $gold } { -gold }, and room for more.
        }
        [3] Every pocket turned out, { $seat } counted { $gold ->
            [0] two buttons and no { -gold }.
            [one] two buttons and one coin.
           *[other] two buttons and { $gold } { -gold }.
        }
        [4] Asked about riches, { $seat } { $gold ->
            [0] laughed, and showed two empty hands.
            [one] laughed, and spun a lone coin on the table.
           *[other] laughed, laid { $gold } { -gold } on the table and said no more.
        }
        [5] { $seat } paid the last innkeeper with a song, { $gold ->
            [0] for want of anything else.
            [one] and kept the one coin for the road.
           *[other] and kept the { $gold } { -gold } for the road.
        }
       *[other] { $gold ->
            [0] And when the tale was told, { $seat } had not one coin left to pay for the ale.
            [1] { $seat } set out with a single coin, and spent it at the first toll gate.
            [2] { $seat } set out with { $gold } { -gold }: one for the way there, one for the way back.
            [3] The purse still held { $gold } { -gold }, and { $seat } had known worse days.
            [4] { $seat } tucked { $gold } { -gold } into one boot and whistled down the road.
            [5] With { $gold } { -gold } to spend, { $seat } could have bought a horse, or half of a good one.
            [6] The pouch held { $gold } { -gold }, and { $seat } slept in a real bed that night.
           *[other] And when the tale was told, { $seat } still had { $gold } { -gold } to buy a round for the house.
        }
    }
