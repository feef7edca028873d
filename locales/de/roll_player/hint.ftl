# Wofür oder wogegen eine Wahl laut Vorschlag spricht, jeweils ein Stichwort in einer Liste, und in welcher Einheit gezählt wird.

goal = Ziel für { $row }
class-dice = { -class-color }
backstory = { -backstory }
alignment = { -alignment }
armor = { -armor }
cards = { -card(count: "other") }
monster = { -monster }
gold = { -gold }
turn = früher Zug auf dem { -market }
# Allein: eine Initiativekarte, mit der die Gegnerwürfel den Markt weniger treffen.
spared = verschonte { -market-card(count: "other") }
