//! The laws every game keeps, tried on seeded random games.
//!
//! `GAMES=100000 cargo test --release battery -- --nocapture` is the long run.

use play::battery::{Effort, run};

use crate::support;

/// How many games a run plays: 2,000, or what the environment says.
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2_000)
}

#[test]
fn roll_player_keeps_the_laws() {
    let game = support::roll_player();
    let tried = run(&game, &support::setups(), games(), 1, Effort::default());
    match tried {
        Ok(tried) => println!("{tried:?}"),
        Err(failure) => panic!("{failure}"),
    }
}
