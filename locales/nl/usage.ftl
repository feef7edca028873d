# Wat de opdrachtregel over zichzelf zegt: hulp, handleidingpagina’s, en wat er mis is met een opdracht.
# WOORDEN IN HOOFDLETTERS staan voor iets wat je typt.

usage = Gebruik:
usage-arguments = Argumenten
usage-options = Opties
usage-values = { $help }; { $values }
usage-commands = Opdrachten
usage-help = Meer weten: { $command }

## Wat er mis kan zijn

# $near: wat waarschijnlijk was bedoeld, of het woord none.
usage-unknown = De optie “{ $arg }” bestaat hier niet.{ $near ->
        [none] {""}
       *[other] {" "}Bedoelde je “{ $near }”?
    }
usage-extra = “{ $arg }” is een woord te veel.
usage-no-command = { $arg ->
        [none] Er ontbreekt een opdracht.
       *[other] Er is geen opdracht “{ $arg }”.
    } { $near ->
        [none] De opdrachten zijn: { $list }
       *[other] Bedoelde je “{ $near }”?
    }
usage-invalid = “{ $value }” is geen mogelijke waarde voor { $arg }.{ $near ->
        [none] { $list ->
            [none] {""}
           *[other] {" "}Mogelijk zijn: { $list }
        }
       *[other] {" "}Bedoelde je “{ $near }”?
    }
usage-seed = “{ $value }” kan geen startgetal zijn voor { $arg }. Kies een geheel getal van 0 tot en met { $most }.
usage-no-value = { $arg } heeft een waarde nodig.
usage-conflict = { $arg } gaat niet samen met { $other }.
usage-twice = { $arg } mag maar één keer voorkomen.
usage-missing = Dit ontbreekt: { $arg }
usage-utf8 = De opdracht bevat tekens die geen UTF-8 zijn.
usage-wrong = { $arg } kan zo niet worden gebruikt.

## Wat voor een waarde staat

value-command = OPDRACHT
value-game = SPEL
value-n = N
value-percent = PROCENT
value-shard = I/N
value-name-who = NAAM=WIE
value-tag = TAAL
value-edition = EDITIE
value-name = NAAM
value-name-value = NAAM=WAARDE
value-dir = MAP
value-file = BESTAND
value-pace = TEMPO
value-theme = THEMA
value-format = FORMAAT
value-player = SPELER
value-kind = SOORT
value-pack = PAKKET
value-origin = HERKOMST
value-topic = HOOFDSTUK
value-card = KAART
value-word = WOORD
value-path = PAD
value-code = CODE
value-code-severity = CODE=ERNST
value-shell = SHELL
value-space-id = BESTAND/TEKST
value-seat-bot = PLAATS=BOT
value-kind-card = SOORT/KAART
value-points = PUNTEN

## Opdrachten en wat ze aannemen; `any-…` geldt voor alle

# $languages: de talen die er zijn, met het aandeel van een taal die niet volledig is.
any-help-lang = taal, voor of na de opdracht: { $languages }; anders CARDWRIGHT_LANG of de taal van het systeem
any-help-help = toont deze hulp
any-help-version = toont de versie
any-help-with = een pakket dat bij het programma hoort, maar alleen meedoet als je erom vraagt; “cardwright games” noemt ze; kan worden herhaald
any-help-folders = map van een extra pakket; kan worden herhaald
any-help-game = alleen dit spel
any-help-json = schrijft JSON voor andere programma’s
any-help-format = human om te lezen, of json voor andere programma’s

cardwright-help = Speelt, test en controleert kaartspellen waarvan de kaarten en teksten in leesbare bestanden staan. De hulp van een opdracht: cardwright OPDRACHT --help.

cardwright-help-plain = regel voor regel: de startpagina, of de partij van “play” of “replay”
cardwright-help-speak = in zinnen, voor een schermlezer: de startpagina, of de partij van “play” of “replay”

