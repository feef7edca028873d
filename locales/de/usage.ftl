# Was die Befehlszeile über sich selbst sagt: Hilfe, Handbuchseiten, und was an einem Aufruf falsch ist.
# WÖRTER IN GROSSBUCHSTABEN stehen für etwas, was man eingibt.

usage = Aufruf:
usage-arguments = Argumente
usage-options = Optionen
usage-values = { $help }; { $values }
usage-commands = Befehle
usage-help = Mehr dazu: { $command }

## Was falsch sein kann

# $near: was wohl gemeint war, oder das Wort none.
usage-unknown = Eine Option „{ $arg }“ gibt es hier nicht.{ $near ->
        [none] {""}
       *[other] {" "}Meintest du „{ $near }“?
    }
usage-extra = „{ $arg }“ ist ein Wort zu viel.
usage-no-command = { $arg ->
        [none] Es fehlt ein Befehl.
       *[other] Den Befehl „{ $arg }“ gibt es nicht.
    } { $near ->
        [none] Zur Wahl stehen: { $list }
       *[other] Meintest du „{ $near }“?
    }
usage-invalid = „{ $value }“ ist kein möglicher Wert für { $arg }.{ $near ->
        [none] { $list ->
            [none] {""}
           *[other] {" "}Möglich sind: { $list }
        }
       *[other] {" "}Meintest du „{ $near }“?
    }
usage-seed = „{ $value }“ ist kein möglicher Startwert für { $arg }. Möglich sind ganze Zahlen von 0 bis { $most }.
usage-no-value = { $arg } braucht einen Wert.
usage-conflict = { $arg } und { $other } schließen einander aus.
usage-twice = { $arg } darf nur einmal stehen.
usage-missing = Es fehlt: { $arg }
usage-utf8 = Der Aufruf enthält Zeichen, die kein UTF-8 sind.
usage-wrong = So lässt sich { $arg } nicht verwenden.

## Was für einen Wert steht

value-command = BEFEHL
value-game = SPIEL
value-n = ZAHL
value-percent = PROZENT
value-shard = I/N
value-name-who = NAME=WER
value-tag = KÜRZEL
value-edition = AUFLAGE
value-name = NAME
value-name-value = NAME=WERT
value-dir = ORDNER
value-file = DATEI
value-pace = TEMPO
value-theme = FARBEN
value-format = FORMAT
value-player = NAME
value-kind = ART
value-pack = PAKET
value-origin = HERKUNFT
value-topic = KAPITEL
value-card = KARTE
value-word = WORT
value-path = PFAD
value-code = CODE
value-code-severity = CODE=SCHWERE
value-shell = SHELL
value-space-id = DATEI/TEXT
value-seat-bot = PLATZ=BOT
value-kind-card = ART/KARTE
value-points = PUNKTE

## Befehle und was sie annehmen; `any-…` gilt für alle

# $languages: die Sprachen, die es gibt, mit dem Anteil einer unvollständigen.
any-help-lang = Sprache, vor oder nach dem Befehl: { $languages }; sonst CARDWRIGHT_LANG oder die Sprache des Systems
any-help-help = zeigt diese Hilfe
any-help-version = zeigt die Version
any-help-with = ein Paket, das zum Programm gehört, aber nur auf Wunsch mitspielt; alle nennt „cardwright games“; mehrfach möglich
any-help-folders = Ordner eines weiteren Pakets; mehrfach möglich
any-help-game = nur dieses Spiel
any-help-json = gibt JSON für andere Programme aus
any-help-format = human für Menschen oder json für andere Programme

cardwright-help = Spielt Kartenspiele, deren Regeln, Karten und Texte offen liegen. Die Hilfe eines Befehls: cardwright BEFEHL --help.

cardwright-help-plain = Zeile für Zeile: die Startseite oder die Partie von „play“ oder „replay“
cardwright-help-speak = in Sätzen, für Bildschirmleser: die Startseite oder die Partie von „play“ oder „replay“

