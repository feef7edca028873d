# Pantser: de uitleg staat bij de set.

chain-gorget = Maliënkraag
    .flavour = Stug om de hals, maar het hoofd blijft op zijn plaats.
chain-vambraces = Maliënmouwen
    .flavour = Duizend ringen vangen de houw die één arm had gekost.
chain-helm = Maliënkap
    .flavour = Het rinkelt bij elke knik, en elke knik telt.
chain-tunic = Maliënkolder
    .flavour = Een smid, een winter lang, ring na ring.
chain-leggings = Maliënkousen
    .flavour = Rennen gaat er niet mee, maar vluchten was ook nooit het plan.
mystic-cowl = Mystieke kap
    .flavour = Wie eronder kijkt, ziet alleen sterren.
mystic-robes = Mystiek gewaad
    .flavour = De zoom is bestikt met woorden die niemand hardop durft te lezen.
mystic-cloak = Mystieke mantel
    .flavour = In de schemering weet geen schaduw waar hij ophoudt.
leather-greaves = Lederen beenkappen
    .flavour = Getekend door doornstruiken en één vasthoudende hond.
leather-boots = Lederen laarzen
    .flavour = Na duizend mijlen passen ze eindelijk.
leather-gloves = Lederen handschoenen
    .flavour = Ze laten geen sporen na en nog minder los.
leather-pauldron = Lederen schouderstuk
    .flavour = Een valk zou erop kunnen landen, en er is er een die dat doet.
