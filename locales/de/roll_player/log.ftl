start-rolled = Wer wird { -startspieler }? { $seat } würfelt eine { $face }.
start-tied = Gleichstand an der Spitze: Nur die Besten würfeln noch einmal.
started = { $seat } ist { -startspieler }.
race-taken = { $seat } wählt das { -charaktertableau } „{ $race }“ und erhält { $gold } { -gold }.
class-die-drawn = { $seat } zieht für die Klasse einen { $colour_en } Würfel.
class-die-aside = { $seat } legt den { $colour_en } Würfel beiseite und zieht noch einmal.
class-taken = { $seat } wählt die Klasse „{ $class }“.
class-dice-returned = Die gezogenen Würfel kommen zurück in den { -beutel }.
backstory-dealt = { $seat } erhält die { -hintergrundgeschichte } „{ $backstory }“.
alignment-dealt = { $seat } erhält die { -gesinnungskarte } „{ $alignment }“.
thinned = Gleich auf den { -ablagestapel }: „{ $card }“.
enemy-set = Ein goldener Würfel wird als { -gegnerwuerfel } beiseitegelegt.
dealt = Neu im { -markt }: „{ $card }“.
trashed = Die Karte „{ $card }“ landet auf dem { -muellstapel }.
start-die-rolled = { $seat } würfelt eine { $die }.
start-placing = { $seat } platziert die Startwürfel.
round-began = Runde { $round }: { $seat } beginnt.
rolled = Gewürfelt: eine { $die }.
laid-on = Die { $die } liegt auf { -initiativekarte } { $number }.
coins-laid = Auf jeder { -initiativekarte } außer der ersten und der letzten liegt 1 { -gold }.
laid = Die Würfel liegen aus; { $seat } hat die Wahl.
bag-empty = Der { -beutel } ist leer: Auf den übrigen { -initiativekarte(form: "pl") } liegt kein Würfel.
taken = { $seat } nimmt { -initiativekarte } { $number } mit der { $die_en }.
placed = { $seat } legt die { $die } in die Reihe { $space }.
row-filled = Bei { $seat } ist die Reihe { $row } voll.
die-returned = { $seat } hat kein Feld mehr frei: Die { $die } kommt zurück in den { -beutel }.
gold-gained = { $gain_word ->
        [coin] { $seat } nimmt { $gold } { -gold } von der { -initiativekarte }.
        [gold-die] { $seat } erhält { $gold } { -gold } für den goldenen Würfel.
        [row] { $seat } erhält { $gold } { -gold } für die volle { -attributreihe }.
        [empty-market] Der { -markt } ist leer: { $seat } erhält { $gold } { -gold }.
       *[card] { $seat } erhält { $gold } { -gold } durch die Wirkung einer Karte.
    }
gold-paid = { $seat } zahlt { $gold } { -gold } für die Wirkung einer Karte.
charisma-taken = { $seat } nimmt einen { -charismamarker }.
turned = { $seat } dreht die { $from } ({ $space }) auf die { $to_face }.
adjusted = { $seat } ändert die { $from } ({ $space }) in eine { $to_face }.
rerolled = { $seat } würfelt die { $from } ({ $space }) neu und erhält eine { $to_face }.
restored = { $seat } bleibt bei der { $die_en } ({ $space }).
swapped = { $seat } tauscht zwei Würfel ({ $one }; { $other }).
moved = { $seat } verschiebt die { $die } (bisher { $from }) in die Reihe { $to }.
exchanged = { $seat } tauscht die { $given } ({ $space }) gegen die { $taken } von { -initiativekarte } { $number }.
replaced = { $seat } ersetzt die { $given } ({ $space }) durch eine { $taken } aus dem { -beutel }.
pool-changed = Durch { $seat } wird auf { -initiativekarte } { $number } aus der { $from_en } eine { $to_face }.
marker-moved = { $seat } rückt den { -gesinnungsmarker } in Richtung „{ $direction }“.
declined = { $seat } verzichtet auf die { -attributaktion } für { $row }.
market-opened = Die { -marktphase } beginnt.
market-entered = { $seat } ist auf dem { -markt } an der Reihe.
bought = { $seat } kauft „{ $card }“{ $from_word ->
        [discard] {" "}vom { -ablagestapel }
        [deck] {" "}vom { -marktstapel }
       *[market] {""}
    } für { $charisma ->
        [0] { $cost } { -gold }
        [one] { $cost ->
            [0] einen { -charismamarker }
           *[other] { $cost } { -gold } und einen { -charismamarker }
        }
       *[other] { $cost ->
            [0] { $charisma } { -charismamarker(form: "pl") }
           *[other] { $cost } { -gold } und { $charisma } { -charismamarker(form: "pl") }
        }
    }.
discarded = { $seat } wirft „{ $card }“ vom { -markt } ab und erhält { $gold } { -gold }.
spared = { $seat } nimmt { $gold } { -gold } und lässt den { -markt } unberührt.
dropped = { $seat } legt „{ $card }“ auf den { -ablagestapel }.
enemy-rolled = Der { -gegnerwuerfel } zeigt eine { $face }.
swept = Die Karte „{ $card }“ kommt vom { -markt } auf den { -ablagestapel }.
recalled = { $seat } holt „{ $card }“ vom { -ablagestapel } zurück in den { -markt }.
skill-used = { $seat } benutzt „{ $card }“.
skill-copied = { $seat } macht sich „{ $card }“ zunutze, ohne die Karte zu erschöpfen.
readied = { $seat } erneuert „{ $card }“.
exhausted = { $seat } erschöpft „{ $card }“.
cleaned = Die { -aufraeumphase } beginnt.
charisma-returned = { $seat } legt { $tokens ->
        [one] { $tokens } ungenutzten { -charismamarker }
       *[other] { $tokens } ungenutzte { -charismamarker(form: "pl") }
    } zurück.
left-over = Die { $die } bleibt übrig und kommt zurück in den { -beutel }.
reshuffled = Der { -ablagestapel } wird gemischt und bildet den neuen { -marktstapel }.
first-passed = { $seat } erhält den { -beutel } und beginnt die nächste Runde.
faulted = „{ $card }“ bei { $seat }: Die Karte hat sich verhakt, ihre Wirkung wurde zurückgenommen.
ended = Die Partie ist zu Ende.
