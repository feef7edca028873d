//! The rules of a game: states, choices, events and hidden information.

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{Dealing, DealtCount, Request};
use crate::message::Message;
use crate::say::Messages;
use crate::seat::{Eye, Seat};
use crate::setup::{Setup, SetupError, SetupOption};

/// What a state waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status<P> {
    /// A seat must choose one of the offers.
    Asks {
        /// The asked seat.
        seat: Seat,
        /// What the decision is about.
        prompt: P,
    },
    /// Chance must answer.
    Chance(Request),
    /// The game is over.
    Over,
}

/// A law that a state breaks: a bug of the game or of a script, never a player's mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Breach {
    /// Things of the box are missing, or there are too many.
    Count {
        /// What is counted, such as `red dice`.
        things: String,
        /// The number found.
        found: u32,
        /// The correct number.
        expected: u32,
    },
    /// An impossible position, described in a few words of the game.
    Misplaced(String),
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { things, found, expected } => {
                write!(f, "{found} {things} instead of {expected}")
            }
            Self::Misplaced(what) => f.write_str(what),
        }
    }
}

/// Receives events.
pub trait Sink<E> {
    /// Takes one event.
    fn take(&mut self, event: E);

    /// The number of events it holds, for [`Self::cut`].
    fn mark(&self) -> usize {
        0
    }

    /// Drops all events after the first `mark`, because they have been undone. A sink that only
    /// counts may ignore this.
    fn cut(&mut self, mark: usize) {
        let _ = mark;
    }
}

/// A sink that keeps nothing, for simulation and search.
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

    fn mark(&self) -> usize {
        self.len()
    }

    fn cut(&mut self, mark: usize) {
        self.truncate(mark);
    }
}

/// One line of a score: the reason and the points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The reason, rendered in the space `score`.
    pub reason: Message,
    /// The points, possibly negative.
    pub points: i32,
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// One entry per seat, in seat order.
    pub points: Vec<i32>,
    /// The winners; several in case of a tie.
    pub winners: Vec<Seat>,
}

/// The rules of one game: everything needed to play it without showing it.
///
/// A state is a value. Equal states behave equally, and nothing outside a state (clock, generator,
/// running script) decides what happens next. Choices and events are [`Messages`]: the names of
/// their variants become the `.play` words, the Fluent ids and the hooks.
///
/// A driver repeats three steps until the status is [`Status::Over`]:
///
/// 1. It reads the [`status`](Self::status).
/// 2. It picks one of the [`offers`](Self::offers), or turns an answer of chance into a choice with
///    [`chance`](Self::chance).
/// 3. It [`apply`](Self::apply)s the choice.
///
/// [`crate::example`] is the smallest possible game.
pub trait Rules {
    /// A position, without handles, closures or generators.
    ///
    /// # Equality
    /// States are equal if continued play cannot distinguish them. Equal states have equal hashes,
    /// serialize equally, ask and offer the same, and lead to equal states. Caches are not
    /// compared.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// Something a seat may choose, or an outcome of chance. Variants are imperatives: `Buy`.
    type Choice: Copy + Eq + Hash + Debug + Messages;
    /// Something that happened. Variants are past participles: `Bought`.
    type Event: Clone + Debug + PartialEq + Serialize + Messages;
    /// What a decision is about. Variants are nouns: `Purchase`.
    type Prompt: Copy + Eq + Debug + Messages;

    /// The game's id in packs, in files and on the command line, in snake_case.
    const ID: &'static str;
    /// Minimum and maximum number of seats, whatever the content.
    const SEATS: RangeInclusive<u8>;

    /// Minimum and maximum number of seats with the present content, within [`Self::SEATS`].
    fn seating(&self) -> RangeInclusive<u8> {
        Self::SEATS
    }

    /// The options of a set-up, in display order.
    fn options(&self) -> Vec<SetupOption> {
        Vec::new()
    }

    /// The first state of a table.
    ///
    /// # Errors
    ///
    /// [`SetupError`], if the content is not sufficient. A set-up that [`Setup::check`] accepts,
    /// with [`Self::seating`] and [`Self::options`], has no other error.
    fn start(&self, setup: &Setup) -> Result<Self::State, SetupError>;

