# Die Wörter, aus denen Sätze entstehen.

game = Rattus
seat = Spieler { $n }

list-none = nichts
list-two = { $head } und { $tail }
list-more = { $head }, { $tail }
list-last = { $head } und { $tail }

# Was ein Rattenplättchen zeigt: Grenzwert und Symbole.
face = { $limit }+: { $symbols_commas }
    .aloud = ab { $limit }: { $symbols_commas }
# Eine Vorderseite, von der nur die laufende Nummer bekannt ist.
token = { -token }
symbol-majority = Mehrheit
symbol-all = Alle

ring-regular = die gewöhnlichen Plättchen
ring-starting = die Startplättchen

# Was in einer Region liegt; in Angeboten.
there = { $rats ->
        [0] keine { -rat(count: "other") }
        [one] { $rats } { -rat }
       *[other] { $rats } { -rat(count: "other") }
    }{ $start ->
        [0] {""}
       *[other] °
    }, { $cubes ->
        [0] keine { -cube(count: "other") }
        [one] { $cubes } { -cube }{ $own ->
            [0] {""}
           *[other] {" "}von dir
        }
       *[other] { $cubes } { -cube(count: "other") }{ $own ->
            [0] {""}
            [one] , davon { $own } deiner
           *[other] , davon { $own } deine
        }
    }
    .aloud = { $rats ->
        [0] keine { -rat(count: "other") }
        [one] { $rats } { -rat }
       *[other] { $rats } { -rat(count: "other") }
    }{ $start ->
        [0] { $rats ->
            [0] {""}
            [one] , später dazugekommen
           *[other] , alle später dazugekommen
        }
       *[other] { $rats ->
            [one] {""}
           *[other] , davon { $start } von Anfang an
        }
    }, { $cubes ->
        [0] keine { -cube(count: "other") }
        [one] { $cubes } { -cube }{ $own ->
            [0] {""}
           *[other] {" "}von dir
        }
       *[other] { $cubes } { -cube(count: "other") }{ $own ->
            [0] {""}
            [one] , davon { $own } deiner
           *[other] , davon { $own } deine
        }
    }

# Warum die Partien der Bots zu Ende gingen; in einer Liste mit Prozenten (cardwright simulate).
cause-supply = { -supply } an { -rat(count: "other") } aufgebraucht
cause-placed = alle { -cube(count: "other") } platziert

# Wie viele Steine jemand in einer Region hat; in einer Aufzählung.
share = { $seat } { $cubes }
    .aloud = { $cubes ->
        [one] { $cubes } { -cube }
       *[other] { $cubes } { -cube(count: "other") }
    } von { $seat }
