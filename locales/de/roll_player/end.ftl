won-by-stars = { $seat } gewinnt mit { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other", case: "dat") }
    }.
won-by-gold = { $seat } gewinnt: Bei { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other", case: "dat") }
    } herrscht Gleichstand, doch { $gold } { -gold } { $gold ->
        [one] gibt
       *[other] geben
    } den Ausschlag.
won-by-dice = { $seat } gewinnt: Bei { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other", case: "dat") }
    } und { $gold } { -gold } herrscht Gleichstand, doch niemand sonst hat so wenige Würfel in der eigenen { -class-color } ({ $dice }).
shared = { $seats } siegen gemeinsam mit { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other", case: "dat") }
    }.
rank = { $rank ->
        [0] { $seat_gender ->
            [f] Eine wahre Heldin
           *[other] Ein wahrer Held
        }! { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } – davon singen die Barden noch in hundert Jahren.
        [1] { $seat_gender ->
            [f] Gildenleiterin
           *[other] Gildenleiter
        }: Mit { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other", case: "dat") }
    } öffnet sich jedes Tor der Stadt.
        [2] Koryphäe: { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }, und wer vom Fach ist, senkt ehrfürchtig die Stimme.
        [3] { $seat_gender ->
            [f] Abenteurerin
           *[other] Abenteurer
        }: { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } sind ein guter Anfang, und die Straße ist noch lang.
        [4] { $seat_gender ->
            [f] Tagelöhnerin
           *[other] Tagelöhner
        }: Mit { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other", case: "dat") }
    } reicht es für Brot und ein Bett im Stroh.
       *[5] NPC: { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } – gerade genug, um Fremden den Weg zur Taverne zu weisen.
    }
slayer = { $seat_gender ->
        [f] Monsterbezwingerin
       *[other] Monsterbezwinger
    }! { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } – der König räumt schon die Wand über dem Kamin frei.
lost = { START(THE($monster)) } hält einem { -attack } von { $attack } stand: Die Partie ist verloren.

# In der Erzählung trägt der Held den Namen der spielenden Person: ungebeugt und ohne „er“ oder „sie“.
# Keine zwei am Tisch haben dasselbe Charaktertableau, also auch nicht denselben Anfang.
hero = { $race_word ->
        [dragonkin] In den Adern von { $seat } glomm Drachenblut: { $backstory_herkunft }, und als { hero.class } stets Feuer und Flamme.
        [dwarf] Unter dem Berg erzählt man bis heute von { $seat }: { $backstory_herkunft }, ausgezogen als { hero.class } und nie vergessen.
        [elf] Die Lieder der Elfen besingen { $seat }: { $backstory_herkunft }, und { hero.class } bis in die spitzen Ohren.
        [halfling] Bei den Halblingen stößt man noch heute auf { $seat } an: { $backstory_herkunft }, und als { hero.class } heimgekehrt.
        [human] Von { $seat }, { $backstory_herkunft }, hatte niemand viel erwartet; heute kennt jeder Mensch am Weg den Namen und den Beruf: { hero.class }.
        [orc] Wo { $seat } auftauchte, machten selbst andere Orks Platz: { $backstory_herkunft }, und mit Leib und Seele { hero.class }.
       *[other] Dies ist die Geschichte von { $seat }. { $seat } war { hero.race }, { $backstory_herkunft }, und mit Leib und Seele { hero.class }.
    }
    .class = { $seat_gender ->
        [f] { $class_feminine }
       *[other] { $class }
    }
    .race = { $seat_gender ->
        [f] { $race_heldin }
       *[other] { A($race) }
    }
outlook = { $cell_word ->
        [lawful-good] Ein gegebenes Wort hielt { $seat } immer, und niemand bat vergeblich um Hilfe
        [neutral-good] Gutes tat { $seat }, ohne lange nach Gesetzen zu fragen
        [chaotic-good] { $seat } hatte ein gutes Herz und hielt Regeln für Vorschläge anderer Leute
        [lawful-neutral] Gesetz war für { $seat } Gesetz, gleich, wem es nützte
        [true-neutral] { $seat } ging stets den Weg der Mitte und schlug sich auf keine Seite
        [chaotic-neutral] Kein Zaun und kein Schwur hielt { $seat } je lange fest
        [lawful-evil] { $seat } brach kein einziges Gesetz und doch so manches Leben
        [neutral-evil] { $seat } nahm, was zu haben war, und schlief gut dabei
        [chaotic-evil] Wo { $seat } vorüberkam, brannte noch tagelang Licht – meist war es ein Dach
       *[other] { $seat } war, mit einem Wort, { $cell }
    }; { $stars ->
        [0] die { -alignment } { QUOTE($alignment) } blieb dabei Nebensache.
        [-1] mit der { -alignment } { QUOTE($alignment) } vertrug sich das schlecht.
        [-2] mit der { -alignment } { QUOTE($alignment) } vertrug sich das schlecht.
        [-3] die { -alignment } { QUOTE($alignment) } war damit ganz und gar verraten.
       *[other] so verlangte es die { -alignment } { QUOTE($alignment) }.
    }
