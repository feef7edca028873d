# Was das Programm selbst sagt. In Anführungszeichen steht, was jemand getippt hat oder tippen
# kann oder was in einer Datei steht.

## Das Regelheft

# $game: sein Name.
rulebook = Die Regeln von { $game }
contents = Inhalt
glossary = Begriffe
glossary-about = Was die Wörter des Spiels bedeuten.
# $command: was man in der Eingabezeile tippt.
whole-chapter = Das ganze Kapitel: { $command }

## Anfangen und Aufhören

started = Neue Partie (Startwert { $seed }).{ $kept ->
        [no] {""}
       *[yes] {" "}Laufend gespeichert wird sie in { $path }
    }
    .aloud = Neue Partie. Ihr Startwert ist { $seed }.{ $kept ->
        [no] {""}
       *[yes] {" "}Laufend gespeichert wird sie in der Datei „{ $path }“.
    }
resumed = Die Partie in { $path } geht weiter (Startwert { $seed }).
    .aloud = Die Partie in der Datei „{ $path }“ geht weiter. Ihr Startwert ist { $seed }.
# Below the line above.
resumed-changed = Diese Partie wurde von Hand geändert; das steht in ihrer Datei.
resumed-packs-changed = Die Pakete dieser Partie haben sich seit ihrem Beginn geändert; das steht in ihrer Datei.
resumed-ruling = Diese Partie hat in einer aufgebauten Stellung begonnen und zählt deshalb nicht zu deinen Ergebnissen.
# The first line of a game that begins where a card is about to act. $card: its name. $hook: its
# moment, as in the card’s file. $offer: the choice to take, or none. $then: later choices, as in
# files of rulings, or none.
occasion = { $offer ->
    [none] „{ $card }“ wird genau für diese Frage gefragt ({ $hook }).
   *[other] { $then ->
        [none] Wähle „{ $offer }“, dann wirkt „{ $card }“ ({ $hook }).
       *[other] Wähle „{ $offer }“, danach { $then }, dann wirkt „{ $card }“ ({ $hook }).
    }
}
# Below the line above: the program was ended while it wrote.
resumed-torn = Die letzte Zeile von { $path } wurde nicht zu Ende geschrieben. Sie wird ausgelassen; die Partie geht davor weiter.
# $signs: what is typed after ? for the signs on the board, or the word none.
greeting = Antworte mit Nummer, Wortlaut oder Kürzel. „?“ hilft weiter, „? wort“ erklärt eine Karte oder Regel{ $signs ->
        [none] {""}
       *[other] , „? { $signs }“ die Zeichen auf dem Tisch
    }, „ende“ hört auf.
    .aloud = Antworte mit Nummer oder Wortlaut. „hilfe“ hilft weiter, „hilfe“ und ein Wort erklärt eine Karte oder Regel, „ende“ hört auf.
# Nur ein Platz wurde genannt und sonst nichts.
alone = { $name } spielt allein, also das Solospiel. Wer mitspielen soll, wird ebenso genannt: --seat Bo für einen Menschen, --seat Bo=greedy für einen Bot.
stopped = Die Partie liegt in { $path }
    So geht es weiter: { $command }
    .aloud = Die Partie liegt in der Datei „{ $path }“. Weiter geht es mit „{ $command }“.
kept = Die Partie liegt in { $path }
    .aloud = Die Partie liegt in der Datei „{ $path }“.
kept-over = Die ganze Partie liegt in { $path }
    Noch eine Partie mit denselben Spielern:
      { $again }
    Wo mehr möglich war:
      { $review }
    Zum Vergleichen mit anderen:
      { $compare }
      { $same }
    .aloud = Die ganze Partie liegt in der Datei „{ $path }“. Für noch eine Partie mit denselben Spielern gib „{ $again }“ ein. Wo mehr möglich war, zeigt „{ $review }“. Zum Vergleichen mit anderen: { $compare } Dieselbe Partie: „{ $same }“.
status-not-written = Wer am Zug ist, lässt sich nicht in { $path } schreiben: { $why }.
kept-again = Die Partie ist nun doch gespeichert, und zwar in { $path }
not-kept = Die Partie lässt sich nicht in { $path } speichern: { $why }. Du kannst weiterspielen; nach der nächsten Antwort folgt ein neuer Versuch.
unsaved = Die Partie lässt sich nicht in { $path } speichern; bisher steht sie nur im Arbeitsspeicher.
lost = Die Partie ließ sich nicht in { $path } speichern und ist verloren.
lost-since = Die letzten Antworten ließen sich nicht in { $path } speichern und sind verloren.
copied = Eine Kopie liegt in { $path }
copy-exists = Die Datei { $path } gibt es schon; geschrieben wurde nichts. Wähle einen anderen Namen.
not-copied = In { $path } ließ sich keine Kopie schreiben: { $why }.
ruling-saved = Ein Regelbeispiel liegt in { $path }. Prüfe, was es erwartet: cardwright test { $path }
no-ruling = Nur eine Partie, die in einer aufgebauten Stellung begonnen hat, wird zum Regelbeispiel, und erst nach einer Entscheidung.

# Was in einer Zeile vor einer Frage steht. $heading: wie weit das Spiel ist, ohne Punkt. $facts: Sätze.
briefing = { $heading }. { $facts }

## Am Tisch

# Ein geschütztes Leerzeichen hält den Namen auf einer Zeile.
bot = Bot { $n }
hand-over = ——— { $name }, du bist dran ———
    .aloud = { $name }, du bist dran.
hand-over-alone = { $name }, drück die Eingabetaste, sobald außer dir niemand hinsieht.
# $undo: das Wort, das man dafür eingibt.
hand-over-undo = { $name }, gleich wird deine letzte Wahl zurückgenommen: Drück die Eingabetaste{ $secret ->
        [yes] , sobald außer dir niemand hinsieht
       *[no] {""}
    }. Mit „{ $undo }“ bleibt es bei deiner Wahl.
hand-over-first = Erst wenn { $name } die Eingabetaste drückt, geht es weiter.
asked = { $name }: { $prompt }
no-such-number = { $count ->
        [one] Zur Wahl steht nur eine Möglichkeit.
       *[other] Zur Wahl stehen nur { $count } Möglichkeiten.
    }
