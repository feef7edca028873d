# Soorten nieuws: wat je typt om er minder van te horen, en hoe ze worden opgesomd.

setup = voorbereiding
turns = beurten
dice = dobbelstenen
gold = goud
cards = kaarten
hunts = { -hunt(count: "other") }
rewards = beloning
