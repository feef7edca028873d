# Arten von Neuigkeiten: was man eingibt, um weniger davon zu hören, und wie sie aufgezählt werden.

turns = Züge
cubes = { -cube(count: "other") }
cards = Karten
rats = { -rat(count: "other") }
plague = { -plague(form: "disease") }