no-such-offer = „{ $typed }“ steht nicht zur Wahl. Eine leere Zeile zeigt noch einmal, was möglich ist; ? hilft weiter.
# $near: der Befehl, der wohl gemeint war.
no-such-offer-near = „{ $typed }“ steht nicht zur Wahl. Meintest du den Befehl „{ $near }“?
several-offers = „{ $typed }“ kann mehreres heißen:
undone = { $count ->
        [one] Deine Antwort wurde zurückgenommen.
       *[other] Deine Antwort wurde zurückgenommen, und mit ihr, was darauf folgte.
    }
# Antwort auf „warum“ mit dem Namen von etwas, das auf dem Tisch liegt.
why-offered = Du kannst wählen: { $offers }.
refused-offered = { $thing } – du kannst wählen: { $offers }.
refused = { $thing }: { $why }
refused-both = { $thing } – du kannst wählen: { $offers }. { $why }
refused-nothing = { $thing }: Darum geht es gerade nicht.
refused-other = Das gehört { $name }.
no-such-thing = Nichts auf dem Tisch heißt „{ $typed }“.{ $near ->
        [none] {""}
       *[other] {" "}Meintest du „{ $near }“?
    }
undo-nothing = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
undo-given = Die letzte Wahl wurde in dieser Lektion für dich getroffen und würde wieder so getroffen.
undo-chance = { $event ->
        [none] Hier gibt es kein Zurück: Seit der letzten Wahl hat der Zufall entschieden.
       *[other] Hier gibt es kein Zurück: Seit der letzten Wahl hat der Zufall entschieden. ({ $event })
    }
undo-revealed = Hier gibt es kein Zurück: Seit der letzten Wahl wurde Verborgenes aufgedeckt. ({ $event })
hint = Vorschlag: { $offer }
hint-two = Zwei Möglichkeiten sind wohl gleich gut: { $offers }
hint-tied = { $count } Möglichkeiten sind wohl gleich gut, zum Beispiel: { $offer }
# $worth: die Schätzung mit ihrer Einheit, etwa „17,5 Sterne“. $for, $against: hint-reason, mit Strichpunkten dazwischen, oder das Wort none: was durch die Wahl besser und was schlechter wird. $gain: um wie viel sie dadurch steigt oder fällt, mit Vorzeichen, oder das Wort none. $tried: bei einer Suche, wie viel Prozent ihrer Versuche ($tries) mit dieser Wahl begannen, oder das Wort none.
hint-line = { $offer }: etwa { $worth }{ $gain ->
        [none] {""}
       *[other] {" "}({ $gain })
    }.{ $tried ->
        [none] {""}
       *[other] {" "}Suche: { $tried } % von { $tries } Versuchen.
    }{ $for ->
        [none] {""}
       *[other] {" "}Dafür: { $for }.
    }{ $against ->
        [none] {""}
       *[other] {" "}Dagegen: { $against }.
    }
    .aloud = { $offer }: etwa { $worth }.{ $tried ->
        [none] {""}
       *[other] {" "}Suche: { $tried } Prozent von { $tries } Versuchen.
    }{ $for ->
        [none] {""}
       *[other] {" "}Dafür: { $for }.
    }{ $against ->
        [none] {""}
       *[other] {" "}Dagegen: { $against }.
    }
# $of: was besser oder schlechter wird, etwa ein Ziel. $points: um wie viel.
hint-reason = { $of } { $points }
# Was sonst besser oder schlechter wird, zusammen.
hint-rest = Sonstiges
# Was eine Einführung sagt. $offer: die Wahl, die sie erwartet; $offers: die, von denen jede recht ist.
# $step, $steps: die wievielte Lektion von wie vielen; $lesson: die Lektion, ganze Sätze.
lesson-step = Schritt { $step } von { $steps }: { $lesson }
lesson-otherwise = Bleiben wir bei der Lektion. Wähle bitte: { $offer }
lesson-hint = Die Lektion erwartet: { $offer }
lesson-hint-several = Hier passt jede dieser Möglichkeiten: { $offers }
lesson-left = Diese Partie folgt der Einführung nicht mehr. Von hier an spielst du auf eigene Faust; „tipp“ hilft dir weiterhin.
# $offer: was zur Wahl steht. Nichts von dem, was danach kommt, ist geschehen.
preview = Vorschau: { $offer }
# Was auf dem Tisch anders wäre, je eine Zeile. $label: die Zeile, die Spalte oder der Spieler, oder das Wort none.
preview-change = { $label ->
        [none] {""}
       *[other] { $label }:{" "}
    }{ $before } ⇒ { $after }
    .aloud = { $label ->
        [none] {""}
       *[other] { $label }:{" "}
    }{ $after } statt { $before }
preview-new = { $label ->
        [none] neu: { $after }
       *[other] { $label }: { $after }
    }
preview-gone = { $label ->
        [none] weg: { $before }
       *[other] { $label }: { $before } ⇒ –
    }
    .aloud = { $label ->
        [none] weg: { $before }
       *[other] { $label }: weg: { $before }
    }
# Etwas, das von einem Ort an einen anderen kommt. $what: was es ist, etwa eine Karte. $from, $to: Orte, etwa der Markt oder ein Spieler.
preview-moved = { $what }: { $from } ⇒ { $to }
    .aloud = { $what }: erst { $from }, dann { $to }
# Für alle, die zuhören: was dann auf dem Tisch gälte. $facts: einige Sätze.
preview-said = Danach: { $facts }
preview-chance = Was dann folgt, hängt vom Zufall oder von Verdecktem ab.
preview-asks = Danach die Frage: { $question }
preview-nothing = Auf dem Tisch ändert sich noch nichts.
# Teile einer Aufzählung, die vorgelesen wird. $before: die bisherigen; $after: der nächste.
list-aloud = { $before }; { $after }
which-offer = Welche Möglichkeit? Nenne ihre Nummer, einen Teil ihres Wortlauts oder ihr Kürzel auf dem Tisch.
language-is = Das Spiel spricht jetzt Deutsch.
no-such-language = Die Sprache „{ $typed }“ gibt es nicht.{ $near ->
        [none] {""}
       *[other] {" "}Meintest du „{ $near }“?
    } Zur Wahl stehen: { $list }
