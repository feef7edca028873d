//! The rules of a game: states, choices and events, and what of a state is hidden.

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
pub enum Breach {
    /// Things of the box are lost, or come from nowhere.
    Count {
        /// What is counted, such as `red dice`.
        things: String,
        /// How many there are.
        found: u32,
        /// How many there must be.
        expected: u32,
    },
    /// Something stands as it never can: what, in a few words of the game.
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

/// Where events go.
pub trait Sink<E> {
    /// Takes one event.
    fn take(&mut self, event: E);

    /// How many events it holds, for [`Self::cut`].
    fn mark(&self) -> usize {
        0
    }

    /// Forgets all events but the first ones: what they told has been undone. A sink that only
    /// counts may leave this out.
    fn cut(&mut self, mark: usize) {
        let _ = mark;
    }
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

    fn mark(&self) -> usize {
        self.len()
    }

    fn cut(&mut self, mark: usize) {
        self.truncate(mark);
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
}

/// The rules of one game: all that is needed to play it out, blindly.
///
/// A state is a value: equal states behave equally, and nothing outside a state (clock, generator,
/// live script) decides what happens next. Choices and events are [`Messages`]: from the names of
/// their variants come the `.play` words, the Fluent ids and the hooks.
///
/// A driver asks [`status`](Self::status) and either picks one of the [`offers`](Self::offers) or
/// turns an answer of chance into a choice with [`chance`](Self::chance), then
/// [`apply`](Self::apply)s it, until the status is [`Status::Over`]. [`crate::example`] is the
/// smallest game there is.
pub trait Rules {
    /// A position. No handle, closure or generator inside.
    ///
    /// # Equality
    /// States are equal when nobody can tell them apart by playing on: equal states have equal
    /// hashes, serialise equally, ask and offer the same, and lead to equal states. Caches take no
    /// part.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// Something a seat may choose, or an outcome of chance. Variants are imperatives: `Buy`.
    type Choice: Copy + Eq + Hash + Debug + Messages;
    /// Something that happened. Variants are past participles: `Bought`.
    type Event: Clone + Debug + PartialEq + Serialize + Messages;
    /// What a decision is about. Variants are nouns: `Purchase`.
    type Prompt: Copy + Eq + Debug + Messages;

    /// The game's name in packs, in files and on the command line, snake_case.
    const ID: &'static str;
    /// Fewest and most seats, whatever the content.
    const SEATS: RangeInclusive<u8>;

    /// Fewest and most seats with the content at hand, within [`Self::SEATS`].
    fn seating(&self) -> RangeInclusive<u8> {
        Self::SEATS
    }

    /// The options of a set-up, in the order in which they are listed.
    fn options(&self) -> Vec<SetupOption> {
        Vec::new()
    }

    /// The first state of a table. Whatever [`Setup::check`] accepts for [`Self::seating`] and
    /// [`Self::options`] can be set up if the content suffices.
    fn start(&self, setup: &Setup) -> Result<Self::State, SetupError>;

    /// How many seats the table of a state has; always the number it was set up with.
    fn seats(&self, state: &Self::State) -> u8;

    /// Who must act on what. Asks for nothing that has no answer.
    fn status(&self, state: &Self::State) -> Status<Self::Prompt>;

    /// Adds everything the asked seat may choose: never nothing, in a stable order, without
    /// repetition, no two that print alike. Only to be called when [`Self::status`] asks a seat.
    fn offers(&self, state: &Self::State, offers: &mut Vec<Self::Choice>);

    /// The choice that stands for an answer of chance. Only to be called when [`Self::status`]
    /// asks chance, with an outcome of its request.
    fn chance(&self, state: &Self::State, outcome: u16) -> Self::Choice;

    /// Carries out one of the [`Self::offers`], or an answer of [`Self::chance`], and goes on to
    /// the next decision. Anything else leaves the state as it is. The events told are exactly
    /// those that lead from the state before to the state after ([`Self::absorb`]), in order.
    fn apply(
        &self,
        state: &mut Self::State,
        choice: Self::Choice,
        log: &mut impl Sink<Self::Event>,
    );

    /// Carries out a choice, if there is one, then answers of a dealing, until a seat is asked that
    /// the dealer does not choose for, the game is over, or all answers of the dealing are given;
    /// says how many were. For a seat the dealer chooses among the [`Self::offers`] by their number.
    /// The same state and events as with [`Self::apply`], answer by answer: rules have a way of
    /// their own only to be quicker.
    fn advance(
        &self,
        state: &mut Self::State,
        choice: Option<Self::Choice>,
        dealing: Dealing<'_>,
        log: &mut impl Sink<Self::Event>,
    ) -> DealtCount {
        answer_by_answer(self, state, choice, dealing, log)
    }

    /// Carries out one event: the only thing that changes a state in play.
    fn absorb(&self, state: &mut Self::State, event: &Self::Event);

    /// How the game ended: `Some` exactly when [`Self::status`] is [`Status::Over`].
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

/// What is hidden from whom.
pub trait Secrets: Rules {
    /// Whether anything is ever hidden from anybody. Where it is, a front end hands the table over
    /// before another player looks.
    fn hides(&self) -> bool;

    /// What an eye may know of a state. States that differ only in what a seat cannot see are
    /// equal after this; to observe twice is to observe once; the referee sees the state itself.
    /// The asked seat finds the same status and offers in what it sees.
    fn observe(&self, state: &Self::State, eye: Eye) -> Self::State;

    /// What an eye may know of an event: as much as [`Self::observe`] shows of what it did.
    fn witness(&self, event: &Self::Event, eye: Eye) -> Self::Event {
        let _ = eye;
        event.clone()
    }

    /// Whether an event shows somebody something hidden, so that undo must stop at it.
    fn reveals(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }
}
