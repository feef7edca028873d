//! What is drawn for one purpose does not shift what is drawn for another.

use std::sync::Arc;

use engine::Assets;
use play::Setup;
use rattus::Rattus;

use super::catalogue;
use crate::games::streams::{Purpose, can_be_forced, fixed, keep_apart, varies};

/// What chance draws for.
const PURPOSES: [Purpose; 4] = [
    fixed("the first region", 0..=0),
    fixed("the first player", 1..=1),
    varies("tokens", 2..=2),
    varies("what a token shows", 16..=u32::MAX),
];

fn game() -> Rattus {
    Rattus::new(Arc::new(catalogue(Assets::new(), &[])))
}

fn setups() -> Vec<Setup> {
    (2..=4).map(Setup::seats).collect()
}

#[test]
fn a_draw_more_for_one_purpose_shifts_no_other() {
    keep_apart(&game(), &setups(), &PURPOSES);
}

#[test]
fn a_game_is_what_its_draws_and_choices_are() {
    can_be_forced(&game(), &setups());
}
