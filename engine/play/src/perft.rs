//! Perft: counts the ways in which a game can continue to a depth, outcomes of chance included.
//!
//! ```
//! use play::{Rules, Setup, example::Pig, perft};
//!
//! let start = Pig.start(&Setup::seats(2))?;
//! // A throws or holds; the die shows one of six faces, or B throws or holds.
//! assert_eq!(perft::perft(&Pig, &start, 2).ways, 6 + 2);
//! assert_eq!(perft::distinct(&Pig, &start, 2), [1, 2, 8]);
//! # Ok::<(), play::SetupError>(())
//! ```

#![allow(clippy::disallowed_types, reason = "sets of states are only counted")]

use std::collections::HashSet;

use crate::rules::{NoLog, Rules, Status};

/// The counts at one depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Ways of exactly this number of answers. A way that ends earlier counts once.
    pub ways: u64,
    /// How many of these ways end the game.
    pub ended: u64,
}

/// Counts all ways of `depth` answers from a state.
pub fn perft<G: Rules>(game: &G, state: &G::State, depth: u32) -> Counted {
    let over = matches!(game.status(state), Status::Over);
    if depth == 0 || over {
        return Counted { ways: 1, ended: u64::from(over) };
    }
    let mut counted = Counted::default();
    for choice in answers(game, state) {
        let mut next = state.clone();
        game.apply(&mut next, choice, &mut NoLog);
        let below = perft(game, &next, depth - 1);
        counted.ways += below.ways;
        counted.ended += below.ended;
    }
    counted
}

/// The number of different states after exactly `n` answers, for each `n` from 0 to `depth`.
pub fn distinct<G: Rules>(game: &G, state: &G::State, depth: u32) -> Vec<u64> {
    let mut layer = HashSet::from([state.clone()]);
    let mut counts = vec![1];
    for _ in 0..depth {
        let mut next = HashSet::new();
        for state in &layer {
            for choice in answers(game, state) {
                let mut after = state.clone();
                game.apply(&mut after, choice, &mut NoLog);
                next.insert(after);
            }
        }
        counts.push(next.len() as u64);
        layer = next;
    }
    counts
}

/// All possible answers in a state: its offers, or all outcomes of chance.
pub fn answers<G: Rules>(game: &G, state: &G::State) -> Vec<G::Choice> {
    match game.status(state) {
        Status::Asks { .. } => {
            let mut offers = Vec::new();
            game.offers(state, &mut offers);
            offers
        }
        Status::Chance(request) => {
            let outcomes = request.outcomes().into_iter();
            outcomes.map(|(outcome, _)| game.chance(state, outcome)).collect()
        }
        Status::Over => Vec::new(),
    }
}
