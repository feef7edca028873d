# The pages of `cardwright` without a command, on the whole screen of a terminal or line by line.

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
    .about = Stap voor stap, door ieders ogen, ook als de partij nog niet is afgelopen.
results = Resultaten
    .about = Je eigen partijen, de beste eerst.
tidy = Partij een naam geven of verwijderen
    .about = Geef een opgeslagen partij een naam, of verwijder die.
rules = Spelregels
    .about = Het regelboek van elk spel.
language = Taal
    .about = Je kunt op elk moment van taal wisselen, ook midden in een partij.
leave = Stoppen
    .about = Alle partijen zijn opgeslagen.
back = Terug

## A new game

game = Spel
    .about = Het spel dat je speelt.
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
    .about = Een naam als je wilt, en wie er speelt. Zet achter de naam :f (vrouw) of :m (man); talen die dat onderscheid maken, houden er rekening mee.
human = een mens
easy = een bot (makkelijk)
fair = een bot (gemiddeld)
hard = een bot (moeilijk)
begin = Beginnen
    .about = Alles hieronder kan zo blijven.
option = Een regel waaruit je kunt kiezen.
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

## A saved game

name = Naam
    .about = Zo heet de partij in de lijsten, en zo heet het bestand.
rename = Deze naam opslaan
delete = Deze partij verwijderen
    .about = Daarna is de partij niet meer terug te halen.
delete-sure = Echt verwijderen?
renamed = De partij heeft een nieuwe naam.
deleted = De partij is verwijderd.
name-unfit = Een naam heeft 1 tot 60 tekens, geen daarvan { "/ \\ : * ? \" < > |" }, en begint niet met een punt.
name-taken = Er is al een partij met de naam “{ $name }”.
game-in-use = Een ander programma speelt deze partij op dit moment.

## Line by line

lines-ask = Typ een nummer; ? legt de keuzes uit, q verlaat de pagina.
    .aloud = Typ een nummer. “hulp” legt de keuzes uit, “stop” verlaat de pagina.
# $number: the number of a line of the page that holds a text.
lines-type = Typ { $number } en daarachter de tekst. “{ $number } -” haalt die weg.
# $typed: what is typed after the number.
lines-no-value = “{ $typed }” kun je niet kiezen. Met alleen het nummer ga je naar de volgende waarde.
