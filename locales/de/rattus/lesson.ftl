# Was die Einführung tutorial/first.play lehrt, in ihrer Reihenfolge: jede Lektion ein paar Zeilen.
# `.otherwise` wird gesagt, wenn etwas anderes gewählt wird als erwartet.

first-settle = Willkommen! Überall in Europa leben Menschen, und Ratten auch. Wer am Ende die meisten Steine übrig hat, gewinnt. Zuerst setzt du zwei Steine: nach Hungaria, neben Germania, Italia und Polonia.
    .title = Deine erste Partie Rattus
    .otherwise = Dort ginge es auch, aber deine Geschichte beginnt in Hungaria, im Osten des Spielplans.
second-settle = Dein Gegner, der Bot, hat Steine nach Anglia und nach Germania gesetzt. In Germania steht auch die Pestfigur († auf dem Spielplan). Gib deinen nächsten zwei Steinen eine zweite Heimat: Italia.
    .aloud = Dein Gegner, der Bot, hat Steine nach Anglia und nach Germania gesetzt. In Germania steht auch die Pestfigur. Gib deinen nächsten zwei Steinen eine zweite Heimat: Italia.
    .otherwise = Erlaubt wäre es. Aber setz nicht alles auf einen Fleck oder dorthin, wo schon andere sind: Ratten schlagen zu, wo viele Steine liegen. Nimm Italia.

## Der erste Zug

take-a-card = Dein erster Zug. Du darfst eine { -class-card } nehmen. Du darfst ihre Wirkung nutzen, aber Ratten mit ihrem Symbol treffen dich. Der Händler führt Steine aus der Gefahr: Nimm ihn.
    .otherwise = Sonst dürftest du auch eine andere Karte nehmen oder erst Steine platzieren. Für das, was jetzt kommt, brauchst du den Händler.
place-by-rats = Jetzt platzierst du Steine: so viele, wie in einer Region Ratten liegen. Noch liegt überall eine, also ist es ein Stein. Allein in Polonia oder in Gesellschaft in Hungaria: Beides ist gut, du entscheidest.
    .otherwise = In einer anderen Partie ginge das. Für das, was jetzt kommt, gehört dein Stein nach Polonia oder nach Hungaria; wohin von beiden, entscheidest du.
move-the-plague = Zum Schluss des Zuges musst du die Pestfigur in eine Nachbarregion bewegen. Ringsum bringt sie neue Ratten, dann wütet dort die Pest. Halte sie von deinen Steinen fern: Gallia ist leer.
    .otherwise = Gallia ist richtig: Dort lebt niemand, also nimmt dir die Pest nichts, und von Hungaria rückt sie weg.
spread-a-rat = Die Ratte in Gallia bringt eine neue in eine Nachbarregion, und du sagst, in welche. Schone deine Steine, und lege die Ratte nach Anglia, zu deinem Gegner. (° heißt: Dort liegt noch eine Ratte vom Spielbeginn; ~ oder eine punktierte Linie führt übers Meer.)
    .aloud = Die Ratte in Gallia bringt eine neue in eine Nachbarregion, und du sagst, in welche. Schone deine Steine, und lege die Ratte übers Meer nach Anglia, zu deinem Gegner.
    .otherwise = Eine Ratte ist eine Gefahr für alle, die dort leben. Das soll dein Gegner sein: in Anglia.

## Der Zug des Gegners und der zweite Zug

others-take = Sieh, was dein Gegner getan hat: Er hat dir den Händler abgenommen, denn weigern kann sich niemand. Und er hat in Anglia zwei Steine platziert, dank der zweiten Ratte dort, und dann drei nach Scandia gebracht.
rats-ravage = Dann zog er die Pestfigur nach Italia, und dort wurde eine Ratte aufgedeckt: „3+“ ist ihr Grenzwert. Bei drei Steinen oder mehr hätten alle dort einen verloren. Es waren nur zwei, und die Ratte ist weg.
take-the-king = In Italia liegen jetzt also keine Ratten. Aus einer solchen Region bringt der König einen Stein in die Burg, wo ihm nichts mehr geschieht. Nimm den König.
    .otherwise = Der König ist es, den du brauchst: Nur er bringt Steine in die Burg, und Italia ist gerade frei von Ratten.
