# De uitslag, en daarna per held een klein verhaal.

won-by-stars = { $seat } wint met { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }!
won-by-gold = { $seat } wint: bij een gelijke stand van { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    } geeft { $gold } { -gold } de doorslag.
won-by-dice = { $seat } wint: evenveel { -star(count: "other") } ({ $stars }) en evenveel { -gold } ({ $gold }), maar met { $dice ->
    [0] geen enkele { -die }
    [one] slechts { $dice } { -die }
   *[other] slechts { $dice } { -die(count: "other") }
} in de { -class-color }.
shared = { $seats } winnen samen met { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }.
rank = Rang: { $rank ->
    [0] Ware held
    [1] Gildemeester
    [2] Coryfee
    [3] Avonturier
    [4] Huurling
   *[5] Figurant
}, met { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }.
slayer = Rang: Monsterdoder, met { $stars ->
        [one] { $stars } { -reputation-star }
       *[other] { $stars } { -reputation-star(count: "other") }
    }.
lost = { START(LOWER(THE($monster))) } houdt stand tegen een { -attack } van { $attack }: de partij is verloren.

## Het verhaal
# Geen twee spelers hebben hetzelfde heldentableau, en dus ook niet hetzelfde begin.
hero = { $race_word ->
    [dragonkin] In { $seat }, { $backstory_past }, smeult drakenbloed; wie naar het beroep vraagt, hoort: { LOWER($class) }.
    [dwarf] Onder de berg vertellen de dwergen nog van { $seat }: { $backstory_past }, uitgetrokken als { LOWER($class) } en nooit vergeten.
    [elf] De liederen van de elfen gaan over { $seat }: { $backstory_past }, en { LOWER($class) } tot in de puntige oren.
    [halfling] Bij de halflingen klinken de kroezen nog op { $seat }: { $backstory_past }, en als { LOWER($class) } thuisgekomen.
    [human] Van { $seat }, { $backstory_past }, verwachtte niemand veel; nu kent elke mens langs de weg de naam en het beroep: { LOWER($class) }.
    [orc] Waar { $seat } verschijnt, gaan zelfs andere orks opzij: { $backstory_past }, en { LOWER($class) } in hart en nieren.
   *[other] Dit is het verhaal van { $seat }: een { LOWER($race) }, { LOWER($class) } van beroep, { $backstory_past }.
}
# Eerst de kijk op de wereld, dan of die bij de moreelkaart past: sterren onder nul, nul of daarboven.
outlook = { $cell_word ->
    [lawful-good] { $seat } houdt woord en springt in de bres voor wie zwakker is
    [neutral-good] { $seat } doet wat goed is, met of zonder zegen van de wet
    [chaotic-good] { $seat } heeft een groot hart en lak aan elke regel die een goede daad in de weg staat
    [lawful-neutral] Voor { $seat } gaat de wet boven alles, boven vriend en vijand
    [chaotic-neutral] { $seat } gaat waar de wind waait en buigt voor niemand
    [lawful-evil] { $seat } kent elke wet en gebruikt die als wapen
    [neutral-evil] { $seat } denkt eerst aan eigen gewin en daarna nog eens
    [chaotic-evil] Waar { $seat } verschijnt, blijven alleen rook en gebroken beloften achter
   *[true-neutral] { $seat } kiest geen partij en houdt de weegschaal in evenwicht
}, { $stars ->
    [-3] al had niemand dat ooit van een { LOWER($alignment) } verwacht
    [-2] al had niemand dat van een { LOWER($alignment) } verwacht
    [-1] al had niemand dat van een { LOWER($alignment) } verwacht
    [0] al schuilt er vanbinnen ook een { LOWER($alignment) }
   *[other] zoals het een { LOWER($alignment) } betaamt
}.
# $nth: het hoeveelste verhaal aan tafel met deze eigenschap dit is, zodat er geen twee hetzelfde zeggen.
strongest = { $nth ->
        [2] { $row_word ->
            [str] Zit er een kar vast in de modder, dan haalt men geen os maar { $seat }
            [dex] Over een krakende vloer loopt { $seat } zonder de kat te wekken
            [con] Waar een ander een genezer nodig heeft, neemt { $seat } nog een bord soep
            [int] Tovenaars verstoppen hun boeken, want { $seat } vergeet geen bladzijde
            [wis] { $seat } weet wanneer je praat en, wat zeldzamer is, wanneer je zwijgt
           *[cha] Wachters die { $seat } moeten tegenhouden, dragen even later de bagage
        } ({ $row } { $total }).
        [3] Een ander moet oefenen, { $seat } is zo geboren ({ $row } { $total }).
        [4] Drie meesters wilden { $seat } nog iets leren en gingen als leerling naar huis ({ $row } { $total }).
        [5] Daarover kreeg { $seat } van de barden een eigen couplet ({ $row } { $total }).
       *[other] { $row_word ->
            [str] De verhalen over zoveel spierkracht zijn niet overdreven: met Strength { $total } tilt { $seat } een ossenkar uit de modder.
            [dex] Niemand is vlugger: met Dexterity { $total } plukt { $seat } een pijl uit de lucht.
            [con] Koorts, kou en goedkope herbergstoofpot: met Constitution { $total } haalt { $seat } er de schouders over op.
            [int] Geen raadsel blijft lang overeind: met Intelligence { $total } leest { $seat } dode talen bij het ontbijt.
            [wis] Koningen komen raad vragen: met Wisdom { $total } hoort { $seat } ook wat niemand zegt.
           *[cha] Eén glimlach volstaat: met Charisma { $total } praat { $seat } zich langs elke poortwachter.
        }
    }
