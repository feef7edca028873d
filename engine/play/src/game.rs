//! The contract of a game.

use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::hash::Hash;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::Request;
use crate::message::{Message, Spelled};
use crate::panel::Panel;

/// A place at the table, counted from 0 clockwise from the first player of the set-up.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number as an index.
    #[inline]
    pub fn at(self) -> usize {
        usize::from(self.0)
    }

    /// The seat so many places farther clockwise, at a table of `seats`.
    #[inline]
    #[must_use]
    pub fn after(self, places: u8, seats: u8) -> Self {
        let at = self.0.saturating_add(places);
        // Once around at most, as a rule: a division is dear.
        match at.checked_sub(seats) {
            None => Self(at),
            Some(at) if at < seats => Self(at),
            Some(at) => Self(at.checked_rem(seats).unwrap_or(0)),
        }
    }
}

impl fmt::Display for Seat {
    /// The seat's letter, as `.play` writes it: `A` for the first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A'.saturating_add(self.0.min(25))))
    }
}

/// Who looks at a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eye {
    /// One seat: sees what that player may know.
    Seat(Seat),
    /// Somebody at the table without a seat: sees only what is open to all.
    Bystander,
    /// The referee: sees everything.
    Referee,
}

/// What a table needs before its first state: how many seats, and the game's own options by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Number of seats.
    pub seats: u8,
    /// Options by name. A list (such as variants) is written with commas.
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// A table with so many seats and no option set.
    pub fn seats(seats: u8) -> Self {
        Self { seats, options: BTreeMap::new() }
    }

    /// The same table with one option set.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.options.insert(name.to_owned(), value.to_owned());
        self
    }
}

/// Why a table cannot be set up. The words are the game's; `expected` lists what would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game is not played by so many.
    Seats {
        /// What was asked.
        asked: u8,
        /// Fewest seats with these options.
        least: u8,
        /// Most seats with these options.
        most: u8,
    },
    /// The game has no such option.
    UnknownOption {
        /// What was asked.
        name: String,
        /// The options there are.
        expected: Vec<String>,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        name: String,
        /// What was asked.
        value: String,
        /// The values there are.
        expected: Vec<String>,
    },
    /// The content loaded does not suffice, such as fewer cards than seats.
    Content(String),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { asked, least, most } => {
                write!(f, "{asked} seats asked, the game takes {least} to {most}")
            }
            Self::UnknownOption { name, expected } => {
                write!(f, "no option «{name}»; there are: {}", expected.join(", "))
            }
            Self::UnknownValue { name, value, expected } => {
                write!(f, "«{name}» cannot be «{value}»; it can be: {}", expected.join(", "))
            }
            Self::Content(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for SetupError {}

/// What a state waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status<P> {
    /// A seat must choose one of the offers.
    Asks {
        /// Who.
        seat: Seat,
        /// What about.
        prompt: P,
    },
    /// Chance must answer.
    Chance(Request),
    /// The game is over.
    Over,
}

/// A law that a state breaks: a fault of the game or of a script, never of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach(pub String);

/// Where events go.
pub trait Sink<E> {
    /// Takes one event.
    fn take(&mut self, event: E);
}

/// A sink that keeps nothing: for simulation and search.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoLog;

impl<E> Sink<E> for NoLog {
    #[inline]
    fn take(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    #[inline]
    fn take(&mut self, event: E) {
        self.push(event);
    }
}

/// One line of a score: what for, and how many points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// What the points are for; rendered in the space `score`.
    pub reason: Message,
    /// Points.
    pub points: i32,
}

/// How a finished game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// One entry a seat, in seat order.
    pub points: Vec<i32>,
    /// The winners.
    pub winners: Vec<Seat>,
    /// What is told about the end (winner, tie-break, rank, story), in paragraphs; rendered in the
    /// space `end`. The first sentence is the verdict.
    pub told: Vec<Vec<Message>>,
}

/// The rules of one game.
///
/// A state is a value: equal states behave equally, and nothing outside a state (clock, generator,
/// live script) decides what happens next. Choices and events serialise with serde; from the names
/// of their variants come the `.play` words, the Fluent ids and the hooks.
pub trait Game {
    /// A position. No handle, closure or generator inside.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// Something a seat may choose, or an outcome of chance. Variants are imperatives: `Buy`.
    type Choice: Copy + Eq + Debug + Serialize;
    /// Something that happened. Variants are past participles: `Bought`.
    type Event: Clone + Debug + Serialize;
    /// What a decision is about. Variants are nouns: `Purchase`.
    type Prompt: Copy + Eq + Debug + Serialize;