where-most = Platziere wieder Steine. Weißt du noch, wonach es geht? In welcher deiner eigenen Regionen darfst du die meisten platzieren?
    .otherwise = Nicht ganz: Du platzierst so viele Steine, wie dort Ratten liegen, und es soll eine deiner Regionen sein. In Hungaria liegen zwei Ratten, also kommen zwei Steine dorthin.
into-the-castle = Deine Karten darfst du einsetzen, bevor die Pestfigur zieht, den König auch danach. Setz ihn jetzt ein.
    .otherwise = Erst den König, solange Italia frei von Ratten ist.
attack = Die Pest ist auch eine Waffe. In einer dieser Regionen hat dein Gegner Steine und du keine. Bewege die Pestfigur dorthin.
    .otherwise = Schau, wer wo lebt: Gallia und Hispania sind leer, Hungaria gehört dir. In Germania liegen nur Steine deines Gegners.
rats-far-away = In Germania liegt eine Ratte, also kommt eine neue. Lege sie dorthin, wo dein Gegner Steine hat und du keine.
    .otherwise = In Scandia lebt nur dein Gegner. Überall sonst ist die Ratte nah bei deinen Steinen oder zu nichts nütze.
too-few = Dein Angriff ist fehlgeschlagen: Auch die Ratte in Germania verlangte drei Steine, und vor seinem Zug hatte dein Gegner dort nur zwei. Was eine Ratte zeigt, sieht man erst beim Aufdecken, es sei denn, die Hexe hat nachgesehen.

## Der dritte Zug

see-the-danger = Inzwischen ist eine Ratte nach Hungaria gekommen: Nun liegen dort drei, dazu die meisten deiner Steine, und nebenan steht die Pestfigur. Hilfe bringt, wer Steine versetzt: Nimm deinem Gegner den Händler wieder ab.
    .otherwise = Der Händler hilft: Er versetzt bis zu drei deiner Steine in eine Nachbarregion, und du darfst ihn deinem Gegner abnehmen.
use-the-merchant = Setz ihn gleich ein. Dass dein Gegner ihn eben erst eingesetzt hat, macht nichts.
    .otherwise = Erst bringst du deine Steine aus der Gefahr: Setz den Händler ein.
away-from-rats = In welcher Region sind deine Steine in Gefahr? Versetze Steine von dort.
    .otherwise = Die Gefahr lauert in Hungaria: drei Ratten. Von dort müssen Steine weg.
quiet-neighbor = Und wohin? Wähle eine Nachbarregion, in der weder Ratten noch Gegner sind.
    .otherwise = Nimm Italia: Es grenzt an Hungaria, und dort liegen weder Ratten noch Steine deines Gegners.
how-many = Wie viele? Bei dreien bleibt den Ratten wenig zu holen; bei zweien drängen sich in Italia weniger Steine. Beides ist gut, wähle selbst.
    .otherwise = Einer ist zu wenig gegen drei Ratten: Nimm zwei oder drei.
crowded = Platziere wieder Steine: In Hungaria liegen drei Ratten, also wären es drei; in Scandia nur zwei, dafür ist die Pest dort weiter weg. Mehr Steine oder mehr Sicherheit: Entscheide selbst.
    .otherwise = Erst die Steine, und zwar dorthin, wo viele Ratten liegen und dein Gegner nicht lebt: nach Hungaria oder nach Scandia.
king-again = Bevor die Pestfigur zieht, lässt sich noch einer deiner Steine in Sicherheit bringen. Von wem?
    .otherwise = Vom König: Italia ist wieder frei von Ratten, und dort warten gleich mehrere deiner Steine.
