# Words that sentences are made of.

game = Roll Player

die = { $colour } { $face }
    .code = { $colour_code }{ $face }
seat = Player { $n }

list-none = none
list-two = { $head } and { $tail }
list-more = { $head }, { $tail }
list-last = { $head } and { $tail }
# A list in order.
list-then = { $head }, then { $tail }

attribute-str = Strength
    .code = STR
    .action = turn a die
attribute-dex = Dexterity
    .code = DEX
    .action = swap two dice
attribute-con = Constitution
    .code = CON
    .action = raise or lower a die by 1
attribute-int = Intelligence
    .code = INT
    .action = re-roll a die
attribute-wis = Wisdom
    .code = WIS
    .action = move the marker
attribute-cha = Charisma
    .code = CHA
    .action = take a token

# The first letter; black and gold, whose first letters are those of blue and green, have two.
colour-green = green
    .code = G
colour-blue = blue
    .code = B
colour-red = red
    .code = R
colour-purple = purple
    .code = P
colour-black = black
    .code = Bk
colour-white = white
    .code = W
colour-gold = gold
    .code = Go

# Clear dice: none of the colors.
colour-boost = boost
    .code = X

# Nouns, to be used after “toward” and beside an arrow.
direction-good = good
direction-evil = evil
direction-lawful = law
direction-chaotic = chaos

market-kind-weapon = weapon
market-kind-trait = trait
market-kind-skill = skill
market-kind-armor = armor

outlook-lawful-good = lawful good
outlook-neutral-good = neutral good
outlook-chaotic-good = chaotic good
outlook-lawful-neutral = lawful neutral
outlook-true-neutral = true neutral
outlook-chaotic-neutral = chaotic neutral
outlook-lawful-evil = lawful evil
outlook-neutral-evil = neutral evil
outlook-chaotic-evil = chaotic evil

# What a backstory asks for.
story-colour = { $colour } in { $row }

space = { $row } space { $number }
    .code = { $row_code } { $number }

# The total of a row and the goal of the class for it; in offers.
standing = { $goal_word ->
        [none] { $total }
        [exact] { $total }, goal { $least }
        [range] { $total }, goal { $least }–{ $most }
       *[open] { $total }, goal { $least }+
    }
    .aloud = total { $goal_word ->
        [none] { $total }
        [exact] { $total }, goal { $least }
        [range] { $total }, goal { $least }–{ $most }
       *[open] { $total }, goal { $least } or more
    }

market-kind-scroll = scroll

adventure-kind-location = location
adventure-kind-obstacle = obstacle
adventure-kind-attack = attack

# What is counted in the games of bots, after a number with decimals.
count-market-turn = market turns
count-bought = { -card(count: "other") } bought
count-skill = { -skill(count: "other") } used
count-hunt = { -hunt(count: "other") }
count-mercenary = { -mercenary(count: "other") }
count-reroll = { -combat-die(count: "other") } re-rolled
count-xp-action = { -attribute-action(count: "other") } for { -xp }
count-xp-spent = { -xp } payments
count-trophy = { -trophy(count: "other") }
count-slain = { -monster(count: "other") } slain

# The rewards of a total in a hunt, one after the other.
spoils = { $prize_word ->
        [trophy] the { -trophy }
        [xp] { $amount } { -xp }
        [gold] { $amount } { -gold }
        [honour] { $amount ->
            [one] { $amount } { -honour-token }
           *[other] { $amount } { -honour-token(count: "other") }
        }
       *[injury] { $amount ->
            [one] { $amount } { -injury-token }
           *[other] { $amount } { -injury-token(count: "other") }
        }
    }
