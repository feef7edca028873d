//! The laws every game keeps, tried on seeded random games of every set-up: with the built-in cards,
//! with each built-in pack that builds on others, and with each stranger's pack on top.
//!
//! `GAMES=100000 cargo test --release battery -- --nocapture` is the long run; `SEED=50001` begins it
//! at another game, so that a longer one can be run in parts. Choices lean toward those that were made
//! least; the effects of cards that never ran are named, and with as many games as by default there
//! are none.

use engine::{Assets, Opened, SHELF};
use play::battery::Effort;

use crate::support::{asked, built_in, built_in_with, expansions, open, strangers};

/// Tries the laws in so many games; with as many as by default, in more until every effect has run.
fn keeps_the_laws(game: &dyn Opened, games: u64, seed: u64) {
    let enough = if games < ENOUGH { 1 } else { 4 };
    let mut idle = String::new();
    for more in 0..enough {
        match game.battery(games, seed + more * games, Effort::default()) {
            Ok(tried) => {
                let (games, answers, events) = (tried.games, tried.answers, tried.events);
                println!("{}: {games} games, {answers} answers, {events} events", game.id());
                idle = never_run(game, &tried.effects);
            }
            Err(failure) => panic!("{}: {failure}", game.id()),
        }
        println!("effects that never ran: {}", if idle.is_empty() { "none" } else { &idle });
        if idle.is_empty() {
            return;
        }
    }
    assert!(games < ENOUGH, "{}: in {} games these never ran: {idle}", game.id(), enough * games);
}

/// So many games, and some more, run every effect.
const ENOUGH: u64 = 1_000;

/// The effects that never ran, by card and hook.
fn never_run(game: &dyn Opened, run: &[(String, &str)]) -> String {
    let ran = |card: &str, hook: &str| run.iter().any(|(id, name)| id == card && *name == hook);
    let cards = game.cards().iter();
    let idle = cards.flat_map(|card| {
        let hooks = card.hooks.iter().filter(|hook| !ran(&card.id, hook));
        hooks.map(|hook| format!("{} {hook}", card.id))
    });
    idle.collect::<Vec<_>>().join(", ")
}

#[test]
fn the_built_in_cards_keep_the_laws() {
    for game in SHELF {
        keeps_the_laws(&*built_in(*game), asked("GAMES", 2_000) / 2, asked("SEED", 1));
    }
}

#[test]
fn the_cards_with_an_expansion_keep_the_laws() {
    for game in SHELF {
        for pack in expansions(game.id()) {
            let opened = built_in_with(*game, &[pack]);
            keeps_the_laws(&*opened, asked("GAMES", 2_000) / 2, 2_000_000 + asked("SEED", 1));
        }
    }
}

#[test]
fn the_cards_with_a_strangers_pack_keep_the_laws() {
    for game in SHELF {
        for pack in strangers(game.id()) {
            let opened = open(*game, &Assets::new(), &[pack]);
            keeps_the_laws(&*opened, asked("GAMES", 2_000) / 4, 1_000_000 + asked("SEED", 1));
        }
    }
}
