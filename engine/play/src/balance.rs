//! Balance: what owning a thing is worth, counted over many games of bots.
//!
//! All seats are [`Greedy`], with one exception. Where every offer gives a thing, such as the
//! choice of a class, chance decides, so that each thing is played equally often.
//!
//! All results are sums of whole numbers. Order and number of threads therefore do not change the
//! total, and memory use does not grow with the number of games.

use std::collections::BTreeSet;
use std::collections::btree_map::{BTreeMap, Entry};
use std::fmt;

use crate::agent::Agent;
use crate::chance::Dealer;
use crate::fault::CardFault;
use crate::game::{Bench, Game};
use crate::greedy::Greedy;
use crate::imagine::imagine;
use crate::panel::Ref;
use crate::playout;
use crate::rules::{Outcome, Rules, Sink};
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};

/// A game with more answers than this is reported as endless. No finished game needs as many.
const LIMIT: u32 = 10_000;

/// A sum of numbers in thousandths, from which the mean and its standard error follow.
///
/// ```
/// let mut sum = play::balance::Sum::default();
/// [1_000, 2_000, 3_000].into_iter().for_each(|value| sum.add(value));
/// assert_eq!((sum.mean(), sum.error()), (Some(2_000), Some(577)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    count: u64,
    sum: i64,
    squares: u128,
}

impl Sum {
    /// Adds one number, in thousandths.
    pub fn add(&mut self, thousandths: i64) {
        self.count += 1;
        self.sum += thousandths;
        self.squares += u128::from(thousandths.unsigned_abs()).pow(2);
    }

    /// How many numbers were added.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean in thousandths, or `None` without numbers.
    pub fn mean(&self) -> Option<i64> {
        let count = i64::try_from(self.count).ok().filter(|count| *count > 0)?;
        // Rounded to the nearest; halves go up.
        Some((2 * self.sum + count).div_euclid(2 * count))
    }

    /// The standard error of the mean in thousandths, or `None` for fewer than two numbers.
    pub fn error(&self) -> Option<i64> {
        let count = u128::from(self.count);
        let others = count.checked_sub(1).filter(|others| *others > 0)?;
        let square = u128::from(self.sum.unsigned_abs()).pow(2);
        let spread = (count * self.squares).saturating_sub(square);
        i64::try_from((spread / (count * count * others)).isqrt()).ok()
    }

    fn join(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// Results for one thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Games in which the thing was offered or a seat came to own it.
    pub games: u64,
    /// Decisions between several offers of which at least one gives the thing.
    pub offers: u64,
    /// How many of these [`offers`](Self::offers) the agent would take.
    pub picks: u64,
    /// For each seat that owned the thing: its share of the win, in thousandths.
    pub wins: Sum,
    /// For each owner that scores points in the name of the thing: these points, in thousandths.
    pub named: Sum,
    /// For each game in which some seats owned the thing and others did not: the owners' mean
    /// points minus the others' mean points, in thousandths.
    pub lead: Sum,
}

impl Counts {
    fn join(&mut self, other: &Self) {
        self.games += other.games;
        self.offers += other.offers;
        self.picks += other.picks;
        self.wins.join(&other.wins);
        self.named.join(&other.named);
        self.lead.join(&other.lead);
    }
}

/// Results of a number of games with one set-up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// Games played to the end.
    pub games: u64,
    /// Answers given by seats.
    pub decisions: u64,
    /// The points of each seat in each game, in thousandths.
    pub points: Sum,
    /// Results for each thing.
    pub things: BTreeMap<Ref, Counts>,
    /// How often each cause ended a game ([`Bench::closes`]).
    pub causes: BTreeMap<Ref, u64>,
    /// How often each event that the game counts happened ([`Bench::counts`]).
    pub happened: BTreeMap<Ref, EventCount>,
    /// The cards whose scripts failed, by card and hook. The effect of a failed script is undone
    /// and the game goes on, so these games count like all others.
    pub failed: BTreeMap<(Ref, &'static str), Failed>,
}

/// How often one card failed in one hook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// Games in which it failed.
    pub games: u64,
    /// Failures in all games. A query that fails several times between two decisions counts once.
    pub times: u64,
    /// Seed of the first game in which it failed.
    pub seed: u64,
    /// The first fault in that game.
    pub first: CardFault,
}

