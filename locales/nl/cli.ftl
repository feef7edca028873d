# Wat het programma zelf zegt. Tussen aanhalingstekens staat wat iemand heeft getypt, of wat in een bestand staat.
# Eén keer spelen is een «partij»; «het spel» is het spel zelf, met zijn regels.

## De spelregels

# $game: de naam.
rulebook = De regels van { $game }
contents = Inhoud
glossary = Woorden
glossary-about = Wat de woorden van het spel betekenen.
# $command: wat je op de opdrachtregel typt.
whole-chapter = Het hele hoofdstuk: { $command }

## Beginnen en stoppen

# $path: het bestand waarin de partij wordt opgeslagen. $seed: het getal dat alle worpen en trekkingen bepaalt.
started = Nieuwe partij (startgetal { $seed }).{ $kept ->
        [no] {""}
       *[yes] {" "}De partij wordt steeds opgeslagen in { $path }
    }
    .aloud = Nieuwe partij. Het startgetal is { $seed }.{ $kept ->
        [no] {""}
       *[yes] {" "}De partij wordt steeds opgeslagen in het bestand “{ $path }”.
    }
resumed = De partij in { $path } gaat verder (startgetal { $seed }).
    .aloud = De partij in het bestand “{ $path }” gaat verder. Het startgetal is { $seed }.
# Below the line above.
resumed-changed = Deze partij is met de hand gewijzigd; dat staat in het bestand.
resumed-packs-changed = De pakketten van deze partij zijn sinds het begin veranderd; dat staat in het bestand.
resumed-ruling = Deze partij is begonnen in een opgezette stelling en telt daarom niet mee bij je resultaten.
# The first line of a game that begins where a card is about to act. $card: its name. $hook: its
# moment, as in the card’s file. $offer: the choice to take, or none. $then: later choices, as in
# files of rulings, or none.
occasion = { $offer ->
    [none] “{ $card }” wordt juist voor deze vraag geraadpleegd ({ $hook }).
   *[other] { $then ->
        [none] Kies “{ $offer }”, dan werkt “{ $card }” ({ $hook }).
       *[other] Kies “{ $offer }”, daarna { $then }, dan werkt “{ $card }” ({ $hook }).
    }
}
# Below the line above: the program was ended while it wrote.
resumed-torn = De laatste regel van { $path } is niet afgemaakt. Die wordt weggelaten; de partij gaat verder vanaf de regel ervoor.
# $signs: what is typed after ? for the signs on the board, or the word none.
greeting = Antwoord met nummer, tekst of code. “?” geeft hulp, “? woord” legt een kaart of regel uit{ $signs ->
        [none] {""}
       *[other] , “? { $signs }” de tekens op tafel
    }, “stop” stopt.
    .aloud = Antwoord met een nummer of met tekst. “hulp” geeft hulp, “hulp” met een woord erachter legt een kaart of regel uit, “stop” stopt.
# Er is één plaats genoemd en verder niets.
alone = { $name } speelt solo. Om samen te spelen, noem je ook de anderen: --seat Bo voor een mens, --seat Bo=greedy voor een bot.
# $command speelt de partij verder; het staat op een eigen regel.
stopped = De partij is opgeslagen in { $path }
    Verder spelen: { $command }
    .aloud = De partij is opgeslagen in het bestand “{ $path }”. Verder spelen kan met “{ $command }”.
kept = De partij is opgeslagen in { $path }
    .aloud = De partij is opgeslagen in het bestand “{ $path }”.
kept-over = De hele partij is opgeslagen in { $path }
    Nog een keer met dezelfde spelers:
      { $again }
    Waar het beter kon:
      { $review }
    Om met anderen te vergelijken:
      { $compare }
      { $same }
    .aloud = De hele partij is opgeslagen in het bestand “{ $path }”. Typ voor nog een partij met dezelfde spelers “{ $again }”. Waar het beter kon, toont “{ $review }”. Om met anderen te vergelijken: { $compare } Dezelfde partij: “{ $same }”.
status-not-written = Wie er aan de beurt is, kan niet naar { $path } worden geschreven: { $why }.
kept-again = Opslaan lukt weer, in { $path }
not-kept = De partij kan niet worden opgeslagen in { $path }: { $why }. De partij gaat gewoon door; na het volgende antwoord volgt een nieuwe poging.
unsaved = De partij kan niet worden opgeslagen in { $path } en staat nog alleen in het geheugen.
lost = De partij kon niet worden opgeslagen in { $path } en is verloren.
lost-since = De laatste antwoorden konden niet worden opgeslagen in { $path } en zijn verloren.
copied = Er staat een kopie in { $path }
copy-exists = Er is al een bestand { $path }; er is niets geschreven. Kies een andere naam.
not-copied = De kopie kon niet worden geschreven naar { $path }: { $why }.
ruling-saved = Er staat een regelvoorbeeld in { $path }. Kijk na wat het verwacht: cardwright test { $path }
no-ruling = Alleen een partij die in een opgezette stelling begon, wordt een regelvoorbeeld, en pas na een keuze.

# Wat er in één regel vóór een vraag staat. $heading: hoever het spel is, zonder punt. $facts: zinnen.
briefing = { $heading }. { $facts }

## Aan tafel

# De naam van een plaats die door het programma wordt bespeeld en die niemand een naam gaf, met een harde spatie. $n: A voor de eerste plaats.
bot = Bot { $n }
hand-over = ——— { $name }, jij bent aan de beurt ———
    .aloud = { $name }, jij bent aan de beurt.
hand-over-alone = { $name }, druk op Enter zodra er niemand meekijkt.
# $undo: het woord dat je daarvoor typt.
hand-over-undo = { $name }, je laatste keuze wordt zo teruggenomen: druk op Enter{ $secret ->
        [yes] {" "}zodra er niemand meekijkt
       *[no] {""}
    }. Met “{ $undo }” blijft je keuze staan.
