//! How strong the bots are: seeded, so the figures are the same on every machine.

use play::playout::with_agents;
use play::{Agent, Dealer, Greedy, NoLog, Random, Rules, Setup};
use roll_player::RollPlayer;

use crate::support;

const LIMIT: u32 = 20_000;

/// Plays one game and gives the points and winners.
fn play(game: &RollPlayer, setup: &Setup, seed: u64, greedy_seat: Option<usize>) -> play::Outcome {
    let mut state = game.start(setup).expect("the set-up is one of the game's");
    let mut dealer = Dealer::new(seed);
    let mut greedy = Greedy::default();
    let mut random = Random::new(seed, 1);
    let played = {
        let mut agents: Vec<&mut dyn Agent<RollPlayer>> = match greedy_seat {
            None => vec![&mut greedy],
            Some(0) => vec![&mut greedy, &mut random],
            Some(_) => vec![&mut random, &mut greedy],
        };
        with_agents(game, &mut state, &mut dealer, &mut agents, LIMIT, &mut NoLog)
    };
    assert!(played.ended, "game {seed} does not end");
    game.outcome(&state).expect("the game is over")
}

#[test]
fn greedy_beats_random() {
    let game = support::roll_player();
    let setup = Setup::seats(2);
    let games: u64 = 1_000;
    let mut won = 0;
    for seed in 0..games {
        let seat = (seed % 2) as usize;
        let outcome = play(&game, &setup, seed, Some(seat));
        won += u64::from(outcome.winners == [play::Seat(seat as u8)]);
    }
    println!("greedy wins {won} of {games}");
    assert!(won * 100 >= games * 95, "greedy wins {won} of {games}");
}

#[test]
fn greedy_ranks_above_the_lowest_alone() {
    let game = support::roll_player();
    let setup = Setup::seats(1);
    let games = 300;
    let points = (0..games).map(|seed| play(&game, &setup, seed, None).points[0]);
    let sum: i32 = points.sum();
    println!("mean solo score {:.1}", f64::from(sum) / games as f64);
    assert!(sum >= 22 * games as i32, "mean solo score {:.1}", f64::from(sum) / games as f64);
}
