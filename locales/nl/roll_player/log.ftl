# Het verslag: één korte zin per gebeurtenis, in de tegenwoordige tijd.

## Voorbereiding
start-rolled = { $seat } rolt een { $face } om te bepalen wie begint.
start-tied = De hoogste worp is gelijk: alleen wie die heeft, rolt opnieuw.
started = { $seat } is { -first-player }.
race-taken = { $seat } kiest het { -character-sheet } { QUOTE($race) } en krijgt { $gold } { -gold }.
class-die-drawn = { $seat } trekt een { ADJ($colour) } { -die } voor de { -class }.
class-die-aside = { $seat } legt de { ADJ($colour) } { -die } opzij en trekt opnieuw.
class-taken = { $seat } kiest de { -class } { QUOTE($class) }.
class-dice-returned = Alles wat voor de { -class } is getrokken, gaat terug in de { -bag }.
backstory-dealt = { $seat } krijgt de { -backstory }kaart { QUOTE($backstory) }.
alignment-dealt = { $seat } krijgt de { -alignment-card } { QUOTE($alignment) }.
thinned = Meteen naar de { -discard-pile }: { QUOTE($card) }.
enemy-set = Een { -gold-die } wordt opzijgelegd als { -enemy-die }.
dealt = Nieuw op de { -market }: { QUOTE($card) }.
trashed = De kaart { QUOTE($card) } gaat { -trash } en komt niet terug.
start-die-rolled = { $seat } rolt een { $die }.
start-placing = { $seat } plaatst nu de { -starting-die(count: "other") }.

## Ronde
round-began = { $alone_word ->
        [yes] Ronde { $round } begint.
       *[no] Ronde { $round }: { $seat } is { -first-player }.
    }{ $filling_word ->
        [yes] { $alone_word ->
            [yes] {" "}Is je { -character-sheet } daarna vol, dan is het de laatste ronde.
           *[no] {" "}Zijn daarna alle { -character-sheet(count: "other") } vol, dan is het de laatste ronde.
        }
       *[no] {""}
    }
rolled = Er wordt een { $die } gerold.
laid-on = De { $die } gaat naar { -initiative-card } { $number }.
coins-laid = { $players ->
        [1] Op { -initiative-card } 2 ligt een munt.
        [2] Op { -initiative-card } 2 ligt een munt.
        [3] Op { -initiative-card } 2 en op { -initiative-card } 3 ligt een munt.
       *[other] Op elke { -initiative-card } tussen de eerste en de laatste ligt een munt.
    }
laid = { $alone_word ->
        [yes] Alle { -die(count: "other") } liggen op de { -initiative-card(count: "other") }.
       *[no] { $seat } heeft alle { -die(count: "other") } op de { -initiative-card(count: "other") } gelegd.
    }
bag-empty = In de { -bag } zitten te weinig { -die(count: "other") }; niet elke { -initiative-card } krijgt er een.
taken = { $seat } neemt { -initiative-card } { $number } met de { $die }.
placed = { $seat } plaatst de { $die } in de rij { $space }.
stored = { $seat } bergt de { $die } op voor later.
unpacked = { $seat } haalt de { $die } tevoorschijn.
row-filled = De rij { $row } van { $seat } is vol.
die-returned = { $seat } heeft geen { -space } meer vrij: de { $die } gaat terug in de { -bag }.
gold-gained = { $gain_word ->
    [coin] { $seat } neemt { $gold } { -gold } van de { -initiative-card }.
    [gold-die] { $seat } krijgt { $gold } { -gold } voor de { -gold-die }.
    [row] { $seat } krijgt { $gold } { -gold } voor de volle rij.
    [empty-market] { $seat } krijgt { $gold } { -gold }, want de { -market } is leeg.
    [hunt] { $seat } krijgt { $gold } { -gold } dankzij de { -hunt }.
   *[card] { $seat } krijgt { $gold } { -gold }{ $card_word ->
        [none] {""}
       *[other] {" "}dankzij { QUOTE($card) }
    }.
}
gold-paid = { $seat } betaalt { $gold } { -gold } voor het effect van { QUOTE($card) }.
handed = { $seat } geeft { $gold } { -gold } aan { $to }.
charisma-taken = { $seat } neemt{ $card_word ->
        [none] {""}
       *[other] {" "}dankzij { QUOTE($card) }
    } een { -charisma-token }.
turned = { $seat } draait de { $from } ({ $space }) om naar een { $to_face }.
adjusted = { $change_word ->
        [raised] { $seat } verhoogt de { $from } ({ $space }) naar { $to_face }.
        [lowered] { $seat } verlaagt de { $from } ({ $space }) naar { $to_face }.
       *[set] { $seat } zet de { $from } ({ $space }) op { $to_face }.
    }