# $nth: die wievielte Geschichte am Tisch mit diesem Attribut es ist, damit sich keine wiederholt.
strongest = { $nth ->
        [2] { $row_word ->
            [str] Steckte ein Karren im Schlamm, holte man keinen Ochsen, sondern { $seat }
            [dex] Über knarrende Dielen ging { $seat }, ohne die Katze zu wecken
            [con] Wo andere einen Heiler brauchten, brauchte { $seat } nur einen Nachschlag
            [int] Zauberer versteckten ihre Bücher, denn { $seat } vergaß keine Seite
            [wis] { $seat } wusste, wann man redet und, was seltener ist, wann man schweigt
           *[cha] Wachen, die { $seat } aufhalten sollten, trugen am Ende das Gepäck
        }
        [3] Andere mussten üben, { $seat } kam so auf die Welt
        [4] Drei Meister wollten { $seat } noch etwas beibringen und gingen als Schüler heim
        [5] Die Barden haben { $seat } dafür eine eigene Strophe gewidmet
       *[other] { $row_word ->
            [str] Felsbrocken schob { $seat } beiseite wie andere Leute einen Vorhang
            [dex] Pfeile fing { $seat } aus der Luft und verbeugte sich noch dabei
            [con] Drei Nächte Eisregen entlockten { $seat } nicht mehr als ein Niesen
            [int] Rätsel, an denen Gelehrte verzweifelten, löste { $seat } beim Frühstück
            [wis] Könige fragten { $seat } um Rat und bekamen ihn manchmal sogar
            [cha] Wenn { $seat } sprach, vergaßen selbst Wirte das Kassieren
           *[other] In einem war { $seat } nicht zu schlagen
        }
    } ({ $row } { $total }).
# $nth: 1 für den ersten Helden am Tisch mit dieser Schwäche, sonst die Nummer des Helden.
weakest = { $nth ->
        [2] Eine schwache Stelle hat jeder, und { $seat } kannte sie gut
        [3] Über eines sprach { $seat } nur ungern
        [4] Eine Lehrstunde hat { $seat } wohl verschlafen
        [5] Hier ließ { $seat } gern anderen den Vortritt
       *[other] { $row_word ->
            [str] Gurkengläser allerdings ließ { $seat } lieber von anderen öffnen
            [dex] Treppen, Türschwellen und Teppiche dagegen bezwang { $seat } nie ganz
            [con] Im Zelt freilich hustete { $seat } schon nach dem ersten Regentag
            [int] Beim Rechnen jedoch nahm { $seat } heimlich die Finger zu Hilfe
            [wis] Nur guten Rat erkannte { $seat } immer erst hinterher
            [cha] Bei Hofe hingegen bat man { $seat } stets, draußen bei den Pferden zu warten
           *[other] Eines allerdings lernte { $seat } nie
        }
    } ({ $row } { $total }).
# $nth: die wievielte Geschichte am Tisch es ist, damit sich keine zwei wiederholen.
# Die Namen stehen als bloße Aufzählung hinter dem Doppelpunkt, ohne Artikel.
armed = { $nth ->
        [2] Wer mit { $seat } streiten wollte, sah zuerst nach, was { $seat } in der Hand hielt: { $cards }.
        [3] Im Gepäck { THE($seat, after: "von") } war dafür immer Platz: { $cards }.
        [4] Räuber machten um { $seat } einen Bogen, und das hatte Gründe: { $cards }.
        [5] Ohne das hier ging { $seat } nie aus dem Haus: { $cards }.
       *[other] Genügten Worte nicht, griff { $seat } zu { $cards_count ->
                [one] einem anderen Argument
               *[other] anderen Argumenten
            }: { $cards }.
    }
unarmed = { $nth ->
        [2] { $seat } ging ohne Waffe, und der Streit ging woandershin.
        [3] Jeden Kampf gewann { $seat } durch Abwesenheit.
        [4] Keine Klinge, kein Bogen: { $seat } hatte flinke Beine und gute Ausreden.
        [5] In den meisten Streitfällen genügte { $seat } ein strenger Blick.
       *[other] Eine Waffe trug { $seat } nicht; wer Streit suchte, stand ratlos vor zwei leeren Händen und einem Lächeln.
    }
# Ein Eintrag im Steckbrief: Die Namen der Merkmale bleiben groß.
known = { $nth ->
        [2] Alle Lieder über { $seat } haben denselben Kehrreim: { $cards }.
        [3] An Wirtshauswänden ist über { $seat } zu lesen: { $cards }.
        [4] Freunde, nach { $seat } gefragt, sagten immer nur: { $cards }.
        [5] Selbst wer { $seat } nicht leiden kann, gibt eines zu: { $cards }.
       *[other] Unter „Besondere { -trait(count: "other") }“ stand auf dem Steckbrief { THE($seat, after: "von") }: { $cards }.
    }
