//! How strong the bots are: seeded, so the figures are the same on every machine.

use std::sync::Arc;

use engine::{Assets, Opened, SHELF};
use play::playout::with_agents;
use play::{
    Advisor, Agent, Dealer, Estimate, Greedy, NoLog, Outcome, Seat, Secrets, Setup, Waiting,
};
use rattus::Rattus;

use crate::support::{asked, built_in, built_in_with, expansions, library, roll_player, ways};

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

/// How many games of two one bot wins against another. The bots change seats after each game.
fn won(game: &dyn Opened, what: &str, games: u64, [one, other]: [Advisor; 2]) -> u64 {
    let mut won = 0;
    for seed in 0..games {
        let seat = (seed % 2) as usize;
        let mut advisors = [other; 2];
        advisors[seat] = one;
        let outcome = play(game, seed, &advisors);
        won += u64::from(outcome.winners == [Seat(seat as u8)]);
    }
    println!("{what}: {one} wins {won} of {games} against {other}");
    won
}

/// Greedy plays this number of games of two against random.
fn greedy_beats_random_in(game: &dyn Opened, what: &str, games: u64) {
    let won = won(game, what, games, [Advisor::Greedy, Advisor::Random]);
    let least = expected(game.id()) * games / 100;
    assert!(won >= least, "{what}: greedy wins {won} of {games}");
}

#[test]
fn greedy_beats_random() {
    for game in SHELF {
        greedy_beats_random_in(&*built_in(*game), game.id(), asked("BOTS", GAMES));
    }
}

#[test]
fn greedy_beats_random_with_an_expansion() {
    for game in SHELF {
        for pack in expansions(game.id()) {
            let opened = built_in_with(*game, std::slice::from_ref(&pack));
            greedy_beats_random_in(&*opened, &pack, asked("BOTS", GAMES) / 5);
        }
    }
}

/// How many games of three one bot wins against two others. The bots change seats after each game.
fn wins<G: Estimate + Secrets>(game: &G, games: u64, one: &Greedy, other: &Greedy) -> u64 {
    let won = (0..games).filter(|seed| {
        let seat = (seed % 3) as usize;
        let mut bots = [other.clone(), other.clone(), other.clone()];
        bots[seat] = one.clone();
        let mut bots = bots.each_mut().map(|bot| bot as &mut dyn Agent<G>);
        let mut state = game.start(&Setup::seats(3)).expect("three can play");
        let mut dealer = Dealer::new(*seed);
        with_agents(game, &mut state, &mut dealer, &mut bots, LIMIT as u32, &mut NoLog);
        let outcome = game.outcome(&state).expect("the game is over");
        outcome.winners == [Seat(seat as u8)]
    });
    won.count() as u64
}

/// With more nodes, a bot wins a third of the games against two with fewer. Above 200 nodes it does
/// not get stronger, so less than a third may be chance.
fn more_nodes_are_never_weaker_in<G: Estimate + Secrets>(game: &G) {
    let games = asked("GAMES", 120);
    let greedy = |nodes| Greedy { nodes, ..Greedy::default() };
    for (few, many) in [(Some(1), None), (None, Some(200)), (Some(200), Some(600))] {
        let won = wins(game, games, &greedy(many), &greedy(few));
        println!("{}: nodes {many:?} win {won} of {games} against {few:?}", G::ID);
        assert!(won * 10 >= games * 3, "{}: {many:?} wins {won} of {games} against {few:?}", G::ID);
    }
}

#[test]
fn more_nodes_are_never_weaker() {
    more_nodes_are_never_weaker_in(&*roll_player());
    let cards = rattus::Catalogue::load(&library(Assets::new(), &[]).0).0;
    more_nodes_are_never_weaker_in(&Rattus::new(Arc::new(cards)));
}

/// Few tries are enough to play better than greedy.
#[test]
fn search_beats_greedy() {
    let tries = Advisor::Search(asked("TRIES", 200) as u32);
    let games = asked("GAMES", 60);
    for game in SHELF {
        for with in ways(game.id()) {
            let opened = built_in_with(*game, &with);
            let what = with.first().map_or(game.id(), String::as_str);
            let won = won(&*opened, what, games, [tries, Advisor::Greedy]);
            assert!(won * 2 > games, "{what}: {tries} wins {won} of {games}");
        }
    }
}

/// How the hard level plays against the fair one is shown with fewer tries by `search_beats_greedy`.
#[test]
fn the_fair_level_beats_the_easy_one() {
    let [(_, easy), (_, fair), (_, hard)] = Advisor::LEVELS;
    assert!(matches!(hard, Advisor::Search(tries) if tries > 200));
    for game in SHELF {
        let won = won(&*built_in(*game), game.id(), GAMES / 20, [fair, easy]);
        assert!(won * 100 >= GAMES / 20 * 65, "{}: fair wins {won} against easy", game.id());
    }
}

/// Alone a game is lost if the monster lives.
#[test]
fn greedy_slays_the_monster_alone() {
    let shelved = SHELF.iter().find(|game| game.id() == "roll_player").expect("it is there");
    let game = built_in_with(*shelved, &["monsters_and_minions".to_owned()]);
    let games = 200;
    let won = (0..games).filter(|seed| {
        let outcome = play(&*game, *seed, &[Advisor::Greedy]);
        !outcome.winners.is_empty()
    });
    let won = won.count();
    println!("monsters_and_minions: the monster is slain in {won} of {games} games");
    assert!(won * 100 >= 35 * games as usize, "the monster is slain in {won} of {games} games");
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