hand-over-first = Het gaat pas verder als { $name } op Enter heeft gedrukt.
asked = { $name }: { $prompt }
no-such-number = Er { $count ->
        [one] is maar één keuze
       *[other] zijn maar { $count } keuzes
    }.
no-such-offer = Geen van de keuzes heet “{ $typed }”. Een lege regel toont ze opnieuw, ? geeft hulp.
# $near: de opdracht die waarschijnlijk was bedoeld.
no-such-offer-near = Geen van de keuzes heet “{ $typed }”. Bedoelde je de opdracht “{ $near }”?
several-offers = “{ $typed }” past bij meer dan één keuze:
undone = { $count ->
        [one] Je antwoord is teruggenomen.
       *[other] Je antwoord is teruggenomen, en alles wat erop volgde.
    }
# Antwoord op “waarom” met de naam van iets dat op tafel ligt.
why-offered = Je kunt kiezen: { $offers }.
refused-offered = { $thing } – je kunt kiezen: { $offers }.
refused = { $thing } – { $why }
refused-both = { $thing } – je kunt kiezen: { $offers }. { $why }
refused-nothing = { $thing }: daar gaat het nu niet om.
refused-other = Dat is van { $name }.
no-such-thing = Niets op tafel heet “{ $typed }”.{ $near ->
        [none] {""}
       *[other] {" "}Bedoelde je “{ $near }”?
    }
undo-nothing = Er is nog geen keuze die je kunt terugnemen.
undo-given = De laatste keuze is in deze les voor je gemaakt, en zou weer zo worden gemaakt.
# $event: een zin uit het verslag, met punt.
undo-chance = { $event ->
        [none] Terugnemen kan niet meer: sinds de laatste keuze heeft het lot beslist.
       *[other] Terugnemen kan niet meer: sinds de laatste keuze heeft het lot beslist. ({ $event })
    }
undo-revealed = Terugnemen kan niet meer: sinds de laatste keuze is er iets onthuld wat verborgen was. ({ $event })
hint = Tip: { $offer }
hint-two = Twee keuzes lijken even goed: { $offers }
hint-tied = { $count } keuzes lijken even goed, bijvoorbeeld: { $offer }
# $worth: de schatting met haar eenheid, zoals ‘17,5 sterren’. $for, $against: hint-reason, met puntkomma’s ertussen, of het woord none: wat door de keuze beter en wat slechter wordt. $gain: hoeveel ze daardoor stijgt of daalt, met teken, of het woord none. $tried: bij zoeken, hoeveel procent van de pogingen ($tries) met deze keuze begon, of het woord none.
hint-line = { $offer }: ongeveer { $worth }{ $gain ->
        [none] {""}
       *[other] {" "}({ $gain })
    }.{ $tried ->
        [none] {""}
       *[other] {" "}Zoeken: { $tried }% van { $tries } pogingen.
    }{ $for ->
        [none] {""}
       *[other] {" "}Voor: { $for }.
    }{ $against ->
        [none] {""}
       *[other] {" "}Tegen: { $against }.
    }
    .aloud = { $offer }: ongeveer { $worth }.{ $tried ->
        [none] {""}
       *[other] {" "}Zoeken: { $tried } procent van { $tries } pogingen.
    }{ $for ->
        [none] {""}
       *[other] {" "}Voor: { $for }.
    }{ $against ->
        [none] {""}
       *[other] {" "}Tegen: { $against }.
    }
# $of: wat beter of slechter wordt, zoals een doel. $points: hoeveel.
hint-reason = { $of } { $points }
# Wat er verder beter of slechter wordt, samen.
hint-rest = overig
# Wat een oefenpartij zegt. $offer: de keuze die wordt verwacht; $offers: die waarvan elke goed is.
# $step, $steps: de hoeveelste les van hoeveel; $lesson: de les, hele zinnen.
lesson-step = Stap { $step } van { $steps }: { $lesson }
lesson-otherwise = Laten we bij de les blijven. Kies: { $offer }
lesson-hint = De les verwacht: { $offer }
lesson-hint-several = Hier is elk van deze keuzes goed: { $offers }
lesson-left = Deze partij volgt de lessen niet meer. Vanaf hier speel je zelf verder; “tip” helpt je nog steeds.
# $offer: de keuze. Niets van wat hierna komt, is gebeurd.
preview = Vooraf – { $offer }:
# Wat er op tafel anders zou zijn, elk op een regel. $label: de rij, de kolom of de speler, of het woord none.
preview-change = { $label ->
        [none] {""}
       *[other] { $label }:{" "}
    }{ $before } ⇒ { $after }
    .aloud = { $label ->
        [none] {""}
       *[other] { $label }:{" "}
    }{ $after } in plaats van { $before }
