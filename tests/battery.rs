//! The laws every game keeps, tried on seeded random games of every set-up: with the built-in cards,
//! with each built-in pack that builds on others, and with each stranger's pack on top.
//!
//! `GAMES=100000 THOROUGH=100000 cargo test --release battery -- --nocapture` is the long run: all its
//! games are audited after every event, and every run of a script is repeated. The suite plays 300
//! games with the built-in cards and 50 with each pack, or more until each card of the pack has acted.
//! It audits the first 100 with the built-in cards, and the first 20 with each pack, like the long run.
//! `SEED=50001` begins at another game, so that a long run
//! can be split. Choices lean toward those that were made least. The test names the effects that never
//! ran and fails if a card never acted with the pack it belongs to.

use std::collections::BTreeSet;

use content::CardInfo;
use engine::{Opened, SHELF};
use play::battery::Effort;

use crate::support::{asked, built_in, built_in_with, expansions, open, strangers, with_all};

/// Tries the laws in a number of games, and in more of them, up to `ENOUGH`, until every effect of its
/// own cards has run. The first are tried thoroughly.
fn keeps_the_laws(
    game: &dyn Opened,
    is_own: &dyn Fn(&CardInfo) -> bool,
    (games, thorough): (u64, u64),
    seed: u64,
) {
    let looks = games >= LEAST;
    let thorough = asked("THOROUGH", thorough);
    let (mut from, mut more, mut ran) = (0, games, BTreeSet::new());
    loop {
        let effort = Effort { thorough: thorough.saturating_sub(from), ..Effort::default() };
        let tried = engine::errand::battery(game, more, seed + from, effort);
        let tried = tried.unwrap_or_else(|failure| panic!("{}: {failure}", game.id()));
        let (games, answers, events) = (tried.games, tried.answers, tried.events);
        println!("{}: {games} games, {answers} answers, {events} events", game.id());
        ran.extend(tried.effects);
        let idle = never_run(game, is_own, &ran);
        println!("effects that never ran: {}", if idle.is_empty() { "none" } else { &idle });
        (from, more) = (from + more, MORE);
        if !looks || idle.is_empty() {
            return;
        }
        assert!(from < ENOUGH, "{}: in {from} games these never ran: {idle}", game.id());
    }
}

/// In this number of games every effect has run, whatever the pack.
const ENOUGH: u64 = 5_000;
/// How many more games are played at once where some effect has not run.
const MORE: u64 = 50;
/// With fewer games at once, whether every effect has run is not checked.
const LEAST: u64 = 50;

/// How many games are tried thoroughly with the cards of a pack: the rules are tried with the built-in
/// ones.
const OF_PACK: u64 = 20;

/// The effects that never ran, by card and hook.
fn never_run(
    game: &dyn Opened,
    is_own: &dyn Fn(&CardInfo) -> bool,
    ran: &BTreeSet<(String, &str)>,
) -> String {
    let has_run = |card: &str, hook: &str| ran.iter().any(|(id, name)| id == card && *name == hook);
    let cards = game.cards().iter().filter(|card| is_own(card));
    let idle = cards.flat_map(|card| {
        let hooks = card.hooks.iter().filter(|hook| !has_run(&card.id, hook));
        hooks.map(|hook| format!("{} {hook}", card.id))
    });
    idle.collect::<Vec<_>>().join(", ")
}

#[test]
fn the_built_in_cards_keep_the_laws() {
    for game in SHELF {
        let games = (asked("GAMES", 300), Effort::default().thorough);
        keeps_the_laws(&*built_in(*game), &|_| true, games, asked("SEED", 1));
    }
}

#[test]
fn the_cards_with_an_expansion_keep_the_laws() {
    for game in SHELF {
        for pack in expansions(game.id()) {
            let opened = built_in_with(*game, std::slice::from_ref(&pack));
            let is_own = |card: &CardInfo| card.pack == pack;
            let games = (asked("GAMES", 50), OF_PACK);
            keeps_the_laws(&*opened, &is_own, games, 2_000_000 + asked("SEED", 1));
        }
    }
}

#[test]
fn the_cards_with_a_strangers_pack_keep_the_laws() {
    for game in SHELF {
        let built_in = with_all(*game);
        let is_own = |card: &CardInfo| built_in.cards().iter().all(|known| known.pack != card.pack);
        for pack in strangers(game.id()) {
            let opened = open(*game, &[pack]);
            let games = (asked("GAMES", 50), OF_PACK);
            keeps_the_laws(&*opened, &is_own, games, 1_000_000 + asked("SEED", 1));
        }
    }
}
