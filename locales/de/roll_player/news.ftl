# Arten von Neuigkeiten: was man eingibt, um weniger davon zu hören, und wie sie aufgezählt werden.

setup = Vorbereitung
turns = Züge
dice = Würfel
gold = { -gold }
cards = Karten
hunts = { -hunt(count: "other") }
rewards = Belohnungen
