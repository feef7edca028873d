# What the kinds of cards are called, when one is explained.

kind-class = class card
