# Kinds of news: what a player types to see fewer of them, and how they are listed.

setup = setup
turns = turns
dice = dice
gold = { -gold }
cards = cards
hunts = hunts
rewards = rewards