impl Failed {
    fn join(&mut self, other: &Self) {
        self.games += other.games;
        self.times += other.times;
        if other.seed < self.seed {
            (self.seed, self.first) = (other.seed, other.first.clone());
        }
    }
}

/// How often an event happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventCount {
    /// Total over all seats.
    pub times: u64,
    /// Seats to which it happened at least once, counted per game.
    pub seats: u64,
}

impl Balance {
    /// Adds the results of other games.
    pub fn join(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.points.join(&other.points);
        for (thing, counts) in &other.things {
            self.things.entry(thing.clone()).or_default().join(counts);
        }
        for (cause, count) in &other.causes {
            *self.causes.entry(cause.clone()).or_default() += count;
        }
        for (what, other) in &other.happened {
            let happened = self.happened.entry(what.clone()).or_default();
            happened.times += other.times;
            happened.seats += other.seats;
        }
        for (card, other) in &other.failed {
            match self.failed.entry(card.clone()) {
                Entry::Occupied(mut failed) => failed.get_mut().join(other),
                Entry::Vacant(none) => {
                    none.insert(other.clone());
                }
            }
        }
    }

    fn fail(&mut self, seed: u64, faults: Vec<CardFault>) {
        let mut game = Self::default();
        for fault in faults {
            let card = (fault.card.clone(), fault.hook);
            let failed = game.failed.entry(card);
            let first = || Failed { games: 1, times: 0, seed, first: fault };
            failed.or_insert_with(first).times += 1;
        }
        self.join(&game);
    }
}

/// Why the run stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// The set-up is not valid.
    Setup(SetupError),
    /// The game with this seed does not end.
    Endless(u64),
}

impl Stopped {
    /// The seed of the game that did not end, or `None` if no game began.
    pub fn seed(&self) -> Option<u64> {
        match self {
            Self::Setup(_) => None,
            Self::Endless(seed) => Some(*seed),
        }
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::Endless(seed) => write!(f, "seed {seed}: no end after {LIMIT} answers"),
        }
    }
}

impl std::error::Error for Stopped {}

/// Plays one game of bots for each seed and adds up the results.
///
/// # Errors
///
/// [`Stopped`], if the set-up is not valid or a game does not end.
///
/// ```
/// use play::example::Pig;
/// use play::{Setup, balance};
///
/// let mut halves = balance::run(&Pig, &Setup::seats(2), &mut (0..5))?;
/// halves.join(&balance::run(&Pig, &Setup::seats(2), &mut (5..10))?);
/// assert_eq!(halves, balance::run(&Pig, &Setup::seats(2), &mut (0..10))?);
/// assert_eq!((halves.games, halves.points.count()), (10, 20));
/// # Ok::<(), play::balance::Stopped>(())
/// ```
pub fn run<G: Game>(
    game: &G,
    setup: &Setup,
    seeds: &mut dyn Iterator<Item = u64>,
) -> Result<Balance, Stopped> {
    let mut balance = Balance::default();
    for seed in seeds {
        let mut state = game.start(setup).map_err(Stopped::Setup)?;
        let mut watch = Watch {
            greedy: Greedy::default(),
            chance: Dealer::beside(seed, 0),
            seen: BTreeMap::new(),
            faults: Vec::new(),
        };
        let mut log =
            Gains { game, gained: Vec::new(), happened: BTreeSet::new(), balance: &mut balance };
        let dealer = &mut Dealer::new(seed);
        let agents: &mut [&mut dyn Agent<G>] = &mut [&mut watch];
        let played = playout::with_agents(game, &mut state, dealer, agents, LIMIT, &mut log);
        let outcome = game.outcome(&state).ok_or(Stopped::Endless(seed))?;
        let mut seen = watch.seen;
        for (seat, thing) in log.gained {
            seen.entry(thing).or_default().own(seat);
        }
        balance.games += 1;
        balance.decisions += u64::from(played.decisions);
        for points in &outcome.points {
            balance.points.add(1000 * i64::from(*points));
        }
        let named = |seat: Seat| named(game, &state, seat);
        let named: Vec<_> = (0..game.seats(&state)).map(|seat| named(Seat(seat))).collect();
        let mut faults = watch.faults;
        faults.extend(game.faults());
        balance.fail(seed, faults);
        for (thing, seen) in seen {
            let counts = balance.things.entry(thing.clone()).or_default();
            seen.count(counts, &outcome, &|seat| named[seat.at()].get(&thing).copied());
        }
    }
    Ok(balance)
}

