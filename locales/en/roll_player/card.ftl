# The fields of a card, when it is explained. The ids are those of the fields in the card's file;
# `.is` names the field, `.order` the order in which the parts of a table are listed. A no-break space keeps words on one line.

kind-weapon = weapon
kind-trait = trait
kind-skill = skill
kind-armor = armor
kind-armor-set = armor set
kind-class = class
kind-backstory = backstory
kind-alignment = alignment
kind-race = { -race }
kind-scroll = scroll
kind-minion = minion
kind-monster = monster
kind-adventure = adventure card

# Used in languages whose printed cards have English names: German and Dutch.
name =
    .is = name
cost = Cost: { $value } { -gold }
    .is = cost
hands = { $value ->
        [0] Needs no { -hand(count: "other") }
        [one] Needs { $value } { -hand }
       *[other] Needs { $value } { -hand(count: "other") }
    }
    .is = hands
arrow = Arrow: { $word ->
        [good] ↑ good
        [evil] ↓ evil
        [lawful] ← law
       *[chaotic] → chaos
    }
    .is = arrow
    .aloud = Arrow: { $word ->
        [good] good
        [evil] evil
        [lawful] law
       *[chaotic] chaos
    }
set = Belongs to the { $value } set
    .is = set
colour = { $count ->
        [one] Color
       *[other] Colors
    }: { $value }
    .is = color

# Goals of a class. $list: the six goals; $goal: a number, a range, or 16+.
goals = Goals: { $list }
    .is = goals
    .order = str dex con int wis cha
goals-str = STR { $goal } ★{ $stars }
    .aloud = Strength { $goal }, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-dex = DEX { $goal } ★{ $stars }
    .aloud = Dexterity { $goal }, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-con = CON { $goal } ★{ $stars }
    .aloud = Constitution { $goal }, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-int = INT { $goal } ★{ $stars }
    .aloud = Intelligence { $goal }, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-wis = WIS { $goal } ★{ $stars }
    .aloud = Wisdom { $goal }, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }
goals-cha = CHA { $goal } ★{ $stars }
    .aloud = Charisma { $goal }, worth { $stars ->
        [one] { $stars } { -star }
       *[other] { $stars } { -star(count: "other") }
    }

# What a race adds to a row: $value, possibly negative.
bonus = { $list }
    .is = attribute changes
    .order = str dex con int wis cha
    .signed = { $value ->
        [1] +1
        [2] +2
        [3] +3
       *[other] { $value }
    }
bonus-str = Strength { bonus.signed }
bonus-dex = Dexterity { bonus.signed }
bonus-con = Constitution { bonus.signed }
bonus-int = Intelligence { bonus.signed }
bonus-wis = Wisdom { bonus.signed }
bonus-cha = Charisma { bonus.signed }

# The color that the space of each row asks for.
spaces = { $list }
    .is = { -space(count: "other") }
    .order = str dex con int wis cha
spaces-str = Strength { $space }: { $colour }
spaces-dex = Dexterity { $space }: { $colour }
spaces-con = Constitution { $space }: { $colour }
spaces-int = Intelligence { $space }: { $colour }
spaces-wis = Wisdom { $space }: { $colour }
spaces-cha = Charisma { $space }: { $colour }

# The grid, row by row: from good to evil, each from law to chaos.
grid = Stars (rows: good to evil; columns: law to chaos): { $value }
    .is = grid
# Stars for one card of the set, for two, and so on.
stars = Stars for one card, two cards and so on: { $value }
    .is = stars

# The rewards of a minion, row by row of its table. $from_to: the greatest total of the row; 0 for the last.
rewards = Rewards by total: { $value }
    .is = rewards
rewards-row = { $from_to ->
        [0] { $from }+
       *[other] { $from }–{ $from_to }
    }: { $count ->
        [0] nothing
       *[other] { $list }
    }
    .aloud = a total of { $from_to ->
        [0] { $from } or more
       *[other] { $from }–{ $from_to }
    }: { $count ->
        [0] nothing
       *[other] { $list }
    }
    .order = trophy xp gold honour injuries
rewards-row-trophy = { $value ->
        [yes] { -trophy }
       *[no] {""}
    }
rewards-row-xp = { $value } { -xp }
rewards-row-gold = { $value } { -gold }
rewards-row-honour = { $value } honor
rewards-row-injuries = { $value ->
        [one] { $value } injury
       *[other] { $value } injuries
    }

# The two cards of a monster.
several = For 2 or more players: { $list }
    .is = for 2 or more
    .order = strength stars
several-strength = { -strength } { $value }
several-stars = { -attack } for one star, two stars and so on: { $value }
alone = For a solo game: { $list }
    .is = solo
    .order = strength stars
alone-strength = { several-strength }
alone-stars = { several-stars }

# What a card does.
effect =
    .is = effect

# Fields that only `cardwright cards show` prints: `.is` names the field.
row-dots = { $value }
    .is = dots
row-number = { $value }
    .is = number
row-printing = { $word ->
        [first] first printing
       *[later] later printing
    }
    .is = printing
row-side = { $word ->
        [a] front
       *[b] back
    }
    .is = side
row-size = { $value ->
        [one] { $value } { -card }
       *[other] { $value } { -card(count: "other") }
    }
    .is = size
row-basic = { $value ->
        [yes] yes
       *[no] no
    }
    .is = first edition
row-gives = { $word ->
        [dice] combat dice
       *[xp] XP
    }
    .is = gives
row-kind = { $word ->
        [location] location
        [obstacle] obstacle
       *[attack] attack
    }
    .is = kind
row-monster = { $value }
    .is = monster
