# Waar een keuze volgens een tip goed of slecht voor is, steeds een trefwoord in een lijst, en in welke eenheid wordt geteld.

goal = doel van { $row }
class-dice = { -class-color }
backstory = { -backstory }
alignment = { -alignment }
armor = { -armor }
cards = { -card(count: "other") }
monster = { -monster }
gold = { -gold }
turn = vroege beurt op de { -market }
# Alleen: een initiatiefkaart waarmee de vijandelijke dobbelstenen de markt minder treffen.
spared = gespaarde { -market-card(count: "other") }
