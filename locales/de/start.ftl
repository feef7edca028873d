# Die Seiten von `cardwright` ohne Befehl, auf dem ganzen Bildschirm eines Terminals oder Zeile für Zeile.

## Die erste Seite

title = Cardwright
own-name = Deutsch
language-de = Deutsch
language-en = Englisch
language-fr = Französisch
language-nl = Niederländisch
new = Neue Partie
    .about = Spiel, Mitspieler, Erweiterungen und Regeln auswählen.
tutorial = Einführung
    .about = Eine erste Partie, die alles erklärt, sobald es vorkommt, und dich selbst probieren lässt.
go-on = Partie fortsetzen
    .about = Jede Partie wird laufend gespeichert; die zuletzt gespielte steht oben.
look-back = Partie ansehen
    .about = Schritt für Schritt, aus der Sicht jedes Spielers, ob beendet oder nicht.
results = Ergebnisse
    .about = Deine eigenen Partien, die besten zuerst.
tidy = Partien benennen oder löschen
    .about = Einer gespeicherten Partie einen Namen geben oder sie löschen.
rules = Regeln
    .about = Das Regelheft zu jedem Spiel.
language = Sprache
    .about = Sie lässt sich jederzeit wechseln, auch mitten in einer Partie.
leave = Beenden
    .about = Alle Partien sind gespeichert.
back = Zurück

## Eine neue Partie

game = Spiel
    .about = Das Spiel, das gespielt wird.
pack = Eine Erweiterung, die zum Spiel dazukommt.
# $about: der Satz darüber; $list: was die Seite mit dem Paket anbietet.
pack-adds = { $about } Das kommt dazu: { $list }.
pack-seats = bis zu { $most } Personen
pack-option = { $name } ({ $values })
folder = Ordner mit Paketen
    .about = Der Pfad eines Ordners mit eigenen Paketen; leer, wenn es keine gibt.
folder-wrong = In „{ $folder }“ liegt kein Paket, mit dem gespielt werden kann.
players = Spieler
    .about = Wie viele mitspielen, Bots mitgezählt.
# $letter: der Buchstabe des Platzes, A für den ersten.
seat = Platz { $letter }
    .about = Ein Name, wenn gewünscht, und wer hier spielt. Mit :f oder :m hinter dem Namen ist in Sätzen von ihr oder von ihm die Rede.
human = ein Mensch
easy = ein Bot (leicht)
fair = ein Bot (mittel)
hard = ein Bot (schwer)
begin = Los geht’s
    .about = Alles darunter kann so bleiben, wie es ist.
option = Eine Regel, die zur Wahl steht.
yes = ja
no = nein
seed = Startwert
    .about = Dieselbe Zahl ergibt dieselben Würfe und Karten. Leer lassen für eine Partie, die noch niemand kennt. Drücke → für den Startwert des Tages, der für alle gleich ist.
seed-random = zufällig
seed-daily = der des Tages
seed-own = eigener

## Die Regeln

with-pack = { $game } mit { $pack }
all-chapters = Alle Kapitel

## Eine gespeicherte Partie

name = Name
    .about = So heißt die Partie in den Listen, und so heißt ihre Datei.
rename = Diesen Namen speichern
delete = Diese Partie löschen
    .about = Sie lässt sich danach nicht zurückholen.
delete-sure = Wirklich löschen?
renamed = Die Partie hat einen neuen Namen.
deleted = Die Partie ist gelöscht.
name-unfit = Ein Name hat 1 bis 60 Zeichen, keines davon { "/ \\ : * ? \" < > |" }, und beginnt nicht mit einem Punkt.
name-taken = Es gibt schon eine Partie namens „{ $name }“.
game-in-use = Ein anderes Programm spielt diese Partie gerade.

## Zeile für Zeile

lines-ask = Tippe eine Nummer; ? erklärt, was zur Wahl steht, q verlässt die Seite.
    .aloud = Tippe eine Nummer. „hilfe“ erklärt, was zur Wahl steht, „ende“ verlässt die Seite.
# $number: die Nummer einer Zeile der Seite, in der ein Text steht.
lines-type = Tippe { $number } und dahinter den Text. „{ $number } -“ entfernt ihn.
# $typed: was hinter der Nummer steht.
lines-no-value = „{ $typed }“ steht nicht zur Wahl. Die Nummer allein wechselt zum nächsten Wert.
