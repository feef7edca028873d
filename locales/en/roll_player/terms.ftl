# Terms of the game: one place for each, so that every text uses the same word.
# With (count: "other") a term reads in the plural.

-gold = gold
-die = { $count ->
        [other] dice
       *[one] die
    }
-gold-die = { $count ->
        [other] gold dice
       *[one] gold die
    }
-starting-die = { $count ->
        [other] starting dice
       *[one] starting die
    }
-enemy-die = enemy die
-bag = bag
-star = { $count ->
        [other] stars
       *[one] star
    }
-reputation-star = { $count ->
        [other] reputation stars
       *[one] reputation star
    }
-card = { $count ->
        [other] cards
       *[one] card
    }
-hand = { $count ->
        [other] hands
       *[one] hand
    }
-market = market
-market-phase = market phase
-market-turn = market turn
-market-card = { $count ->
        [other] market cards
       *[one] market card
    }
-market-deck = market deck
-discard-pile = discard pile
-trash = trash
-initiative-card = { $count ->
        [other] initiative cards
       *[one] initiative card
    }
-first-player = first player
-charisma-token = { $count ->
        [other] charisma tokens
       *[one] charisma token
    }
-alignment = alignment
-alignment-card = alignment card
-alignment-marker = alignment marker
-backstory = backstory
-character-sheet = { $count ->
        [other] character sheets
       *[one] character sheet
    }
-race = race
-class = { $count ->
        [other] classes
       *[one] class
    }
-class-color = class color
-weapon = { $count ->
        [other] weapons
       *[one] weapon
    }
-trait = { $count ->
        [other] traits
       *[one] trait
    }
-skill = { $count ->
        [other] skills
       *[one] skill
    }
-armor = armor
-armor-piece = { $count ->
        [other] pieces of armor
       *[one] piece of armor
    }
-armor-set = { $count ->
        [other] armor sets
       *[one] armor set
    }
-attribute = { $count ->
        [other] attributes
       *[one] attribute
    }
-attribute-row = { $count ->
        [other] attribute rows
       *[one] attribute row
    }
-attribute-action = { $count ->
        [other] attribute actions
       *[one] attribute action
    }
-attribute-goal = { $count ->
        [other] attribute goals
       *[one] attribute goal
    }
-space = { $count ->
        [other] spaces
       *[one] space
    }
-opposite-face = opposite face
-roll-phase = roll phase
-dice-phase = dice phase
-cleanup = cleanup
-final-scoring = final scoring
-boost-die = { $count ->
        [other] boost dice
       *[one] boost die
    }
-scroll = { $count ->
        [other] scrolls
       *[one] scroll
    }
-monster = { $count ->
        [other] monsters
       *[one] monster
    }
-minion = { $count ->
        [other] minions
       *[one] minion
    }
-minion-deck = minion deck
-hunt = { $count ->
        [other] hunts
       *[one] hunt
    }
-weakness = weakness
-trophy = { $count ->
        [other] trophies
       *[one] trophy
    }
-combat-die = { $count ->
        [other] combat dice
       *[one] combat die
    }
-mercenary = { $count ->
        [other] mercenaries
       *[one] mercenary
    }
-xp = XP
-honour-token = { $count ->
        [other] honor tokens
       *[one] honor token
    }
-injury-token = { $count ->
        [other] injury tokens
       *[one] injury token
    }
-adventure-card = { $count ->
        [other] adventure cards
       *[one] adventure card
    }
-adventure-token = { $count ->
        [other] adventure tokens
       *[one] adventure token
    }
-attack = attack
-strength = strength
-finale = final battle