play-help = Spielt eine Partie im Terminal. Antworte mit einer Nummer oder mit einem Teil des Wortlauts; ? hilft weiter.
play-help-game = das Spiel; ohne Angabe { $first }. Oder eine Datei mit Regelbeispielen: Die Partie beginnt dann in der Stellung eines davon, die Datei wird nur gelesen
play-help-ruling = bei einer Datei mit Regelbeispielen: ein Wort aus der Überschrift; ohne Angabe das erste
play-help-at = beginnt dort, wo eine Karte gleich wirkt: KARTE, KARTE.HOOK oder DATEI:ZEILE für eine Zeile ihrer Datei oder ihres Skripts
play-help-players = wie viele mitspielen; ohne weitere Angabe 2
play-help-seats = ein Platz, in der Reihenfolge am Tisch: ein Name und human (ein Mensch) oder ein Bot: easy (leicht), fair (mittel) oder hard (schwer), etwa Anna=human; mehrfach möglich. Mit NAME:f oder NAME:m steht in Sätzen die weibliche oder die männliche Form. Mit --players N spielen Bots auf den Plätzen ohne Angabe
# $values: die möglichen Werte, jeder mit seinem Namen.
play-help-edition = Auflage des Spiels: { $values }
play-help-variants = eine Variante des Spiels; mehrfach möglich: { $values }
play-help-first = wer beginnt: Name oder Buchstabe des Platzes; sonst entscheidet das Los
play-help-options = jede andere Option des Spiels (siehe cardwright games); mehrfach möglich
play-help-solo = allein spielen
play-help-seed = Startwert, der über jeden Zufall entscheidet: gleicher Wert, gleiche Partie
play-help-again = beginnt eine neue Partie mit Spielern und Optionen einer gespeicherten, aber mit anderem Startwert; ohne DATEI mit denen der letzten
play-help-daily = nimmt den Startwert des Tages, der für alle gleich ist
play-help-from = spielt mit --resume nach der Antwort mit dieser Nummer weiter, in einer anderen Datei
play-help-save = Datei für die Partie; sonst eine in deinem eigenen Ordner
play-help-status = Datei, die anderen Programmen sagt, wer am Zug ist und was gefragt wird: eine Zeile JSON, immer vollständig
play-help-bell = das Terminal klingelt, wenn du wieder am Zug bist
play-help-resume = setzt eine gespeicherte Partie fort; ohne DATEI eine aus einer Liste
play-help-tutorial = eine erste Partie, die sich selbst erklärt; ohne NAME die des Spiels oder eine Liste
play-help-trust = setzt eine gespeicherte Partie fort, obwohl sie von Hand geändert wurde oder ihre Pakete sich geändert haben; sie bleibt gekennzeichnet
play-help-terse = Zeile für Zeile: nur die Frage und davor eine Zeile
play-help-full = Zeile für Zeile: vor jeder Frage der ganze Tisch
play-help-plain = spielt Zeile für Zeile, auch wenn das Terminal groß genug für den Tisch ist
play-help-pace = wie schnell der Tisch zeigt, was von selbst geschieht: off (alles auf einmal), quick (schnell), steady (zum Mitlesen) oder slow (langsam); sonst steady
play-help-no-motion = auf dem Tisch rollen keine Würfel, und keine Zahlen zählen hoch oder herunter
play-help-announce = sagt in der letzten Zeile des Tischs, worauf der Zeiger steht, für Bildschirmleser
play-help-theme = Farben für einen dunklen oder hellen Hintergrund: auto (wie das Terminal sagt), dark (dunkel) oder light (hell)
play-help-format = human für Menschen, oder json: ein JSON-Objekt je Zeile für andere Programme
play-help-changes = mit --format json: nach der ersten Ansicht nur das, was sich geändert hat
play-help-speak = Zeile für Zeile in Sätzen, ohne Gezeichnetes und ohne Zeichen, für Bildschirmleser
play-help-no-settings = lässt deine Einstellungsdatei beiseite

