# What the kinds of cards are called, when one is explained.

kind-class = class card

# What a card does.
effect =
    .is = effect

# Fields that only `cardwright cards show` prints: `.is` names the field.
row-number = { $value }
    .is = number
