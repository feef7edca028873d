//! The battery: laws that every game keeps, tried on seeded random games.

mod laws;

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use crate::chance::Dealer;
use crate::game::{Game, Outcome, Rules, Status};
use crate::message::Message;
use crate::names::{self, VariantPlace};
use crate::record::Actor;
use crate::session::Session;
use crate::setup::Setup;

pub use laws::blind;
use laws::{answered, audited, ended, eyes, law, offered, twins, value};

/// How thoroughly a game is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The costly laws are tried at every so many answers.
    pub stride: usize,
    /// A game with more answers than this does not end.
    pub limit: usize,
    /// Whether the end is saved, read and resumed.
    pub resumed: bool,
}

impl Default for Effort {
    fn default() -> Self {
        Self { stride: 16, limit: 10_000, resumed: true }
    }
}

/// What was tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// Whole games.
    pub games: u64,
    /// Answers of seats and of chance.
    pub answers: u64,
    /// Events.
    pub events: u64,
    /// How often each event was told, by the id of its message.
    pub told: BTreeMap<String, u64>,
    /// How often an event called each hook ([`Bench::hook`]), whether or not a card listened.
    pub hooks: BTreeMap<&'static str, u64>,
    /// How the last game ended.
    pub outcome: Option<Outcome>,
}

impl Tried {
    /// What was tried in a game that has ended.
    fn of<G: Game>(session: &Session<G>) -> Self {
        let game = &**session.game();
        let mut tried = Self {
            games: 1,
            answers: session.answers().len() as u64,
            events: session.events().len() as u64,
            outcome: game.outcome(session.state()),
            ..Self::default()
        };
        // Saying an event takes longer than counting it: each variant is said once.
        let mut variants: BTreeMap<VariantPlace, (&G::Event, u64)> = BTreeMap::new();
        for event in session.events() {
            if game.tells(event) {
                variants.entry(names::place(event)).or_insert((event, 0)).1 += 1;
            }
            if let Some(hook) = game.hook(event) {
                *tried.hooks.entry(hook).or_default() += 1;
            }
        }
        let count = |(event, count)| (Message::of(game, "log", event).id, count);
        tried.told = variants.into_values().map(count).collect();
        tried
    }

    /// Adds what was tried in a later game.
    fn add(&mut self, later: Self) {
        self.games += later.games;
        self.answers += later.answers;
        self.events += later.events;
        for (event, count) in later.told {
            *self.told.entry(event).or_default() += count;
        }
        for (hook, count) in later.hooks {
            *self.hooks.entry(hook).or_default() += count;
        }
        self.outcome = later.outcome;
    }
}

/// A law that was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The law.
    pub law: &'static str,
    /// How it was broken.
    pub what: String,
    /// The game up to there, ready to paste into a `.play` file.
    pub play: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law «{}» is broken: {}\n\n{}", self.law, self.what, self.play)
    }
}

impl std::error::Error for Failure {}

/// A law, and how it was broken.
type Broken = (&'static str, String);

/// All set-ups of a game: each number of seats with each combination of options, of a list none,
/// each value alone, and all.
///
/// ```
/// let setups = play::battery::setups(&play::example::Pig);
/// assert_eq!(setups.iter().map(|setup| setup.seats).collect::<Vec<_>>(), [2, 3, 4]);
/// ```
pub fn setups<G: Rules>(game: &G) -> Vec<Setup> {
    let mut setups: Vec<_> = G::SEATS.map(Setup::seats).collect();
    for option in game.options() {
        let mut values = option.values.clone();
        if option.several {
            values.extend([String::new(), option.values.join(",")]);
        }
        let with_each = |setup: Setup| -> Vec<_> {
            values.iter().map(|value| setup.clone().with(option.name, value)).collect()
        };
        setups = setups.into_iter().flat_map(with_each).collect();
    }
    setups
}

/// Plays so many random games, the n-th with the n-th set-up in turn and the seed `seed + n`.
pub fn run<G: Game>(
    game: &Rc<G>,
    setups: &[Setup],
    games: u64,
    seed: u64,
    effort: Effort,
) -> Result<Tried, Box<Failure>> {
    let mut tried = Tried::default();
    for (nth, setup) in (0..games).zip(setups.iter().cycle()) {
        tried.add(play(game, setup, seed.wrapping_add(nth), effort)?);
    }
    Ok(tried)
}

/// Plays one random game and tries every law on the way.
pub fn play<G: Game>(
    game: &Rc<G>,
    setup: &Setup,
    seed: u64,
    effort: Effort,
) -> Result<Tried, Box<Failure>> {
    let mut session = Session::new(Rc::clone(game), setup.clone(), seed).map_err(|error| {
        Box::new(Failure {
            law: "a table can be set up",
            what: error.to_string(),
            play: String::new(),
        })
    })?;
    let outcome = catch_unwind(AssertUnwindSafe(|| play_on(&mut session, effort)));
    let broken = match outcome {
        Ok(Ok(())) => None,
        Ok(Err(broken)) => Some(broken),
        Err(panic) => {
            let owned = panic.downcast_ref::<String>().map(String::as_str);
            let said = owned.or_else(|| panic.downcast_ref::<&str>().copied());
            Some(("nothing panics", said.unwrap_or("a panic without a message").to_owned()))
        }
    };
    match broken {
        None => Ok(Tried::of(&session)),
        Some((law, what)) => Err(Box::new(Failure { law, what, play: session.record().write() })),
    }
}

fn play_on<G: Game>(session: &mut Session<G>, effort: Effort) -> Result<(), Broken> {
    let game = Rc::clone(session.game());
    let mut dealer = Dealer::beside(session.seed(), u64::MAX - 1);
    let mut shadow = session.state().clone();
    audited(&*game, &shadow)?;
    loop {
        let nth = session.answers().len();
        if nth.is_multiple_of(effort.stride.max(1)) {
            value(&*game, session)?;
            eyes(&*game, session)?;
            twins(&*game, session)?;
        }
        let (actor, choice) = match session.status() {
            Status::Over => break,
            Status::Asks { seat, .. } => {
                offered(&*game, session, seat)?;
                let index = dealer.below(session.choices().len() as u32) as usize;
                (Actor::Seat(seat), session.choices()[index])
            }
            Status::Chance(request) => {
                let asked = || format!("{request:?} has no outcome");
                law(request.total() > 0, "chance can answer", asked)?;
                (Actor::Chance, game.chance(session.state(), dealer.answer(&request)))
            }
        };
        law(nth < effort.limit, "a game ends", || format!("no end after {nth} answers"))?;
        let over = game.outcome(session.state()).is_some();
        law(!over, "a game that goes on has no outcome", String::new)?;
        answered(&game, session, &mut shadow, actor, choice)?;
    }
    ended(&game, session, effort)
}