/// The points that a seat scores in the name of each thing.
fn named<G: Game>(game: &G, state: &G::State, seat: Seat) -> BTreeMap<Ref, i32> {
    let mut named = BTreeMap::new();
    for line in game.tally(state, seat) {
        for thing in Ref::named_in(&line.reason) {
            *named.entry(thing).or_default() += line.points;
        }
    }
    named
}

/// What one game showed about a thing.
#[derive(Default)]
struct SeenInGame {
    offers: u64,
    picks: u64,
    owners: Vec<Seat>,
}

impl SeenInGame {
    fn own(&mut self, seat: Seat) {
        if !self.owners.contains(&seat) {
            self.owners.push(seat);
        }
    }

    fn count(&self, counts: &mut Counts, outcome: &Outcome, named: &dyn Fn(Seat) -> Option<i32>) {
        counts.games += 1;
        counts.offers += self.offers;
        counts.picks += self.picks;
        let winners = i64::try_from(outcome.winners.len().max(1)).unwrap_or(i64::MAX);
        for seat in &self.owners {
            counts.wins.add(if outcome.winners.contains(seat) { 1000 / winners } else { 0 });
            if let Some(points) = named(*seat) {
                counts.named.add(1000 * i64::from(points));
            }
        }
        let (mut ours, mut theirs) = (Sum::default(), Sum::default());
        for (seat, points) in (0..).map(Seat).zip(&outcome.points) {
            let side = if self.owners.contains(&seat) { &mut ours } else { &mut theirs };
            side.add(1000 * i64::from(*points));
        }
        if let (Some(ours), Some(theirs)) = (ours.mean(), theirs.mean()) {
            counts.lead.add(ours - theirs);
        }
    }
}

/// A greedy agent that records its offers and what it would take.
///
/// Where every offer gives a thing, chance decides. Otherwise the agent would always take the same
/// class, and the others would never be measured.
struct Watch {
    greedy: Greedy,
    chance: Dealer,
    seen: BTreeMap<Ref, SeenInGame>,
    /// Faults of the game so far, collected before each decision. A game keeps only one of several
    /// equal faults until the next decision.
    faults: Vec<CardFault>,
}

impl<G: Game> Agent<G> for Watch {
    fn choose(&mut self, game: &G, seen: &G::State, offers: &[G::Choice]) -> usize {
        self.faults.extend(game.faults());
        let index = imagine(game, || self.greedy.choose(game, seen, offers));
        if offers.len() < 2 {
            return index;
        }
        let mut things: Vec<Ref> = offers.iter().filter_map(|offer| game.brings(offer)).collect();
        let dealt = things.len() == offers.len();
        things.sort_unstable();
        things.dedup();
        let taken = offers.get(index).and_then(|offer| game.brings(offer));
        for thing in things {
            let picked = taken.as_ref() == Some(&thing);
            let seen = self.seen.entry(thing).or_default();
            seen.offers += 1;
            seen.picks += u64::from(picked);
        }
        let count = u32::try_from(offers.len()).unwrap_or(u32::MAX);
        if dealt { self.chance.below(count) as usize } else { index }
    }
}

/// A sink that records who came to own what, which counted events happened and what ended the game.
struct Gains<'a, G: Rules> {
    game: &'a G,
    gained: Vec<(Seat, Ref)>,
    /// Each counted event with a seat to which it happened in this game.
    happened: BTreeSet<(Ref, Seat)>,
    balance: &'a mut Balance,
}

impl<G: Bench> Sink<G::Event> for Gains<'_, G> {
    fn take(&mut self, event: G::Event) {
        self.gained.extend(self.game.gained(&event));
        if let Some(cause) = self.game.closes(&event) {
            *self.balance.causes.entry(cause).or_default() += 1;
        }
        for (what, seat) in self.game.counts(&event) {
            let happened = self.balance.happened.entry(what.clone()).or_default();
            happened.times += 1;
            happened.seats += u64::from(self.happened.insert((what, seat)));
        }
    }
}