replay-help = Zeigt eine gespeicherte Partie Zeile für Zeile, auch eine unfertige oder beschädigte.
replay-help-file = die gespeicherte Partie; ohne Angabe eine aus einer Liste
replay-help-plan = der Plan, aus dem --game eine Partie nimmt
replay-help-game = die Nummer einer Partie des Plans ab 1, in der Reihenfolge der Startwerte
replay-help-eyes = die Partie so, wie jemand am Tisch sie gesehen hat: ein Name oder ein Buchstabe. Ohne diese Angabe wird eine beendete Partie mit allen Geheimnissen gezeigt, eine andere so, wie alle am Tisch sie sehen dürfen
replay-help-step = wartet nach jeder Antwort auf die Eingabetaste
replay-help-review = listet die Entscheidungen auf, bei denen ein Vorschlag besser gewesen wäre, mit dem Unterschied in der Schätzung
replay-help-share = schreibt die Partie in diese neue Datei: als Text (.txt), als Bild des letzten Tischs (.svg) oder als Aufnahme für asciinema (.cast)
replay-help-plain = zeigt die Partie Zeile für Zeile, auch wenn das Terminal groß genug für den Tisch ist
replay-help-pace = wie schnell der Tisch zeigt, was von selbst geschieht: off (alles auf einmal), quick (schnell), steady (zum Mitlesen) oder slow (langsam); sonst steady
replay-help-no-motion = auf dem Tisch rollen keine Würfel, und keine Zahlen zählen hoch oder herunter
replay-help-announce = sagt in der letzten Zeile des Tischs, worauf der Zeiger steht, für Bildschirmleser
replay-help-theme = Farben für einen dunklen oder hellen Hintergrund: auto (wie das Terminal sagt), dark (dunkel) oder light (hell)
replay-help-speak = Zeile für Zeile in Sätzen, ohne Gezeichnetes und ohne Zeichen, für Bildschirmleser
replay-help-no-settings = lässt deine Einstellungsdatei beiseite
replay-help-report = sagt außerdem auf Englisch genau, was an der Datei oder an Karten falsch ist, für alle, die sie in Ordnung bringen; das kann Geheimnisse verraten

results-help = Zeigt deine eigenen Ergebnisse, die besten zuerst.

rules-help = Zeigt die Spielregel eines Spiels oder ein Kapitel daraus.
rules-help-game = das Spiel; ohne Angabe { $first }
rules-help-topic = ein Kapitel, mit einem Teil seines Titels; sonst alle
rules-help-players = für wie viele Personen die Regeln gelten
rules-help-edition = Auflage des Spiels: { $values }
rules-help-variants = eine Variante des Spiels; mehrfach möglich: { $values }
rules-help-first = wer beginnt: der Buchstabe des Platzes
rules-help-options = jede andere Option des Spiels (siehe cardwright games); mehrfach möglich
rules-help-format = text, markdown oder html: eine Datei, die sich drucken lässt

games-help = Zeigt die Spiele mit ihren Optionen, Paketen und Sprachen.

cards-help = Zeigt Karten, als Liste oder einzeln.
cards-list-help = Zeigt eine Liste der Karten.
cards-list-help-kinds = nur Karten dieser Art; mehrfach möglich
cards-list-help-of = nur Karten dieses Pakets; mehrfach möglich
cards-list-help-origins = nur Karten mit Angaben dieser Herkunft: known (bekannt), inferred (erschlossen) oder reconstructed (ergänzt); mehrfach möglich
cards-show-help = Zeigt Karten: ihren Text, alle ihre Angaben und woher diese stammen.
cards-show-help-cards = Kennungen von Karten oder Teile ihrer Namen
cards-show-help-exact = zeigt auch, was die Skripte jeder Karte tun, Anlass für Anlass, in einfachen Worten

