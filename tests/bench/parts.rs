//! States, saves, cards that answer, and starts.

use std::hint::black_box;
use std::process::Stdio;

use play::{NoLog, Status};
use rattus::Rattus;
use roll_player::RollPlayer;

use crate::measure::{row, time};
use crate::measured::{Measured, after};
use crate::support;

/// All that is said of them.
pub fn table() {
    state::<RollPlayer>(&[]);
    state::<RollPlayer>(RollPlayer::EXPANSIONS);
    state::<Rattus>(&[]);
    let start = time(|| drop(black_box(support::catalogue())));
    row("load the packs of roll_player", start, None);
    program();
}

/// What it costs to keep, copy, compare and answer a state.
fn state<G: Measured>(packs: &[&str]) {
    let game = G::with(packs, false);
    let state = after(&game, 4, 5, 300);
    let id = packs.last().unwrap_or(&G::ID);
    let named = |what: &str| format!("{id}: {what}");
    let bytes = size_of::<G::State>() + G::bytes_apart(&state);
    println!("{:<52} {bytes:>12} B", named("size of a state"));
    let clone = time(|| drop(black_box(black_box(&state).clone())));
    row(&named("clone a state"), clone, None);
    let clones = Some(("clones", clone));
    suspended(&game, &named("answer a suspended effect"), clone);
    let json = time(|| drop(black_box(serde_json::to_vec(black_box(&state)))));
    row(&named("save a state as JSON"), json, clones);
    let bytes = serde_json::to_vec(&state).expect("a state has a text");
    let load = time(|| drop(black_box(serde_json::from_slice::<G::State>(&bytes))));
    row(&named("load a state from JSON"), load, clones);
    let hash = time(|| {
        black_box(play::digest(black_box(&state)));
    });
    row(&named("stable hash of a state"), hash, clones);
}

/// Answering a card that has asked before: it is run again from its start, as after a save, an
/// undo or in a search. (A card answered at once goes on where it asked; that is in the games/s.)
fn suspended<G: Measured>(game: &G, what: &str, clone: f64) {
    let (waiting, replies) = most_replies(game);
    let mut offers = Vec::new();
    game.offers(&waiting, &mut offers);
    let resume = time(|| {
        let mut state = waiting.clone();
        game.apply(&mut state, offers[0], &mut NoLog);
        black_box(&state);
    });
    row(&format!("{what}, replies before: {replies}"), resume, Some(("clones", clone)));
}

/// A state in which a card waits for an answer, after as many replies as random games come by.
fn most_replies<G: Measured>(game: &G) -> (G::State, usize) {
    let mut best = None;
    for seed in 0..20 {
        for answers in 0..600 {
            let state = after(game, 4, seed, answers);
            let asked = matches!(game.status(&state), Status::Asks { .. });
            let found = G::replies(&state).filter(|_| asked);
            if found > best.as_ref().map(|(_, most)| *most) {
                best = found.map(|most| (state, most));
            }
        }
    }
    best.expect("some card asks in twenty games")
}

/// Cold starts of the program.
fn program() {
    let run = |args: &[&str]| {
        let output = crate::support::program().args(args).stdin(Stdio::null()).output();
        black_box(output.expect("the program starts"));
    };
    let version = time(|| run(&["--version"]));
    row("start of `cardwright --version`", version, None);
    let file = std::env::temp_dir().join(format!("cardwright-bench-{}.play", std::process::id()));
    let save = file.to_string_lossy().into_owned();
    let first = time(|| run(&["play", "--seed", "1", "--lang", "en", "--save", &save]));
    let against = Some(("--version", version));
    row("start of `cardwright play` to its first prompt", first, against);
    row("`cardwright lint` of all that is built in", time(|| run(&["lint"])), against);
    let _ = std::fs::remove_file(file);
}