preview-new = { $label ->
        [none] nieuw: { $after }
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
# Iets dat van de ene plaats naar de andere gaat. $what: wat het is, zoals een kaart. $from, $to: plaatsen, zoals de markt of een speler.
preview-moved = { $what }: { $from } ⇒ { $to }
    .aloud = { $what }: eerst { $from }, dan { $to }
# Voor wie luistert: wat er dan op tafel zou gelden. $facts: enkele zinnen.
preview-said = Daarna: { $facts }
preview-chance = Wat volgt, hangt af van het toeval of van verborgen informatie.
preview-asks = Daarna is de vraag: { $question }
preview-nothing = Op tafel verandert er nog niets.
# Delen van een opsomming die wordt voorgelezen. $before: de vorige; $after: het volgende.
list-aloud = { $before }; { $after }
which-offer = Welke keuze? Noem het nummer, een deel van de tekst of de code op tafel.
language-is = Het spel is nu in het Nederlands.
no-such-language = De taal “{ $typed }” ken ik niet.{ $near ->
        [none] {""}
       *[other] {" "}Bedoelde je “{ $near }”?
    } Beschikbaar zijn: { $list }
languages = Beschikbaar zijn: { $list }
# Een taal die niet volledig is. $percent: hoeveel van alles ze zegt.
language-part = { $tag } ({ $percent }%)
no-such-player = Hier heet niemand “{ $typed }”. Aan tafel zitten: { $list }
no-piles = Er liggen geen open stapels.
# Het script van een kaart is vastgelopen. $pack: het pakket. $card: de naam. $hook: waarvoor de kaart werd aangeroepen.
# $place: bestand en regel. Het geheel past liefst op één regel van een terminal.
fault = { $pack }: { $card }, { $hook }, { $place }: { $cause }
fault-why = { $line } ({ $why }?)
# $line: the line that tells of a fault.
fault-rests = { $line } – de kaart doet in deze partij niets meer
fault-error = fout “{ $about }”
fault-fuel = duurt te lang
fault-memory = gebruikt te veel geheugen
fault-depth = te diep geneste aanroepen
fault-verb = { $about } verkeerd aangeroepen
fault-place = handelt of vraagt waar dat niet mag
fault-answer = geeft het verkeerde terug
fault-questions = stelt te veel vragen
fault-differs = doet telkens iets anders
fault-chain = kaarten zetten elkaar eindeloos in gang
# Vóór wat er aan de scripts niet klopt; dat staat er in het Engels.
fault-reports = Voor wie deze kaarten schrijft of verbetert, in het Engels:
no-fault = Noem er iets op tafel bij, dan lees je waarom je het niet kunt kiezen. In deze partij is nog geen kaart vastgelopen.

## Uitleg

no-card-in-offer = Bij keuze { $typed } hoort geen kaart.
help = Antwoord met een nummer, met een deel van de tekst of met de code op tafel, of typ:
topics = Er is uitleg over: { $list }
explained = { $name } ({ $kind })
# De naam van een bekwaamheid, en wat die doet.
powered = { $power }: { $text }
# De sfeertekst van een kaart.
flavour = “{ $text }”
origin-inferred = Niet op de kaart gedrukt, maar afgeleid uit de regels: { $fields }
origin-reconstructed = Van de gedrukte kaart niet bekend, voor dit spel ingevuld: { $fields }
card-script = Volgens het script: { $line }
several-topics = “{ $typed }” past bij meer dan één onderwerp: { $list }
no-such-topic = Geen kaart en geen regel heet “{ $typed }”.{ $near ->
        [none] {""}
       *[other] {" "}Bedoelde je “{ $near }”?
    }

## Opdrachten: woorden om te typen, met komma’s ertussen; het eerste staat in de hulp.
## Geen woord mag het begin zijn van een keuze: «terug» en «opnieuw» horen bij de worp van Intelligence.

command-help = ?, hulp
help-help = deze pagina; “? woord” legt een kaart of een regel uit, “? 3” de kaart van keuze 3
    .aloud = deze pagina; “hulp” met een woord erachter legt een kaart of een regel uit, “hulp 3” de kaart van keuze 3
command-board = tafel, bord
help-board = alles wat op tafel ligt
command-sheet = tableau, heldentableau
help-sheet = wat er voor je ligt; “tableau naam” toont dat van een medespeler
command-piles = stapel, stapels, aflegstapel
help-piles = wat er al is afgelegd of omgedraaid
command-log = verslag
help-log = wat er zojuist is gebeurd; “verslag alles” vanaf het begin
all-lines = alles
command-score = stand, punten
help-score = wat iedereen nu zou scoren
command-undo = terugnemen, herroep
help-undo = neemt je laatste keuze terug, als er sindsdien niets is gerold of onthuld
command-hint = tip, raad
help-hint = wat een bedachtzame speler zou kiezen, en wat de beste keuzes waard zijn
command-preview = vooraf
help-preview = wat er na een keuze zou gebeuren, zonder al te kiezen: “vooraf 3”
command-news = nieuws
help-news = welk nieuws je te zien krijgt: “nieuws kaarten uit”, “nieuws kaarten aan” of “nieuws kaarten laatste” voor alleen het laatste sinds je beurt
command-detail = detail, uitvoerig
help-detail = hoeveel je vóór elke vraag te zien krijgt: “detail kort”, “detail volledig” of “detail gewoon”
command-lang = taal
help-lang = “taal fr” kiest een andere taal
command-save = opslaan, bewaar
help-save = waar de partij staat; “opslaan bestand” schrijft een kopie
command-ruling = regelvoorbeeld
help-ruling = slaat deze partij tot hier op als regelvoorbeeld; “regelvoorbeeld bestand” noemt het bestand
command-why = waarom
help-why = met de naam van iets op tafel, waarom je het niet kunt kiezen; zonder naam: waar en waarom het script van een kaart is vastgelopen
command-again = keuzes, nogmaals
help-again = toont de keuzes opnieuw, net als een lege regel
command-quit = stop, stoppen
help-quit = stopt; de partij is opgeslagen en kan later verdergaan

## Wat je vóór elke vraag te zien krijgt

# De woorden achter de opdracht “detail”.
detail-usual = gewoon
detail-terse = kort
detail-full = volledig
# Wat daarop wordt gezegd. $list: de woorden hierboven.
told-usual = Vanaf nu vóór elke vraag: wat nieuw is en waar de vraag over gaat. (Wijzigen kan met “detail” en een van deze woorden: { $list })
told-terse = Vanaf nu vóór elke vraag: één regel. (Wijzigen kan met “detail” en een van deze woorden: { $list })
told-full = Vanaf nu vóór elke vraag: alles wat er op tafel ligt. (Wijzigen kan met “detail” en een van deze woorden: { $list })
# $near: wat er waarschijnlijk is bedoeld, of het woord none.
no-such-detail = “{ $typed }” kan hier niet. { $near ->
        [none] Kies uit: { $list }
       *[other] Bedoelde je “{ $near }”?
    }
# De woorden achter de opdracht “nieuws” en een soort nieuws.
news-on = aan
news-off = uit
news-last = laatste
# Een soort in de opsomming van de volgende zin. $hearing: een van de woorden hierboven.
told-kind = { $kind } { $hearing }
told-kinds = Nieuws: { $list }.
no-such-news = Er is geen nieuws van de soort “{ $typed }”. { $near ->
        [none] De soorten zijn: { $list }
       *[other] Bedoelde je “{ $near }”?
    }

## Vragen: een of twee letters die je typt voor één gegeven; het antwoord is een zin

# $typed, $list: namen van vragen zoals een programma ze schrijft.
no-such-query = De vraag “{ $typed }” bestaat niet. De vragen zijn: { $list }
nothing-to-tell = Daar is nu niets over te melden.
# $typed: wat er achter de letters stond, of het woord none. $list: wat je daar kunt noemen.
tell-of-which = “{ $typed }” is hier niet duidelijk. Kies een van deze, zoals “1”, of typ meteen “{ $query } 1”; een lege regel brengt je terug naar het spel: { $list }
query-news = ni
help-query-news = het laatste wat er sinds je vorige beurt is gebeurd; ni 20 voor meer
query-points = pu
help-query-points = hoeveel punten iedereen nu zou hebben, in één zin
query-asked = wa
help-query-asked = wat er gevraagd wordt
query-choices = ke
help-query-choices = de keuzes; ke 3 voor een ervan, met de tekst van de kaart
no-news = Sinds je laatste beurt is er niets gebeurd.
# Een speler in de opsomming van de volgende zin.
told-points = { $name } { $points }
told-score = Punten tot nu toe: { $list }.
# Wat een speler scoort, in één zin voor wie luistert. $list: told-score-line, met puntkomma’s ertussen.
told-score-of = { $name }: { $list }.
told-score-line = { $reason }: { $points }
told-asked = { $name }: { $prompt }
# Voorgelezen: wat je met een nummer of een woord kiest, zoals een keuze of een opdracht.
said-numbered = { $number }: { $text }
# $text: een zin zonder punt. $count: hoe vaak, minstens twee keer.
said-times = { $text } ({ $count } keer).
# Een keuze in de opsomming van de volgende zin.
told-choice = { $number }: { $offer }
told-choice-next = { $list }; { $next }
told-choices = { $list }.
# Boven de letters in de hulp.
queries = Typ deze letters voor één gegeven tegelijk:

## Scores

total = Totaal
end = Eindtelling
score-sheet = Scoreblad
# Een getal met één cijfer achter de komma.
decimal = { $whole },{ $rest }

## Terugkijken

silent = { $name } kiest: { $offer }
silent-hidden = { $name } maakt een keuze.
not-over = De partij is nog niet afgelopen: het bestand stopt na { $count ->
        [one] één antwoord
       *[other] { $count } antwoorden
    }.
no-game-in-file = { $path } is geen opgeslagen partij.
replay-changed = De partij wordt getoond voor zover dat met de huidige kaarten kan.
# $command zegt het voor wie het bestand herstelt.
replay-report = Wat er precies mis is, in het Engels: { $command }

## Wat er mis kan zijn

# $why is een van deze, of wat het systeem zegt.
why-not-found = zo’n bestand of map bestaat niet
why-not-allowed = het systeem staat het niet toe
why-full = de schijf is vol
why-read-only = er kan daar niets worden geschreven
why-folder = dat is een map
why-no-folder = dat is geen map
why-no-file = dat is een pipe, een apparaat of een socket, geen bestand
why-taken = er staat al iets anders in, dat overschreven zou worden
# $code: het nummer van de fout van het systeem, of 0.
why-other = { $code ->
        [0] er staat iets onleesbaars in
       *[other] het systeem weigert (fout { $code })
    }

# $near: wat waarschijnlijk was bedoeld, of het woord none.
faulty-texts = { $count ->
        [one] Eén tekst van de pakketten bevat een fout en is weggelaten
       *[other] { $count } teksten van de pakketten bevatten een fout en zijn weggelaten
    }; “cardwright lint” wijst { $count ->
        [one] hem
       *[other] ze
    } aan.
error-game = Er is geen spel “{ $typed }”. { $near ->
        [none] De spellen zijn: { $list }
       *[other] Bedoelde je “{ $near }”?
    }
error-kind = Er is geen soort “{ $typed }”. { $near ->
        [none] De soorten zijn: { $list }
       *[other] Bedoelde je “{ $near }”?
    }
error-origin = Er is geen herkomst “{ $typed }”. { $near ->
        [none] Mogelijk zijn: { $list }
       *[other] Bedoelde je “{ $near }”?
    }
error-of = Er is geen pakket “{ $typed }”. { $near ->
        [none] De pakketten zijn: { $list }
       *[other] Bedoelde je “{ $near }”?
    }
# $typed: wat er getypt is, of het woord none; $list: de oefenpartijen die er zijn
error-tutorial = { $typed ->
        [none] Hier is geen oefenpartij.
       *[other] Er is geen oefenpartij “{ $typed }”. Te kiezen: { $list }
    }
error-tutorial-broken = Er klopt iets niet aan de oefenpartij in { $path }. Wat dat is: cardwright lint
error-with = Er is geen pakket “{ $typed }” om mee te spelen. { $near ->
        [none] Te kiezen: { $list }
       *[other] Bedoelde je “{ $near }”?
    }
error-with-game = Het pakket “{ $pack }” hoort bij een ander spel: { $game }.
error-card = Er is geen kaart “{ $typed }”. { $near ->
        [none] Alle kaarten: cardwright cards list
       *[other] Bedoelde je “{ $name }” ({ $near })?
    }
# $list: bestanden en regels. $command zegt in het Engels wat daar mis is.
error-packs = Met deze pakketten kan pas worden gespeeld als dit klopt: { $list }
    Wat daar mis is: { $command }
error-pack = Het pakket in { $path } kan niet worden gelezen: { $why }.
error-pack-deeper = { $path } bevat pakketten, maar is er zelf geen. Noem een van deze mappen: { $list }
pack-twice = ‘{ $path }’ is twee keer genoemd. Het wordt één keer gelezen.
name-cut = Een naam heeft hoogstens { $most } tekens. Deze is ingekort tot “{ $name }”.
error-few-seats = Dit spel is voor { $least } tot en met { $most } spelers, niet voor { $asked }. Met --players { $least } nemen bots de plaatsen die je niet noemt; of noem met --seat nog { $more ->
        [one] één plaats
       *[other] { $more } plaatsen
    }.
error-seats = Dit spel is voor { $least } tot en met { $most } spelers, niet voor { $asked }.
error-option = Dit spel heeft geen optie “{ $name }”. { $near ->
        [none] Mogelijk zijn: { $list }
       *[other] Bedoelde je “{ $near }”?
    }
error-value = “{ $value }” is geen mogelijke waarde voor “{ $name }”. { $near ->
        [none] Mogelijk zijn: { $list }
       *[other] Bedoelde je “{ $near }”?
    }
# $there: zoveel zijn er. $wanted: zoveel zijn er nodig. $kind: de soort kaart, of het woord none.
error-content = De pakketten hebben te weinig kaarten voor deze partij: { $kind ->
        [none] {""}
       *[other] van de soort “{ $kind }” {""}
    }{ $there ->
        [one] is er { $there }
       *[other] zijn er { $there }
    }, nodig zijn er { $wanted }.
# $there: zoveel zijn er. $most: zoveel passen er in een partij. $kind: de soort kaart, of het woord none.
error-excess = De pakketten hebben meer kaarten dan een partij aankan: { $kind ->
        [none] {""}
       *[other] van de soort “{ $kind }” {""}
    }zijn er { $there }, en hoogstens { $most } mogen er meedoen. Speel met minder pakketten tegelijk.
error-no-value = Bij “{ $option }” ontbreekt de waarde; schrijf naam=waarde.
error-option-twice = “{ $option }” is twee keer opgegeven; geef het één keer op.
error-seat = “{ $seat }”: schrijf na de naam human (een mens) of een bot: easy (makkelijk), fair (gemiddeld) of hard (moeilijk), niet “{ $who }”. Bijvoorbeeld: Anna=human.
error-gender = “{ $seat }”: schrijf na de naam en een dubbele punt f (vrouw) of m (man), niet “{ $gender }”. Bijvoorbeeld: Anna:f=human.
error-name-twice = Twee spelers heten “{ $name }”.
error-solo = Een solospel heeft één speler: laat --players weg.
error-too-many-seats = Er zijn { $seats } plaatsen genoemd voor { $players ->
        [one] één speler
       *[other] { $players } spelers
    }.
error-save = De partij kan niet worden opgeslagen in { $path }: { $why }.
error-taken = { $path } bestaat al en wordt niet overschreven. Ga ermee verder met --resume, of noem een ander bestand.
error-in-use = De partij in { $path } wordt al gespeeld, misschien in een ander venster. Speel daar verder, of stop de partij daar eerst.
error-read = { $path } kan niet worden gelezen: { $why }.
error-too-long = { $path } is veel te lang voor een opgeslagen partij.
error-no-file = { $path } is geen bestand.
error-settings = Het bestand met instellingen bevat fouten; ze staan hierboven in het Engels. Met --no-settings blijft het buiten beschouwing.
error-status-taken = In { $path } staat al iets anders; dat wordt niet overschreven. Noem een ander bestand voor --status.
error-status-save = De partij zelf wordt bewaard in { $path }, dus --status kan daar niets schrijven. Noem een ander bestand voor --status.
error-status-in-use = Een andere partij schrijft al naar { $path } wie er aan de beurt is. Noem een ander bestand voor --status.
# Staat na wat er mis is met het bestand.
error-resume = Met dit bestand kan de partij niet verder. Bekijken kan wel: cardwright replay { $path }
error-resume-diverged = Het bestand is met de hand gewijzigd, of de regels zijn veranderd. Bekijken kan zo: cardwright replay { $path }. Voeg --trust toe om toch verder te spelen; het bestand wordt dan gemarkeerd.
# Below a line that says which pack has changed.
error-resume-trust = Met deze kaarten kan de partij niet zomaar verder. Bekijken kan wel: cardwright replay { $path }. Voeg --trust toe om er toch mee verder te spelen; het bestand wordt dan gemarkeerd.
error-ruling = Hier kan geen partij beginnen. Alle fouten in het bestand zie je met: cardwright test { $path }
error-no-ruling = { $path } heeft geen regelvoorbeeld met “{ $typed }” in de titel. De titels: { $list }
error-no-rulings = { $path } bevat geen regelvoorbeelden. Een opgeslagen partij gaat zo verder: cardwright play --resume { $path }
error-ruling-seats = Het regelvoorbeeld is voor { $most } aan tafel; er zijn er { $asked } genoemd.
error-ruling-options = Het regelvoorbeeld bepaalt de opstelling: laat --players, --solo en de opties van het spel weg.
error-ruling-file = Bij --ruling hoort een bestand met regelvoorbeelden: cardwright play BESTAND.play --ruling WOORD
error-at-card = Geen kaart met de naam “{ $typed }” heeft een effect. { $near ->
    [none] Alle kaarten: cardwright cards list
   *[other] Bedoelde je “{ $near }”?
}
error-at-hook = “{ $card }” werkt niet bij { $typed }, maar bij { $list }.
error-at-line = Bij { $typed } hoort geen effect van een kaart. Noem een regel van een script, of van een hook in het bestand van een kaart.
# $why: how close the random games came in which a position was looked for.
error-at-missed = { $why ->
    [guarded] In geen van de geprobeerde toevalspartijen was aan de voorwaarden van “{ $card }” voldaan.
    [line] “{ $card }” werkt in toevalspartijen, maar de regel wordt nooit uitgevoerd.
    [elsewhere] “{ $card }” werkt in toevalspartijen, maar alleen in stellingen die een regelvoorbeeld niet kan opzetten.
   *[never] In geen van de geprobeerde toevalspartijen had “{ $card }” gelegenheid om te werken.
}
# $place: file and line.
error-changed = { $place }: deze partij is met de hand gewijzigd. Wat er niet klopt: cardwright lint { $path }. Voeg --trust toe om toch verder te spelen; het bestand blijft gemarkeerd.

# $place: bestand en regel. $quoted: de regel.
broken-answer = { $place }: dit antwoord was daar niet mogelijk: { $quoted }
broken-after-end = { $place }: vóór dit antwoord was de partij al afgelopen: { $quoted }
broken-diverged = { $place }: vanaf hier loopt de partij anders dan het bestand zegt: { $quoted }
broken-head = { $place }: zo kan geen partij worden opgezet: { $quoted }
broken-cut = { $place }: het bestand stopt voordat de partij begint; het is beschadigd.
broken-line = { $place }: dit is geen regel van een opgeslagen partij: { $quoted }
broken-text = { $place }: het bestand is geen tekst in UTF-8.
broken-other = { $place }: hier klopt iets niet: { $quoted }
changed-missing = Het pakket “{ $pack }” is er niet; noem de map ervan met --pack.
changed-pack = Het pakket “{ $pack }” is veranderd sinds deze partij werd gespeeld.
changed-new = Het pakket “{ $pack }” was er niet toen deze partij werd gespeeld.
changed-something = De kaarten, of wat hun scripts mogen, zijn veranderd sinds deze partij werd gespeeld.

## Wat bots van de kaarten laten zien (cardwright simulate)

# $first, $last: startgetallen. $points: een gemiddelde met de halve breedte van zijn interval.
simulate-title = { $game }: { $games } { $games ->
        [one] partij
       *[other] partijen
    } met { $players ->
        [one] 1 bot
       *[other] { $players } bots
    }, startgetallen { $first } tot en met { $last }. Een speler haalt { $points } punten. Een partij vraagt { $decisions } antwoorden, waarvan { $forced } zonder keus.
# Waardoor de partijen afliepen; $list bevat simulate-cause.
simulate-causes = Zo liepen ze af: { $list }.
simulate-cause = { $cause } { $share }
# Wat het spel telt; $list bevat simulate-count, $what is een woord in het meervoud.
simulate-counted = Per speler en partij, en tussen haakjes het aandeel spelers dat ermee te maken had: { $list }.
simulate-count = { $number } { $what } ({ $share })
simulate-failed = { $cards ->
        [one] Eén kaart is
       *[other] { $cards } kaarten zijn
    } in deze partijen vastgelopen. Wat zo’n kaart deed, wordt teruggedraaid en de partij gaat verder.
simulate-fault = { $line } – { $times ->
        [one] één keer
       *[other] { $times } keer
    }, in { $games } van de { $all } partijen, het eerst met startgetal { $seed }.
simulate-percent = { $number }%
# Een gemiddelde en de halve breedte van zijn interval.
simulate-mean = { $mean } ± { $width }
# Een percentage en de grenzen van zijn interval.
simulate-rate = { $mean }% ({ $low }–{ $high })
# Een resultaat uit weinig partijen.
simulate-few = { $text } weinig
# Een resultaat dat eruit springt.
simulate-marked = { $text } *
simulate-times = ×{ $number }
# Koppen van kolommen, zo kort mogelijk, en daaronder wat ze betekenen.
simulate-seat = plaats
simulate-bot = bot
simulate-score = punten (95%)
simulate-wins = winst (95%)
simulate-owners = bezit
simulate-taken = gekozen
simulate-named = eigen (95%)
simulate-lead = voorsprong (95%)
simulate-caused = effect (95%)
simulate-effect = werking (95%)
simulate-lead-course = In een partij wisselde de leiding { $changes } keer. Na { $share }% van de keuzes stond de winnaar nooit meer achter.
simulate-plot-lead = Voorsprong van de winnaar op de beste van de anderen in de loop van de partij
simulate-plot-meetings = Hoe vaak je met de kaart van de rij wint als een ander die van de kolom heeft, in %
simulate-meeting = { $card } tegen { $other }: { $share }, { $games } { $games ->
        [one] partij
       *[other] partijen
    }
simulate-about-meetings = Grijze vakken: deze twee kaarten troffen elkaar nooit, en geen twee spelers hebben dezelfde kaart. Zonder enig effect zou in elk vak { $even } staan. Vakken met een onderbroken rand berusten op minder dan 30 partijen: vertrouw er niet op.
simulate-never = Aangeboden, maar nooit genomen: { $list }.
simulate-about-owners = bezit: hoeveel spelers de kaart kregen.
simulate-about-taken = gekozen: hoe vaak een bot de kaart zou kiezen als er die kaart of iets anders te kiezen is.{ $dealt ->
        [none] {""}
       *[other] {" "}Sommige kaarten zijn alleen tegen elkaar te kiezen ({ $dealt }). Het toeval deelt ze uit, zodat elke kaart wordt gespeeld.
    }
simulate-about-named = eigen: wat de eindtelling voor de kaart zelf geeft, gemiddeld over wie de kaart heeft.
simulate-about-lead = voorsprong: in een partij waarin sommigen de kaart hebben en anderen niet, de punten van wie de kaart heeft min die van de anderen. Wie een kaart neemt, kan die vaak goed gebruiken; vergelijk de kaart dus met andere van dezelfde soort.
# $even: één deel van zoveel als er spelers zijn.
simulate-about-wins = winst: hoe vaak wint wie de kaart heeft; met een kaart die niets verandert, zou dat { $even } zijn.
simulate-about-caused = effect: hoeveel punten de kaart oplevert voor wie die het eerst neemt. Vanaf die keuze wordt dezelfde partij twee keer gespeeld: met de kaart en zonder.
simulate-about-effect = werking: hoeveel punten alleen de werking van de kaart oplevert. Ook de tweede partij wordt dan met de kaart gespeeld, maar de kaart doet daarin niets. De rest van het effect komt doordat de kaart wordt betaald en er niets anders wordt gekozen.
simulate-equal = 0 van { $games } anders
simulate-plot-points = Hoeveel spelers hoeveel punten hadden
simulate-game = partij
simulate-about-game = partij: het nummer van de partij waarin de bezitters van de kaart het verst voor lagen. Zo bekijk je die partij: { $command }
simulate-gate = { $failed ->
        [0] Geen van de { $rows } regels zakt.
        [one] 1 van de { $rows } regels zakt.
       *[other] { $failed } van de { $rows } regels zakken.
    }
simulate-gate-of = keuring
simulate-gate-value = waarde (95%)
simulate-gate-bounds = grenzen
simulate-gate-verdict = oordeel
simulate-gate-players = spelers
simulate-gate-seat = plaats { $seat }
simulate-gate-bot = bot { $seat }
simulate-gate-row = { $name }: { $metric_word ->
        [points] punten
        [wins] winst in %
        [lead] voorsprong
        [own] eigen punten
        [caused] effect
       *[difference] verschil
    }
simulate-ends = { $mean } ({ $low } tot { $high })
simulate-verdict = { $verdict_word ->
        [kept] binnen
        [open] open
        [few] weinig partijen
        [below] te laag
       *[above] te hoog
    }
simulate-about-gate = binnen: het hele interval ligt binnen de grenzen. te laag, te hoog: het hele interval ligt voorbij een grens, dus de regel zakt. open: er ligt een grens in het interval; meer partijen beslissen. weinig partijen: minder dan 30. partij: waar de waarde het hoogst is, of bij “te laag” het laagst. Zo bekijk je die partij: { $command }
# $rows: rijen van de tabellen. $chance: hoeveel er door toeval uit springen.
simulate-about-interval = 95%: de ware waarde ligt hoogstens ± naast het getal, of tussen de getallen tussen haakjes; dat klopt bij 19 van de 20 zulke intervallen. ‘weinig’ betekent minder dan 30 partijen: vertrouw daar niet op. Van { $rows } voorsprongen wijken er { $chance } alleen door toeval af van 0. Een sterretje staat bij wat er zelfs dan nog uit springt (Benjamini-Hochberg, 5%).
# Dezelfde partijen zijn op twee manieren gespeeld.
simulate-pairs = Beide manieren zijn met dezelfde startgetallen gespeeld. { $differ } van de { $units } partijen verschillen.
simulate-measure = per partij
simulate-here = hier
simulate-there = daar
simulate-difference = verschil (95%)
simulate-correlation = correlatie
simulate-saved = besparing
simulate-measure-points = punten van een speler
simulate-measure-decisions = antwoorden
# $seat: de letter van een plaats.
simulate-measure-points-of = punten van { $seat }
simulate-measure-wins-of = gewonnen door { $seat } in %
simulate-about-pairs = verschil: hier min daar. besparing: met hoeveel je het aantal partijen van twee losse runs zou moeten vermenigvuldigen voor dezelfde precisie.
simulate-decided = Beslist na { $units } startgetallen: { $differs_word ->
        [yes] de punten van een speler verschillen
       *[no] de punten van een speler verschillen minder dan { $margin }
    }. Het verschil ligt tussen { $low } en { $high } (95%, hoe vaak je ook kijkt); de beste schatting is { $estimate }.
simulate-undecided = Na { $units } startgetallen is niets beslist: het verschil in punten kan 0 zijn of groter dan { $margin }. Speel meer partijen.
# Terwijl er gespeeld wordt. $rate: partijen per seconde. $left: seconden.
simulate-progress = { $games } partijen, { $rate } per seconde, nog { $left } s
simulate-cancelled = Gestopt na { $units ->
        [one] 1 startgetal
       *[other] { $units } startgetallen
    }. Met --out gaat dezelfde opdracht daar verder.
shard-cancelled = Gestopt. Een deel wordt alleen geschreven als het compleet is.
shards-fresh = { $count } van de { $of } delen { $count ->
        [one] is
       *[other] zijn
    } actueel.
shards-missing = Er ontbreken: { $list }
shards-stale = { $why_word ->
        [program] Met een andere versie van Cardwright gespeeld
        [plan] Met een ander plan gespeeld
        [cards] Met andere kaarten gespeeld
       *[against] Met iets anders vergeleken
    }: { $list }
shards-cut = { $path }: geen deel, of niet compleet.
shards-divided = { $path }: geen van de { $of } delen.
shards-double = Deel { $index } is er twee keer: { $one } en { $other }.
shards-differs = { $path }: deel { $shard } heeft op deze computer andere resultaten.
shards-verified = { $count } van { $of } { $of ->
        [one] deel
       *[other] delen
    } opnieuw gespeeld: { $differ ->
        [0] alle zoals in hun bestanden.
        [one] 1 wijkt af.
       *[other] { $differ } wijken af.
    }
error-shards = { $path }: hier zijn geen delen. Zo schrijf je er een: cardwright simulate --shard 0/4 --out BESTAND
error-merge = { $path }: er is niets samengevoegd. Elk deel moet er precies één keer zijn, compleet en actueel.
error-verify = Deze delen vergelijken twee manieren: voeg --against toe.
error-forbid = Er is geen kaart ‘{ $typed }’. Noem de soort en de kaart, bijvoorbeeld class/monk. { $near ->
        [none] {""}
       *[other] Bedoel je ‘{ $near }’?
    }
error-bot = Er is geen bot ‘{ $typed }’. De bots zijn: { $list }
error-against = { $path }: alleen plannen voor hetzelfde spel en evenveel plaatsen zijn te vergelijken.
error-decide = Beslissen kan alleen tussen twee manieren: voeg --against toe.
error-tables = { $why_word ->
        [feature] Dit programma is gebouwd zonder tabellen. Bouw het opnieuw met: cargo build --release --features parquet
       *[folder] Tabellen worden in een map geschreven: voeg --out toe.
    }
error-game-of-plan = Het plan heeft maar { $games } partijen, genummerd vanaf 1.
error-results = { $path } bevat resultaten van een ander plan, andere kaarten of een andere versie. Noem een andere map met --out of wis het bestand.

## Lijsten van spellen en kaarten

# Een waarde van een optie zoals je die typt, en hoe ze heet.
value-named = { $value } ({ $name })
value-added = { $value } ({ $name }; --with { $pack })
value-with = { $value } (--with { $pack })
games-for = { $least } tot en met { $most }
# Een cel van een tabel achter het opschrift van de kolom, waar de bladzijde te smal is.
row-cell = { $name }: { $value }
games-option = { $name }: { $values }
games-several = { $name }, zoveel je wilt: { $values }
# $languages: de talen van het programma zelf.
games-with = { $name }; om ermee te spelen: --with { $pack }
games-program = Talen van het programma: { $languages }
cards-summary = { $count ->
        [one] { $count } kaart.
       *[other] { $count } kaarten.
    } Gegevens: { $known } bekend, { $inferred } afgeleid uit de regels, { $reconstructed } voor dit spel ingevuld.

# Staat voor het bestand van een kaart, de getallen en de namen van de functies.
cards-technical = Voor wie kaarten schrijft, in de woorden van het bestand:

# Wat voor een regel van een lijst staat.
row-seats = spelers
row-languages = talen
row-pack = pakket
row-with = extra
row-cards = kaarten
row-id = id
row-game = spel
row-file = bestand
row-numbers = getallen
row-acts = werkt bij
row-known = bekend
row-inferred = afgeleid
row-reconstructed = ingevuld

## Opgeslagen partijen om uit te kiezen

# When a game was played last, on the player’s clock; all parts have two digits but the year.
saved-date = { $day }-{ $month }-{ $year } { $hour }:{ $minute }
saved-day = { $day }-{ $month }-{ $year }
# $heading: how far the game has come. $players: each with his points, parted by commas.
saved-open = { $game } · { $heading } · { $players }
    .aloud = { $game }, { $heading }, { $players }
saved-won = { $game } · { $players }
    .aloud = { $game }, { $players }
saved-over = { $game } · afgelopen · { $players }
    .aloud = { $game }, afgelopen, { $players }
saved-lost = { $game } · verloren · { $players }
    .aloud = { $game }, verloren, { $players }
saved-player = { $name } { $points }
saved-winner = { $name } { $points } (gewonnen)
    .aloud = { $name } heeft gewonnen met { $points }
saved-named = { $name } · { $text }
    .aloud = { $name }: { $text }
saved-tutorial = { $game } (oefenpartij)
    .aloud = { $game }, een oefenpartij
# $packs: de namen van de uitbreidingen.
saved-with = { $game } + { $packs }
    .aloud = { $game } met { $packs }
saved-broken = { $game } · kan niet worden voortgezet: andere kaarten of een beschadigd bestand
    .aloud = { $game } kan niet worden voortgezet: andere kaarten of een beschadigd bestand
# $pack: de id van een pakket waarvan de map niet meer is waar die was.
saved-missing = { $game } · het pakket “{ $pack }” is er niet
    .aloud = { $game } kan niet worden voortgezet: het pakket “{ $pack }” is er niet
# $pack: the id of a pack that is not as it was when the game was played.
saved-changed = { $game } · het pakket “{ $pack }” is veranderd
    .aloud = { $game } heeft andere kaarten: het pakket “{ $pack }” is veranderd
# $pack: the id of a pack with which nothing can be played.
saved-faulty = { $game } · het pakket “{ $pack }” heeft een fout
    .aloud = { $game } kan niet worden voortgezet: het pakket “{ $pack }” heeft een fout
saved-no-number = De lijst heeft de nummers 1 tot en met { $count }.
tutorials = Eerste partijen die zichzelf uitleggen:
# $new: hoe je een partij begint, als regel van een bladzijde of als commando.
saved-none = Hier zijn geen opgeslagen partijen. Een partij beginnen: { $new }
# $replay: waarmee je een partij terugkijkt, als regel van een pagina of als opdracht.
saved-all-over = Er is geen partij om verder te spelen. Afgelopen partijen kun je nog terugkijken ({ $replay }).
saved-none-sound = Met de opgeslagen partijen hier lukt het niet: andere kaarten, een ontbrekend pakket of beschadigde bestanden.
error-resume-json = Met --format json hoort achter --resume het bestand van een opgeslagen partij.

compare = { $game }, startgetal { $seed }: { $players }.
reviewed = { $name }: { $offer }. Tip: { $best }, { $points } meer.
reviewed-sum = { $name } koos { $alike } van de { $count } keer zoals de tip. De andere keuzes schelen samen { $points } in de schatting.
reviewed-none = Er is hier geen keuze om op terug te kijken.
no-such-step = De partij heeft maar { $steps } antwoorden; geef een getal van 0 tot en met { $steps }.
share-how = Het eind van de naam zegt wat er geschreven wordt: .txt voor de partij regel voor regel, .svg voor een plaatje van de laatste tafel, .cast voor een opname.
share-cut = Alleen een partij zonder fouten is te delen; wat er mis is, toont cardwright replay { $path } --report.
again-none = Er is geen bewaarde partij om nog eens te spelen.
shared = Opgeslagen in { $path }
results-none = Er zijn nog geen resultaten. Elke partij die je afmaakt, komt erbij.
results-not-kept = Je resultaat kon niet worden toegevoegd: { $why }.
results-sum = { $count ->
        [one] { $count } resultaat
       *[other] { $count } resultaten
    }; { $won } keer gewonnen van anderen. De beste:
result = { $rank }. { $points } · { $name }{ $cards ->
        [none] {""}
       *[other] , { $cards }
    }{ $packs ->
        [none] {""}
       *[other] {" "}· met { $packs }
    } · { $day } · { $players ->
        [one] solo
       *[other] met { $players } spelers
    } · startgetal { $seed }{ $won ->
        [yes] {" "}· gewonnen
       *[no] {""}
    }
