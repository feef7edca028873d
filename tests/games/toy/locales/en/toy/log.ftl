dealt = { $card_word ->
        [none] { $seat } draws a { -trick }.
       *[other] { $seat } draws { $card }.
    }
thrown = { $seat } throws the die.
searched = { $seat } searches the { -deck }.
rolled = { $seat } rolls a { $face }.
gained = { $beads ->
        [one] { $seat } gains a { -bead }.
       *[other] { $seat } gains { $beads } { -bead(count: "other") }.
    }
paid = { $beads ->
        [one] { $seat } pays a { -bead }.
       *[other] { $seat } pays { $beads } { -bead(count: "other") }.
    }
stolen = { $beads ->
        [one] { $seat } takes a { -bead } of { $rival }.
       *[other] { $seat } takes { $beads } { -bead(count: "other") } of { $rival }.
    }
played = { $seat } plays { $card }.
returned = { $card_word ->
        [none] { $seat } puts a { -trick } back.
       *[other] { $seat } puts { $card } back.
    }
faulted = { $card } of { $seat } fails: all it did is undone.