look-ahead = Denk einen Zug voraus: Dein Gegner zieht die Pestfigur von dort weiter, wo du sie lässt. Hispania grenzt nur an Gallia und Italia; um von dort nach Hungaria zu kommen, bräuchte er den Ritter. Bewege sie nach Hispania.
    .otherwise = Hispania ist am besten: Dort nimmt dir die Pest nichts, und nach Hungaria kommt sie von dort nur mit dem Ritter.
keep-it-free = Noch eine Ratte: nach Gallia oder nach Italia? Denk an deine Steine und an den König.
    .otherwise = Nach Gallia: Solange in Italia keine Ratten liegen, sind deine Steine dort sicher, und der König kann sie holen.

## Der vierte Zug

take-the-witch = Dein Gegner hat drei Steine neben deine nach Hungaria gesetzt. Schlag zurück, aber diesmal nicht blind: Die Hexe sieht sich Ratten an, bevor sie aufgedeckt werden. Nimm sie.
    .otherwise = Jetzt hilft dir die Hexe am meisten: Mit ihr weißt du vorher, was ein Angriff bewirkt.
use-the-witch = Setz sie ein, bevor die Pestfigur zieht. Sie darf zwei Ratten ansehen und sie danach vertauschen.
    .otherwise = Erst nachsehen, dann angreifen: Setz die Hexe ein.
where-to-look = Die Pestfigur steht in Gallia, und nebenan liegt Anglia. Dort lebt nur dein Gegner: drei Steine bei zwei Ratten. Sieh dir die erste der beiden an.
    .otherwise = Sieh dort nach, wo du zuschlagen willst: bei Ratte Nr. 1 in Anglia.
seen-enough = Diese Ratte kennst jetzt nur du: { -limit } 2, dazu die Symbole für die Mehrheit, den Händler und den Mönch. In Anglia hat dein Gegner die meisten Steine, und er hat den Mönch: Ein Angriff würde ihn je einen Stein kosten, zusammen zwei. Der Händler gehört dir, aber du hast dort nichts zu verlieren. Mehr brauchst du nicht zu sehen.
    .otherwise = Eine genügt: Diese Ratte liegt da, wo sie deinem Gegner am meisten schadet.
cubes-first = Vor dem Angriff platzierst du Steine, so viele, wie in der Region Ratten liegen: in Hungaria drei, in Italia oder Polonia nur einen, dafür mit weniger Gedränge. Entscheide selbst.
    .otherwise = Erst die Steine, und zwar in eine deiner Regionen: Hungaria, Italia oder Polonia.
strike = Jetzt schlag zu: Bewege die Pestfigur nach Anglia.
    .otherwise = Du hast gesehen, welche Ratte zuschlägt und wo: in Anglia.
two-new-rats = In Anglia liegen zwei Ratten, also kommen zwei neue in die Nachbarregionen, bevor etwas aufgedeckt wird. In Gallia lebt noch niemand: Dort schadet eine Ratte keinem, und später darfst du ihretwegen einen Stein mehr platzieren.
    .otherwise = In Gallia trifft die Ratte vorerst niemanden. Lege die erste dorthin.
second-new-rat = Und die zweite? Denk daran, dass Ratten nicht nur gefährlich sind: Wo viele liegen, darf man viele Steine platzieren.

## Das Ende

struck = Die Pest hat zugeschlagen: Die erste Ratte in Anglia wurde aufgedeckt, es lagen mindestens zwei Steine dort, und dein Gegner verlor einen für die Mehrheit und einen für den Mönch. Die zweite Ratte verlangte sechs Steine, und es war nur noch einer da. Beide Ratten sind weg.
farewell-end = Das Spiel endet, wenn der { -supply } an Ratten aufgebraucht ist oder jemand alle Steine platziert hat. Nach einer { -last-round } wütet die Pest überall; dann zählen deine Steine auf dem Spielplan und in der Burg.
farewell = Mehr musst du nicht wissen. Spiel weiter, wie du magst, bis zum Ende; „{ $help }“ erklärt, „{ $hint }“ rät. Oder hör hier auf und beginne eine eigene Partie.