play-help = Speelt een partij in de terminal. Antwoord met een nummer of met een deel van de tekst; ? geeft hulp.
play-help-game = het spel; zonder naam is dat { $first }. Of een bestand met regelvoorbeelden: de partij begint dan in de stelling van een ervan, en het bestand wordt alleen gelezen
play-help-ruling = bij een bestand met regelvoorbeelden: een woord uit de titel; anders het eerste
play-help-at = begint waar een kaart op het punt staat te werken: KAART, KAART.HOOK of BESTAND:REGEL voor een regel van haar bestand of script
play-help-players = aantal spelers; 2 als je niets anders zegt
play-help-seats = één plaats, in de volgorde aan tafel: een naam, en human (een mens) of een bot: easy (makkelijk), fair (gemiddeld) of hard (moeilijk), zoals Anna=human; kan worden herhaald. NAAM:f of NAAM:m zegt of het een vrouw of een man is. Met --players N bespelen bots de plaatsen die je niet noemt
# $values: de mogelijke waarden, elk met de naam.
play-help-edition = editie van het spel: { $values }
play-help-variants = een variant van het spel; kan worden herhaald: { $values }
play-help-first = wie begint: de naam of de letter van de plaats; anders beslist het lot
play-help-options = een andere optie van het spel (zie cardwright games); kan worden herhaald
play-help-solo = het solospel, voor één speler
play-help-seed = getal dat alle worpen en trekkingen bepaalt: zelfde getal, zelfde partij
play-help-again = begint een partij met de spelers en opties van een opgeslagen partij en een ander startgetal; zonder BESTAND met die van de laatste
play-help-daily = neemt het startgetal van vandaag, dat voor iedereen hetzelfde is
play-help-from = met --resume: speelt verder na antwoord N van de partij, in een ander bestand
play-help-save = bestand waarin de partij wordt opgeslagen; anders een in je eigen map
play-help-status = bestand dat andere programma’s vertelt wie er aan de beurt is en wat er gevraagd wordt: één regel JSON, altijd volledig
play-help-bell = de terminal piept als jij weer aan de beurt bent
play-help-resume = zet een opgeslagen partij voort; zonder BESTAND een uit een lijst
play-help-tutorial = een eerste partij die zichzelf uitlegt; zonder NAAM die van het spel, of een lijst
play-help-trust = gaat verder met een opgeslagen partij, ook al is die met de hand gewijzigd of zijn de pakketten veranderd; het bestand blijft gemarkeerd
play-help-plain = speelt regel voor regel, ook als de tafel in de terminal past
play-help-pace = hoe snel de tafel laat zien wat vanzelf gebeurt: off (alles in één keer), quick (snel), steady (op leestempo) of slow (langzaam); anders steady
play-help-no-motion = geen rollende dobbelstenen en geen oplopende getallen op de tafel
play-help-announce = zegt op de laatste regel van de tafel wat er is aangewezen, voor een schermlezer
play-help-theme = kleuren voor een donkere of een lichte achtergrond: auto (vanzelf), dark (donker) of light (licht)
play-help-terse = regel voor regel: alleen de vraag, met één regel ervoor
play-help-full = regel voor regel: vóór elke vraag de hele tafel
play-help-speak = regel voor regel in zinnen, zonder tekeningen en tekens, voor een schermlezer
play-help-no-settings = laat je bestand met instellingen buiten beschouwing
play-help-format = human om te lezen, of json: één JSON-object per regel, voor andere programma’s

play-help-changes = met --format json: na het eerste beeld alleen wat er veranderd is

replay-help = Toont een opgeslagen partij regel voor regel, ook als die onvoltooid of beschadigd is.
replay-help-file = de opgeslagen partij; zonder bestand een uit een lijst
replay-help-plan = het plan waaruit --game een partij neemt
replay-help-game = nummer van een partij van het plan, vanaf 1, op volgorde van startgetal
replay-help-eyes = de partij zoals deze speler die zag: een naam of een letter. Zonder deze optie zie je van een afgelopen partij ook alle geheimen, van een andere alleen wat iedereen aan tafel mag zien
replay-help-step = wacht na elk antwoord op de entertoets
replay-help-review = somt de keuzes op waarbij een tip beter was geweest, met het verschil in de schatting
replay-help-share = schrijft de partij in dit nieuwe bestand: als tekst (.txt), als plaatje van de laatste tafel (.svg) of als opname voor asciinema (.cast)
replay-help-plain = toont de partij regel voor regel, ook als de tafel in de terminal past
replay-help-pace = hoe snel de tafel laat zien wat vanzelf gebeurt: off (alles in één keer), quick (snel), steady (op leestempo) of slow (langzaam); anders steady
replay-help-no-motion = geen rollende dobbelstenen en geen oplopende getallen op de tafel
replay-help-announce = zegt op de laatste regel van de tafel wat er is aangewezen, voor een schermlezer
replay-help-theme = kleuren voor een donkere of een lichte achtergrond: auto (vanzelf), dark (donker) of light (licht)
replay-help-speak = regel voor regel in zinnen, zonder tekeningen en tekens, voor een schermlezer
replay-help-no-settings = laat je bestand met instellingen buiten beschouwing
replay-help-report = zegt bovendien in het Engels wat er precies mis is met het bestand of met kaarten, voor wie ze herstelt; dat kan geheimen verraden

