# Editions of the rules.

first = First edition
    .flavour = Four heroes set out from a box that still smells of ink.
second = Second edition
    .flavour = More heroes, more cards, and the same old bag of dice.
