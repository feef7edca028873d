//! What things cost, as a table with ratios measured in one run: `cargo bench`.
//!
//! Figures of one machine do not travel, ratios do.
#![allow(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
#![allow(clippy::disallowed_macros, reason = "a benchmark prints")]

#[path = "../support/mod.rs"]
mod support;

use std::hint::black_box;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use content::{Library, PackRoot};
use engine::Assets;
use play::playout::random;
use play::{Dealer, NoLog, Rules, Setup, Status};
use roll_player::{Catalogue, RollPlayer};

/// How long each thing is measured, and how often: the median counts.
const BATCHES: u32 = 9;
const BATCH: Duration = Duration::from_millis(200);

fn main() {
    // `cargo bench --bench bench -- games` measures the games alone, for a profiler.
    let only_games = std::env::args().any(|arg| arg == "games");
    let acting = support::roll_player();
    let files = Assets::new();
    let (library, _) = Library::open(PackRoot::all(&files, "cards", ""));
    let silent = RollPlayer::new(Arc::new(Catalogue::load(&library).0.silenced()));
    println!("{:<52} {:>14} {:>8}", "what", "median", "ratio");
    let four = Setup::seats(4);
    let full = time(|seed| game(&*acting, &four, seed));
    let bare = time(|seed| game(&silent, &four, seed));
    row("random game, 4 seats, all card effects, scored", full, None);
    row("the same without any effect", bare, Some(("games/s against all effects", full)));
    println!(
        "  games/s: {:.0} with effects, {:.0} without; ratio {:.2}",
        rate(full),
        rate(bare),
        bare / full
    );
    let two = time(|seed| game(&*acting, &Setup::seats(2), seed));
    row("random game, 2 seats, all card effects, scored", two, None);
    other_game(two);
    whole_passes();
    from_the_middle(&*acting, &four, full);
    if only_games {
        return;
    }
    let state = played(&*acting, &Setup::seats(4), 5, 300);
    println!("{:<52} {:>11} B", "size of a state", size_of::<roll_player::State>());
    let clone = time(|_| drop(black_box(black_box(&state).clone())));
    row("clone a state", clone, None);
    resumed("", &*acting, clone, |state| state.effect().map(|effect| effect.journal.len()));
    let json = time(|_| drop(black_box(serde_json::to_vec(black_box(&state)))));
    row("save a state as JSON", json, Some(("clones", clone)));
    let bytes = serde_json::to_vec(&state).expect("a state has a text");
    let load = time(|_| drop(black_box(serde_json::from_slice::<roll_player::State>(&bytes))));
    row("load a state from JSON", load, Some(("clones", clone)));
    let hash = time(|_| {
        black_box(play::digest(black_box(&state)));
    });
    row("stable hash of a state", hash, Some(("clones", clone)));
    let start = time(|_| drop(black_box(support::catalogue())));
    row("load all packs: TOML, schemas, Luau", start, None);
    program();
}

/// More answers than any game takes.
const LIMIT: u32 = 100_000;

/// The other game in the same table.
fn other_game(roll_player: f64) {
    let files = Assets::new();
    let (library, _) = Library::open(PackRoot::all(&files, "cards", ""));
    let game_of = rattus::Rattus::new(Arc::new(rattus::Catalogue::load(&library).0));
    let two = Setup::seats(2);
    let random = time(|seed| game(&game_of, &two, seed));
    let against = Some(("games of Roll Player", roll_player));
    row("rattus: random game, 2 seats, all class cards", random, against);
    println!("  games/s: {:.0}", rate(random));
    println!("{:<52} {:>11} B", "rattus: size of a state", size_of::<rattus::State>());
    let state = game_of.start(&Setup::seats(4)).expect("four can play");
    let clone = time(|_| drop(black_box(black_box(&state).clone())));
    row("rattus: clone a state", clone, None);
    resumed("rattus: ", &game_of, clone, |state| state.effect().map(|effect| effect.journal.len()));
}

/// Answering a card that has asked before: it is run again from its start, as after a save, an
/// undo or in a search. (A card answered at once goes on where it asked; that is in the games/s.)
fn resumed<G: Rules>(
    name: &str,
    game: &G,
    clone: f64,
    replies: impl Fn(&G::State) -> Option<usize>,
) {
    let (waiting, replies) = suspended(game, replies);
    let mut offers = Vec::new();
    game.offers(&waiting, &mut offers);
    let resume = time(|_| {
        let mut state = waiting.clone();
        game.apply(&mut state, offers[0], &mut NoLog);
        black_box(&state);
    });
    let what = format!("{name}answer a suspended effect, replies before: {replies}");
    row(&what, resume, Some(("clones", clone)));
}

