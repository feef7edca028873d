//! The streams of chance, whatever the game: a draw more for one purpose shifts no draw for another.
//! Games with one seed in which seats choose differently are compared draw by draw.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use play::{Dealer, NoLog, Request, Rules, Setup, Status, Stream};

/// What is drawn for one purpose.
pub struct Purpose {
    /// Its name.
    pub name: &'static str,
    /// The numbers of its streams.
    pub streams: RangeInclusive<u32>,
    /// Whether there are as many draws in every game.
    pub fixed: bool,
}

/// A purpose for which some games draw more than others.
pub const fn varies(name: &'static str, streams: RangeInclusive<u32>) -> Purpose {
    Purpose { name, streams, fixed: false }
}

/// A purpose for which all games draw as often.
pub const fn fixed(name: &'static str, streams: RangeInclusive<u32>) -> Purpose {
    Purpose { name, streams, fixed: true }
}

/// Seeds of tables.
const SEEDS: u64 = 3;
/// How often each set-up is played with a seed, its seats choosing differently.
const WAYS: u64 = 3;

/// A draw: which of the equally likely tickets its outcome stands for, and how many there are.
#[derive(Debug)]
struct Draw {
    first: u64,
    /// The first that is none of them.
    beyond: u64,
    all: u64,
    outcome: u16,
}

impl Draw {
    fn of(request: &Request, outcome: u16) -> Self {
        let mut beyond = 0;
        for (other, weight) in request.outcomes() {
            let first = beyond;
            beyond += u64::from(weight);
            if other == outcome {
                return Self { first, beyond, all: request.total().into(), outcome };
            }
        }
        panic!("{outcome} is no outcome of {request:?}")
    }

    /// Whether one random word can have made both.
    fn fits(&self, other: &Self) -> bool {
        self.first * other.all < other.beyond * self.all
            && other.first * self.all < self.beyond * other.all
    }
}

/// A game that was played: what was chosen, and what was drawn, by streams.
struct Played<S> {
    choices: Vec<usize>,
    draws: BTreeMap<Stream, Vec<Draw>>,
    end: S,
}

impl<S> Played<S> {
    fn drawn(&self, stream: Stream) -> &[Draw] {
        self.draws.get(&stream).map_or(&[], Vec::as_slice)
    }
}

/// Plays a game whose chance answers as its seed has it; seats choose at random.
fn play<G: Rules>(game: &G, setup: &Setup, seed: u64, way: u64) -> Played<G::State> {
    let mut state = game.start(setup).expect("the set-up is played");
    let (mut dealer, mut seats) = (Dealer::new(seed), Dealer::beside(seed, way));
    let (mut choices, mut draws) = (Vec::new(), BTreeMap::<_, Vec<_>>::new());
    loop {
        let choice = match game.status(&state) {
            Status::Over => return Played { choices, draws, end: state },
            Status::Chance(request) => {
                let outcome = dealer.answer(&request);
                draws.entry(request.stream).or_default().push(Draw::of(&request, outcome));
                game.chance(&state, outcome)
            }
            Status::Asks { .. } => {
                let mut offers = Vec::new();
                game.offers(&state, &mut offers);
                let chosen = seats.below(offers.len() as u32) as usize;
                choices.push(chosen);
                offers[chosen]
            }
        };
        game.apply(&mut state, choice, &mut NoLog);
    }
}

/// Plays the same game with no dealer: each draw is given what came of it, by its stream alone.
fn forced<G: Rules>(game: &G, setup: &Setup, played: &Played<G::State>) -> G::State {
    let mut state = game.start(setup).expect("the set-up is played");
    let mut choices = played.choices.iter();
    let mut taken = BTreeMap::<Stream, usize>::new();
    loop {
        let choice = match game.status(&state) {
            Status::Over => return state,
            Status::Chance(request) => {
                let nth = taken.entry(request.stream).or_default();
                let draw = played.drawn(request.stream).get(*nth).expect("as many as were drawn");
                *nth += 1;
                game.chance(&state, draw.outcome)
            }
            Status::Asks { .. } => {
                let mut offers = Vec::new();
                game.offers(&state, &mut offers);
                offers[*choices.next().expect("as many as were chosen")]
            }
        };
        game.apply(&mut state, choice, &mut NoLog);
    }
}

/// Holds that draws for each purpose of a game are the same in all games with one seed, however many
/// there are for the others; and that there were more of them in one game than in another, but where
/// all games draw as often.
pub fn keep_apart<G: Rules>(game: &G, setups: &[Setup], purposes: &[Purpose]) {
    let (mut met, mut varied) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..SEEDS {
        let ways = setups.iter().flat_map(|setup| (0..WAYS).map(move |way| (setup, way)));
        let all: Vec<_> = ways.map(|(setup, way)| play(game, setup, seed, way)).collect();
        for (at, one) in all.iter().enumerate() {
            for other in &all[..at] {
                for stream in one.draws.keys().chain(other.draws.keys()) {
                    let differ = compared(one, other, *stream);
                    let own = |purpose: &&Purpose| purpose.streams.contains(&stream.0);
                    let purpose = purposes.iter().find(own);
                    let purpose = purpose.unwrap_or_else(|| panic!("{stream:?} has no purpose"));
                    met.insert(purpose.name);
                    if differ {
                        varied.insert(purpose.name);
                    }
                }
            }
        }
    }
    let names = |all: &dyn Fn(&Purpose) -> bool| -> BTreeSet<_> {
        purposes.iter().filter(|purpose| all(purpose)).map(|purpose| purpose.name).collect()
    };
    assert_eq!(met, names(&|_| true), "for these was drawn");
    assert_eq!(varied, names(&|purpose| !purpose.fixed), "for these some games drew more");
}

/// Compares the draws of a stream, as many as both games have; whether one has more.
fn compared<S>(one: &Played<S>, other: &Played<S>, stream: Stream) -> bool {
    let (mine, others) = (one.drawn(stream), other.drawn(stream));
    for (nth, (mine, other)) in mine.iter().zip(others).enumerate() {
        assert!(mine.fits(other), "draw {nth} of {stream:?}: {mine:?}, but {other:?}");
    }
    mine.len() != others.len()
}

/// Holds that a game is the same when each draw is given what was recorded of it.
pub fn can_be_forced<G: Rules>(game: &G, setups: &[Setup]) {
    for (setup, seed) in setups.iter().zip(0..) {
        let played = play(game, setup, seed, 0);
        assert_eq!(forced(game, setup, &played), played.end, "{setup:?}");
    }
}
