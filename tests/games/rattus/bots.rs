//! How strong the bots of Rattus are: seeded, so the figures are the same on every machine.

use play::playout::with_agents;
use play::{Agent, Dealer, Greedy, NoLog, Random, Rules, Seat, Setup};
use rattus::Rattus;

const LIMIT: u32 = 20_000;

#[test]
fn greedy_beats_random() {
    let game = super::built_in();
    let games: u64 =
        std::env::var("BOTS").ok().and_then(|games| games.parse().ok()).unwrap_or(1_000);
    let mut won = 0;
    for seed in 0..games {
        let mut state = game.start(&Setup::seats(2)).expect("two can play");
        let mut dealer = Dealer::new(seed);
        let (mut greedy, mut random) = (Greedy::default(), Random::new(seed, 1));
        let seat = (seed % 2) as u8;
        let played = {
            let mut agents: [&mut dyn Agent<Rattus>; 2] =
                if seat == 0 { [&mut greedy, &mut random] } else { [&mut random, &mut greedy] };
            with_agents(&*game, &mut state, &mut dealer, &mut agents, LIMIT, &mut NoLog)
        };
        assert!(played.ended, "game {seed} does not end");
        let outcome = game.outcome(&state).expect("the game is over");
        won += u64::from(outcome.winners == [Seat(seat)]);
    }
    println!("greedy wins {won} of {games}");
    assert!(won * 100 >= games * 90, "greedy wins {won} of {games}");
}