/// Games that nobody has played before, against the same games played again; and two threads, with
/// the rules of their own, against one.
fn whole_passes() {
    const GAMES: u64 = 4_000;
    let pass = |rules: &RollPlayer| {
        let start = Instant::now();
        (0..GAMES).for_each(|seed| game(rules, &Setup::seats(4), seed));
        start.elapsed().as_nanos() as f64 / GAMES as f64
    };
    let cards = support::catalogue();
    let rules = RollPlayer::new(Arc::clone(&cards));
    let (cold, warm) = (pass(&rules), pass(&rules));
    row("random game, 4 seats, never played before", cold, Some(("played again", warm)));
    let both = || {
        let rules = RollPlayer::new(Arc::clone(&cards));
        pass(&rules);
        pass(&rules)
    };
    let alone = both();
    let (one, other) = std::thread::scope(|scope| {
        let (one, other) = (scope.spawn(both), scope.spawn(both));
        (one.join().expect("no panic"), other.join().expect("no panic"))
    });
    println!("  games/s of two threads against one: {:.2}", alone / one + alone / other);
}

/// Random games from the middle of one, as a search plays them.
fn from_the_middle<G: Rules>(game: &G, setup: &Setup, whole: f64) {
    let middle = played(game, setup, 5, 260);
    let mut offers = Vec::with_capacity(64);
    let rest = time(|seed| {
        let (mut state, mut dealer) = (middle.clone(), Dealer::new(seed));
        random(game, &mut state, &mut dealer, &mut offers, LIMIT, &mut NoLog);
        black_box(game.outcome(&state));
    });
    row("random game, 4 seats, from its middle", rest, Some(("whole games", whole)));
}

/// Plays one random game and scores it.
fn game<G: Rules>(game: &G, setup: &Setup, seed: u64) {
    let state = played(game, setup, seed, LIMIT);
    black_box(game.outcome(&state));
}

/// The state after so many random answers.
fn played<G: Rules>(game: &G, setup: &Setup, seed: u64, answers: u32) -> G::State {
    let mut state = game.start(setup).expect("the set-up is one of the game's");
    let mut dealer = Dealer::new(seed);
    random(game, &mut state, &mut dealer, &mut Vec::with_capacity(64), answers, &mut NoLog);
    state
}

/// A state in which a card waits for an answer, after as many replies as random games come by.
fn suspended<G: Rules>(
    game: &G,
    replies: impl Fn(&G::State) -> Option<usize>,
) -> (G::State, usize) {
    let mut best = None;
    for seed in 0..20 {
        for answers in 0..600 {
            let state = played(game, &Setup::seats(4), seed, answers);
            let asked = matches!(game.status(&state), Status::Asks { .. });
            let found = replies(&state).filter(|_| asked);
            if found > best.as_ref().map(|(_, most)| *most) {
                best = found.map(|most| (state, most));
            }
        }
    }
    best.expect("some card asks in twenty games")
}

/// Median nanoseconds of one call.
fn time(mut call: impl FnMut(u64)) -> f64 {
    let mut seed = 0;
    let mut batches: Vec<f64> = (0..BATCHES)
        .map(|_| {
            let (start, mut calls) = (Instant::now(), 0u32);
            while start.elapsed() < BATCH {
                // The clock is read once for several calls when they are short.
                for _ in 0..8 {
                    call(seed);
                    seed += 1;
                }
                calls += 8;
            }
            start.elapsed().as_nanos() as f64 / f64::from(calls)
        })
        .collect();
    batches.sort_by(f64::total_cmp);
    batches[batches.len() / 2]
}

fn rate(nanoseconds: f64) -> f64 {
    1e9 / nanoseconds
}

fn row(what: &str, nanoseconds: f64, against: Option<(&str, f64)>) {
    let shown = match nanoseconds {
        ns if ns < 1e4 => format!("{ns:.0} ns"),
        ns if ns < 1e7 => format!("{:.1} µs", ns / 1e3),
        ns => format!("{:.1} ms", ns / 1e6),
    };
    let ratio =
        against.map_or(String::new(), |(of, other)| format!("{:>8.2} × {of}", nanoseconds / other));
    println!("{what:<52} {shown:>14} {ratio}");
}

/// Cold starts of the program.
fn program() {
    let binary = env!("CARGO_BIN_EXE_cardwright");
    let run = |args: &[&str]| {
        let output = Command::new(binary).args(args).stdin(std::process::Stdio::null()).output();
        black_box(output.expect("the program starts"));
    };
    let version = time(|_| run(&["--version"]));
    row("start of `cardwright --version`", version, None);
    let folder = std::env::temp_dir().join("cardwright-bench.play");
    let save = folder.to_string_lossy().into_owned();
    let first = time(|_| run(&["play", "--seed", "1", "--lang", "en", "--save", &save]));
    row("start of `cardwright play` to its first prompt", first, Some(("--version", version)));
    let _ = std::fs::remove_file(folder);
}
