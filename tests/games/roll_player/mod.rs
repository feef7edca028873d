//! Roll Player: who hears an event, and what cards are called with; how goals and prices stand; what
//! chance draws; what languages must tell apart; what packs add to a set-up.

mod added;
mod arguments;
mod bench;
mod listeners;
mod marks;
mod streams;
mod texts;

use super::fields;
use crate::support::roll_player_with;

#[test]
fn fields_keep_their_laws() {
    let given = [
        ("market", "[weak, loyal]"),
        ("A.cards", "[longsword, climb]"),
        ("A.exhausted", "[climb]"),
        ("A.str", "[red:1, blue:2]"),
        ("A.class", "wizard"),
        ("phase", "market"),
    ];
    fields::keep_their_laws(
        &*roll_player_with(&["monsters_and_minions"]),
        &[("<card>", "longsword"), ("<part>", "goals")],
        &given,
    );
}
