//! The battery: laws that every game must keep, checked in seeded random games.

mod laws;

use std::fmt;
use std::hash::Hash;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use crate::chance::Dealer;
use crate::game::{Checks, Game};
use crate::record::Actor;
use crate::rules::{Outcome, Rules, Status};
use crate::session::Session;
use crate::setup::{Setup, SetupOption};

pub use laws::blind;
use laws::{
    answered, audited, ended, eyes, law, matters, offered, previewed, searched, twins, value,
};

/// How thoroughly games are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Answers between two positions in which the costly laws are checked.
    pub stride: usize,
    /// A game with more answers than this counts as endless.
    pub limit: usize,
    /// Whether the final position is saved, read and resumed.
    pub resumed: bool,
    /// How many games are checked thoroughly.
    ///
    /// In a thorough game, the state is audited after every event, and every run of a script is
    /// repeated and compared. In later games, only every tenth event is audited, the costly laws
    /// are checked a tenth as often, and only the first runs of each card are repeated.
    pub thorough: u64,
}

impl Default for Effort {
    fn default() -> Self {
        Self { stride: 16, limit: 10_000, resumed: true, thorough: 100 }
    }
}

/// What a run of the battery covered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// Games played to the end.
    pub games: u64,
    /// Answers of seats and of chance.
    pub answers: u64,
    /// Events that happened.
    pub events: u64,
    /// How the last game ended.
    pub outcome: Option<Outcome>,
    /// The effects of cards that ran in these games, each as the id of the card and the hook.
    pub effects: Vec<(String, &'static str)>,
}

/// A broken law, with the game that breaks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Which law is broken.
    pub law: &'static str,
    /// How it is broken.
    pub what: String,
    /// The game up to the failure, ready to paste into a `.play` file.
    pub play: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law “{}” is broken: {}\n\n{}", self.law, self.what, self.play)
    }
}

impl std::error::Error for Failure {}

/// A broken law without the game that breaks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The name of the law.
    pub law: &'static str,
    /// How it was broken.
    pub what: String,
}

/// Answers between two checks that drop all caches of the game.
const OFTEN: u32 = 100;

/// Factor by which audits and costly laws are rarer in a game that is not checked thoroughly.
const RARER: usize = 10;

/// Maximum number of set-ups for one number of seats.
const MANY: usize = 16;

/// The set-ups with which a game is checked.
///
/// For each number of seats, these are all combinations of its options. If there are too many, they
/// are: no option, the last value of each option by itself, and all of these together. An option
/// that takes several values is tried with none, with each value, and with all.
///
/// ```
/// let setups = play::battery::setups(&play::example::Pig);
/// assert_eq!(setups.iter().map(|setup| setup.seats).collect::<Vec<_>>(), [2, 3, 4]);
/// ```
pub fn setups<G: Rules>(game: &G) -> Vec<Setup> {
    let options: Vec<_> = game.options().iter().filter_map(variety).collect();
    let count: usize = options.iter().map(|(_, values)| values.len()).product();
    let with_options = if count <= MANY { each } else { few };
    game.seating().flat_map(|seats| with_options(Setup::seats(seats), &options)).collect()
}

