# Sortes de nouvelles : ce qu’on tape pour en entendre moins, et comment elles sont énumérées.

turns = tours
cubes = cubes
cards = cartes
rats = rats
plague = { -plague }