simulate-help = Lässt Bots viele Partien spielen und zeigt, was jede Karte einbringt.
simulate-help-game = das Spiel; ohne Angabe { $first }
simulate-help-plan = ein Plan: eine Datei, die sagt, welche Partien gespielt werden; statt der Optionen dafür
simulate-help-games = wie viele Partien; ohne Angabe 200
simulate-help-players = wie viele mitspielen, lauter gierige Bots; ohne Angabe 2
simulate-help-seats = ein Platz, in der Reihenfolge am Tisch: sein Buchstabe und sein Bot, etwa A=greedy; mehrfach möglich
simulate-help-edition = Auflage des Spiels: { $values }
simulate-help-variants = eine Variante des Spiels; mehrfach möglich: { $values }
simulate-help-first = wer beginnt: der Buchstabe des Platzes
simulate-help-options = jede andere Option des Spiels (siehe cardwright games); mehrfach möglich
simulate-help-seed = Startwert der ersten Partie, jede weitere hat die nächste Zahl; ohne Angabe 1
simulate-help-forbid = eine Karte, die kein Bot nimmt, wenn er etwas anderes wählen kann, etwa class/monk; mehrfach möglich
simulate-help-until = aufhören, sobald die Punkte eines Platzes auf diese Breite bekannt sind, etwa 0.25; mit --caused, sobald das für jede Karte gilt
simulate-help-decide = aufhören, sobald entschieden ist, ob sich die Punkte eines Platzes um mehr unterscheiden, etwa 0.5; nur mit --against
simulate-help-caused = jede Partie auch ohne jede Karte spielen, die darin genommen wird: So zeigt sich, was die Karte bewirkt
simulate-help-lead = auch zeigen, wie die Führung im Lauf einer Partie wechselt
simulate-help-collect = was noch gesammelt wird: caused, effect (dasselbe und was allein die Effekte der Karten bewirken), lead, tables (Partien als Parquet-Dateien im Ordner von --out) oder decisions (diese Tabellen und eine aller Entscheidungen); mehrfach möglich
simulate-help-against = dieselben Partien auch mit dem Paket in diesem Ordner oder mit einem anderen Plan spielen und die Unterschiede zeigen
simulate-help-out = Ordner für den Plan und seine Ergebnisse; derselbe Befehl setzt einen Lauf fort, der dort liegt. Mit --shard: eine Datei, oder - für die Ausgabe
simulate-help-kinds = nur Karten dieser Art; mehrfach möglich
simulate-help-threads = wie viele Partien zugleich laufen; das ändert nur die Dauer; ohne Angabe so viele, wie der Rechner kann
simulate-help-format = text oder markdown: Tabellen; html: eine Seite mit Diagrammen; csv oder json: alle Zahlen für andere Programme. Gescheiterte Karten werden aufgezählt, und der Exit-Status ist dann 1
simulate-help-gate = Grenzen für die Ergebnisse; liegt ein ganzes Intervall jenseits davon, ist der Exit-Status 1
simulate-help-shard = nur Teil I von N spielen, gezählt ab 0, und in die Datei von --out schreiben
merge-help = Fügt die Teile einer Simulation zusammen und zeigt die Ergebnisse.
merge-help-folder = Ordner mit den Dateien aller Teile
merge-help-plan = der Plan; ohne Angabe plan.toml im Ordner
merge-help-status = nur sagen, welche Teile aktuell sind, welche fehlen oder überholt sind und warum
merge-help-verify = so viele der Teile noch einmal spielen, etwa 1%, und Byte für Byte vergleichen
merge-help-against = mit --verify, wenn die Teile zwei Seiten vergleichen: das andere Paket oder der andere Plan
merge-help-gate = Grenzen für die Ergebnisse; liegt ein ganzes Intervall jenseits davon, ist der Exit-Status 1
merge-help-kinds = nur Karten dieser Art; mehrfach möglich
merge-help-threads = wie viele Partien mit --verify zugleich laufen
merge-help-format = text oder markdown: Tabellen; html: eine Seite mit Diagrammen; csv oder json: alle Zahlen für andere Programme

test-help = Spielt die Regelbeispiele von Paketen nach. Was dabei auffällt, steht auf Englisch da.
test-help-paths = Pakete, mit Kennung oder Ordner, oder Dateien mit Regelbeispielen oder Ordner mit solchen Dateien; sonst alle mitgelieferten Pakete
test-help-only = nur Dateien, in deren Pfad oder Überschriften dieses Wort vorkommt
test-help-bless = schreibt in die Dateien, welche Ereignisse und Werte tatsächlich herauskamen, nur nicht, was auf den Fehler eines Skripts folgt; dazu braucht es einen Ordner oder eine Datei
test-help-mutants = ändert an jeder Karte eins nach dem anderen und nennt die Änderungen, die kein Regelbeispiel bemerkt; dazu braucht es einen Ordner oder eine Datei
test-help-coverage = zählt, welche Zeilen und Zweige der Skripte und welche Bedingungen die Regelbeispiele durchlaufen
test-help-lcov = bei --coverage: schreibt das Ergebnis als LCOV in diese Datei, für Editoren und CI
test-help-at-least = bei --mutants oder --coverage: so viel Prozent müssen bemerkt oder durchlaufen werden, sonst endet der Befehl mit 1; ohne Angabe alle Änderungen, aber beliebig viele Zeilen
test-help-verbose = nennt jede Datei mit Regelbeispielen
test-help-format = human für Menschen; json, junit oder tap (TAP 14) für andere Programme, die immer ein vollständiges Dokument bekommen, egal, was an den Paketen falsch ist

