# Hoe de opties van het spel heten: de optie, en na een streepje elke waarde.

placing = blokjes plaatsen
placing-exact = zoveel als de regel zegt
placing-free = minder of geen, naar keuze

removal = fiches opzijleggen
removal-after-mixing = nadat de overige startfiches erdoor zijn gemengd
removal-before-mixing = voordat de overige startfiches erdoor worden gemengd

flips = de rat die wordt omgedraaid
flips-random = door het lot bepaald
flips-chosen = gekozen door wie aan de beurt is

plague-return = de pest terug naar het beginpunt
plague-return-no = mag niet
plague-return-yes = mag

last-plague = de pest in de slotronde
last-plague-must-move = moet zich verplaatsen
last-plague-may-stay = mag blijven staan

double-majority = twee meerderheidssymbolen
double-majority-fixed = de meerderheid wordt één keer bepaald
double-majority-recounted = de meerderheid wordt voor elk symbool opnieuw bepaald

all-placed = alle blokjes geplaatst
all-placed-during = beëindigt het spel, ook als er in die beurt weer terugkomen
all-placed-at-end = telt alleen als er aan het einde van de beurt geen is teruggekomen

plague-alone = de pest die als blokjes telt
plague-alone-no = slaat slechts toe waar echte blokjes staan
plague-alone-yes = slaat ook toe zonder andere blokjes

first = wie begint
first-drawn = door loting

map = landkaart
map-europe = Europa

tokens = { -token(count: "other") }
tokens-base = die van het basisspel
