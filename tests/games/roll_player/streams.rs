//! What is drawn for one purpose does not shift what is drawn for another.

use play::Setup;

use crate::games::streams::{Purpose, can_be_forced, fixed, keep_apart, varies};
use crate::support::roll_player_with;

/// What chance draws for.
const PURPOSES: [Purpose; 14] = [
    varies("market deck", 0..=0),
    varies("backstories", 1..=1),
    varies("alignments", 2..=2),
    varies("first player", 3..=3),
    varies("classes", 4..=4),
    varies("starting dice", 5..=5),
    varies("initiative dice", 6..=6),
    varies("enemy dice", 7..=7),
    fixed("monsters", 8..=8),
    varies("minions", 9..=9),
    fixed("adventure cards", 10..=10),
    varies("attribute actions of a seat", 16..=20),
    varies("fights of a seat", 32..=36),
    varies("a card of its own", 256..=u32::MAX),
];

/// Tables for every number of seats, in which most is drawn.
fn setups() -> Vec<Setup> {
    (1..=5).map(Setup::seats).collect()
}

#[test]
fn a_draw_more_for_one_purpose_shifts_no_other() {
    keep_apart(&*roll_player_with(&["monsters_and_minions"]), &setups(), &PURPOSES);
}

#[test]
fn a_game_is_what_its_draws_and_choices_are() {
    can_be_forced(&*roll_player_with(&["monsters_and_minions"]), &setups());
}
