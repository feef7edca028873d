//! The laws every game keeps, tried on seeded random games of Rattus.

use play::battery::{Effort, run};

/// How many games a run plays: 2,000, or what the environment says.
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2_000)
}

#[test]
fn rattus_keeps_the_laws() {
    let game = super::built_in();
    match run(&game, &super::setups(&game), games(), 1, Effort::default()) {
        Ok(tried) => println!("{tried:?}"),
        Err(failure) => panic!("{failure}"),
    }
}