languages = Zur Wahl stehen: { $list }
# Eine unvollständige Sprache. $percent: wie viel von allem sie sagt.
language-part = { $tag } ({ $percent } %)
no-such-player = Hier heißt niemand „{ $typed }“. Am Tisch sitzen: { $list }
no-piles = Es liegt kein Stapel offen aus.
fault = Die Karte „{ $card }“ ({ $pack }) ist bei { $hook } gescheitert: { $cause } ({ $place })
fault-why = { $line } ({ $why }?)
# $line: the line that tells of a fault.
fault-rests = { $line }. Sie wird in dieser Partie nicht mehr aufgerufen
fault-error = Ihr Skript meldet „{ $about }“
fault-fuel = Ihr Skript läuft zu lange
fault-memory = Ihr Skript braucht zu viel Speicher
fault-depth = Die Aufrufe ihres Skripts sind zu tief verschachtelt
fault-verb = Ihr Skript ruft { $about } falsch auf
fault-place = Ihr Skript handelt oder fragt, wo das nicht geht
fault-answer = Ihr Skript gibt das Falsche zurück
fault-questions = Ihr Skript stellt zu viele Fragen
fault-differs = Ihr Skript läuft jedes Mal anders ab
fault-chain = Karten lösen einander endlos aus
# Vor dem, was an den Skripten nicht stimmt; das steht auf Englisch da.
fault-reports = Für alle, die diese Karten schreiben oder ausbessern, auf Englisch:
no-fault = Nenne dazu etwas auf dem Tisch, dann erfährst du, warum du es nicht wählen kannst. In dieser Partie hat bisher jede Karte funktioniert.

## Erklärungen

no-card-in-offer = Bei Nummer { $typed } geht es um keine Karte.
help = Antworte mit einer Nummer, mit einem Teil des Wortlauts oder mit dem Kürzel auf dem Tisch, oder tippe:
topics = Regeln zum Nachlesen: { $list }
explained = { $name } ({ $kind })
# Der Name einer Fähigkeit, und was sie tut.
powered = { $power }: { $text }
# Anführungszeichen um den Spruch einer Karte; in ihm selbst gelten darum die halben (‚…‘).
flavour = „{ $text }“
origin-inferred = Nicht aufgedruckt, aber aus den Regeln erschlossen: { $fields }
origin-reconstructed = Von der gedruckten Karte nicht bekannt, für dieses Spiel ergänzt: { $fields }
card-script = Im Einzelnen: { $line }
several-topics = „{ $typed }“ passt zu mehreren Einträgen: { $list }
no-such-topic = Weder eine Karte noch eine Regel heißt „{ $typed }“.{ $near ->
        [none] {""}
       *[other] {" "}Meintest du „{ $near }“?
    }

## Befehle: Wörter zum Tippen, mit Komma getrennt; das erste steht in der Hilfe.
## Kein Befehl darf so heißen wie ein Wort, mit dem man eine Karte wählen würde („bogen“).

command-help = ?, hilfe
help-help = diese Seite; „? wort“ erklärt eine Karte oder eine Regel, „? 3“ die Karte in Möglichkeit 3
    .aloud = diese Seite; „hilfe“ und ein Wort erklärt eine Karte oder eine Regel, „hilfe 3“ die Karte in Möglichkeit 3
command-board = tisch, übersicht
help-board = alles, was auf dem Tisch liegt
command-sheet = tableau
help-sheet = was vor dir liegt; „tableau name“: was vor jemand anderem liegt
command-piles = ablage, ablagestapel
help-piles = die offenen Stapel: was abgelegt oder aufgedeckt wurde
command-log = verlauf, protokoll
help-log = was zuletzt geschehen ist; „verlauf alles“ von Anfang an
all-lines = alles
command-score = wertung, punkte
help-score = wie viele Punkte alle jetzt hätten
command-undo = zurück, rückgängig
help-undo = nimmt deine letzte Wahl zurück, sofern seither nichts gewürfelt oder aufgedeckt wurde
command-hint = tipp, rat
help-hint = ein Vorschlag, und was die besten Möglichkeiten wert sind
command-preview = vorschau
help-preview = was eine Wahl brächte, ohne sie zu treffen: „vorschau 3“
command-news = neues, nachrichten
help-news = von welchen Neuigkeiten du hörst: „neues karten aus“, „neues karten an“ oder „neues karten letzte“ für nur die letzte seit deinem Zug
command-detail = umfang
help-detail = wie viel du ungefragt erfährst: „umfang knapp“, „umfang voll“ oder „umfang normal“
command-lang = sprache
help-lang = „sprache en“ wechselt die Sprache
command-save = speichern
help-save = wo die Partie liegt; „speichern datei“ schreibt eine Kopie
command-ruling = regelbeispiel
help-ruling = speichert diese Partie bis hierher als Regelbeispiel; „regelbeispiel datei“ nennt die Datei
command-why = warum
help-why = „warum name“: warum etwas auf dem Tisch nicht zur Wahl steht; „warum“ allein: wo und warum das Skript einer Karte fehlgeschlagen ist
command-again = nochmal
help-again = zeigt, was zur Wahl steht, so wie eine leere Zeile
command-quit = ende, beenden
help-quit = hört auf; die Partie bleibt erhalten und kann später weitergehen

## Was man ungefragt erfährt

# Die Wörter hinter dem Befehl „umfang“.
detail-usual = normal
detail-terse = knapp
detail-full = voll
# Was darauf gesagt wird. $list: die Wörter darüber.
told-usual = Du erfährst, was neu ist und worum es bei einer Frage geht ({ $list }).
told-terse = Du erfährst nur die Frage und davor eine Zeile ({ $list }).
told-full = Du erfährst vor jeder Frage alles, was auf dem Tisch liegt ({ $list }).
# $near: was wohl gemeint war, oder das Wort none.
no-such-detail = „{ $typed }“ gibt es hier nicht. { $near ->
        [none] Zur Wahl stehen: { $list }
       *[other] Meintest du „{ $near }“?
    }
# Die Wörter hinter dem Befehl „neues“ und einer Art von Neuigkeiten.
news-on = an
news-off = aus
news-last = letzte
# Eine Art in der Liste des nächsten Satzes. $hearing: eines der Wörter darüber.
told-kind = { $kind } { $hearing }
told-kinds = Neuigkeiten: { $list }.
no-such-news = Neuigkeiten der Art „{ $typed }“ gibt es nicht. { $near ->
        [none] Zur Wahl stehen: { $list }
       *[other] Meintest du „{ $near }“?
    }

