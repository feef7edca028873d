//! Games at random, each with a seed of its own and scored at its end.

use std::time::Instant;

use script::Memory;

use crate::measure::{grouped, in_turn, median};
use crate::measured::{Measured, checksum, checksum_from, from, middles, whole};

/// How many games a pass has, each with its own seed.
const GAMES: u64 = 10_000;

/// How often games that were played before are played again: the median counts.
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
    let cold = whole_games(&game);
    rest();
    let [warm, floor, rest] = in_turn(
        PASSES,
        [&mut || whole_games(&game), &mut || whole_games(&silenced), &mut || rest()],
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

/// Two threads, each with rules and a host of its own, against one, with both playing the same games
/// again.
fn two_threads<G: Measured>(seats: u8) {
    let play = || {
        let game = G::fresh(false);
        let pass = || pass(|seed| whole(&game, seats, seed));
        pass();
        median((0..PASSES).map(|_| pass()))
    };
    let alone = play();
    let (one, other) = std::thread::scope(|scope| {
        let (one, other) = (scope.spawn(play), scope.spawn(play));
        (one.join().expect("no panic"), other.join().expect("no panic"))
    });
    let both = 1.0 / (1.0 / one + 1.0 / other);
    row("two threads, a host each", both, &against("one thread", both / alone));
}
