//! The games that are measured, and how one is played.

use std::cell::{Cell, RefCell};
use std::hint::black_box;
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

use content::{Library, PackRoot};
use engine::Assets;
use play::playout::{random, with_agents};
use play::{
    Agent, Dealer, Estimate, Greedy, NoLog, Outcome, Rules, Secrets, Setup, SetupError, Sink,
    Status,
};
use rattus::Rattus;
use roll_player::{RollPlayer, State};
use script::Memory;

/// More answers than any game takes.
const LIMIT: u32 = 100_000;

/// A game with the built-in packs.
pub trait Measured: Estimate + Secrets + Sized {
    /// The packs that build on others and change most.
    const EXPANSIONS: &'static [&'static str];

    /// With further packs and a host of its own, which knows nothing yet. When silenced, no card ever
    /// acts.
    fn with(packs: &[&str], silenced: bool) -> Self;

    /// The same without further packs.
    fn fresh(silenced: bool) -> Self {
        Self::with(&[], silenced)
    }

    /// Bytes of a state that do not lie in it: what an expansion keeps.
    fn bytes_apart(state: &Self::State) -> usize {
        let _ = state;
        0
    }

    /// What the host of its scripts holds.
    fn memory(&self) -> Memory;

    /// How many replies the card has had that waits for one, if a card waits.
    fn replies(state: &Self::State) -> Option<usize>;
}

impl Measured for RollPlayer {
    const EXPANSIONS: &'static [&'static str] = &["monsters_and_minions"];

    fn bytes_apart(state: &State) -> usize {
        state.monsters().map_or(0, size_of_val)
    }

    fn with(packs: &[&str], silenced: bool) -> Self {
        let cards = roll_player::Catalogue::load(&library(packs)).0;
        Self::new(Arc::new(if silenced { cards.silenced() } else { cards }))
    }

    fn memory(&self) -> Memory {
        self.memory()
    }

    fn replies(state: &Self::State) -> Option<usize> {
        state.effect().map(|effect| effect.journal.len())
    }
}

impl Measured for Rattus {
    const EXPANSIONS: &'static [&'static str] = &[];

    fn with(packs: &[&str], silenced: bool) -> Self {
        let cards = rattus::Catalogue::load(&library(packs)).0;
        Self::new(Arc::new(if silenced { cards.silenced() } else { cards }))
    }

    fn memory(&self) -> Memory {
        self.memory()
    }

    fn replies(state: &Self::State) -> Option<usize> {
        state.effect().map(|effect| effect.journal.len())
    }
}

fn library(with: &[&str]) -> Library {
    let files = Arc::new(Assets::new());
    let (mut library, _) = Library::open(PackRoot::all(files, "cards", ""));
    library.choose(with);
    library
}

/// Plays one random game from its start and scores it.
pub fn whole<G: Rules>(game: &G, seats: u8, seed: u64) {
    from(game, game.start(&Setup::seats(seats)).expect("so many can play"), seed);
}

/// Plays a random game from this state on and scores it.
pub fn from<G: Rules>(game: &G, mut state: G::State, seed: u64) {
    on(game, &mut state, seed, LIMIT);
    black_box(game.outcome(black_box(&state)));
}

/// Plays one game from its start, every seat by the same bot, and scores it.
pub fn by_bots<G: Secrets>(game: &G, seats: u8, seed: u64, bot: &mut dyn Agent<G>) -> Outcome {
    let mut state = game.start(&Setup::seats(seats)).expect("so many can play");
    with_agents(game, &mut state, &mut Dealer::new(seed), &mut [bot], LIMIT, &mut NoLog);
    game.outcome(&state).expect("it is over")
}

/// The state after so many random answers.
pub fn after<G: Rules>(game: &G, seats: u8, seed: u64, answers: u32) -> G::State {
    let mut state = game.start(&Setup::seats(seats)).expect("so many can play");
    on(game, &mut state, seed, answers);
    state
}

/// The state of a random game when half of its answers are given. More than half of the work is
/// still to come: a third of the answers before it are those of set-up, in which no card acts.
fn middle<G: Rules>(game: &G, seats: u8, seed: u64) -> G::State {
    let mut state = game.start(&Setup::seats(seats)).expect("so many can play");
    after(game, seats, seed, on(game, &mut state, seed, LIMIT) / 2)
}

/// Plays on; gives the number of answers.
fn on<G: Rules>(game: &G, state: &mut G::State, seed: u64, answers: u32) -> u32 {
    let played = random(game, state, &mut Dealer::new(seed), answers, &mut NoLog);
    played.decisions + played.rolls
}