## Fragen: ein oder zwei Buchstaben, die man für eine Auskunft tippt; die Antwort ist ein Satz

# $typed, $list: Namen von Fragen, wie ein Programm sie schreibt.
no-such-query = Die Frage „{ $typed }“ gibt es nicht. Fragen: { $list }
nothing-to-tell = Dazu gibt es gerade nichts zu sagen.
# $typed: was hinter den Buchstaben stand, oder das Wort none. $list: was man dort nennen kann.
tell-of-which = „{ $typed }“ bezeichnet hier nichts eindeutig. Antworte mit einem davon, etwa „1“ oder gleich „{ $query } 1“; mit einer leeren Zeile geht es zurück zum Spiel: { $list }
query-news = ne
help-query-news = das Neueste seit deinem letzten Zug; ne 20 für mehr davon
query-points = pu
help-query-points = wie viele Punkte alle jetzt hätten, in einem Satz
query-asked = wa
help-query-asked = was du gerade gefragt wirst
query-choices = au
help-query-choices = was zur Auswahl steht; au 3 für eins davon, mit dem Text der Karte
no-news = Seit deinem letzten Zug ist nichts geschehen.
# Wer in der Liste des nächsten Satzes steht.
told-points = { $name } { $points }
told-score = Punkte bisher: { $list }.
# Was jemand an Punkten hat, in einem Satz zum Zuhören. $list: told-score-line, mit Strichpunkten dazwischen.
told-score-of = { $name }: { $list }.
told-score-line = { $reason }: { $points }
told-asked = { $name }: { $prompt }
# Vorgelesen: was man mit einer Zahl oder einem Wort wählt, etwa ein Angebot oder ein Befehl.
said-numbered = { $number }: { $text }
# $text: ein Satz ohne seinen Punkt. $count: wie oft es so ist, mindestens zweimal.
said-times = { $text } ({ $count }-mal).
# Was in der Liste des nächsten Satzes steht.
told-choice = { $number }: { $offer }
told-choice-next = { $list }; { $next }
told-choices = { $list }.
# Über den Buchstaben in der Hilfe.
queries = Für eine einzelne Auskunft tippe diese Buchstaben:

## Wertung

total = Summe
end = Endabrechnung
score-sheet = Wertungsblatt
decimal = { $whole },{ $rest }

## Nachspielen

silent = { $name } wählt: { $offer }
silent-hidden = { $name } trifft eine Wahl.
not-over = Die Partie ist noch nicht zu Ende: { $count ->
        [0] Sie wartet auf die erste Antwort.
        [one] Nach einer Antwort wartet sie auf die nächste.
       *[other] Nach { $count } Antworten wartet sie auf die nächste.
    }
no-game-in-file = { $path } ist keine gespeicherte Partie.
replay-changed = Gezeigt wird die Partie, soweit sie sich mit den heutigen Karten nachspielen lässt.
# $command sagt dasselbe für alle, die die Datei in Ordnung bringen.
replay-report = Was genau falsch ist, auf Englisch: { $command }

## Was schiefgehen kann

# Steht als ganzer Satz nach einem Doppelpunkt, daher mit großem Anfangsbuchstaben.
why-not-found = Die Datei oder den Ordner gibt es nicht
why-not-allowed = Das System erlaubt es nicht
why-full = Der Datenträger ist voll
why-read-only = Der Datenträger ist schreibgeschützt
why-folder = Das ist ein Ordner
why-no-folder = Das ist kein Ordner
why-no-file = Das ist eine Pipe, ein Gerät oder ein Socket, keine Datei
why-taken = Darin steht etwas anderes, das verloren ginge
# $code: die Nummer des Fehlers im System, oder 0.
why-other = { $code ->
        [0] Darin steht etwas Unlesbares
       *[other] Das System verweigert es (Fehler { $code })
    }

faulty-texts = { $count ->
        [one] Ein Text der Pakete ist fehlerhaft und wurde ausgelassen
       *[other] { $count } Texte der Pakete sind fehlerhaft und wurden ausgelassen
    }; „cardwright lint“ nennt { $count ->
        [one] ihn
       *[other] sie
    }.
error-game = Das Spiel „{ $typed }“ gibt es nicht. { $near ->
        [none] Zur Wahl stehen: { $list }
       *[other] Meintest du „{ $near }“?
    }
error-kind = Die Art „{ $typed }“ gibt es nicht. { $near ->
        [none] Zur Wahl stehen: { $list }
       *[other] Meintest du „{ $near }“?
    }
error-origin = Die Herkunft „{ $typed }“ gibt es nicht. { $near ->
        [none] Zur Wahl stehen: { $list }
       *[other] Meintest du „{ $near }“?
    }
error-of = Das Paket „{ $typed }“ gibt es nicht. { $near ->
        [none] Zur Wahl stehen: { $list }
       *[other] Meintest du „{ $near }“?
    }
# $typed: was eingegeben wurde, oder das Wort none; $list: die Einführungen, die es gibt
error-tutorial = { $typed ->
        [none] Hier gibt es keine Einführung.
       *[other] Die Einführung „{ $typed }“ gibt es nicht. Zur Wahl stehen: { $list }
    }
error-tutorial-broken = Mit der Einführung in { $path } stimmt etwas nicht. Was genau: cardwright lint
error-with = Ein mitgeliefertes Zusatzpaket „{ $typed }“ gibt es nicht. { $near ->
        [none] Zur Wahl stehen: { $list }
       *[other] Meintest du „{ $near }“?
    }
error-with-game = Das Paket „{ $pack }“ gehört zu einem anderen Spiel: { $game }.
error-card = Die Karte „{ $typed }“ gibt es nicht. { $near ->
        [none] Alle Karten: cardwright cards list
       *[other] Meintest du „{ $name }“ ({ $near })?
    }
# $list: Dateien und Zeilen. $command sagt auf Englisch, was dort falsch ist.
error-packs = Mit diesen Paketen lässt sich noch nicht spielen. Zuerst zu beheben: { $list }
    Was dort falsch ist: { $command }