    /// The game's name in files and on the command line, snake_case.
    fn id(&self) -> &'static str;

    /// The first state of a table.
    fn start(&self, setup: &Setup) -> Result<Self::State, SetupError>;

    /// Who must act on what.
    fn status(&self, state: &Self::State) -> Status<Self::Prompt>;

    /// Adds everything the asked seat may choose: never nothing, in a stable order, without
    /// repetition. Only to be called when [`Self::status`] asks a seat.
    fn offers(&self, state: &Self::State, offers: &mut Vec<Self::Choice>);

    /// The choice that stands for an answer of chance to the request of [`Self::status`].
    fn chance(&self, state: &Self::State, outcome: u16) -> Self::Choice;

    /// Carries out one of the offers, or an answer of chance. Anything else leaves the state as
    /// it is.
    fn apply(
        &self,
        state: &mut Self::State,
        choice: Self::Choice,
        log: &mut impl Sink<Self::Event>,
    );

    /// Carries out one event: the only thing that changes a state. [`Self::apply`] tells exactly
    /// the events that lead from the state before it to the state after it.
    fn absorb(&self, state: &mut Self::State, event: &Self::Event);

    /// What an eye may know of a state. States that differ only in what a seat cannot see are
    /// equal after this.
    fn observe(&self, state: &Self::State, eye: Eye) -> Self::State;

    /// What an eye may know of an event.
    fn witness(&self, event: &Self::Event, eye: Eye) -> Self::Event {
        let _ = eye;
        event.clone()
    }

    /// Whether an event is told: written in the log, in rulings and on screen. What is not told is
    /// bookkeeping, such as where the flow of the game stands.
    fn tells(&self, event: &Self::Event) -> bool {
        let _ = event;
        true
    }

    /// Whether an event shows somebody something hidden, so that undo must stop at it.
    fn reveals(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Whether an event tells of a fault in a script. Tests and simulation fail on one.
    fn is_fault(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Takes the diagnostics of the faults since the last call.
    fn faults(&self) -> Vec<diag::Diagnostic> {
        Vec::new()
    }

    /// The conservation laws that a state breaks. Empty for every state reachable by play.
    fn audit(&self, state: &Self::State) -> Vec<Breach>;

    /// How a number inside a choice, event or prompt is written: `kind` is the name of its Rust
    /// type (`Card`), the answer names a word and where its text is found. `None`: a plain number.
    fn spell(&self, kind: &'static str, value: i64) -> Option<Spelled>;

    /// What a seat would score now, line by line.
    fn tally(&self, state: &Self::State, seat: Seat) -> Vec<Tally>;

    /// How the game ended; `None` while it has not.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// An estimate of how good a state is for a seat, in thousandths of a point. Only the seat's
    /// own [`Self::observe`]d states are ever given.
    fn estimate(&self, state: &Self::State, seat: Seat) -> i64;

    /// The picture of a state, drawn for an eye.
    fn picture(&self, state: &Self::State, eye: Eye) -> Vec<Panel>;

    /// The piles that lie open and are no part of the picture, such as discarded cards: shown when
    /// a player asks for them.
    fn piles(&self, state: &Self::State, eye: Eye) -> Vec<Panel> {
        let _ = (state, eye);
        Vec::new()
    }

    /// What players can ask about the rules; rendered in the space `rules`, where each has a
    /// `.title`.
    fn rules(&self, state: &Self::State) -> Vec<Message> {
        let _ = state;
        Vec::new()
    }

    /// The id of the topic of [`Self::rules`] that explains the decision that is open.
    fn topic(&self, state: &Self::State) -> Option<&'static str> {
        let _ = state;
        None
    }

    /// Sets one named thing of a state, for rulings: `path` is what stands left of the `=`.
    /// The error says what was expected.
    fn patch(&self, state: &mut Self::State, path: &str, value: &str) -> Result<(), String>;

    /// Brings a state that was patched to its next decision. Games whose states always wait for
    /// somebody need not do anything.
    fn settle(&self, state: &mut Self::State, log: &mut impl Sink<Self::Event>) {
        let _ = (state, log);
    }

    /// Reads one named thing of a state, for rulings, in the form [`Self::patch`] takes.
    fn probe(&self, state: &Self::State, path: &str) -> Result<String, String>;
}