# $nth: 1 voor de eerste held aan tafel met deze zwakke plek, anders het nummer van de held.
weakest = { $nth ->
        [2] Eén ding heeft { $seat } nooit onder de knie gekregen ({ $row } { $total }).
        [3] Over één onderwerp zwijgt { $seat } liever ({ $row } { $total }).
        [4] Bij één les heeft { $seat } vast geslapen ({ $row } { $total }).
        [5] Hierin laat { $seat } graag een ander voorgaan ({ $row } { $total }).
       *[other] { $row_word ->
            [str] De rugzak kan beter een ander dragen, want verder dan Strength { $total } brengt { $seat } het niet.
            [dex] Van sluipen komt zelden iets terecht: iedereen hoort { $seat } aankomen (Dexterity { $total }).
            [con] Op regenachtige dagen blijft het bij hoesten; meer zit er met Constitution { $total } voor { $seat } niet in.
            [int] Wie met { $seat } de weg zoekt, houdt de landkaart beter zelf (Intelligence { $total }).
            [wis] Goede raad bereikt { $seat } altijd een dag te laat (Wisdom { $total }).
           *[cha] Zelfs een praatje over het weer loopt bij { $seat } uit op ruzie (Charisma { $total }).
        }
    }
# $nth: het hoeveelste verhaal aan tafel dit is, zodat er geen twee hetzelfde zeggen.
# Een lijst: de namen houden hun hoofdletter en hebben geen lidwoord.
armed = { $nth ->
    [2] Wie met { $seat } ruzie zoekt, kijkt eerst wat daar aan de riem hangt: { $cards }.
    [3] Rovers lopen met een boog om { $seat } heen, en dat heeft zijn redenen: { $cards }.
    [4] Voor wie niet luistert, heeft { $seat } nog iets bij zich: { $cards }.
    [5] Zonder dit gaat { $seat } de deur niet uit: { $cards }.
   *[other] Bovenaan de paklijst van { $seat } { $cards_count ->
            [one] staat
           *[other] staan
        } steevast: { $cards }.
}
unarmed = { $nth ->
    [2] { $seat } wint elk gevecht door er niet bij te zijn.
    [3] Geen zwaard, geen boog: { $seat } heeft vlugge benen en goede smoezen.
    [4] { $seat } gaat ongewapend op pad, en de ruzies gaan ergens anders heen.
    [5] De meeste ruzies beslecht { $seat } met een strenge blik.
   *[other] Een wapen draagt { $seat } niet; een kalme blik en snelle benen moeten volstaan.
}
known = { $nth ->
    [2] Elk lied over { $seat } heeft hetzelfde refrein: { $cards }.
    [3] Op de muur van menige herberg staat over { $seat } gekrast: { $cards }.
    [4] Wie vrienden naar { $seat } vraagt, hoort steeds: { $cards }.
    [5] Zelfs wie { $seat } niet mag, geeft dit toe: { $cards }.
   *[other] In het register van de stadswacht staat bij { $seat } onder “Karakter”: { $cards }.
}
able = { $nth ->
    [2] Waar { $seat } dit geleerd heeft, weet niemand: { $cards }.
    [3] Zo verdient { $seat } de kost: { $cards }.
    [4] Als { $seat } zich verveelt, wordt het voor iedereen leerzaam: { $cards }.
    [5] Dit verleert { $seat } zelfs op hoge leeftijd niet: { $cards }.
   *[other] Op de leerbrief van { $seat } staat in sierlijke letters: { $cards }.
}
hunted = { $nth ->
        [1] Thuis aan de muur heeft { $seat } hangen wat er na de jacht over was: { $minions }.
        [2] { $seat } houdt een plank vrij voor oude bekenden: { $minions }.
        [3] Dankzij { $seat } hoeft geen reiziger dit nog te vrezen: { $minions }.
        [4] Elke avond moet { $seat } de kinderen dezelfde verhalen vertellen: { $minions }.
       *[other] { $seat } slaapt onder goede vachten: { $minions }.
    }