error-pack = Das Paket in { $path } lässt sich nicht lesen: { $why }.
error-pack-deeper = { $path } enthält Pakete, ist aber selbst keines. Gemeint ist wohl einer dieser Ordner: { $list }
pack-twice = „{ $path }“ ist zweimal angegeben. Gelesen wird es einmal.
name-cut = Ein Name hat höchstens { $most } Zeichen. Dieser wird gekürzt zu „{ $name }“.
error-few-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $asked }. Mit --players { $least } übernehmen Bots die Plätze, die du nicht nennst; oder nenne { $more ->
        [one] noch einen Platz
       *[other] noch { $more } Plätze
    } mit --seat.
error-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $asked }.
error-option = Dieses Spiel kennt keine Option „{ $name }“. { $near ->
        [none] Möglich sind: { $list }
       *[other] Meintest du „{ $near }“?
    }
error-value = „{ $value }“ ist kein möglicher Wert für { $name }. { $near ->
        [none] Möglich sind: { $list }
       *[other] Meintest du „{ $near }“?
    }
# $there: so viele gibt es. $wanted: so viele braucht es. $kind: die Art der Karten, oder das Wort none.
error-content = Die Pakete haben zu wenige Karten für diese Partie: { $kind ->
        [none] {""}
       *[other] von der Art „{ $kind }“ {""}
    }gibt es { $there }, nötig sind { $wanted }.
# $there: so viele gibt es. $most: so viele fasst eine Partie. $kind: die Art der Karten, oder das Wort none.
error-excess = Die Pakete haben mehr Karten, als eine Partie fassen kann: { $kind ->
        [none] {""}
       *[other] von der Art „{ $kind }“ {""}
    }gibt es { $there }, möglich sind höchstens { $most }. Spiele mit weniger Paketen auf einmal.
error-no-value = Bei „{ $option }“ fehlt der Wert; schreibe Name=Wert.
error-option-twice = „{ $option }“ ist zweimal angegeben; gib es einmal an.
error-seat = „{ $seat }“: Auf einem Platz spielt human (ein Mensch) oder ein Bot, nämlich easy (leicht), fair (mittel) oder hard (schwer), nicht „{ $who }“. Schreibe zum Beispiel Anna=human.
error-gender = „{ $seat }“: Nach dem Namen und einem Doppelpunkt steht f (weiblich) oder m (männlich), nicht „{ $gender }“. Schreibe zum Beispiel Anna:f=human.
error-name-twice = „{ $name }“ heißt schon jemand anders am Tisch.
error-solo = Ein Solospiel hat nur einen Platz: Lass --players weg.
error-too-many-seats = { $seats } Plätze sind benannt, aber { $players ->
        [one] nur eine Person spielt
       *[other] nur { $players } Personen spielen
    } mit.
error-save = Die Partie lässt sich nicht in { $path } speichern: { $why }.
error-taken = In { $path } steht schon etwas, das nicht verloren gehen soll. Setze die Partie mit --resume fort oder gib eine andere Datei an.
error-in-use = An der Partie in { $path } wird schon gespielt, vielleicht in einem anderen Fenster. Spiele dort weiter oder beende sie dort zuerst.
error-read = { $path } lässt sich nicht lesen: { $why }.
error-too-long = { $path } ist für eine gespeicherte Partie viel zu lang.
error-no-file = { $path } ist keine Datei.
error-settings = Die Einstellungsdatei hat Fehler; oben stehen sie auf Englisch. Mit --no-settings gilt sie nicht.
error-status-taken = In { $path } steht schon etwas anderes, das nicht verloren gehen soll. Gib für --status eine andere Datei an.
error-status-save = In { $path } wird die Partie selbst gespeichert, deshalb kann --status dort nichts schreiben. Gib für --status eine andere Datei an.
error-status-in-use = Eine andere Partie schreibt schon in { $path }, wer am Zug ist. Gib für --status eine andere Datei an.
error-resume = Mit dieser Datei lässt sich nicht weiterspielen. Ansehen kannst du sie so: cardwright replay { $path }
error-resume-diverged = Entweder wurde die Datei von Hand geändert, oder die Regeln haben sich geändert. Ansehen kannst du die Partie so: cardwright replay { $path }. Wer trotzdem weiterspielen will, gibt --trust an; die Datei wird dann gekennzeichnet.
# Below a line that says which pack has changed.
error-resume-trust = Mit diesen Karten geht die Partie nicht ohne Weiteres weiter. Ansehen kannst du sie so: cardwright replay { $path }. Wer trotzdem mit ihnen weiterspielen will, gibt --trust an; die Datei wird dann gekennzeichnet.
error-ruling = Hier kann keine Partie beginnen. Alle Fehler der Datei zeigt: cardwright test { $path }
error-no-ruling = { $path } hat kein Regelbeispiel mit „{ $typed }“ in der Überschrift. Die Überschriften: { $list }
error-no-rulings = { $path } enthält keine Regelbeispiele. Eine gespeicherte Partie geht so weiter: cardwright play --resume { $path }
error-ruling-seats = Das Regelbeispiel ist für { $most } am Tisch, genannt sind { $asked }.
error-ruling-options = Das Regelbeispiel legt den Aufbau fest: Lass --players, --solo und die Optionen des Spiels weg.
error-ruling-file = Zu --ruling gehört eine Datei mit Regelbeispielen: cardwright play DATEI.play --ruling WORT
error-at-card = Keine Karte mit dem Namen „{ $typed }“ hat eine Wirkung. { $near ->
    [none] Alle Karten: cardwright cards list
   *[other] Meintest du „{ $near }“?
}
error-at-hook = „{ $card }“ wirkt nicht bei { $typed }, sondern bei { $list }.
error-at-line = Zu { $typed } gehört keine Wirkung einer Karte. Nenne eine Zeile eines Skripts, oder die eines Hooks in der Datei einer Karte.
# $why: how close the random games came in which a position was looked for.
error-at-missed = { $why ->
    [guarded] In keiner der durchprobierten Zufallspartien waren die Bedingungen von „{ $card }“ erfüllt.
    [line] „{ $card }“ wirkt in Zufallspartien, aber die Zeile wird nie ausgeführt.
    [elsewhere] „{ $card }“ wirkt in Zufallspartien, aber nur in Stellungen, die ein Regelbeispiel nicht aufbauen kann.
   *[never] In keiner der durchprobierten Zufallspartien hatte „{ $card }“ eine Gelegenheit zu wirken.
}
# $place: file and line.
error-changed = { $place }: Diese Partie wurde von Hand geändert. Was daran nicht stimmt: cardwright lint { $path }. Wer trotzdem weiterspielen will, gibt --trust an; die Datei bleibt gekennzeichnet.

