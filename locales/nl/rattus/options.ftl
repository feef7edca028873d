# Hoe de opties van het spel heten: de optie, en na een streepje elke waarde.

placing = blokjes plaatsen
placing-exact = zoveel als de regel zegt
placing-free = minder of geen, naar keuze

removal = fiches opzijleggen
removal-after-mixing = nadat de overige startratten zijn ingeschud
removal-before-mixing = daarvoor

flips = de rat die wordt omgedraaid
flips-random = willekeurig getrokken
flips-chosen = gekozen door de actieve speler

plague-return = de pest gaat terug naar waar ze vandaan kwam
plague-return-no = mag niet
plague-return-yes = mag

last-plague = de pest in de slotronde
last-plague-must-move = moet verder
last-plague-may-stay = mag blijven

double-majority = twee meerderheidssymbolen
double-majority-fixed = de meerderheid wordt één keer bepaald
double-majority-recounted = ze wordt voor elk opnieuw bepaald

all-placed = alle blokjes geplaatst
all-placed-during = beëindigt het spel, ook als er in die beurt enkele terugkomen
all-placed-at-end = telt alleen als er aan het einde van de beurt geen is teruggekomen

plague-alone = de pest die als blokjes telt
plague-alone-no = woedt alleen naast echte blokjes
plague-alone-yes = woedt ook alleen

first = wie begint
first-drawn = door loting

map = landkaart
map-europe = Europa

tokens = { -token(count: "other") }
tokens-base = die van het basisspel