rerolled = { $seat } rolt de { $from } ({ $space }) opnieuw: het wordt een { $to_face }.
restored = { $seat } houdt het bij de { $die } ({ $space }).
swapped = { $seat } verwisselt de { $given } ({ $one }) met de { $taken } ({ $other }).
swapped-with = { $seat } ruilt de { $given } ({ $space }) tegen de { $taken } van { $rival } ({ $other }).
moved = { $seat } verplaatst de { $die } ({ $from }) naar de rij { $to }.
exchanged = { $seat } legt de { $given } ({ $space }) op { -initiative-card } { $number } en neemt daarvoor de { $taken }.
replaced = { $seat } vervangt de { $given } ({ $space }) door de { $taken } uit de { -bag }.
pool-changed = { $change_word ->
        [raised] { $seat } verhoogt de { $from } op { -initiative-card } { $number } naar { $to_face }.
        [lowered] { $seat } verlaagt de { $from } op { -initiative-card } { $number } naar { $to_face }.
        [turned] { $seat } draait de { $from } op { -initiative-card } { $number } om naar een { $to_face }.
       *[rerolled] { $seat } rolt de { $from } op { -initiative-card } { $number } opnieuw: het wordt een { $to_face }.
    }
marker-moved = Het { -alignment-marker } van { $seat } schuift richting { $direction }.
declined = { $seat } ziet af van de actie van { $row }.

## Markt
market-opened = De { -market-phase } begint.
market-entered = { $seat } is aan de beurt op de { -market }.
# Prijs in goud en tokens; geen goud wordt niet genoemd als er een token is.
bought = { $seat } koopt { QUOTE($card) }{ $from_word ->
    [discard] {" "}van de { -discard-pile }
    [deck] {" "}van de { -market-deck }
   *[market] {""}
} voor { $charisma ->
    [0] { $cost } { -gold }
    [one] { $cost ->
        [0] { $charisma } { -charisma-token }
       *[other] { $cost } { -gold } en { $charisma } { -charisma-token }
    }
   *[other] { $cost ->
        [0] { $charisma } { -charisma-token(count: "other") }
       *[other] { $cost } { -gold } en { $charisma } { -charisma-token(count: "other") }
    }
}.
discarded = { $seat } legt { QUOTE($card) } af en krijgt { $gold } { -gold }.
spared = { $seat } koopt niets en krijgt { $gold } { -gold }.
dropped = { $seat } legt { QUOTE($card) } op de { -discard-pile }.
enemy-rolled = De { -enemy-die } toont een { $face }.
enemies-equal = Ze tonen allebei een { $face }: één ervan wordt opnieuw gerold.
swept = De kaart { QUOTE($card) } gaat van de { -market } naar de { -discard-pile }.
recalled = { $seat } haalt { QUOTE($card) } van de { -discard-pile } terug naar de { -market }.
traded = { $seat } legt { QUOTE($given) } op de { -market } en neemt daarvoor { QUOTE($taken) }.
card-given = { $seat } geeft { QUOTE($card) } aan { $to }.
peeked = { $card_word ->
        [none] { $seat } bekijkt in het geheim de bovenste kaart van de { -market-deck }.
       *[other] { $seat } bekijkt de bovenste kaart van de { -market-deck }: { QUOTE($card) }.
    }
counted = De teller van { QUOTE($card) } ({ $seat }) staat nu op { $count }.

## Vaardigheden
skill-used = { $seat } gebruikt { QUOTE($card) }.
skill-copied = { $seat } leent het effect van { QUOTE($card) }.
readied = { $seat } ververst { QUOTE($card) }.
exhausted = { $seat } draait { QUOTE($card) } opzij: de kaart is gebruikt.

## Opruimen en einde
cleaned = De { -cleanup } begint.
charisma-returned = { $seat } levert { $tokens ->
        [one] { $tokens } ongebruikt { -charisma-token }
       *[other] { $tokens } ongebruikte { -charisma-token(count: "other") }
    } in.
left-over = De overgebleven { $die } gaat terug in de { -bag }.
reshuffled = De { -discard-pile } wordt geschud en vormt een nieuwe { -market-deck }.
first-passed = { $seat } krijgt de { -bag }.
faulted = { QUOTE($card) } van { $seat } liep vast; wat de kaart al had gedaan, is teruggedraaid.
ended = De partij is afgelopen.

## Jacht
monster-revealed = Het { -monster } van deze partij is { LOWER(THE($monster)) }.
minion-turned = Op de { -minion-deck } ligt nu { LOWER(A($minion)) }.
minion-passed = { $gold ->
        [0] { $seat } jaagt { LOWER(THE($minion)) } weg; de kaart gaat onder de stapel.
       *[other] { $seat } betaalt { $gold } { -gold } en laat { LOWER(THE($minion)) } lopen; de kaart gaat onder de stapel.
    }
hunted = { $seat } jaagt op { LOWER(THE($minion)) } met { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }.
mercenary-hired = { $seat } huurt een { -mercenary } in voor { $xp ->
        [0] { $gold } { -gold }{ $charisma ->
            [0] {""}
            [one] {" "}en { $charisma } { -charisma-token }
           *[other] {" "}en { $charisma } { -charisma-token(count: "other") }
        }
       *[other] { $xp } { -xp }
    }.