broken-answer = { $place }: Diese Antwort war dort nicht möglich: { $quoted }
broken-after-end = { $place }: Vor dieser Antwort war die Partie schon zu Ende: { $quoted }
broken-diverged = { $place }: Ab hier verläuft die Partie anders, als die Datei sagt: { $quoted }
broken-head = { $place }: So lässt sich keine Partie aufbauen: { $quoted }
broken-cut = { $place }: Die Datei endet, bevor die Partie beginnt; sie ist beschädigt.
broken-line = { $place }: Diese Zeile gehört zu keiner gespeicherten Partie: { $quoted }
broken-text = { $place }: Die Datei ist kein Text in UTF-8.
broken-other = { $place }: Hier stimmt etwas nicht: { $quoted }
changed-missing = Das Paket „{ $pack }“ fehlt; nenne seinen Ordner mit --pack.
changed-pack = Das Paket „{ $pack }“ hat sich seit dieser Partie geändert.
changed-new = Das Paket „{ $pack }“ war bei dieser Partie noch nicht dabei.
changed-something = Die Karten, oder was ihre Skripte dürfen, haben sich seit dieser Partie geändert.

## Was Bots über die Karten zeigen (cardwright simulate)

# $first, $last: Startwerte. $points: ein Mittel mit der halben Breite seines Intervalls.
simulate-title = { $game }: { $games } { $games ->
        [one] Partie
       *[other] Partien
    } mit { $players ->
        [one] 1 Bot
       *[other] { $players } Bots
    }, Startwerte { $first } bis { $last }. Im Mittel { $points } Punkte je Platz und { $decisions } Antworten je Partie, davon { $forced } ohne Wahl.
# Warum die Partien zu Ende gingen; $list enthält simulate-cause.
simulate-causes = So gingen sie zu Ende: { $list }.
simulate-cause = { $cause } { $share }
# Was das Spiel zählt; $list enthält simulate-count, $what ist ein Wort in der Mehrzahl.
simulate-counted = Je Spieler und Partie, in Klammern der Anteil der Spieler, die es überhaupt betraf: { $list }.
simulate-count = { $number } { $what } ({ $share })
simulate-failed = In diesen Partien { $cards ->
        [one] ist eine Karte
       *[other] sind { $cards } Karten
    } gescheitert. Was eine solche Karte bewirkt hat, wird zurückgenommen, und die Partie geht weiter.
simulate-fault = { $line } – { $times ->
        [one] einmal
       *[other] { $times }-mal
    }, in { $games } von { $all } Partien, zuerst mit dem Startwert { $seed }.
simulate-percent = { $number } %
# Ein Mittel und die halbe Breite seines Intervalls.
simulate-mean = { $mean } ± { $width }
# Ein Prozentsatz und die Enden seines Intervalls.
simulate-rate = { $mean } % ({ $low }–{ $high })
# Ein Ergebnis aus wenigen Partien.
simulate-few = { $text } wenige
# Ein Ergebnis, das auffällt.
simulate-marked = { $text } *
simulate-times = ×{ $number }
# Köpfe von Spalten, so kurz wie möglich; darunter, was sie bedeuten.
simulate-seat = Platz
simulate-bot = Bot
simulate-score = Punkte (95 %)
simulate-wins = Siege (95 %)
simulate-owners = Besitz
simulate-taken = gewählt
simulate-named = eigene (95 %)
simulate-lead = Vorsprung (95 %)
simulate-caused = bewirkt (95 %)
simulate-effect = Effekt (95 %)
simulate-lead-course = In einer Partie wechselte die Führung { $changes } Mal. Nach { $share } % der Entscheidungen lag der Sieger nie mehr zurück.
simulate-plot-lead = Vorsprung des Siegers vor dem Besten der anderen im Lauf der Partie
simulate-plot-meetings = Wie oft man mit der Karte der Zeile gewinnt, wenn jemand anders die der Spalte hat, in %
simulate-meeting = { $card } gegen { $other }: { $share }, { $games } { $games ->
        [one] Partie
       *[other] Partien
    }
simulate-about-meetings = Graue Felder: Diese beiden Karten trafen nie aufeinander, und keine zwei Spieler haben dieselbe Karte. Ohne jede Wirkung stünde in jedem Feld { $even }. Felder mit gestricheltem Rahmen beruhen auf weniger als 30 Partien: Auf sie ist kein Verlass.
simulate-never = Angeboten, aber nie genommen: { $list }.
simulate-about-owners = Besitz: wie viele Spielende die Karte bekamen.
simulate-about-taken = gewählt: wie oft ein Bot sie wählen würde, wenn sie oder etwas anderes zu wählen ist.{ $dealt ->
        [none] {""}
       *[other] {" "}Manche Karten stehen nur untereinander zur Wahl ({ $dealt }). Sie teilt der Zufall aus, damit jede gespielt wird.
    }
simulate-about-named = eigene: was die Wertung unter dem Namen der Karte zählt, im Mittel bei denen, die sie haben.
simulate-about-lead = Vorsprung: in einer Partie, in der einige die Karte haben und andere nicht, die Punkte der einen minus die der anderen. Eine Karte nimmt, wem sie passt; vergleiche sie also mit Karten derselben Art.
# $even: ein Teil von so vielen, wie mitspielen.
simulate-about-wins = Siege: wie oft gewinnt, wer die Karte hat; mit einer Karte, die nichts ändert, wären es { $even }.
simulate-about-caused = bewirkt: wie viele Punkte die Karte bringt, wenn man sie als Erstes nimmt, vor allen anderen am Tisch. Von dieser Wahl an wird dieselbe Partie zweimal gespielt: mit der Karte und ohne sie.
simulate-about-effect = Effekt: wie viele Punkte allein der Effekt der Karte bringt. Auch die zweite Partie wird dann mit der Karte gespielt, nur tut die Karte darin nichts. Was von „bewirkt“ übrig bleibt, kommt davon, dass die Karte bezahlt und nichts anderes gewählt wird.
simulate-equal = 0 von { $games } anders
simulate-plot-points = Wie viele Spieler wie viele Punkte hatten
simulate-game = Partie
simulate-about-game = Partie: die Nummer der Partie, in der am weitesten vorn lag, wer die Karte hatte. So ist sie zu sehen: { $command }
simulate-gate = { $failed ->
        [0] Keine von { $rows } Zeilen fällt durch.
        [one] 1 von { $rows } Zeilen fällt durch.
       *[other] { $failed } von { $rows } Zeilen fallen durch.
    }
