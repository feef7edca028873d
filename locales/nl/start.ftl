# The pages of `cardwright` without a command, on the whole screen of a terminal.

## The first page

title = Cardwright
own-name = Nederlands
language-de = Duits
language-en = Engels
language-fr = Frans
language-nl = Nederlands
new = Nieuwe partij
    .about = Kies een spel, de spelers, de uitbreidingen en de regels.
tutorial = Oefenpartij
    .about = Een eerste partij die alles uitlegt zodra het aan de orde komt, en je laat proberen.
go-on = Partij voortzetten
    .about = Elke partij wordt tijdens het spelen opgeslagen; de laatst gespeelde staat bovenaan.
look-back = Partij terugkijken
    .about = Stap voor stap, door ieders ogen, afgelopen of niet.
results = Resultaten
    .about = Je eigen partijen, de beste eerst.
rules = Spelregels
    .about = Het regelboek van elk spel.
language = Taal
    .about = Met de toets v wissel je op elk moment van taal, ook midden in een partij.
leave = Stoppen
    .about = Alle partijen zijn opgeslagen.
back = Terug

## A new game

game = Spel
    .about = Met ← en → kies je het spel.
pack = Een uitbreiding die aan het spel wordt toegevoegd.
# $about: de zin hierboven; $list: wat de bladzijde met het pakket aanbiedt.
pack-adds = { $about } Daarbij komen: { $list }.
pack-seats = tot { $most } spelers
pack-option = { $name } ({ $values })
folder = Map met uitbreidingen
    .about = Het pad van een map met eigen uitbreidingen; leeg als er geen is.
folder-wrong = In de map “{ $folder }” staat geen uitbreiding waarmee gespeeld kan worden.
players = Spelers
    .about = Hoeveel er meespelen, bots meegeteld.
# $letter: the seat’s letter, A for the first.
seat = Plaats { $letter }
    .about = Typ een naam als je wilt; met ← en → kies je wie er speelt. Achter de naam geeft :f of :m aan of het in zinnen over haar of over hem gaat.
human = een persoon
greedy = een bedachtzame bot
random = een bot die willekeurig speelt
begin = Beginnen
    .about = Alles hieronder kan zo blijven.
option = Met ← en → kies je hoe er op dit punt wordt gespeeld.
yes = ja
no = nee
seed = Startgetal
    .about = Hetzelfde getal geeft dezelfde dobbelstenen en kaarten. Laat het leeg voor een partij die nog niemand kent. Druk op → voor het startgetal van vandaag, dat voor iedereen hetzelfde is.
seed-random = willekeurig
seed-daily = het getal van vandaag
seed-own = je eigen

## De regels

with-pack = { $game } met { $pack }
all-chapters = Alle hoofdstukken
