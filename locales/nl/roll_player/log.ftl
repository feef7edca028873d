# Het verslag: één korte zin per gebeurtenis, in de tegenwoordige tijd.

## Voorbereiding
start-rolled = { $seat } rolt een { $face } om te bepalen wie begint.
start-tied = Gelijke stand bovenaan: alleen die spelers rollen opnieuw.
started = { $seat } is { -first-player }.
race-taken = { $seat } kiest het { -character-sheet } { QUOTE($race) } en krijgt { $gold } { -gold }.
class-die-drawn = { $seat } trekt een { ADJ($colour) } { -die } voor de { -class }.
class-die-aside = { $seat } legt de { ADJ($colour) } { -die } opzij en trekt opnieuw.
class-taken = { $seat } kiest de { -class } { QUOTE($class) }.
class-dice-returned = De getrokken { -die(count: "other") } gaan terug in de { -bag }.
backstory-dealt = { $seat } krijgt de { -backstory }kaart { QUOTE($backstory) }.
alignment-dealt = { $seat } krijgt de { -alignment-card } { QUOTE($alignment) }.
thinned = { QUOTE($card) } gaat meteen naar de { -discard-pile }.
enemy-set = Een { -gold-die } wordt opzijgelegd als { -enemy-die }.
dealt = Nieuw op de { -market }: { QUOTE($card) }.
trashed = De kaart { QUOTE($card) } gaat naar de { -trash } en komt niet terug.
start-die-rolled = { $seat } rolt een { $die }.
start-placing = { $seat } plaatst de { -starting-die(count: "other") }.

## Ronde
round-began = Ronde { $round }: { $seat } is { -first-player }.
rolled = Er wordt een { $die } gerold.
laid-on = De { $die } gaat naar { -initiative-card } { $number }.
coins-laid = Op elke { -initiative-card } tussen de eerste en de laatste ligt { -gold }.
laid = { $seat } heeft alle { -die(count: "other") } op de { -initiative-card(count: "other") } gelegd.
bag-empty = In de { -bag } zitten te weinig { -die(count: "other") }; niet elke { -initiative-card } krijgt er een.
taken = { $seat } neemt { -initiative-card } { $number } met de { $die }.
placed = { $seat } plaatst de { $die } in de rij { $space }.
row-filled = De rij { $row } van { $seat } is vol.
die-returned = { $seat } heeft geen { -space } meer vrij: de { $die } gaat terug in de { -bag }.
gold-gained = { $gain_word ->
    [coin] { $seat } neemt { $gold } { -gold } van de { -initiative-card }.
    [gold-die] { $seat } krijgt { $gold } { -gold } voor de { -gold-die }.
    [row] { $seat } krijgt { $gold } { -gold } voor de volle rij.
    [empty-market] { $seat } krijgt { $gold } { -gold }, want de { -market } is leeg.
   *[card] { $seat } krijgt { $gold } { -gold } dankzij een kaart.
}
gold-paid = { $seat } betaalt { $gold } { -gold } voor het effect van een kaart.
handed = { $seat } geeft { $gold } { -gold } aan { $to }.
charisma-taken = { $seat } neemt een { -charisma-token }.
turned = { $seat } draait de { $from } ({ $space }) om naar een { $to_face }.
adjusted = { $change_word ->
        [raised] { $seat } verhoogt de { $from } ({ $space }) naar { $to_face }.
        [lowered] { $seat } verlaagt de { $from } ({ $space }) naar { $to_face }.
       *[set] { $seat } zet de { $from } ({ $space }) op { $to_face }.
    }
rerolled = { $seat } rolt de { $from } ({ $space }) opnieuw en krijgt een { $to_face }.
restored = { $seat } houdt het bij de { $die } ({ $space }).
swapped = { $seat } verwisselt twee { -die(count: "other") } ({ $one }; { $other }).
moved = { $seat } verplaatst de { $die } ({ $from }) naar de rij { $to }.
exchanged = { $seat } legt de { $given } ({ $space }) op { -initiative-card } { $number } en neemt daarvoor de { $taken }.
replaced = { $seat } vervangt de { $given } ({ $space }) door de { $taken } uit de { -bag }.
pool-changed = { $change_word ->
        [raised] { $seat } verhoogt de { $from } op { -initiative-card } { $number } naar { $to_face }.
        [lowered] { $seat } verlaagt de { $from } op { -initiative-card } { $number } naar { $to_face }.
        [turned] { $seat } draait de { $from } op { -initiative-card } { $number } om naar een { $to_face }.
       *[rerolled] { $seat } rolt de { $from } op { -initiative-card } { $number } opnieuw en krijgt een { $to_face }.
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
dropped = { $seat } legt het { -weapon } { QUOTE($card) } op de { -discard-pile }.
enemy-rolled = De { -enemy-die } toont een { $face }.
swept = De kaart { QUOTE($card) } gaat van de { -market } naar de { -discard-pile }.
recalled = { $seat } haalt { QUOTE($card) } van de { -discard-pile } terug naar de { -market }.

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
faulted = { QUOTE($card) } van { $seat } liep vast; wat de kaart al deed, is teruggedraaid.
ended = De partij is afgelopen.
