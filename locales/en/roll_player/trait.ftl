# Traits.

steadfast = Steadfast
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each { -weapon } you own.
    .flavour = The line held because one pair of boots never moved.
honorable = Honorable
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } if your { -alignment-marker } is in the lawful good corner.
    .flavour = A word once given is heavier than any armor.
nimble = Nimble
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } if the dice in your Dexterity row add up to { $min } or more. Race and { -weapon(count: "other") } do not count.
    .flavour = The arrow was fast, but it had the wrong address.
proud = Proud
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for every { $dice } of your dice that show { $face } (up to { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        }).
    .flavour = Mirrors were invented for faces like this one.
weak = Weak
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } if your Strength row is full and its dice add up to { $max } or less. Race and { -weapon(count: "other") } do not count.
    .flavour = Somebody else will have to carry the treasure.
clumsy = Clumsy
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } if your Dexterity row is full and its dice add up to { $max } or less. Race and { -weapon(count: "other") } do not count.
    .flavour = Every trap in the dungeon was found, one after another.
foolish = Foolish
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } if the cell under your { -alignment-marker } is worth { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        } or less.
    .flavour = It looked like such a good idea by torchlight.
reckless = Reckless
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each full { -attribute-row } whose highest and lowest dice are { $gap } or more apart.
    .flavour = Look first or leap first: one of the two saves time.
focused = Focused
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each full { -attribute-row } whose three dice show the same number.
    .flavour = The battle raged on all sides, and the candle flame never trembled.
compassionate = Compassionate
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each set of six of your dice, one of each color. Gold dice do not count.
    .flavour = At this fire there is room for everyone.
obsessed = Obsessed
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each of your dice in your { -class-color } after the first { $free } (up to { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        }).
    .flavour = Just one more, and the collection will be complete.
cunning = Cunning
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each of your exhausted { -skill(count: "other") }.
    .flavour = A trick that stays up the sleeve has fooled nobody yet.
greedy = Greedy
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for every { $gold } { -gold } you have left (up to { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        }).
    .flavour = Dragons have been slain for less than this purse.
honest = Honest
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } if you have at most { $max ->
            [one] { $max } { -gold-die }
           *[other] { $max } { -gold-die(count: "other") }
        }.
    .flavour = Lies need a good memory; the truth travels light.
loyal = Loyal
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } if at least { $min } of your dice match your { -backstory }.
    .flavour = However far the road went, the heart stayed at home.
obnoxious = Obnoxious
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each of your red or black dice after the first { $free } (up to { $most ->
            [one] { $most } { -star }
           *[other] { $most } { -star(count: "other") }
        }).
    .flavour = Thrown out of every tavern, and proud to name them all.
dedicated = Dedicated
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each { -attribute-goal } that you meet with your dice only. Race and { -weapon(count: "other") } do not count.
    .flavour = While the others slept, a practice sword kept time with the crickets.
courageous = Courageous
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } if you own at least one { -weapon } but no { -armor }.
    .flavour = A blade in the hand, and nothing but a shirt between heart and fate.
envious = Envious
    .text = Compare { -gold }, { -weapon(count: "other") }, { -trait(count: "other") }, { -skill(count: "other") } and { -armor }. Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } for each { $alone_word ->
            [yes] that you have none of.
           *[other] that another player has more of than you. In a solo game: for each that you have none of.
        }
    .flavour = The grass on that side even has better dragons.
famous = Famous
    .text = Gain { $stars ->
            [one] { $stars } { -star }
           *[other] { $stars } { -star(count: "other") }
        } if you own at least one { -weapon }, one { -armor-piece }, one { -skill } and one { -trait }. This card counts.
    .flavour = Children fight over who may play this hero.