schema-help = Zeigt oder schreibt die Schemata für alle, die Pakete verfassen.
schema-help-name = ein Schema, etwa pack.schema.json; sonst eine Liste aller
schema-help-write = schreibt die Schemata, die die Pakete eines Ordners brauchen, in dessen Ordner „schema“, dazu Einstellungen für Editoren; ohne Angabe für diesen Ordner
schema-help-force = überschreibt auch Dateien, in denen etwas anderes steht

lint-help = Sagt auf Englisch, was an Paketen, Skripten, Texten und gespeicherten Partien falsch ist.
lint-help-paths = Ordner von Paketen oder Dateien; sonst die mitgelieferten Pakete
lint-help-format = human für Menschen; short: eine Zeile je Befund; json, sarif, github, gitlab oder junit für andere Programme; auto: github auf den Servern von GitHub, sonst human
lint-help-select = nur Befunde mit diesem Code oder aus dieser Familie (text, script …); mehrfach möglich
lint-help-ignore = keine Befunde mit diesem Code oder aus dieser Familie; mehrfach möglich
lint-help-deny = Befunde mit diesem Code gelten als Fehler, mit „warnings“ alle Warnungen; mehrfach möglich
lint-help-severity = wie schwer Befunde mit diesem Code wiegen: error, warning oder note; mehrfach möglich
lint-help-stats = sagt auch, was geprüft wurde, wie viele Befunde es von jedem Code gibt und welche Felder und Dateien keine Regel prüft; mit --format human oder json
lint-help-watch = prüft nach jeder Änderung einer Datei erneut, bis Strg-C gedrückt wird
lint-help-deep = führt die Karten auch aus, in Stellungen aus Zufallspartien, jede Wirkung höchstens so oft (ohne Zahl: 1000)
lint-help-seed = Startwert der Zufallspartien von --deep: derselbe Wert findet dasselbe
lint-help-spell = prüft auch die Rechtschreibung der Texte, mit den Hunspell-Wörterbüchern dieses Rechners
lint-help-notes = zeigt auch bloße Hinweise
lint-help-no-pack-config = lässt Pakete nicht selbst bestimmen, welche Befunde zählen: lint.toml und Kommentare, die etwas erlauben, gelten nicht; für Pakete von Fremden
lint-help-baseline = verschweigt Befunde, die schon in dieser Datei stehen
lint-help-update-baseline = schreibt die heutigen Befunde in die Datei von --baseline
lint-help-fix = behebt, was sich gefahrlos beheben lässt, und schreibt die Dateien
lint-help-unsafe-fixes = behebt mit --fix oder --diff auch das, was die Wirkung einer Karte oder den Sinn eines Textes ändern kann
lint-help-diff = zeigt, was die Korrekturen ändern würden, und schreibt nichts

explain-help = Erklärt auf Englisch den Code eines Befunds.
explain-help-code = ein Code, etwa unknown-key, oder eine Familie, etwa text; sonst eine Liste aller
explain-help-list = listet alle Codes mit Familie, Schwere, Gewissheit und Bedeutung auf

locale-help = Hält den Stand der Übersetzungen fest. --lang qps-ploc zeigt Englisch mit Akzenten: Ein Wort ohne sie stammt aus keinem Text.
locale-sync-help = Schreibt zu jeder Sprache auf, von welchem englischen Text eine Übersetzung ausging, und fügt an, was ihr fehlt: auf Englisch, als Kommentar.
locale-sync-help-packs = Ordner von Paketen, oder Ordner mit den Texten mehrerer Pakete; sonst dieser Ordner
locale-sync-help-check = schreibt nichts und sagt, was geschrieben würde
locale-sync-help-accept = diese Übersetzung stimmt noch, obwohl sich das Englische geändert hat; mehrfach möglich

