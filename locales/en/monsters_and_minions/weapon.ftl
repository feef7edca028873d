# Weapons.

sling = Sling
    .text = When { -attribute-goal(count: "other") } are scored, each of your dice showing { $max } or less counts { $bonus } higher. This does not count for { -trait(count: "other") }.
    .flavour = The giants laughed, all but one of them.
spellbook = Spellbook
    .text = If you have at least { $tokens ->
            [one] { $tokens } { -adventure-token }
           *[other] { $tokens } { -adventure-token(count: "other") }
        }, you take { $dice ->
            [one] { $dice } more { -combat-die }
           *[other] { $dice } more { -combat-die(count: "other") }
        } in the { -finale }.
    .flavour = Chapter one: know your enemy. Chapter two: run.
spiked-club = Spiked Club
    .text = When you { $friendly_market_word ->
            [yes] take { -gold } in the { -market } instead of buying a card
           *[no] discard a { -market-card } for { -gold }
        }, you also gain { $xp } { -xp }.
    .flavour = Somebody improved a tree.
halberd = Halberd
    .text = In each { -hunt } you roll { $dice ->
            [one] { $dice } more { -combat-die }
           *[other] { $dice } more { -combat-die(count: "other") }
        }.
    .flavour = An axe that keeps a polite distance.
war-hammer = War Hammer
    .text = When you fill an { -attribute-row }, you may turn one of its dice to its { -opposite-face }.
    .ask-turn = { $card }: turn which die of the full row to its { -opposite-face }?
    .flavour = What it hits comes out the other way around.
wand = Wand
    .text = When you place a die in Intelligence, you choose the face it shows.
    .ask-face = { $card }: set the { $die } ({ $space }) to which number?
    .flavour = Point the thin end away from you.
steel-net = Steel Net
    .text = Add { $bonus } to the total of each of your { -hunt(count: "other") }.
    .flavour = It is much easier to be brave when the other one is tangled up.
thieves-tools = Thieves’ Tools
    .number = pl
    .text = At the start of each { -cleanup } you may ready one exhausted { -skill }, in addition to the one that each player may ready.
    .ask-ready = { $card }: ready which { -skill }?
    .offer-ready-decline = None of them
    .flavour = Eleven hooks, one file, and a spoon that nobody can explain.
unholy-flail = Unholy Flail
    .text = Each time your { -alignment-marker } moves toward evil, you may carry out the Constitution action.
    .flavour = The chain whispers, and it knows your name.
backpack = Backpack
    .text = Needs no hands. When you take a die, you may store it here instead of placing it: up to { $dice } dice, but always fewer than your sheet has free spaces. You then carry out no action, and a { -gold-die } pays nothing. On a later turn, you may move any number of stored dice to your sheet; each then pays and acts as if you had just taken it.
    .flavour = Rope, rations, and a future that has not been decided yet.
