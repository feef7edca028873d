longsword = Langschwert
    .text = Bei der Wertung der { -attribute-goal(count: "other") } zählt jeder deiner Würfel, der { $min } oder mehr zeigt, um { $bonus } höher, auch über die höchste Seite hinaus. Für { -trait(count: "other") } gilt das nicht.
    .flavour = Drei Könige trugen es, und jeder fand es ein wenig zu lang.
blessed-mace = Gesegneter Streitkolben
    .text = Wenn du { $friendly_market_word ->
            [yes] auf dem { -market } { -gold } nimmst, statt zu kaufen
           *[no] eine { -market-card } abwirfst, um { -gold } zu erhalten
        }, darfst du zusätzlich einen deiner Würfel um { $bonus } erhöhen.
    .ask-raise = Welcher Würfel wird um { $bonus } erhöht? ({ QUOTE($card) })
    .flavour = Wer mild gibt, dem führt der Himmel den nächsten Schlag.
jeweled-dagger = Juwelendolch
    .text = Bei der Wertung der { -attribute-goal(count: "other") } zählt jeder deiner { DECLINE(-gold-die(count: "other"), case: "gen") } um { $bonus } höher, auch über 6 hinaus. Für { -trait(count: "other") } gilt das nicht.
    .flavour = Am Griff ein Vermögen, an der Klinge ein Geheimnis.
longbow = Langbogen
    .text = Wenn du einen Würfel platzierst, darfst du ihn um { $bonus } erhöhen oder senken.
    .ask-face = Welche Augenzahl soll die { $die } ({ $space }) zeigen? ({ QUOTE($card) })
    .offer-face-pick-number = Auf { $number } stellen
    .flavour = Der Pfeil weiß den Weg; du musst ihn nur loslassen.
tower-shield = Turmschild
    .text = Am Spielende zählt eines deiner unvollständigen { -armor-set(count: "other") }, als hättest du davon { $cards ->
        [one] { $cards } { -card }
       *[other] { $cards } { -card(count: "other") }
    } mehr: das, bei dem es am meisten bringt. Es muss ein Set sein, von dem du schon eine Karte hast.
    .flavour = Dahinter ist Platz für dich, dein Gepäck und deine Zweifel.
ancient-spear = Uralter Speer
    .text = Wenn du { -initiative-card } { $number } nimmst, darfst du die { -attribute-action } für Ausdauer ausführen (einen deiner Würfel um 1 erhöhen oder senken), bevor du deinen Würfel platzierst.
    .flavour = Er flog schon, als die Berge noch Hügel waren.
quarterstaff = Kampfstab
    .text = Wenn du einen Würfel in die Reihe Weisheit oder Charisma legst, darfst du ihn auf die { -opposite-face } drehen.
    .ask-turn = { START($die) } ({ $space }) umdrehen? ({ QUOTE($card) })
    .offer-turn-accept = Umdrehen
    .offer-turn-decline = So lassen
    .flavour = Morgens Wanderstock, abends ein schlagendes Argument.
# Der Kartenname im Text ist der von open-lock in skill.ftl.
heavy-crossbow = Schwere Armbrust
    .text = Jede { -market-card }, die du kaufst, kostet dich { $discount } { -gold } weniger. Eine Karte, die du mit { $edition_word ->
        [first] „Schloss knacken“ oder „Schleichen“
       *[other] „Schloss knacken“
    } kaufst, wird davon nicht billiger.
    .flavour = Seltsam, wie gern Händler nachgeben, sobald sie auf dem Tresen liegt.