    /// The number of seats of the table, which never changes.
    fn seats(&self, state: &Self::State) -> u8;

    /// Who must act, and on what. Never asks for a decision without an answer.
    fn status(&self, state: &Self::State) -> Status<Self::Prompt>;

    /// Appends everything that the asked seat may choose.
    ///
    /// The list is never empty, has a stable order and no duplicates, and no two offers print
    /// alike. Call it only if [`Self::status`] asks a seat.
    fn offers(&self, state: &Self::State, offers: &mut Vec<Self::Choice>);

    /// The choice for an answer of chance. Call it only if [`Self::status`] asks chance, with an
    /// outcome of its request.
    fn chance(&self, state: &Self::State, outcome: u16) -> Self::Choice;

    /// Carries out one of the [`Self::offers`], or a choice from [`Self::chance`], and moves on to
    /// the next decision.
    ///
    /// Any other choice leaves the state unchanged. The emitted events lead exactly from the state
    /// before to the state after ([`Self::absorb`]), in order.
    fn apply(
        &self,
        state: &mut Self::State,
        choice: Self::Choice,
        log: &mut impl Sink<Self::Event>,
    );

    /// Carries out a choice, if there is one, then answers of `dealing`, and returns the number of
    /// answers taken.
    ///
    /// It stops when a seat is asked for which the dealer does not choose, when the game is over,
    /// or when the dealer's limit is reached. For a seat, the dealer chooses among the
    /// [`Self::offers`] by their number. State and events are the same as with [`Self::apply`] for
    /// each answer. An implementation that differs from the default is only faster.
    fn advance(
        &self,
        state: &mut Self::State,
        choice: Option<Self::Choice>,
        dealing: Dealing<'_>,
        log: &mut impl Sink<Self::Event>,
    ) -> DealtCount {
        answer_by_answer(self, state, choice, dealing, log)
    }

    /// Carries out one event. Nothing else changes a state in play.
    fn absorb(&self, state: &mut Self::State, event: &Self::Event);

    /// The result: `Some` exactly if [`Self::status`] is [`Status::Over`].
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
}

/// [`Rules::advance`], with one [`Rules::apply`] for each answer.
pub(crate) fn answer_by_answer<G: Rules + ?Sized>(
    game: &G,
    state: &mut G::State,
    choice: Option<G::Choice>,
    mut dealing: Dealing<'_>,
    log: &mut impl Sink<G::Event>,
) -> DealtCount {
    let (mut next, mut offers) = (choice, Vec::new());
    loop {
        if let Some(choice) = next {
            game.apply(state, choice, log);
        }
        next = match game.status(state) {
            Status::Chance(request) => {
                let outcome = dealing.answer(&request);
                outcome.map(|outcome| game.chance(state, outcome))
            }
            Status::Asks { .. } if dealing.chooses() => {
                offers.clear();
                game.offers(state, &mut offers);
                let count = u32::try_from(offers.len()).expect("offers can be counted");
                dealing.choose(count).map(|nth| offers[nth as usize])
            }
            Status::Asks { .. } | Status::Over => None,
        };
        if next.is_none() {
            return dealing.given();
        }
    }
}

/// Hidden information: what each eye may know.
pub trait Secrets: Rules {
    /// Whether anything is ever hidden from a player. If so, a front end hands the table over
    /// before another player looks.
    fn hides(&self) -> bool;

    /// What an eye may know of a state.
    ///
    /// - States that differ only in what a seat cannot see become equal.
    /// - Observing twice gives the same as observing once.
    /// - The referee sees the state itself.
    /// - The asked seat finds unchanged status and offers in what it sees.
    fn observe(&self, state: &Self::State, eye: Eye) -> Self::State;

    /// What an eye may know of an event: as much as [`Self::observe`] shows of its effect.
    fn witness(&self, event: &Self::Event, eye: Eye) -> Self::Event {
        let _ = eye;
        event.clone()
    }

    /// Whether an event reveals something hidden to a player, so that undo must stop at it.
    fn reveals(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }
}