simulate-gate-of = Prüfung
simulate-gate-value = Wert (95 %)
simulate-gate-bounds = Grenzen
simulate-gate-verdict = Urteil
simulate-gate-players = Spieler
simulate-gate-seat = Platz { $seat }
simulate-gate-bot = Bot { $seat }
simulate-gate-row = { $name }: { $metric_word ->
        [points] Punkte
        [wins] Siege in %
        [lead] Vorsprung
        [own] eigene Punkte
        [caused] bewirkt
       *[difference] Unterschied
    }
simulate-ends = { $mean } ({ $low } bis { $high })
simulate-verdict = { $verdict_word ->
        [kept] eingehalten
        [open] offen
        [few] wenige Partien
        [below] zu niedrig
       *[above] zu hoch
    }
simulate-about-gate = eingehalten: Das ganze Intervall liegt innerhalb der Grenzen. zu niedrig, zu hoch: Das ganze Intervall liegt jenseits einer Grenze, die Zeile fällt also durch. offen: Eine Grenze liegt im Intervall; mehr Partien entscheiden. wenige Partien: unter 30. Partie: wo der Wert am höchsten ist, oder am niedrigsten, wenn er zu niedrig ist. So ist sie zu sehen: { $command }
# $rows: Zeilen der Tabellen. $chance: wie viele davon durch Zufall auffallen.
simulate-about-interval = 95 %: Der wahre Wert liegt um höchstens ± neben der Zahl, oder zwischen den Zahlen in Klammern; das stimmt bei 19 von 20 solchen Intervallen. „wenige“ heißt: weniger als 30 Partien, darauf ist kein Verlass. Von { $rows } Vorsprüngen weichen { $chance } allein durch Zufall von 0 ab. Ein Stern steht bei denen, die selbst dann noch auffallen (Benjamini-Hochberg, 5 %).
# Dieselben Partien wurden auf zwei Arten gespielt.
simulate-pairs = Auf beide Arten wurde mit denselben Startwerten gespielt. { $differ } von { $units } Partien sind verschieden.
simulate-measure = je Partie
simulate-here = hier
simulate-there = dort
simulate-difference = Unterschied (95 %)
simulate-correlation = Korrelation
simulate-saved = gespart
simulate-measure-points = Punkte eines Platzes
simulate-measure-decisions = Antworten
# $seat: der Buchstabe eines Platzes.
simulate-measure-points-of = Punkte von { $seat }
simulate-measure-wins-of = Siege von { $seat } in %
simulate-about-pairs = Unterschied: hier minus dort. gespart: das Wievielfache an Partien zwei getrennte Läufe für dieselbe Genauigkeit bräuchten.
simulate-decided = Nach { $units } Startwerten entschieden: { $differs_word ->
        [yes] Die Punkte eines Platzes sind verschieden
       *[no] Die Punkte eines Platzes unterscheiden sich um weniger als { $margin }
    }. Der Unterschied liegt zwischen { $low } und { $high } (95 %, so oft man auch hinsieht); am besten geschätzt ist er { $estimate }.
simulate-undecided = Nach { $units } Startwerten ist nichts entschieden: Der Unterschied der Punkte kann 0 oder größer als { $margin } sein. Spiele mehr Partien.
# Während gespielt wird. $rate: Partien in einer Sekunde. $left: Sekunden.
simulate-progress = { $games } Partien, { $rate } je Sekunde, noch { $left } s
simulate-cancelled = Beendet nach { $units ->
        [one] 1 Startwert
       *[other] { $units } Startwerten
    }. Mit --out geht es mit demselben Befehl dort weiter.
shard-cancelled = Beendet. Ein Teil wird nur geschrieben, wenn er vollständig ist.
shards-fresh = { $count } von { $of } { $of ->
        [one] Teil
       *[other] Teilen
    } { $count ->
        [one] ist
       *[other] sind
    } aktuell.
shards-missing = Es fehlen: { $list }
shards-stale = { $why_word ->
        [program] Mit einer anderen Version von Cardwright gespielt
        [plan] Mit einem anderen Plan gespielt
        [cards] Mit anderen Karten gespielt
       *[against] Mit etwas anderem verglichen
    }: { $list }
shards-cut = { $path }: kein Teil oder nicht vollständig.
shards-divided = { $path }: keiner von { $of } Teilen.
shards-double = Teil { $index } ist doppelt da: { $one } und { $other }.
shards-differs = { $path }: Teil { $shard } hat auf diesem Rechner andere Ergebnisse.
shards-verified = { $count } von { $of } { $of ->
        [one] Teil
       *[other] Teilen
    } noch einmal gespielt: { $differ ->
        [0] alle wie in ihren Dateien.
        [one] 1 weicht ab.
       *[other] { $differ } weichen ab.
    }
error-shards = { $path }: Hier sind keine Teile. So entsteht einer: cardwright simulate --shard 0/4 --out DATEI
error-merge = { $path }: Nichts wurde zusammengefügt. Jeder Teil muss genau einmal da sein, vollständig und aktuell.
error-verify = Diese Teile vergleichen zwei Arten zu spielen: Ergänze --against.
error-forbid = Es gibt keine Karte „{ $typed }“. Gemeint sind Art und Karte, etwa class/monk. { $near ->
        [none] {""}
       *[other] Meinst du „{ $near }“?
    }
error-bot = Es gibt keinen Bot „{ $typed }“. Es gibt: { $list }
error-against = { $path }: Vergleichen lassen sich nur Pläne für dasselbe Spiel und gleich viele Plätze.
error-decide = Zu entscheiden ist nur zwischen zwei Arten zu spielen: Ergänze --against.
error-tables = { $why_word ->
        [feature] Dieses Programm wurde ohne Tabellen gebaut. Baue es noch einmal mit: cargo build --release --features parquet
       *[folder] Tabellen werden in einen Ordner geschrieben: Ergänze --out.
    }
error-game-of-plan = Der Plan hat nur { $games } Partien, gezählt ab 1.
error-results = { $path } enthält Ergebnisse eines anderen Plans, anderer Karten oder einer anderen Version. Nenne mit --out einen anderen Ordner oder lösche die Datei.

