# Die Seiten von `cardwright` ohne Befehl, auf dem ganzen Bildschirm eines Terminals.

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
rules = Regeln
    .about = Das Regelheft zu jedem Spiel.
language = Sprache
    .about = Die Taste v wechselt sie jederzeit, auch mitten in einer Partie.
leave = Beenden
    .about = Alle Partien sind gespeichert.
back = Zurück

## Eine neue Partie

game = Spiel
    .about = ← und → wählen das Spiel.
pack = Eine Erweiterung, die zum Spiel dazukommt.
# $about: der Satz darüber; $list: was die Seite mit dem Paket anbietet.
pack-adds = { $about } Das kommt dazu: { $list }.
pack-seats = bis zu { $most } Personen
pack-option = { $name } ({ $values })
folder = Ordner mit Erweiterungen
    .about = Der Pfad eines Ordners mit eigenen Erweiterungen; leer, wenn es keine gibt.
folder-wrong = In „{ $folder }“ liegt keine Erweiterung, mit der gespielt werden kann.
players = Spieler
    .about = Wie viele mitspielen, Bots mitgezählt.
# $letter: der Buchstabe des Platzes, A für den ersten.
seat = Platz { $letter }
    .about = Wer mag, tippt einen Namen; ← und → wählen, wer spielt. Mit :f oder :m hinter dem Namen ist in Sätzen von ihr oder von ihm die Rede.
human = ein Mensch
greedy = ein umsichtiger Bot
random = ein Bot, der zufällig spielt
begin = Los geht’s
    .about = Alles darunter kann so bleiben, wie es ist.
option = ← und → wählen, wie gespielt wird.
yes = ja
no = nein
seed = Startzahl
    .about = Dieselbe Zahl ergibt dieselben Würfe und Karten. Leer lassen für eine Partie, die noch niemand kennt. Drücke → für die Startzahl des Tages, die für alle gleich ist.
seed-random = zufällig
seed-daily = die Zahl des Tages
seed-own = eigene

## Die Regeln

with-pack = { $game } mit { $pack }
all-chapters = Alle Kapitel
