//! Games at random, each with a seed of its own and scored at its end.

use std::sync::Barrier;
use std::time::Instant;

use script::Memory;

use crate::measure::{grouped, in_turn};
use crate::measured::{Measured, checksum, checksum_from, from, middles, whole};

/// How many games a pass has, each with its own seed.
const GAMES: u64 = 10_000;

/// How often each way of playing is measured, in turn with the others: the median counts.
const PASSES: u32 = 5;

/// In how many games the middle is looked for.
const MIDDLES: u64 = 100;

/// All that is said of one game at a table with so many seats.
pub fn table<G: Measured>(seats: u8) {
    let games = grouped(GAMES);
    println!("{}, {seats} seats: {games} random games with seeds of their own, scored", G::ID);
    let (game, silenced) = (G::fresh(false), G::fresh(true));
    // Of other games than those that are played whole.
    let middles = middles(&G::fresh(false), seats, GAMES..GAMES + MIDDLES);
    let whole_games = |game: &G| pass(|seed| whole(game, seats, seed));
    let rest = || {
        let mut states = middles.iter().cycle();
        pass(|seed| from(&game, states.next().expect("it goes round").clone(), seed))
    };
    whole_games(&game);
    rest();
    let [warm, cold, floor, rest] = in_turn(
        PASSES,
        [
            &mut || whole_games(&game),
            // A host of its own each time, which knows no run yet.
            &mut || whole_games(&G::fresh(false)),
            &mut || whole_games(&silenced),
            &mut || rest(),
        ],
    );
    row("played again", warm, "");
    row("never played before", cold, &against("played again", cold / warm));
    row("no card ever acts", floor, &against("all act", floor / warm));
    row("from a saved middle", rest, &against("from the start", rest / warm));
    let expanded = with_expansions(&game, seats);
    two_threads::<G>(seats);
    let Memory { luau, steps, known } = game.memory();
    let (steps, known, luau) = (grouped(steps as u64), kilobytes(known), kilobytes(luau));
    println!("  {:<24} {steps} steps in {known}; Luau has {luau}", "known runs");
    sum("checksum of the answers", checksum(&game, seats, 0..GAMES));
    sum("... when no card acts", checksum(&silenced, seats, 0..GAMES));
    sum("... from a saved middle", checksum_from(&game, &middles, 0..GAMES));
    expanded.iter().for_each(|(pack, of_its_own)| sum(&format!("... with {pack}"), *of_its_own));
    println!();
}

/// Games with each of the expansions, against those without; gives their checksums.
fn with_expansions<G: Measured>(game: &G, seats: u8) -> Vec<(&'static str, u64)> {
    let play = |pack: &&'static str| {
        let more = G::with(&[pack], false);
        let whole_games = |game: &G| pass(|seed| whole(game, seats, seed));
        whole_games(&more);
        let [with, without] =
            in_turn(PASSES, [&mut || whole_games(&more), &mut || whole_games(game)]);
        row(&format!("with {pack}"), with, &against("without", with / without));
        (*pack, checksum(&more, seats, 0..GAMES))
    };
    G::EXPANSIONS.iter().map(play).collect()
}

/// A checksum: two builds with equal ones have played the same games.
fn sum(what: &str, sum: u64) {
    println!("  {what:<32} {sum:016x}");
}

/// Games a second, from the nanoseconds of one.
fn row(what: &str, nanoseconds: f64, more: &str) {
    let rate = grouped((1e9 / nanoseconds).round() as u64);
    println!("  {what:<24} {rate:>8} games/s {more}");
}

/// What stands behind a rate: the other one, and this one against it, from the time of each.
fn against(what: &str, time: f64) -> String {
    format!("{:>6.2} × {what}", 1.0 / time)
}

fn kilobytes(bytes: usize) -> String {
    format!("{} KB", grouped(bytes.div_ceil(1000) as u64))
}

/// The nanoseconds of a game, over one pass.
fn pass(mut game: impl FnMut(u64)) -> f64 {
    let start = Instant::now();
    (0..GAMES).for_each(&mut game);
    start.elapsed().as_nanos() as f64 / GAMES as f64
}

/// Two threads, each with rules and a host of its own, against one, with all playing the same games
/// again.
fn two_threads<G: Measured>(seats: u8) {
    let [alone, both] =
        in_turn(PASSES, [&mut || on_threads::<G>(1, seats), &mut || on_threads::<G>(2, seats)]);
    row("two threads, a host each", both, &against("one thread", both / alone));
}

/// The nanoseconds of a game where so many threads play a pass each, begun at once. The slowest
/// counts.
fn on_threads<G: Measured>(threads: usize, seats: u8) -> f64 {
    let ready = Barrier::new(threads);
    let play = || {
        let game = G::fresh(false);
        let pass = || pass(|seed| whole(&game, seats, seed));
        pass();
        ready.wait();
        pass()
    };
    let slowest = std::thread::scope(|scope| {
        let started: Vec<_> = (0..threads).map(|_| scope.spawn(play)).collect();
        let times = started.into_iter().map(|thread| thread.join().expect("no panic"));
        times.fold(0.0, f64::max)
    });
    slowest / threads as f64
}
