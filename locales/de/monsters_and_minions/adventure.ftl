# Abenteuerkarten: was sie wem im Endkampf bringen, und was allein dazu noch nötig ist. Verglichen werden
# nur, die den Marker haben.

black-sea = Schwarze See
    .text = Wer sein { -attribute-goal } für Ausdauer erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit } { -gold }.
    .flavour = So tief, dass selbst der Anker Angst hat.
isle-of-winter = Insel des Winters
    .text = Wer sein { -attribute-goal } für Weisheit erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit } { -xp }.
    .flavour = Der Strand ist weiß, aber Sand ist das nicht.
hidden-cove = Verborgene Bucht
    .text = Wer seinen { -alignment-marker } auf einem chaotischen { -space } hat, erhält { $count } { -xp }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Auf keiner Karte verzeichnet und bei Schmugglern sehr beliebt.
lost-at-sea = Auf See verirrt
    .text = Wer die meisten { -skill(count: "other") } hat, erhält { $count } { -xp }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = Alle kennen einen Stern, nur nicht denselben.
crew-mutiny = Meuterei
    .text = Wer das meiste { -gold } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit } { -gold }.
    .flavour = Die Mannschaft folgt dem Kapitän, also dem, der zahlt.
maelstrom = Mahlstrom
    .text = Wer die wenigsten { -armor-piece(count: "other") } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: { $limit ->
        [0] keine { -armor-piece }
        [one] höchstens { $limit } { -armor-piece }
       *[other] höchstens { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Was leicht ist, schwimmt; was glänzt, geht unter.
swallowed = Verschluckt
    .text = Wer mindestens { $cards ->
        [one] eine { -weapon }
       *[other] { $cards } { -weapon(count: "other") }
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: { $limit ->
        [0] kein { -injury-token }
        [one] höchstens { $limit } { -injury-token }
       *[other] höchstens { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Drinnen ist es dunkel, aber einsam ist es nicht.
tentacle-attack = Tentakelangriff
    .text = Wer mindestens { $least ->
        [one] einen blauen Würfel
       *[other] { $least } blaue Würfel
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Wer sie zählen will, hat keine Hand mehr frei.
capsize-ship = Kenterndes Schiff
    .text = Wer sein { -attribute-goal } für Beweglichkeit erreicht, erhält { $count } { -xp }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Das Deck ist jetzt die Wand und gleich die Decke.
stone-bridge = Steinbrücke
    .text = Wer sein { -attribute-goal } für Stärke erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit } { -gold }.
    .flavour = Der Zoll ist ein Schaf oder wer ihm am nächsten steht.
abandoned-mine = Verlassene Mine
    .text = Wer mindestens { $least ->
        [one] { A(-gold-die, case: "acc") }
       *[other] { $least } { -gold-die(count: "other") }
    } hat, erhält { $count } { -xp }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Die Ader war nicht erschöpft, nur die Bergleute.
forgotten-forest = Vergessener Wald
    .text = Wer sein { -attribute-goal } für Weisheit erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Jeder Baum kennt den Weg, und keiner verrät ihn.
traitor = Verräter
    .text = Wer die meisten { -honour-token(count: "other") } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Er stieß mit allen an und trank mit keinem.
ambushed = Hinterhalt
    .text = Wer die wenigsten { -injury-token(count: "other") } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: { $limit ->
        [0] kein { -injury-token }
        [one] höchstens { $limit } { -injury-token }
       *[other] höchstens { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Die Büsche hatten auffallend viele Füße.
illusion = Illusion
    .text = Wer sein { -attribute-goal } für Intelligenz erreicht, erhält { $count } { -xp }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -trait }
       *[other] { $limit } { -trait(count: "other") }
    }.
    .flavour = Der linke Troll ist echt, oder der rechte, oder du träumst.
club-swing = Keulenschwung
    .text = Wer mindestens { $cards ->
        [one] eine { -armor-piece }
       *[other] { $cards } { -armor-piece(count: "other") }
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Er zielt nicht, er fegt.
ground-smash = Bodenschlag
    .text = Wer seinen { -alignment-marker } auf einem ehrenhaften { -space } hat, erhält { $count } { -xp }. Im Solospiel außerdem: mindestens { $limit } { -xp }.
    .flavour = Wer im Gleichschritt geht, fällt wenigstens gemeinsam.
throw = Felswurf
    .text = Wer mindestens { $least ->
        [one] einen grünen Würfel
       *[other] { $least } grüne Würfel
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: { $limit ->
        [0] keine { -weapon }
        [one] höchstens { $limit } { -weapon }
       *[other] höchstens { $limit } { -weapon(count: "other") }
    }.
    .flavour = Eben war der Brocken noch ein Haus.
another-dimension = Andere Dimension
    .text = Wer mindestens { $cards ->
        [one] eine { -scroll }
       *[other] { $cards } { -scroll(count: "other") }
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -scroll }
       *[other] { $limit } { -scroll(count: "other") }
    }.
    .flavour = Wo oben ist, bleibt hier Ansichtssache.
underworld = Unterwelt
    .text = Wer sein { -attribute-goal } für Ausdauer erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Der Eintritt ist frei, über den Ausgang lässt sich reden.
dark-temple = Dunkler Tempel
    .text = Wer seinen { -alignment-marker } auf einem bösen { -space } hat, erhält { $count } { -xp }. Im Solospiel außerdem: { $limit ->
        [0] kein { -trait }
        [one] höchstens { $limit } { -trait }
       *[other] höchstens { $limit } { -trait(count: "other") }
    }.
    .flavour = Die Kerzen brennen schwarz und grüßen alte Bekannte.
riddle = Rätsel
    .text = Wer sein { -attribute-goal } für Intelligenz erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = Die Antwort ist kurz, die Bedenkzeit noch kürzer.
skeleton-horde = Skeletthorde
    .text = Wer die meisten { -trophy(count: "other") } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Hundert gegen einen, und alle grinsen.
poisonous-fumes = Giftige Dämpfe
    .text = Wer die wenigsten { -injury-token(count: "other") } hat, erhält { $count } { -xp }. Im Solospiel außerdem: { $limit ->
        [0] kein { -injury-token }
        [one] höchstens { $limit } { -injury-token }
       *[other] höchstens { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Tief durchatmen war hier noch nie ein guter Rat.
horned-charge = Hörnerstoß
    .text = Wer sein { -attribute-goal } für Stärke erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Ausweichen wäre klug, Standhalten wird besungen.
flame-sword = Flammenschwert
    .text = Wer mindestens { $least ->
        [one] einen schwarzen Würfel
       *[other] { $least } schwarze Würfel
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Es schneidet nicht besser, aber wärmer.
scythe-of-souls = Seelensense
    .text = Wer die meisten { -honour-token(count: "other") } hat, erhält { $count } { -xp }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Sie mäht nur, was sich für unsterblich hält.
dungeon = Verlies
    .text = Wer sein { -attribute-goal } für Ausdauer erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit } { -gold }.
    .flavour = Der Kerkermeister ist fort, der Schlüssel leider auch.
mountainside = Berghang
    .text = Wer sein { -attribute-goal } für Beweglichkeit erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit } { -xp }.
    .flavour = Ein falscher Tritt, und das Tal kommt dir entgegen.
ancient-ruins = Uralte Ruinen
    .text = Wer sein { -attribute-goal } für Intelligenz erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -scroll }
       *[other] { $limit } { -scroll(count: "other") }
    }.
    .flavour = Auf jeder Säule steht eine Warnung in einer toten Sprache.
captured = Gefangennahme
    .text = Wer das meiste { -gold } hat, erhält { $count } { -xp }. Im Solospiel außerdem: mindestens { $limit } { -gold }.
    .flavour = Für dich wird Lösegeld genommen, am liebsten gleich von dir.
dart-trap = Pfeilfalle
    .text = Wer mindestens { $cards ->
        [one] eine { -skill }
       *[other] { $cards } { -skill(count: "other") }
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = Hundert Löchlein in der Wand, und keines davon für die frische Luft.
spiked-pit-trap = Stachelgrube
    .text = Wer die wenigsten { -weapon(count: "other") } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: { $limit ->
        [0] keine { -weapon }
        [one] höchstens { $limit } { -weapon }
       *[other] höchstens { $limit } { -weapon(count: "other") }
    }.
    .flavour = Wer viel trägt, fällt am tiefsten.
claw-attack = Klauenhieb
    .text = Wer mindestens { $cards ->
        [one] eine { -armor-piece }
       *[other] { $cards } { -armor-piece(count: "other") }
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Vier tiefe Furchen, wo eben noch ein Wappen war.
fire-breath = Feueratem
    .text = Wer seinen { -alignment-marker } auf einem guten { -space } hat, erhält { $count } { -xp }. Im Solospiel außerdem: { $limit ->
        [0] kein { -injury-token }
        [one] höchstens { $limit } { -injury-token }
       *[other] höchstens { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Nur ein reines Herz bleibt dabei kühl.
tail-strike = Schwanzhieb
    .text = Wer mindestens { $least ->
        [one] einen roten Würfel
       *[other] { $least } rote Würfel
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Alle achten auf die Zähne.
catacombs = Katakomben
    .text = Wer sein { -attribute-goal } für Weisheit erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Auch hinter dem Letzten geht noch jemand.
ancestral-castle = Ahnenschloss
    .text = Wer das meiste { -gold } hat, erhält { $count } { -xp }. Im Solospiel außerdem: mindestens { $limit } { -gold }.
    .flavour = Hundert Porträts, und auf allen derselbe Herr.
corrupted-shrine = Entweihter Schrein
    .text = Wer seinen { -alignment-marker } auf einem guten { -space } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: { $limit ->
        [0] kein { -trait }
        [one] höchstens { $limit } { -trait }
       *[other] höchstens { $limit } { -trait(count: "other") }
    }.
    .flavour = Ein einziges Gebet, und die Flecken zischen.
ghoul-swarm = Ghulschwarm
    .text = Wer mindestens { $cards ->
        [one] eine { -weapon }
       *[other] { $cards } { -weapon(count: "other") }
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -weapon }
       *[other] { $limit } { -weapon(count: "other") }
    }.
    .flavour = Sie kommen zum Essen, und das Essen bist du.
collapse = Einsturz
    .text = Wer sein { -attribute-goal } für Beweglichkeit erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: { $limit ->
        [0] keine { -armor-piece }
        [one] höchstens { $limit } { -armor-piece }
       *[other] höchstens { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Die Decke kommt nachsehen, wer da ist.
blood-pool = Blutbecken
    .text = Wer die wenigsten { -injury-token(count: "other") } hat, erhält { $count } { -xp }. Im Solospiel außerdem: { $limit ->
        [0] kein { -injury-token }
        [one] höchstens { $limit } { -injury-token }
       *[other] höchstens { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Ein Tropfen mehr, und jemand wacht auf.
life-drain = Lebensentzug
    .text = Wer sein { -attribute-goal } für Ausdauer erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Was übrig bleibt, muss noch kämpfen.
bite = Biss
    .text = Wer mindestens { $least ->
        [one] einen weißen Würfel
       *[other] { $least } weiße Würfel
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit } { -xp }.
    .flavour = Zwei kleine Löcher und ein sehr langes Nachspiel.
mind-assault = Geistesangriff
    .text = Wer sein { -attribute-goal } für Intelligenz erreicht, erhält { $count } { -xp }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -skill }
       *[other] { $limit } { -skill(count: "other") }
    }.
    .flavour = Die Stimme im Kopf klingt wie deine, nur freundlicher.
cathedral = Kathedrale
    .text = Wer seinen { -alignment-marker } auf einem ehrenhaften { -space } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -honour-token }
       *[other] { $limit } { -honour-token(count: "other") }
    }.
    .flavour = Wer hier flüstert, dem antworten drei Stimmen.
old-fortress = Alte Festung
    .text = Wer sein { -attribute-goal } für Stärke erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Die Mauern halten noch alles ab, außer der Zeit.
shadowy-cave = Düstere Höhle
    .text = Wer das wenigste { -gold } hat, erhält { $count } { -xp }. Im Solospiel außerdem: höchstens { $limit } { -gold }.
    .flavour = Wer nichts bei sich hat, klappert auch nicht.
befall-curse = Verwünschung
    .text = Wer die wenigsten { -trait(count: "other") } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: { $limit ->
        [0] kein { -trait }
        [one] höchstens { $limit } { -trait }
       *[other] höchstens { $limit } { -trait(count: "other") }
    }.
    .flavour = Je bunter der Charakter, desto fester sitzt der Fluch.
arcane-runes = Arkane Runen
    .text = Wer sein { -attribute-goal } für Intelligenz erreicht, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -scroll }
       *[other] { $limit } { -scroll(count: "other") }
    }.
    .flavour = Lies sie richtig, oder lies nie wieder.
energy-barrier = Energiebarriere
    .text = Wer mindestens { $cards ->
        [one] eine { -scroll }
       *[other] { $cards } { -scroll(count: "other") }
    } hat, erhält { $count } { -xp }. Im Solospiel außerdem: mindestens { $limit } { -xp }.
    .flavour = Sie summt leise und röstet gründlich.
acid-breath = Säureatem
    .text = Wer mindestens { $cards ->
        [one] eine { -armor-piece }
       *[other] { $cards } { -armor-piece(count: "other") }
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -armor-piece }
       *[other] { $limit } { -armor-piece(count: "other") }
    }.
    .flavour = Der Schild war einmal aus Eisen.
cone-of-cold = Kältekegel
    .text = Wer mindestens { $least ->
        [one] einen lila Würfel
       *[other] { $least } lila Würfel
    } hat, erhält { $count ->
        [one] { $count } { -combat-die }
       *[other] { $count } { -combat-die(count: "other") }
    }. Im Solospiel außerdem: mindestens { $limit ->
        [one] { $limit } { -trophy }
       *[other] { $limit } { -trophy(count: "other") }
    }.
    .flavour = Selbst der Schrei gefriert und zerspringt am Boden.
lightning-strike = Blitzschlag
    .text = Wer sein { -attribute-goal } für Beweglichkeit erreicht, erhält { $count } { -xp }. Im Solospiel außerdem: { $limit ->
        [0] kein { -injury-token }
        [one] höchstens { $limit } { -injury-token }
       *[other] höchstens { $limit } { -injury-token(count: "other") }
    }.
    .flavour = Wer den Donner hört, war schnell genug.
