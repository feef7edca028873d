# Sortes de nouvelles : ce qu’on tape pour en entendre moins, et comment elles sont énumérées.

setup = préparation
turns = tours
dice = dés
gold = or
cards = cartes
hunts = { -hunt(count: "other") }
rewards = récompenses