combat-rolled = { $seat } rolt een { $face }.
combat-rerolled = { $seat } rolt voor { $xp } { -xp } een { $from } opnieuw: het wordt een { $to }.
hunt-ended = { $seat } haalt { $total } tegen { LOWER(THE($minion)) }{ $more ->
        [0] {""}
        [1] {" "}({ -die(count: "other") } { $sum }, kaarten +1)
        [2] {" "}({ -die(count: "other") } { $sum }, kaarten +2)
        [3] {" "}({ -die(count: "other") } { $sum }, kaarten +3)
       *[other] {" "}({ -die(count: "other") } { $sum }, kaarten { $more })
    }.
xp-gained = { $seat } krijgt { $xp } { -xp }{ $card_word ->
        [none] {""}
       *[other] {" "}dankzij { QUOTE($card) }
    }.
xp-paid = { QUOTE($card) } kost { $seat } { $xp } { -xp }.
injured = { $seat } krijgt { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    }{ $card_word ->
        [none] {""}
       *[other] {" "}door { QUOTE($card) }
    }.
healed = { $seat } legt dankzij { QUOTE($card) } { $injuries ->
        [one] { $injuries } { -injury-token }
       *[other] { $injuries } { -injury-token(count: "other") }
    } af.
recovered = { $seat } betaalt { $xp } { -xp } en legt een { -injury-token } af.
honoured = { $seat } krijgt { $honour ->
        [one] { $honour } { -honour-token }
       *[other] { $honour } { -honour-token(count: "other") }
    }{ $card_word ->
        [none] {""}
       *[other] {" "}dankzij { QUOTE($card) }
    }.
action-bought = { $seat } betaalt { $xp } { -xp } voor de actie van { $row }.
trophy-taken = { $seat } verslaat { LOWER(THE($minion)) } en houdt de kaart als { -trophy }.
minion-returned = { START(LOWER(THE($minion))) } ontsnapt en gaat onder de stapel.
token-taken = { $kind_word ->
        [location] { $seat } weet nu waar het { -monster } huist.
        [obstacle] { $seat } weet nu wat de weg verspert.
       *[attack] { $seat } weet nu hoe het { -monster } aanvalt.
    }
looked = { $adventure_word ->
        [none] { $seat } bekijkt in het geheim { THE($kind) }.
       *[other] { $seat } bekijkt { THE($kind) }: { QUOTE($adventure) }.
    }

## Eindgevecht
finale-began = Het { -finale } begint{ $alone_word ->
        [yes] {""}
       *[no] ; { $seat } is als eerste aan de beurt
    }.
combat-dice-taken = { $seat } neemt { $dice ->
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    }.
adventure-turned = { $kind_word ->
        [location] De locatie gaat open: { QUOTE($adventure) }.
        [obstacle] Het obstakel gaat open: { QUOTE($adventure) }.
       *[attack] De aanval gaat open: { QUOTE($adventure) }.
    }
adventure-gave = { QUOTE($adventure) } levert { $seat } { $dice ->
        [0] { $xp } { -xp }
        [one] { $dice } { -combat-die }
       *[other] { $dice } { -combat-die(count: "other") }
    } op.
adventure-refused = { QUOTE($adventure) } levert { $seat } niets op.
reroll-forced = { $dice ->
        [one] { $seat } moet een { $face } nog een keer rollen.
       *[other] { $seat } moet { $dice } { -die(count: "other") } met een { $face } nog een keer rollen.
    }
attacked = De { -attack } van { $seat }: { -die(count: "other") } { $sum }{ $honour ->
        [0] {""}
       *[other] , eer +{ $honour }
    }{ $injuries ->
        [0] {""}
       *[other] , wonden −{ $injuries }
    }{ $more_sign ->
        [zero] {""}
        [minus] , kaarten en { -monster } −{ $more_size }
       *[plus] , kaarten en { -monster } +{ $more_size }
    }; samen { $attack }.
    .aloud = De { -attack } van { $seat }: { -die(count: "other") } { $sum }{ $honour ->
        [0] {""}
       *[other] , { $honour } erbij voor eer
    }{ $injuries ->
        [0] {""}
       *[other] , { $injuries } eraf voor wonden
    }{ $more_sign ->
        [zero] {""}
        [minus] , { $more_size } eraf door kaarten en { -monster }
       *[plus] , { $more_size } erbij door kaarten en { -monster }
    }; samen { $attack }.
slain = { $stars ->
        [0] { $seat } verslaat het { -monster } op het nippertje.
        [one] { $seat } verslaat het { -monster }: { $stars } { -star }.
       *[other] { $seat } verslaat het { -monster }: { $stars } { -star(count: "other") }.
    }
withstood = Het { -monster } houdt stand tegen { $seat }.
