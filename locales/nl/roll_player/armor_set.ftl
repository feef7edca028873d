# Sets van pantser.

chain = Maliën
    .text = Verdien { -reputation-star(count: "other") } voor het aantal maliën{ -armor-piece(count: "other") } dat je bezit: hoe meer, hoe beter. De hele set is één { -star } meer waard als een kleur van de set je { -class-color } is.
    .flavour = Ring in ring, zoals trouw aan trouw.
leather = Leder
    .text = Verdien { -reputation-star(count: "other") } voor het aantal lederen { -armor-piece(count: "other") } dat je bezit: hoe meer, hoe beter. De hele set is één { -star } meer waard als een kleur van de set je { -class-color } is.
    .flavour = Soepel, stil en ruikend naar kampvuur.
mystic = Mystiek
    .text = Verdien { -reputation-star(count: "other") } voor het aantal mystieke { -armor-piece(count: "other") } dat je bezit: hoe meer, hoe beter. De hele set is één { -star } meer waard als een kleur van de set je { -class-color } is.
    .flavour = Geweven uit maanlicht en een beetje koppigheid.