slew = { $nth ->
        [1] { $seat } heeft { LOWER(THE($monster)) } verslagen en vertelt het elke avond anders.
        [2] Eén keer kwam { $seat } { LOWER(THE($monster)) } tegen. Eén keer was genoeg.
        [3] Wie { $seat } naar het litteken vraagt, hoort alles over { LOWER(THE($monster)) } en komt laat thuis.
        [4] Sinds { $seat } { LOWER(THE($monster)) } versloeg, kennen de barden nog maar één lied.
       *[other] { $seat } draagt een tand om de hals; { LOWER(THE($monster)) } heeft hem niet meer nodig.
    }
# Aan één tafel kan de een het monster verslaan en de ander niet: „beaten” zegt niet of het nog leeft.
beaten = { $nth ->
        [1] Van het gevecht met { LOWER(THE($monster)) } vertelt { $seat } alleen het begin.
        [2] Dapper vocht { $seat } tegen { LOWER(THE($monster)) }, en rende daarna nog beter.
        [3] Op blote voeten kwam { $seat } terug; de laarzen bleven achter bij { LOWER(THE($monster)) }.
        [4] Pas na de derde kroes geeft { $seat } toe: { LOWER(THE($monster)) } sloeg harder.
       *[other] Bij het wegrennen, zegt { $seat }, kon { LOWER(THE($monster)) } niet meekomen.
    }
purse = { $nth ->
        [2] { $gold ->
            [0] In de beurs van { $seat } woont alleen nog een mot.
            [one] In de beurs van { $seat } ligt één goudstuk, met alle ruimte van de wereld.
           *[other] In de beurs van { $seat } zit { $gold } { -gold }, en er kan nog wel wat bij.
        }
        [3] { $seat } keert alle zakken om en vindt { $gold ->
            [0] twee knopen, en verder niets.
            [one] twee knopen en één goudstuk.
           *[other] twee knopen en { $gold } { -gold }.
        }
        [4] Wie naar rijkdom vraagt, { $gold ->
            [0] krijgt van { $seat } lachend twee lege handen te zien.
            [one] ziet { $seat } lachend één goudstuk over de tafel laten tollen.
           *[other] ziet { $seat } lachend { $gold } { -gold } op tafel leggen.
        }
        [5] De laatste waard betaalt { $seat } met een lied{ $gold ->
            [0] , want iets anders is er niet.
            [one] {" "}en bewaart het laatste goudstuk voor onderweg.
           *[other] {" "}en bewaart { $gold } { -gold } voor onderweg.
        }
       *[other] { $gold ->
            [0] De beurs van { $seat } is leeg, maar de weg ligt open, en daar is het om begonnen.
            [1] Eén goudstuk heeft { $seat } nog op zak; bij de eerste tolpoort is het weg.
            [2] Met { $gold } { -gold } op zak gaat { $seat } de poort uit: één voor de heenweg, één voor de terugweg.
            [3] { $gold } { -gold } in de laars en een deuntje op de lippen, zo gaat { $seat } de poort uit.
            [4] Voor { $gold } { -gold } is er een half paard te koop; { $seat } gaat te voet en houdt het { -gold }.
            [5] De laatste nacht voor de reis slaapt { $seat } in een echt bed, en { $gold } { -gold } blijft over.
            [6] Voor { $gold } { -gold } krijgt de hele herberg een rondje, en { $seat } gaat met een lichte beurs op pad.
           *[other] Met { $gold } { -gold } op zak gaat { $seat } de poort uit, en daar begint het echte avontuur.
        }
    }