able = { $nth ->
        [2] Wo { $seat } das gelernt hatte, fand nie jemand heraus: { $cards }.
        [3] Damit bezahlte { $seat } so manches Abendessen: { $cards }.
        [4] Langweilte sich { $seat }, wurde es für alle lehrreich: { $cards }.
        [5] Das verlernt { $seat } auch im Alter nicht: { $cards }.
       *[other] { $seat } verstand sich auf so manches: { $cards }.
    }
hunted = { $nth ->
        [1] Daheim an der Wand hängt, was { $seat } von der { -hunt } mitgebracht hat: { $minions }.
        [2] { $seat } hält ein Regal für alte Bekannte frei: { $minions }.
        [3] Wanderer danken { $seat } bis heute für weniger Gesellschaft: { $minions }.
        [4] Jeden Abend wollen die Kinder von { $seat } dieselben Geschichten hören: { $minions }.
       *[other] { $seat } schläft unter guten Fellen: { $minions }.
    }
slew = { $nth ->
        [1] { $seat } hat { THE($monster, case: "acc") } besiegt und erzählt es jeden Abend anders.
        [2] Einmal traf { $seat } auf { THE($monster, case: "acc") }. Einmal genügte.
        [3] Wer { $seat } nach der Narbe fragt, hört alles über { THE($monster, case: "acc") } und kommt spät nach Hause.
        [4] Seit { $seat } { THE($monster, case: "acc") } besiegt hat, kennen die Barden nur noch ein Lied.
       *[other] { $seat } trägt einen Zahn um den Hals; { THE($monster) } braucht ihn nicht mehr.
    }
# An einem Tisch kann einer das Monster besiegen und ein anderer nicht: „beaten“ sagt nicht, ob es noch lebt.
beaten = { $nth ->
        [1] Vom Kampf gegen { THE($monster, case: "acc") } erzählt { $seat } immer nur den Anfang.
        [2] Tapfer kämpfte { $seat } gegen { THE($monster, case: "acc") } und lief danach noch besser.
        [3] Barfuß kam { $seat } vom Kampf gegen { THE($monster, case: "acc") } zurück und sucht seither überall Stiefel.
        [4] Erst nach dem dritten Krug gibt { $seat } zu: { START(THE($monster)) } schlug härter zu.
       *[other] Beim Weglaufen, sagt { $seat }, konnte { THE($monster) } nicht mithalten.
    }
purse = { $nth ->
        [2] { $gold ->
            [0] Im Geldbeutel von { $seat } wohnte zuletzt nur noch eine Motte.
            [one] Im Geldbeutel von { $seat } lag zuletzt ein einziges Stück { -gold } und hatte viel Platz.
           *[other] Im Geldbeutel von { $seat } lagen zuletzt { $gold } { -gold }, und es war noch Platz.
        }
        [3] { $gold ->
            [0] { $seat } kehrte alle Taschen um und fand zwei Knöpfe, sonst nichts.
           *[other] { $seat } kehrte alle Taschen um und fand zwei Knöpfe und { $gold } { -gold }.
        }
        [4] Nach Reichtümern gefragt, { $gold ->
            [0] zeigte { $seat } lachend zwei leere Hände.
            [one] ließ { $seat } lachend ein einsames Stück { -gold } über den Tisch kreiseln.
           *[other] legte { $seat } lachend { $gold } { -gold } auf den Tisch.
        }
        [5] Den letzten Wirt bezahlte { $seat } mit einem Lied{ $gold ->
            [0] , denn anderes war nicht mehr da.
           *[other] {" "}und behielt { $gold } { -gold } für unterwegs.
        }
       *[other] { $gold ->
            [0] Als { $seat } zur großen Reise aufbrach, war der Geldbeutel leer, aber wen kümmert das am ersten Morgen eines Abenteuers?
            [one] Als { $seat } zur großen Reise aufbrach, klimperte im Geldbeutel ein einziges Stück { -gold }, und die Sonne stand noch tief.
            [2] Mit { $gold } { -gold } brach { $seat } zur großen Reise auf: eines für den Hinweg, eines für die Heimkehr.
            [3] { $gold } { -gold } im Stiefel und ein Lied auf den Lippen, so brach { $seat } zur großen Reise auf.
            [4] Für { $gold } { -gold } gab es ein halbes Pferd; { $seat } ging zu Fuß und behielt das { -gold }.
            [5] Die letzte Nacht vor der großen Reise schlief { $seat } in einem richtigen Bett, und { $gold } { -gold } blieben übrig.
            [6] Für { $gold } { -gold } bekam die ganze Taverne eine Runde, und { $seat } brach mit leichtem Geldbeutel auf.
           *[other] Als { $seat } zur großen Reise aufbrach, lagen { $gold } { -gold } im Geldbeutel, und die Sonne stand noch tief.
        }
    }