results-help = Somt je eigen resultaten op, de beste eerst.

rules-help = Toont de spelregels van een spel, of één hoofdstuk ervan.
rules-help-game = het spel; zonder naam is dat { $first }
rules-help-topic = een hoofdstuk, met een deel van de titel; anders alle
rules-help-players = aantal spelers waarvoor de regels gelden
rules-help-edition = editie van het spel: { $values }
rules-help-variants = een variant van het spel; kan worden herhaald: { $values }
rules-help-first = wie begint: de letter van de plaats
rules-help-options = een andere optie van het spel (zie cardwright games); kan worden herhaald
rules-help-format = text, markdown of html: één bestand dat kan worden afgedrukt

games-help = Toont de spellen met hun opties, pakketten en talen.

cards-help = Toont kaarten, als lijst of één voor één.
cards-list-help = Toont een lijst van kaarten.
cards-list-help-kinds = alleen kaarten van deze soort; kan worden herhaald
cards-list-help-of = alleen kaarten van dit pakket; kan worden herhaald
cards-list-help-origins = alleen kaarten waarvan een gegeven deze herkomst heeft: known (bekend), inferred (afgeleid) of reconstructed (ingevuld); kan worden herhaald
cards-show-help = Toont kaarten: hun tekst, al hun gegevens en waar die vandaan komen.
cards-show-help-cards = id’s van kaarten, of delen van hun namen
cards-show-help-exact = ook wat de scripts van elke kaart doen, moment voor moment

simulate-help = Laat bots veel partijen spelen en laat zien wat elke kaart oplevert.
simulate-help-game = het spel; zonder naam is dat { $first }
simulate-help-plan = een plan: een bestand dat zegt welke partijen worden gespeeld, in plaats van de opties daarvoor
simulate-help-games = aantal partijen; 200 als je niets anders zegt
simulate-help-players = aantal spelers, allemaal hebberige bots; 2 als je niets anders zegt
simulate-help-seats = een plaats, in de volgorde van de tafel: de letter en de bot, bijvoorbeeld A=greedy; kan worden herhaald
simulate-help-edition = editie van het spel: { $values }
simulate-help-variants = een variant van het spel; kan worden herhaald: { $values }
simulate-help-first = wie begint: de letter van de plaats
simulate-help-options = een andere optie van het spel (zie cardwright games); kan worden herhaald
simulate-help-seed = startgetal van de eerste partij, elke volgende heeft het volgende getal; 1 als je niets anders zegt
simulate-help-forbid = een kaart die geen bot neemt als er iets anders te kiezen is, bijvoorbeeld class/monk; kan worden herhaald
simulate-help-until = stoppen zodra de punten van een speler tot op deze breedte bekend zijn, bijvoorbeeld 0.25; met --caused zodra dat voor elke kaart geldt
simulate-help-decide = stoppen zodra beslist is of de punten van een speler meer dan dit verschillen, bijvoorbeeld 0.5; alleen met --against
simulate-help-caused = elke partij ook spelen zonder elke kaart die erin wordt genomen: zo blijkt wat de kaart oplevert
simulate-help-lead = ook tonen hoe de leiding in de loop van een partij wisselt
simulate-help-collect = wat nog meer wordt verzameld: caused, effect (hetzelfde, en wat alleen de werking van de kaarten oplevert), lead, tables (partijen als Parquet-bestanden in de map van --out) of decisions (die tabellen en een van alle beslissingen); kan worden herhaald
simulate-help-against = dezelfde partijen ook spelen met het pakket in deze map of met een ander plan, en de verschillen laten zien
simulate-help-out = map voor het plan en de resultaten; dezelfde opdracht gaat verder met een run die daar ligt. Met --shard: een bestand, of - voor de uitvoer
simulate-help-kinds = alleen kaarten van deze soort; kan worden herhaald
simulate-help-threads = hoeveel partijen tegelijk worden gespeeld; dat verandert alleen de duur; anders zoveel als de computer aankan
simulate-help-format = text of markdown: tabellen; html: één pagina met grafieken; csv of json: alle getallen, voor andere programma’s. Vastgelopen kaarten worden genoemd, en de exitcode is dan 1
simulate-help-gate = grenzen voor de resultaten; ligt een heel interval daarbuiten, dan is de exitcode 1
simulate-help-shard = alleen deel I van N spelen, geteld vanaf 0, en in het bestand van --out schrijven
merge-help = Voegt de delen van een simulatie samen en toont de resultaten.
merge-help-folder = map met de bestanden van alle delen
merge-help-plan = het plan; anders plan.toml in de map
merge-help-status = alleen zeggen welke delen actueel zijn, ontbreken of verouderd zijn, en waarom
merge-help-verify = zoveel van de delen opnieuw spelen, bijvoorbeeld 1%, en byte voor byte vergelijken
merge-help-against = met --verify, als de delen twee manieren vergelijken: het andere pakket of het andere plan
merge-help-gate = grenzen voor de resultaten; ligt een heel interval daarbuiten, dan is de exitcode 1
merge-help-kinds = alleen kaarten van deze soort; kan worden herhaald
merge-help-threads = hoeveel partijen met --verify tegelijk worden gespeeld
merge-help-format = text of markdown: tabellen; html: één pagina met grafieken; csv of json: alle getallen, voor andere programma’s

