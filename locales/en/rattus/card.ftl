# What the kinds of cards are called, when one is explained.

kind-class = class card

# What a card does.
effect =
    .is = effect

# What only `cardwright cards show` tells of a card: `.is` names the field.
row-number = { $value }
    .is = number
