# Sets van pantser.

chain = Maliën
    .text = Verdien { -star(number: "plural") } voor het aantal { -armor-card(number: "plural") } van maliën dat je bezit: hoe meer, hoe beter. De hele set is één ster meer waard als je klasse wit is.
    .flavour = Ring in ring, zoals trouw aan trouw.
leather = Leder
    .text = Verdien { -star(number: "plural") } voor het aantal lederen { -armor-card(number: "plural") } dat je bezit: hoe meer, hoe beter. De hele set is één ster meer waard als je klasse zwart is.
    .flavour = Soepel, stil en ruikend naar kampvuur.
mystic = Mystiek
    .text = Verdien { -star(number: "plural") } voor het aantal mystieke { -armor-card(number: "plural") } dat je bezit: hoe meer, hoe beter. De hele set is één ster meer waard als je klasse blauw is.
    .flavour = Geweven uit maanlicht en een beetje koppigheid.