test-help = Speelt de regelvoorbeelden van pakketten na. Wat daarbij opvalt, staat er in het Engels.
test-help-paths = pakketten, met id of map, of bestanden met regelvoorbeelden en mappen daarvan; anders alle meegeleverde pakketten
test-help-only = alleen bestanden waarvan het pad of een titel dit woord bevat
test-help-bless = schrijft de gebeurtenissen en waarden die eruit kwamen in de bestanden, maar niet wat op een fout van een script volgt; daarvoor is een map of bestand nodig
test-help-mutants = verandert per kaart telkens één ding en meldt de veranderingen die geen regelvoorbeeld opmerkt; daarvoor is een map of bestand nodig
test-help-coverage = telt welke regels en vertakkingen van scripts, en welke voorwaarden, de regelvoorbeelden doorlopen
test-help-lcov = bij --coverage: schrijft de aantallen als LCOV in dit bestand, voor editors en CI
test-help-at-least = bij --mutants of --coverage: welk percentage opgemerkt of doorlopen moet worden, anders eindigt de opdracht met 1; standaard alle veranderingen, maar elk aantal regels
test-help-verbose = noemt elk bestand met regelvoorbeelden
test-help-format = human om te lezen; json, junit of tap (TAP 14) voor andere programma’s, die altijd een volledig document krijgen, wat er ook aan de pakketten mankeert

schema-help = Toont of schrijft de schema’s voor wie pakketten maakt. Wat er mis is, staat er in het Engels.
schema-help-name = een schema, zoals pack.schema.json; anders een lijst van alle
schema-help-write = schrijft de schema’s die de pakketten in een map nodig hebben in de map “schema” daarbinnen, met instellingen voor editors; anders in deze map
schema-help-force = overschrijft ook bestanden waarin iets anders staat

lint-help = Zegt in het Engels wat er mis is met pakketten, scripts, teksten en opgeslagen partijen.
lint-help-paths = mappen van pakketten, of bestanden; anders de meegeleverde pakketten
lint-help-format = human om te lezen; short: één regel per bevinding; json, sarif, github, gitlab of junit voor andere programma’s; auto: github op de servers van GitHub, anders human
lint-help-select = alleen bevindingen met deze code of uit deze familie (text, script, …); kan worden herhaald
lint-help-ignore = geen bevindingen met deze code of uit deze familie; kan worden herhaald
lint-help-deny = bevindingen met deze code gelden als fout, met “warnings” alle waarschuwingen; kan worden herhaald
lint-help-severity = hoe ernstig bevindingen met deze code zijn: error, warning of note; kan worden herhaald
lint-help-stats = zegt ook wat er is bekeken, hoeveel bevindingen elke code heeft en naar welke velden en bestanden geen enkele regel kijkt; met --format human of json
lint-help-watch = kijkt opnieuw zodra een bestand is gewijzigd, tot Ctrl-C
lint-help-deep = voert de kaarten ook uit, in situaties uit willekeurige partijen, elk effect hoogstens zo vaak (zonder getal: 1000)
lint-help-seed = startgetal van de willekeurige partijen van --deep: hetzelfde getal vindt hetzelfde
lint-help-spell = controleert ook de spelling van de teksten, met de Hunspell-woordenboeken op deze computer
lint-help-notes = toont ook losse opmerkingen
lint-help-no-pack-config = laat pakketten niet zelf bepalen welke bevindingen tellen: lint.toml en commentaar dat iets toestaat gelden niet; voor pakketten van onbekenden
lint-help-baseline = zwijgt over bevindingen die dit bestand al kent
lint-help-update-baseline = schrijft de bevindingen van nu in het bestand van --baseline
lint-help-fix = herstelt wat zonder risico kan en schrijft de bestanden
lint-help-unsafe-fixes = herstelt met --fix of --diff ook wat de werking van een kaart of de strekking van een tekst kan veranderen
lint-help-diff = toont wat daardoor zou veranderen en schrijft niets

