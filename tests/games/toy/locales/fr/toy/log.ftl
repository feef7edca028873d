dealt = { $card_word ->
        [none] { $seat } pioche un { -trick }.
       *[other] { $seat } pioche { $card_the }.
    }
thrown = { $seat } lance le dé.
searched = { $seat } fouille la { -deck }.
rolled = { $seat } obtient un { $face }.
gained = { $beads ->
        [one] { $seat } gagne une { -bead }.
       *[other] { $seat } gagne { $beads } { -bead(count: "many") }.
    }
paid = { $beads ->
        [one] { $seat } paie une { -bead }.
       *[other] { $seat } paie { $beads } { -bead(count: "many") }.
    }
stolen = { $beads ->
        [one] { $seat } prend une { -bead } à { $rival }.
       *[other] { $seat } prend { $beads } { -bead(count: "many") } à { $rival }.
    }
played = { $seat } joue { $card_the }.
returned = { $card_word ->
        [none] { $seat } remet un { -trick }.
       *[other] { $seat } remet { $card_the }.
    }
faulted = { $seat } : { $card_the } échoue, rien n’en reste.
