# Hoe de opties van het spel heten: de optie, en na een streepje elke waarde.

placing = blokjes plaatsen
placing-exact = zoveel als de regel zegt
placing-free = minder of geen, naar keuze

removal = fiches opzijleggen
removal-after-mixing = na het mengen van de overige fiches
removal-before-mixing = voor het mengen van de overige fiches

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
double-majority-fixed = meerderheid één keer bepaald
double-majority-recounted = meerderheid per symbool bepaald

all-placed = alle blokjes geplaatst
all-placed-during = einde, ook als er blokjes terugkomen
all-placed-at-end = einde, alleen als er geen terugkomt

plague-alone = de pest die als blokjes telt
plague-alone-no = slaat alleen toe bij echte blokjes
plague-alone-yes = slaat ook toe zonder echte blokjes

first = wie begint
first-drawn = door loting

map = landkaart
map-europe = Europa

tokens = { -token(count: "other") }
tokens-base = die van het basisspel