## Listen der Spiele und der Karten

# Ein Wert einer Option, wie man ihn eingibt, und wie er heißt.
value-named = { $value } ({ $name })
value-added = { $value } ({ $name }; --with { $pack })
value-with = { $value } (--with { $pack })
games-for = { $least } bis { $most }
# Eine Zelle einer Tabelle hinter der Überschrift ihrer Spalte, wo die Tabelle nicht auf die Seite passt.
row-cell = { $name }: { $value }
games-option = { $name }: { $values }
games-several = { $name }, beliebig viele: { $values }
# $languages: die Sprachen des Programms selbst.
games-with = { $name }; damit spielen: --with { $pack }
games-program = Sprachen des Programms: { $languages }
cards-summary = { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    } Angaben: { $known } bekannt, { $inferred } aus den Regeln erschlossen, { $reconstructed } für dieses Spiel ergänzt.

# Steht vor der Datei einer Karte, ihren Zahlen und den Namen ihrer Funktionen.
cards-technical = Für alle, die Karten schreiben, in den Worten der Datei:

# Was vor einer Zeile einer Liste steht.
row-seats = Personen
row-languages = Sprachen
row-pack = Paket
row-with = zusätzlich
row-cards = Karten
row-id = Kennung
row-game = Spiel
row-file = Datei
row-numbers = Zahlen
row-acts = wirkt bei
row-known = bekannt
row-inferred = erschlossen
row-reconstructed = ergänzt

## Gespeicherte Partien zur Auswahl

# Wann zuletzt gespielt wurde, nach der Uhr des Spielers; außer dem Jahr ist alles zweistellig.
saved-date = { $day }.{ $month }.{ $year } { $hour }:{ $minute }
saved-day = { $day }.{ $month }.{ $year }
# $heading: wie weit die Partie ist. $players: alle mit ihren Punkten, mit Kommas getrennt.
saved-open = { $game } · { $heading } · { $players }
    .aloud = { $game }, { $heading }, { $players }
saved-won = { $game } · { $players }
    .aloud = { $game }, { $players }
saved-over = { $game } · beendet · { $players }
    .aloud = { $game }, beendet, { $players }
saved-lost = { $game } · verloren · { $players }
    .aloud = { $game }, verloren, { $players }
saved-player = { $name } { $points }
saved-winner = { $name } { $points } (gewonnen)
    .aloud = { $name } hat gewonnen mit { $points }
saved-named = { $name } · { $text }
    .aloud = { $name }: { $text }
saved-tutorial = { $game } (Einführung)
    .aloud = { $game }, eine Einführung
# $packs: die Namen ihrer Erweiterungen.
saved-with = { $game } + { $packs }
    .aloud = { $game } mit { $packs }
saved-broken = { $game } · lässt sich nicht fortsetzen: andere Karten oder beschädigte Datei
    .aloud = { $game } lässt sich nicht fortsetzen: andere Karten oder beschädigte Datei
# $pack: die Kennung eines Pakets, dessen Ordner nicht mehr da ist, wo er war.
saved-missing = { $game } · das Paket „{ $pack }“ fehlt
    .aloud = { $game } lässt sich nicht fortsetzen: Das Paket „{ $pack }“ fehlt
# $pack: the id of a pack that is not as it was when the game was played.
saved-changed = { $game } · das Paket „{ $pack }“ hat sich geändert
    .aloud = { $game } hat andere Karten: Das Paket „{ $pack }“ hat sich geändert
# $pack: the id of a pack with which nothing can be played.
saved-faulty = { $game } · das Paket „{ $pack }“ hat einen Fehler
    .aloud = { $game } lässt sich nicht fortsetzen: Das Paket „{ $pack }“ hat einen Fehler
saved-no-number = Die Liste hat die Nummern 1 bis { $count }.
tutorials = Erste Partien, die sich selbst erklären:
# $new: wie man eine Partie beginnt, als Eintrag einer Seite oder als Befehl.
saved-none = Hier gibt es keine gespeicherte Partie. Eine neue beginnen: { $new }
# $replay: womit man eine Partie ansieht, als Eintrag einer Seite oder als Befehl.
saved-all-over = Es gibt keine Partie zum Weiterspielen. Beendete Partien lassen sich noch ansehen ({ $replay }).
saved-none-sound = Mit den gespeicherten Partien hier geht es nicht: andere Karten, ein fehlendes Paket oder beschädigte Dateien.
error-resume-json = Mit --format json muss hinter --resume die Datei einer gespeicherten Partie stehen.

compare = { $game }, Startwert { $seed }: { $players }.
reviewed = { $name }: { $offer }. Vorschlag: { $best }, { $points } mehr.
reviewed-sum = { $name }: { $alike } von { $count } Entscheidungen wie vorgeschlagen. Die anderen machen in der Schätzung zusammen { $points } aus.
reviewed-none = Hier gibt es keine Entscheidung, auf die man zurückblicken könnte.
no-such-step = Die Partie hat nur { $steps } Antworten; gib eine Zahl von 0 bis { $steps } an.
share-how = Das Ende des Namens sagt, was geschrieben wird: .txt für die Partie Zeile für Zeile, .svg für ein Bild des letzten Tischs, .cast für eine Aufnahme.
share-cut = Nur eine fehlerfreie Partie lässt sich teilen; was hier nicht stimmt, zeigt cardwright replay { $path } --report.
again-none = Es gibt keine gespeicherte Partie, die man noch einmal spielen könnte.
shared = Geschrieben nach { $path }
results-none = Noch gibt es keine Ergebnisse. Jede beendete Partie kommt dazu.
results-not-kept = Dein Ergebnis ließ sich nicht eintragen: { $why }.
results-sum = { $count ->
        [one] { $count } Ergebnis
       *[other] { $count } Ergebnisse
    }, davon { $won ->
        [one] { $won } Sieg
       *[other] { $won } Siege
    } gegen andere. Die besten:
result = { $rank }. { $points } · { $name }{ $cards ->
        [none] {""}
       *[other] , { $cards }
    }{ $packs ->
        [none] {""}
       *[other] {" "}· mit { $packs }
    } · { $day } · { $players ->
        [one] solo
       *[other] zu { $players }
    } · Startwert { $seed }{ $won ->
        [yes] {" "}· gewonnen
       *[no] {""}
    }
