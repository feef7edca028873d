//! The laws every game keeps, tried on seeded random games: players × edition × variants, half of
//! them with a stranger's pack on top.
//!
//! `GAMES=100000 cargo test --release battery -- --nocapture` is the long run.

use std::rc::Rc;

use play::battery::{Effort, run};
use roll_player::RollPlayer;

use crate::support;

/// How many games a run plays: 2,000, or what the environment says.
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2_000)
}

fn keeps_the_laws(game: &Rc<RollPlayer>, seed: u64) {
    match run(game, &support::setups(), games() / 2, seed, Effort::default()) {
        Ok(tried) => {
            println!("{} games, {} answers, {} events", tried.games, tried.answers, tried.events)
        }
        Err(failure) => panic!("{failure}"),
    }
}

#[test]
fn the_built_in_cards_keep_the_laws() {
    keeps_the_laws(&support::roll_player(), 1);
}

#[test]
fn the_cards_with_a_strangers_pack_keep_the_laws() {
    keeps_the_laws(&support::with_stranger(), 1_000_000);
}
