//! How strong the bots are: seeded, so the figures are the same on every machine.

use engine::{Opened, SHELF};
use play::{Advisor, Outcome, Seat, Setup, Waiting};

use crate::support::{asked, built_in};

/// Of so many games of two.
const GAMES: u64 = 1_000;

/// More answers than any game takes.
const LIMIT: usize = 10_000;

/// Greedy wins at least so many of a hundred games against random. A game that is not named here
/// is new: more than a half will do until somebody has looked at its estimate.
fn expected(game: &str) -> u64 {
    match game {
        "roll_player" => 95,
        "rattus" => 90,
        _ => 55,
    }
}

/// Plays one game, each seat by its advisor.
fn play(game: &dyn Opened, seed: u64, advisors: &[Advisor]) -> Outcome {
    let setup = Setup::seats(advisors.len() as u8);
    let mut table = game.table(setup, seed).expect("so many can play");
    loop {
        table.advance();
        let Waiting::Asks { seat, .. } = table.waiting() else { break };
        let advice = table.advise(seat, advisors[seat.at()]).expect("the seat is asked");
        table.choose(advice.index).expect("the offer is there");
        assert!(table.answers().len() < LIMIT, "{} seed {seed} does not end", game.id());
    }
    table.outcome().expect("the game is over")
}

#[test]
fn greedy_beats_random() {
    let games = asked("BOTS", GAMES);
    for game in SHELF {
        let opened = built_in(*game);
        let mut won = 0;
        for seed in 0..games {
            let seat = (seed % 2) as usize;
            let mut advisors = [Advisor::Random; 2];
            advisors[seat] = Advisor::Greedy;
            let outcome = play(&*opened, seed, &advisors);
            won += u64::from(outcome.winners == [Seat(seat as u8)]);
        }
        println!("{}: greedy wins {won} of {games}", game.id());
        let least = expected(game.id()) * games / 100;
        assert!(won >= least, "{}: greedy wins {won} of {games}", game.id());
    }
}

#[test]
fn greedy_ranks_above_the_lowest_alone() {
    let alone = SHELF.iter().map(|game| built_in(*game)).filter(|game| game.seats().contains(&1));
    for game in alone {
        let games = 300;
        let points = (0..games).map(|seed| play(&*game, seed, &[Advisor::Greedy]).points[0]);
        let sum: i32 = points.sum();
        println!("{}: mean score alone {:.1}", game.id(), f64::from(sum) / games as f64);
        assert!(sum >= 22 * games as i32, "{}: {sum} in {games} games", game.id());
    }
}
