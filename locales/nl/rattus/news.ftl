# Soorten nieuws: wat je typt om er minder van te horen, en hoe ze worden opgesomd.

turns = beurten
cubes = { -cube(count: "other") }
cards = kaarten
rats = { -rat(count: "other") }
plague = { -plague }
