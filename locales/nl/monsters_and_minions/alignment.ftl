# Moreelkaarten.

mediator = Bemiddelaar
    .flavour = Twee waarheden aan één tafel, en een derde waar beide mee kunnen leven.
dissenter = Dissident
    .flavour = De hele zaal stak een hand op; één hand bleef in de zak.
defender = Verdediger
    .flavour = De brug was smal, en de weg erlangs nog smaller.
vigilante = Wreker
    .flavour = ’s Nachts was de rechtbank dicht, dus werd er in de steeg rechtgesproken.
villain = Booswicht
    .flavour = Elk goed verhaal heeft er een nodig, en het betaalt uitstekend.
miscreant = Onverlaat
    .flavour = Verboden werd het pas de dag erna.
radical = Radicaal
    .flavour = Na een halve omwenteling kijkt iedereen gewoon de verkeerde kant op.
advocate = Pleitbezorger
    .flavour = Wie geen stem heeft, mag deze lenen.
skeptic = Scepticus
    .flavour = Het spook boog en kreeg het verzoek dat nog eens langzaam te doen.
enigma = Enigma
    .flavour = Vijf getuigen, vijf beschrijvingen, en ze klopten allemaal.
diplomat = Diplomaat
    .flavour = De vrede was getekend voordat iemand aan de oorlog dacht.
individualist = Individualist
    .flavour = Het was druk op de weg, dus moest er een andere weg komen.
