# Schergen: ihre Schwäche. Weitere Kampfwürfel zählen zu dem einen, den alle auf der Jagd haben.

kobold = Kobold
    .gender = m
    .text = Für jeden Würfel in deiner Reihe Beweglichkeit: ein { -combat-die } mehr (höchstens { $most } zusätzliche).
    .flavour = Klein, gemein und nie allein.
goblin = Goblin
    .gender = m
    .text = Für jeden deiner Würfel mit einer { $face ->
        [1] { $face }
       *[other] { $face } oder weniger
    }: ein { -combat-die } mehr (höchstens { $most } zusätzliche).
    .flavour = Er hat dein Messer schon, du weißt es nur noch nicht.
giant-spider = Riesenspinne
    .gender = f
    .text = Mit mindestens einem Würfel in deiner Reihe Ausdauer: ein { -combat-die } mehr.
    .flavour = Acht Beine, acht Augen und keine Geduld mit Besuch.
phantom = Phantom
    .gender = n
    .text = Für jede deiner { -skill(count: "other") }: { $each ->
        [one] ein { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } mehr (höchstens { $most } zusätzliche).
    .flavour = Wände sind kein Hindernis, Türklinken schon.
elemental = Elementar
    .gender = n
    .text = Für jede Farbe deiner Würfel über { $free ->
        [one] die erste
       *[other] die ersten { $free }
    } hinaus: ein { -combat-die } mehr (höchstens { $most } zusätzliche). Gold zählt als Farbe, { -boost-die(count: "other") } zählen nicht.
    .flavour = Heute Feuer, morgen Regen, übermorgen beides.
gnoll = Gnoll
    .gender = m
    .text = Für jeden Würfel in deiner Reihe Stärke: ein { -combat-die } mehr (höchstens { $most } zusätzliche).
    .flavour = Er lacht, bevor jemand den Witz erzählt.
bandit = Bandit
    .gender = m
    .weak = yes
    .text = Für je { $gold } { -gold } in deinem Besitz: ein { -combat-die } mehr (höchstens { $most } zusätzliche).
    .flavour = Geld oder Leben, und Wechselgeld hat er keins.
ogre = Oger
    .gender = m
    .text = Für jede deiner { -weapon(count: "other") }: { $each ->
        [one] ein { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } mehr (höchstens { $most } zusätzliche).
    .flavour = Er kann bis drei zählen, wenn man ihm Zeit lässt.
dire-wolf = Schreckenswolf
    .gender = m
    .text = Für jeden deiner Würfel mit einer { $face } oder mehr: ein { -combat-die } mehr (höchstens { $most } zusätzliche).
    .flavour = Das Rudel heult, und das Dorf zählt seine Schafe.
cultist = Kultist
    .gender = m
    .weak = yes
    .text = Liegt dein { -alignment-marker } auf einem guten { -space }, erhältst du { $dice ->
        [one] { A(-combat-die, case: "acc") }
       *[other] { $dice } { -combat-die(count: "other") }
    } mehr{ $neutral ->
        [0] {""}
        [one] ; liegt er zwischen Gut und Böse, erhältst du { $neutral } { -combat-die } mehr
       *[other] ; liegt er zwischen Gut und Böse, erhältst du { $neutral } { -combat-die(count: "other") } mehr
    }.
    .flavour = Die Kutte ist neu, der Wahnsinn etwas älter.
satyr = Satyr
    .gender = m
    .text = Mit mindestens einem Würfel in deiner Reihe Charisma: ein { -combat-die } mehr.
    .flavour = Er spielt so schön, dass man die Hufe überhört.
bugbear = Grottenschrat
    .gender = m
    .text = Für jede deiner vollen { -attribute-row(count: "other") }: ein { -combat-die } mehr (höchstens { $most } zusätzliche).
    .flavour = Unter dem Bett wurde es zu eng, seither wohnt er im Wald.
zombie = Zombie
    .gender = m
    .text = Für jeden deiner Würfel in deiner { -class-color }: ein { -combat-die } mehr (höchstens { $most } zusätzliche).
    .flavour = Langsam, aber er hat auch keine anderen Termine.
gargoyle = Gargyl
    .gender = m
    .text = Für jede deiner { -armor-piece(count: "other") }: { $each ->
        [one] ein { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } mehr (höchstens { $most } zusätzliche).
    .flavour = Bei Regen speit er Wasser, bei Vollmond kommt er herunter.
harpy = Harpyie
    .gender = f
    .text = Mit mindestens einem Würfel in deiner Reihe Intelligenz: ein { -combat-die } mehr.
    .flavour = Ihr Lied ist grauenhaft, und doch bleibt jeder stehen.
wyrmling = Wyrmling
    .gender = m
    .text = Für jedes { -attribute-goal }, das deine Würfel allein erreichen: ein { -combat-die } mehr (höchstens { $most } zusätzliche). { -race } und { -weapon(count: "other") } zählen nicht mit.
    .flavour = Niedlich, bis er niest.
hobgoblin = Hobgoblin
    .gender = m
    .text = Für jede deiner { -trophy(count: "other") }: { $each ->
        [one] ein { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } mehr (höchstens { $most } zusätzliche).
    .flavour = Er marschiert im Gleichschritt, auch ganz allein.
skeletal-rider = Skelettreiter
    .gender = m
    .text = Für jeden Würfel in deiner Reihe Weisheit: ein { -combat-die } mehr (höchstens { $most } zusätzliche).
    .flavour = Das Pferd ist müde, aber davon merkt es nichts mehr.
giant-serpent = Riesenschlange
    .gender = f
    .text = Liegt dein { -alignment-marker } auf einem bösen { -space }, erhältst du { $dice ->
        [one] { A(-combat-die, case: "acc") }
       *[other] { $dice } { -combat-die(count: "other") }
    } mehr{ $neutral ->
        [0] {""}
        [one] ; liegt er zwischen Gut und Böse, erhältst du { $neutral } { -combat-die } mehr
       *[other] ; liegt er zwischen Gut und Böse, erhältst du { $neutral } { -combat-die(count: "other") } mehr
    }.
    .flavour = Die Brücke bewegte sich, und da war es schon zu spät.
basilisk = Basilisk
    .gender = m
    .weak = yes
    .text = Für jeden deiner Würfel, der zu deiner { -backstory } passt: ein { -combat-die } mehr (höchstens { $most } zusätzliche).
    .flavour = Wer seinen Blick erwidert, bleibt für immer bei ihm stehen.
ooze = Schleim
    .gender = m
    .text = Hast du keine { -armor }, erhältst du { $dice ->
        [one] { A(-combat-die, case: "acc") }
       *[other] { $dice } { -combat-die(count: "other") }
    } mehr.
    .flavour = Er frisst Eisen, Leder und jede Ausrede.
owlbear = Eulenbär
    .gender = m
    .weak = yes
    .text = Liegt dein { -alignment-marker } auf einem chaotischen { -space }, erhältst du { $dice ->
        [one] { A(-combat-die, case: "acc") }
       *[other] { $dice } { -combat-die(count: "other") }
    } mehr{ $neutral ->
        [0] {""}
        [one] ; liegt er zwischen ehrenhaft und chaotisch, erhältst du { $neutral } { -combat-die } mehr
       *[other] ; liegt er zwischen ehrenhaft und chaotisch, erhältst du { $neutral } { -combat-die(count: "other") } mehr
    }.
    .flavour = Niemand weiß, wer das für eine gute Idee gehalten hat.
giant-scorpion = Riesenskorpion
    .gender = m
    .text = Für jedes deiner { -trait(count: "other") }: { $each ->
        [one] ein { -combat-die }
       *[other] { $each } { -combat-die(count: "other") }
    } mehr (höchstens { $most } zusätzliche).
    .flavour = Die Scheren sind nur die Ablenkung.
displacer = Flimmerbestie
    .gender = f
    .text = Liegt dein { -alignment-marker } auf einem ehrenhaften { -space }, erhältst du { $dice ->
        [one] { A(-combat-die, case: "acc") }
       *[other] { $dice } { -combat-die(count: "other") }
    } mehr{ $neutral ->
        [0] {""}
        [one] ; liegt er zwischen ehrenhaft und chaotisch, erhältst du { $neutral } { -combat-die } mehr
       *[other] ; liegt er zwischen ehrenhaft und chaotisch, erhältst du { $neutral } { -combat-die(count: "other") } mehr
    }.
    .flavour = Sie steht genau dort, wo du gerade nicht hinsiehst.
giant-rat = Riesenratte
    .gender = f
    .text = Für jeden deiner { DECLINE(-gold-die(count: "other"), case: "gen") }: ein { -combat-die } mehr (höchstens { $most } zusätzliche).
    .flavour = Die Katze hat gekündigt.
