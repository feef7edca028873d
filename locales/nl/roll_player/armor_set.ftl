# Sets van pantser.

chain = Maliën
    .text = Verdien { -star(number: "plural") } voor het aantal maliën{ -armor-card(number: "plural") } dat je bezit: hoe meer, hoe beter. De hele set is één ster meer waard als de kleur van de set je { -class-colour } is.
    .flavour = Ring in ring, zoals trouw aan trouw.
leather = Leder
    .text = Verdien { -star(number: "plural") } voor het aantal lederen { -armor-card(number: "plural") } dat je bezit: hoe meer, hoe beter. De hele set is één ster meer waard als de kleur van de set je { -class-colour } is.
    .flavour = Soepel, stil en ruikend naar kampvuur.
mystic = Mystiek
    .text = Verdien { -star(number: "plural") } voor het aantal mystieke { -armor-card(number: "plural") } dat je bezit: hoe meer, hoe beter. De hele set is één ster meer waard als de kleur van de set je { -class-colour } is.
    .flavour = Geweven uit maanlicht en een beetje koppigheid.
