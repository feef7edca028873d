start-rolled = { $seat } würfelt für den Start: { $face }.
start-tied = Gleichstand an der Spitze: Es wird noch einmal gewürfelt.
started = { $seat } beginnt das Spiel.
race-taken = { $seat } wählt das { -charaktertableau } „{ $race }“ und erhält { $gold } { -gold }.
class-die-drawn = { $seat } zieht für die Klasse einen { $colour_en } Würfel.
class-die-aside = { $seat } legt den { $colour_en } Würfel beiseite und zieht noch einmal.
class-taken = { $seat } wählt die Klasse „{ $class }“.
class-dice-returned = Die gezogenen Würfel kommen zurück in den { -beutel }.
backstory-dealt = { $seat } erhält die { -hintergrundgeschichte } „{ $backstory }“.
alignment-dealt = { $seat } erhält die { -gesinnungskarte } „{ $alignment }“.
thinned = „{ $card }“ kommt auf den { -ablagestapel }.
enemy-set = Ein goldener Würfel wird als { -gegnerwuerfel } beiseitegelegt.
dealt = „{ $card }“ liegt neu im { -markt }.
trashed = „{ $card }“ landet auf dem { -muellstapel }.
start-die-rolled = { $seat } würfelt eine { $die }.
start-placing = { $seat } platziert die Startwürfel.
round-began = Runde { $round }: { $seat } beginnt.
rolled = Gewürfelt: eine { $die }.
laid-on = Die { $die } liegt auf { -initiativekarte } { $number }.
coins-laid = Auf jeder { -initiativekarte } außer der ersten und der letzten liegt 1 { -gold }.
laid = Die Würfel liegen aus; { $seat } wählt zuerst.
bag-empty = Der { -beutel } ist leer: Auf den übrigen { -initiativekarte(form: "pl") } liegt kein Würfel.
taken = { $seat } nimmt { -initiativekarte } { $number } mit der { $die_en }.
placed = { $seat } legt die { $die } auf { $space }.
row-filled = Bei { $seat } ist die Reihe { $row } voll.
die-returned = { $seat } hat kein Feld mehr frei: Die { $die } kommt zurück in den { -beutel }.
gold-gained = { $gain_word ->
        [coin] { $seat } nimmt { $gold } { -gold } von der { -initiativekarte }.
        [gold-die] { $seat } erhält { $gold } { -gold } für den goldenen Würfel.
        [row] { $seat } erhält { $gold } { -gold } für die volle { -attributreihe }.
        [empty-market] Der { -markt } ist leer: { $seat } erhält { $gold } { -gold }.
       *[card] { $seat } erhält { $gold } { -gold } durch einen Karteneffekt.
    }
gold-paid = { $seat } zahlt { $gold } { -gold }.
charisma-taken = { $seat } nimmt einen { -charismamarker }.
turned = { $seat } dreht auf { $space } die { $from } um: jetzt eine { $to_face }.
adjusted = { $seat } macht auf { $space } aus der { $from_en } eine { $to_face }.
rerolled = { $seat } würfelt auf { $space } die { $from } neu: eine { $to_face }.
restored = { $seat } bleibt auf { $space } bei der { $die_en }.
swapped = { $seat } tauscht die Würfel auf { $one } und { $other }.
moved = { $seat } verschiebt die { $die } von { $from } nach { $to }.
exchanged = { $seat } tauscht auf { $space } die { $given } gegen die { $taken } von { -initiativekarte } { $number }.
replaced = { $seat } ersetzt auf { $space } die { $given } durch eine { $taken } aus dem { -beutel }.
pool-changed = { $seat } macht auf { -initiativekarte } { $number } aus der { $from_en } eine { $to_face }.
marker-moved = { $seat } rückt den { -gesinnungsmarker } in Richtung { $direction }.
declined = { $seat } verzichtet auf die { -attributaktion } für { $row }.
market-opened = Der { -markt } ist eröffnet.
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
dropped = { $seat } legt „{ $card }“ ab.
enemy-rolled = Der { -gegnerwuerfel } zeigt eine { $face }.
swept = „{ $card }“ wandert vom { -markt } auf den { -ablagestapel }.
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
ended = Das Spiel ist zu Ende.