completions-help = Gibt aus, womit eine Shell Befehle, Optionen und deren Werte ergänzt.
completions-help-shell = bash, elvish, fish, powershell oder zsh

man-help = Zeigt die Handbuchseite oder schreibt zu jedem Befehl eine.
man-help-write = schreibt die Seiten aller Befehle in diesen Ordner

## Handbuchseiten

man-name = BEZEICHNUNG
man-synopsis = ÜBERSICHT
man-description = BESCHREIBUNG
man-arguments = ARGUMENTE
man-options = OPTIONEN
man-commands = BEFEHLE
man-exit = EXIT-STATUS
man-environment = UMGEBUNGSVARIABLEN
man-files = DATEIEN
man-examples = BEISPIELE
man-see-also = SIEHE AUCH

exit-0 = Erledigt; nichts ist falsch.
exit-1 = An dem, was betrachtet wurde, ist etwas falsch: an einer gespeicherten Partie, einem Paket oder einem Regelbeispiel.
exit-2 = Der Befehl konnte nicht laufen: Der Aufruf ist falsch, oder eine Datei fehlt.

environment-lang = Die Sprache, wenn --lang keine nennt.
environment-system = Die Sprache des Systems, wenn weder --lang noch CARDWRIGHT_LANG eine nennt.
environment-colour = Ohne Farben, oder mit Farben auch da, wo kein Terminal mitliest.
environment-state = Der Ordner für gespeicherte Partien, statt ~/.local/state.
environment-config = Der Ordner, unter dem deine Einstellungen gesucht werden, statt ~/.config.
environment-complete = Gesetzt von einer Shell, die fragt, was sich eingeben lässt.
environment-dictionaries = Die Ordner, in denen lint --spell zuerst nach Wörterbüchern sucht, durch Doppelpunkte getrennt.

files-saves = Gespeicherte Partien, für die kein Name angegeben wurde, in einer Form, die man lesen kann.
files-results = Deine Ergebnisse, ein Eintrag für jede beendete Partie. Du darfst die Datei ändern.
files-settings = Wie du spielen willst: Sprache, Tempo, Farben, welche Neuigkeiten. Was auf der Befehlszeile steht, gilt mehr.

example-play = Gegen einen Bot spielen:
example-play-two = Zu zweit an einer Tastatur:
example-play-solo = Allein spielen, immer mit denselben Würfen:
example-play-resume = Eine gespeicherte Partie fortsetzen:
example-play-at = Dort beginnen, wo eine Karte gleich wirkt:
example-replay = Eine Partie Antwort für Antwort ansehen:
example-results = Die besten eigenen Ergebnisse auflisten:
example-rules = Die Regeln eines Spiels als Seite für den Browser:
example-games = Sehen, was es zu spielen gibt:
example-cards-show = Zwei Karten auf Deutsch zeigen:
example-cards-list = Alle Karten einer Art auflisten:
example-simulate = Die Merkmale in 500 Partien zu dritt vergleichen:
example-merge = Die Teile einer Simulation zusammenfügen:
example-test = Die Regelbeispiele eines eigenen Pakets nachspielen:
example-test-coverage = Zählen, welche Zeilen und Zweige die Regelbeispiele ausführen, und die meisten verlangen:
example-test-mutants = Herausfinden, welche Änderungen an Karten kein Regelbeispiel bemerkt:
example-lint = Ein eigenes Paket prüfen:
example-lint-fix = Nachsehen, was sich selbsttätig beheben ließe:
example-schema = Die Schemata neben die Pakete in diesem Ordner legen:
example-explain = Nachlesen, was ein Befund bedeutet:
example-locale-sync = Festhalten, was übersetzt und was zu übersetzen ist:
example-explain-list = Alle Codes auf einen Blick:
example-completions = Damit bash künftig Befehle ergänzt, gehört die Ausgabe in die Datei ~/.local/share/bash-completion/completions/cardwright:
example-man = Die Handbuchseiten für sich selbst einrichten:
