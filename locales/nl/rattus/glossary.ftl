# Wat de termen uit terms.ftl betekenen, onder hun naam. Een titel noemt na komma’s nog meer woorden.

rat = Een fiche dat met de rat naar boven in een regio ligt. Hoe meer er liggen, hoe meer blokjes je er plaatst; de pest draait ze om.
    .title = Rat, ratten
token = Een fiche met een rat op de rug; de grenswaarde en de symbolen blijven verborgen tot het wordt omgedraaid.
    .title = Rattenfiche, fiche, fiches
cube = Een deel van je bevolking. Blokjes op het bord en in het kasteel zijn punten.
    .title = Blokje, blokjes, bevolking, punten
plague = De zwarte figuur. Waar die stopt, komen er ratten bij en houdt de pest huis.
    .title = De pest, pestfiguur
class-card = Een kaart met een kracht, en een symbool dat de bezitter treft.
    .title = Klassekaart
supply = De ratten die nog kunnen komen. Zijn ze op, dan begint de laatste ronde.
    .title = Voorraad
reserve = Je blokjes die niet geplaatst zijn. Ze tellen niet.
    .title = Reserve
castle = Hierheen brengt de Koning blokjes. Daar kan ze niets overkomen.
    .title = Kasteel
limit = Zoveel blokjes moeten er in de regio staan, wil een fiche toeslaan.
    .title = Grenswaarde
last-round = De ronde na het einde: je gebruikt alleen nog kaarten.
    .title = De slotronde