/// The checksum of some random games: equal where every question was answered alike. It is made of
/// how many offers there were and which was taken, what chance answered, and the points: of nothing
/// that depends on how a game is written.
pub fn checksum<G: Rules>(game: &G, seats: u8, seeds: Range<u64>) -> u64 {
    sum(game, seeds, |heard, seed| whole(heard, seats, seed))
}

/// The checksum of games of greedy bots, made of their choices and the points.
pub fn sum_by_bots<G: Estimate + Secrets>(game: &G, seats: u8, seeds: Range<u64>) -> u64 {
    let mut bot = Watched { bot: Greedy::default(), sum: 0 };
    for seed in seeds {
        let points = by_bots(game, seats, seed, &mut bot).points;
        bot.sum = play::digest(&(bot.sum, points));
    }
    bot.sum
}

/// A greedy bot whose choices are added to a checksum.
struct Watched {
    bot: Greedy,
    sum: u64,
}

impl<G: Estimate> Agent<G> for Watched {
    fn choose(&mut self, game: &G, seen: &G::State, offers: &[G::Choice]) -> usize {
        let index = self.bot.choose(game, seen, offers);
        self.sum = play::digest(&(self.sum, offers.len(), index));
        index
    }
}

/// The same of games from some states on, one after the other and round again.
pub fn checksum_from<G: Rules>(game: &G, states: &[G::State], seeds: Range<u64>) -> u64 {
    let mut states = states.iter().cycle();
    sum(game, seeds, |heard, seed| {
        from(heard, states.next().expect("it goes round").clone(), seed);
    })
}

fn sum<G: Rules>(game: &G, seeds: Range<u64>, mut play: impl FnMut(&Heard<'_, G>, u64)) -> u64 {
    let heard = Heard { game, offers: RefCell::default(), sum: Cell::new(0) };
    for seed in seeds {
        heard.add(seed);
        play(&heard, seed);
    }
    heard.sum.get()
}

/// States that were saved halfway through games and read again: what search and simulation play
/// from.
pub fn middles<G: Rules>(game: &G, seats: u8, seeds: Range<u64>) -> Vec<G::State> {
    let saved = |seed| serde_json::to_vec(&middle(game, seats, seed)).expect("a state has a text");
    let read = |bytes: Vec<u8>| serde_json::from_slice(&bytes).expect("it is a state's");
    seeds.map(|seed| read(saved(seed))).collect()
}

/// The rules, with an ear for the answers.
struct Heard<'a, G: Rules> {
    game: &'a G,
    offers: RefCell<Vec<G::Choice>>,
    sum: Cell<u64>,
}

impl<G: Rules> Heard<'_, G> {
    fn add(&self, number: impl serde::Serialize) {
        self.sum.set(play::digest(&(self.sum.get(), number)));
    }
}

impl<G: Rules> Rules for Heard<'_, G> {
    type State = G::State;
    type Choice = G::Choice;
    type Event = G::Event;
    type Prompt = G::Prompt;

    const ID: &'static str = G::ID;
    const SEATS: RangeInclusive<u8> = G::SEATS;

    fn start(&self, setup: &Setup) -> Result<G::State, SetupError> {
        self.game.start(setup)
    }

    fn seats(&self, state: &G::State) -> u8 {
        self.game.seats(state)
    }

    fn status(&self, state: &G::State) -> Status<G::Prompt> {
        self.game.status(state)
    }

    fn offers(&self, state: &G::State, offers: &mut Vec<G::Choice>) {
        self.game.offers(state, offers);
        self.offers.borrow_mut().clone_from(offers);
    }

    fn chance(&self, state: &G::State, outcome: u16) -> G::Choice {
        self.add(outcome);
        self.game.chance(state, outcome)
    }

    fn apply(&self, state: &mut G::State, choice: G::Choice, log: &mut impl Sink<G::Event>) {
        let offers = self.offers.take();
        if !offers.is_empty() {
            self.add((offers.len(), offers.iter().position(|offer| *offer == choice)));
        }
        self.game.apply(state, choice, log);
    }

    fn absorb(&self, state: &mut G::State, event: &G::Event) {
        self.game.absorb(state, event);
    }

    fn outcome(&self, state: &G::State) -> Option<Outcome> {
        let outcome = self.game.outcome(state);
        self.add(outcome.as_ref().map(|outcome| &outcome.points));
        outcome
    }
}