/// The id of an option and the values to try.
type Varied = (&'static str, Vec<String>);

/// The option with the values to try, or `None` if it has fewer than two.
fn variety(option: &SetupOption) -> Option<Varied> {
    let mut values = option.values.clone();
    if option.seat {
        // `nobody`, and a seat that every table has.
        values.truncate(2);
    }
    if option.several {
        values.insert(0, String::new());
        values.push(option.values.join(","));
    }
    (values.len() > 1).then_some((option.name, values))
}

/// Every combination of the options.
fn each(plain: Setup, options: &[Varied]) -> Vec<Setup> {
    options.iter().fold(vec![plain], |setups, (name, values)| {
        let with_each = |setup: Setup| -> Vec<_> {
            values.iter().map(|value| setup.clone().with(name, value)).collect()
        };
        setups.into_iter().flat_map(with_each).collect()
    })
}

/// No option, each option by itself, and all of them together, each with its last value.
fn few(plain: Setup, options: &[Varied]) -> Vec<Setup> {
    let last = |setup: Setup, (name, values): &Varied| match values.last() {
        Some(value) => setup.with(name, value),
        None => setup,
    };
    let alone = options.iter().map(|option| last(plain.clone(), option));
    let all = options.iter().fold(plain.clone(), last);
    std::iter::once(plain.clone()).chain(alone).chain([all]).collect()
}

/// Plays a number of random games. The n-th game uses the seed `seed + n` and the n-th set-up; the
/// set-ups repeat in order.
pub fn run<G: Game>(
    game: &Rc<G>,
    setups: &[Setup],
    games: u64,
    seed: u64,
    effort: Effort,
) -> Result<Tried, Box<Failure>> {
    let tried = play_all(game, setups, games, seed, effort);
    game.check_scripts(Checks::None);
    Ok(Tried { effects: game.effects_run(), ..tried? })
}

fn play_all<G: Game>(
    game: &Rc<G>,
    setups: &[Setup],
    games: u64,
    seed: u64,
    effort: Effort,
) -> Result<Tried, Box<Failure>> {
    let (mut tried, mut uses) = (Tried::default(), ChoiceCounts::default());
    for (nth, setup) in (0..games).zip(setups.iter().cycle()) {
        let thorough = nth < effort.thorough;
        game.check_scripts(if thorough { Checks::All } else { Checks::First });
        let one = play_leaning(game, setup, seed.wrapping_add(nth), effort, thorough, &mut uses)?;
        tried.games += one.games;
        tried.answers += one.answers;
        tried.events += one.events;
        tried.outcome = one.outcome;
    }
    Ok(tried)
}

/// Plays one random game and checks every law on the way.
pub fn play<G: Game>(
    game: &Rc<G>,
    setup: &Setup,
    seed: u64,
    effort: Effort,
) -> Result<Tried, Box<Failure>> {
    play_leaning(game, setup, seed, effort, true, &mut ChoiceCounts::default())
}

/// How often each choice was made in the games so far.
///
/// Every second choice is one that was made least often. This reaches rare choices, such as those
/// of a card that appears late.
#[derive(Debug)]
#[allow(clippy::disallowed_types, reason = "choices are looked up, never gone through")]
struct ChoiceCounts<C>(std::collections::HashMap<C, u32>);

impl<C> Default for ChoiceCounts<C> {
    fn default() -> Self {
        Self(Default::default())
    }
}

impl<C: Copy + Eq + Hash> ChoiceCounts<C> {
    /// Chooses one of the offers, which must not be empty.
    fn choose(&mut self, offers: &[C], dealer: &mut Dealer) -> C {
        let first = dealer.below(offers.len() as u32) as usize;
        let leans = dealer.below(2) == 0;
        // Start at a random offer, so that equally rare offers are taken in turn.
        let (before, from) = offers.split_at(first);
        let mut in_turn = from.iter().chain(before).copied();
        let chosen = if leans {
            in_turn.min_by_key(|choice| self.0.get(choice).copied())
        } else {
            in_turn.next()
        };
        let chosen = chosen.unwrap_or(offers[first]);
        *self.0.entry(chosen).or_default() += 1;
        chosen
    }
}

fn play_leaning<G: Game>(
    game: &Rc<G>,
    setup: &Setup,
    seed: u64,
    effort: Effort,
    thorough: bool,
    uses: &mut ChoiceCounts<G::Choice>,
) -> Result<Tried, Box<Failure>> {
    let mut session = Session::new(Rc::clone(game), setup.clone(), seed).map_err(|error| {
        Box::new(Failure {
            law: "a table can be set up",
            what: error.to_string(),
            play: String::new(),
        })
    })?;
    let outcome = catch_unwind(AssertUnwindSafe(|| play_on(&mut session, effort, thorough, uses)));
    let broken = match outcome {
        Ok(Ok(())) => None,
        Ok(Err(broken)) => Some(broken),
        Err(panic) => {
            let owned = panic.downcast_ref::<String>().map(String::as_str);
            let said = owned.or_else(|| panic.downcast_ref::<&str>().copied());
            let what = said.unwrap_or("a panic without a message").to_owned();
            Some(Broken { law: "nothing panics", what })
        }
    };
    match broken {
        None => Ok(Tried {
            games: 1,
            answers: session.answers().len() as u64,
            events: session.events().len() as u64,
            outcome: game.outcome(session.state()),
            effects: Vec::new(),
        }),
        Some(Broken { law, what }) => {
            Err(Box::new(Failure { law, what, play: session.record().write() }))
        }
    }
}

fn play_on<G: Game>(
    session: &mut Session<G>,
    effort: Effort,
    thorough: bool,
    uses: &mut ChoiceCounts<G::Choice>,
) -> Result<(), Broken> {
    let game = Rc::clone(session.game());
    let mut dealer = Dealer::beside(session.seed(), u64::MAX - 1);
    let mut shadow = session.state().clone();
    audited(&*game, &shadow)?;
    let rarer = if thorough { 1 } else { RARER };
    let stride = effort.stride.max(1) * rarer;
    // Shifted by the seed, so that the costly laws meet different answers in each game.
    let shift = session.seed() as usize % stride;
    loop {
        let nth = session.answers().len();
        let costly = (nth + shift).is_multiple_of(stride);
        if costly {
            value(session)?;
            eyes(&*game, session)?;
            twins(&*game, session)?;
        }
        let (actor, choice) = match session.status() {
            Status::Over => break,
            Status::Asks { seat, .. } => {
                offered(&*game, session, seat)?;
                if costly {
                    previewed(&*game, session, seat, effort.stride)?;
                    searched(&*game, session, seat)?;
                }
                (Actor::Seat(seat), uses.choose(session.choices(), &mut dealer))
            }
            Status::Chance(request) => {
                let asked = || format!("{request:?} has no outcome");
                law(request.total() > 0, "chance can answer", asked)?;
                matters(&*game, session.state(), &request)?;
                (Actor::Chance, game.chance(session.state(), dealer.answer(&request)))
            }
        };
        law(nth < effort.limit, "a game ends", || format!("no end after {nth} answers"))?;
        if dealer.below(OFTEN) == 0 {
            game.forget();
            game.tidy();
        }
        let over = game.outcome(session.state()).is_some();
        law(!over, "a game that goes on has no outcome", String::new)?;
        answered(&game, session, &mut shadow, rarer, actor, choice)?;
    }
    ended(&game, session, effort)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(setups: &[Setup]) -> Vec<String> {
        let said = |setup: &Setup| {
            let options = setup.options.iter().map(|(name, value)| format!(" {name}={value}"));
            setup.seats.to_string() + &options.collect::<String>()
        };
        setups.iter().map(said).collect()
    }

    #[test]
    fn few_options_are_combined_and_many_are_tried_alone() {
        let options = [
            SetupOption::one("length", ["short", "long"]),
            SetupOption::one("map", ["europe"]),
            SetupOption::several("variants", ["a", "b"]),
        ];
        let varied: Vec<_> = options.iter().filter_map(variety).collect();
        assert_eq!(
            said(&each(Setup::seats(2), &varied)),
            [
                "2 length=short variants=",
                "2 length=short variants=a",
                "2 length=short variants=b",
                "2 length=short variants=a,b",
                "2 length=long variants=",
                "2 length=long variants=a",
                "2 length=long variants=b",
                "2 length=long variants=a,b",
            ]
        );
        assert_eq!(
            said(&few(Setup::seats(2), &varied)),
            ["2", "2 length=long", "2 variants=a,b", "2 length=long variants=a,b"]
        );
    }
}