explain-help = Legt in het Engels de code van een bevinding uit.
explain-help-code = een code, zoals unknown-key, of een familie, zoals text; anders een lijst van alle
explain-help-list = somt alle codes op met hun familie, ernst, zekerheid en betekenis

locale-help = Houdt bij wat er nog te vertalen is, in bestanden naast de teksten. Wat er mis is, staat er in het Engels. --lang qps-ploc toont Engels met accenten: een woord zonder accenten komt niet uit een tekst.
locale-sync-help = Legt voor elke taal vast van welke Engelse tekst een vertaling uitging, en voegt wat ontbreekt in het Engels toe, als commentaar.
locale-sync-help-packs = mappen van pakketten, of mappen met teksten van meer pakketten; anders deze map
locale-sync-help-check = schrijft niets, en zegt wat er zou worden geschreven
locale-sync-help-accept = deze vertaling klopt nog, al is het Engels veranderd; kan worden herhaald

completions-help = Schrijft waarmee een shell opdrachten, opties en hun waarden aanvult.
completions-help-shell = bash, elvish, fish, powershell of zsh

man-help = Toont de handleidingpagina, of schrijft er een voor elke opdracht.
man-help-write = schrijft de pagina’s van alle opdrachten in deze map

## Handleidingpagina’s

man-name = NAAM
man-synopsis = SAMENVATTING
man-description = BESCHRIJVING
man-arguments = ARGUMENTEN
man-options = OPTIES
man-commands = OPDRACHTEN
man-exit = AFSLUITSTATUS
man-environment = OMGEVING
man-files = BESTANDEN
man-examples = VOORBEELDEN
man-see-also = ZIE OOK

exit-0 = Klaar; er is niets mis.
exit-1 = Er is iets mis met wat werd bekeken: een opgeslagen partij, een pakket of een regelvoorbeeld.
exit-2 = De opdracht kon niet worden uitgevoerd: die klopt niet, of er ontbreekt een bestand.

environment-lang = De taal, als --lang er geen noemt.
environment-system = De taal van het systeem, als noch --lang noch CARDWRIGHT_LANG er een noemt.
environment-colour = Zonder kleuren, of met kleuren ook als de uitvoer niet naar een terminal gaat.
environment-state = De map voor opgeslagen partijen, in plaats van ~/.local/state.
environment-config = De map waaronder je instellingen worden gezocht, in plaats van ~/.config.
environment-complete = Gezet door een shell die wil weten wat er getypt kan worden.
environment-dictionaries = De mappen waarin lint --spell eerst naar woordenboeken zoekt, gescheiden door dubbele punten.

files-saves = Opgeslagen partijen waarvoor geen naam is gekozen, in een vorm die mensen kunnen lezen.
files-results = Je resultaten, één regel voor elke partij die je afmaakte. Je mag het bestand wijzigen.
files-settings = Hoe je wilt spelen: taal, tempo, kleuren, welk nieuws. De opdrachtregel gaat voor.

example-play = Tegen een bot spelen:
example-play-two = Met z’n tweeën aan één toetsenbord:
example-play-solo = Solo spelen, altijd met dezelfde worpen:
example-play-resume = Verdergaan met een opgeslagen partij:
example-play-at = Beginnen waar een kaart op het punt staat te werken:
example-replay = Een partij antwoord voor antwoord bekijken:
example-results = Je beste resultaten opsommen:
example-rules = De regels van een spel als pagina voor de browser:
example-games = Zien wat er te spelen valt:
example-cards-show = Twee kaarten in het Duits tonen:
example-cards-list = Alle kaarten van één soort tonen:
example-simulate = De karakterkaarten vergelijken in 500 partijen met drie spelers:
example-merge = De delen van een simulatie samenvoegen:
example-test = De regelvoorbeelden van een eigen pakket naspelen:
example-test-coverage = Tellen welke regels en takken de regelvoorbeelden uitvoeren, en de meeste ervan eisen:
example-test-mutants = Nagaan welke wijzigingen van kaarten geen regelvoorbeeld opmerkt:
example-lint = Een eigen pakket nakijken:
example-lint-fix = Zien wat lint zelf zou herstellen:
example-schema = De schema’s naast de pakketten in deze map zetten:
example-explain = Nalezen wat een bevinding betekent:
example-locale-sync = Bijhouden wat er vertaald is en wat nog niet:
example-explain-list = Alle codes in één oogopslag:
example-completions = Om bash voortaan opdrachten te laten aanvullen, schrijf je de uitvoer naar ~/.local/share/bash-completion/completions/cardwright:
example-man = De handleidingpagina’s voor jezelf installeren:
