//! The contract of a game, one trait for each of its readers.

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::{Dealing, Given, Request};
use crate::fault::CardFault;
use crate::message::{Args, Message, NamedAsk, Spelled};
use crate::panel::{Panel, Ref, Tone};
use crate::refusal::Refusal;
use crate::rulebook::Chapter;
use crate::ruling::{self, Field, FieldError};
use crate::setup::{Setup, SetupError, SetupOption};
use crate::spoken::Spoken;

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

    /// The seat so many places farther clockwise, at a table of `seats` (at least one).
    ///
    /// ```
    /// use play::Seat;
    ///
    /// assert_eq!(Seat(2).after(1, 4), Seat(3));
    /// assert_eq!(Seat(2).after(3, 4), Seat(1));
    /// ```
    #[inline]
    #[must_use]
    pub fn after(self, places: u8, seats: u8) -> Self {
        debug_assert!(seats > 0, "a table without seats");
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
/// live script) decides what happens next. Choices and events serialise with serde; from the names
/// of their variants come the `.play` words, the Fluent ids and the hooks.
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
    type Choice: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// Something that happened. Variants are past participles: `Bought`.
    type Event: Clone + Debug + PartialEq + Serialize;
    /// What a decision is about. Variants are nouns: `Purchase`.
    type Prompt: Copy + Eq + Debug + Serialize + DeserializeOwned;

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
    ) -> Given {
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
) -> Given {
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

/// How a game is told and drawn: in messages, never in sentences. All states given here were
/// [observed](Secrets::observe) before, so nothing hidden can be shown.
pub trait Shown: Rules {
    /// How a number inside a choice, event or prompt is written: `kind` is the name of its Rust
    /// type (`Card`), the answer names a word and where its text is found. `None`: a plain number.
    fn spell(&self, kind: &'static str, value: i64) -> Option<Spelled>;

    /// Whether an event is told: written in the log, in rulings and on screen. What is not told is
    /// bookkeeping, such as where the flow of the game stands.
    fn tells(&self, event: &Self::Event) -> bool {
        let _ = event;
        true
    }

    /// Whether a told event is news at this table: where one plays alone, who goes first is none.
    /// Players are not told what is no news; records and rulings have it all the same.
    fn is_news(&self, state: &Self::State, event: &Self::Event) -> bool {
        let _ = (state, event);
        true
    }

    /// What a player should know with a told event, beside what it names: arguments for its text,
    /// such as the dice that changed places. `before` gives the table on which it happened, as far as
    /// the eye may know it that is told.
    fn facts_of_event(&self, event: &Self::Event, before: &dyn Fn() -> Self::State) -> Args {
        let _ = (event, before);
        Args::new()
    }

    /// The card that asks now by a name it gave the question, if one does: its texts have words of
    /// their own for it.
    fn named_ask(&self, state: &Self::State) -> Option<NamedAsk> {
        let _ = state;
        None
    }

    /// What a player decides by when this is offered, beside what the offer names: arguments for
    /// its text, such as the coin that lies on a card. `seat` is asked, `state` is what it may know.
    fn facts(&self, state: &Self::State, seat: Seat, choice: &Self::Choice) -> Args {
        let _ = (state, seat, choice);
        Args::new()
    }

    /// What a player should know with this question, beside what it names: arguments for its text.
    /// `state` is what the asked seat may know.
    fn facts_of_question(&self, state: &Self::State, seat: Seat, prompt: &Self::Prompt) -> Args {
        let _ = (state, seat, prompt);
        Args::new()
    }

    /// What a seat would score now, line by line.
    fn tally(&self, state: &Self::State, seat: Seat) -> Vec<Tally>;

    /// What is told about the end of a game that is over (winner, tie-break, rank, story), in
    /// paragraphs; rendered in the space `end`. The first sentence is the verdict.
    fn ending(&self, state: &Self::State) -> Vec<Vec<Message>>;

    /// The picture of a state, drawn for an eye.
    fn picture(&self, state: &Self::State, eye: Eye) -> Vec<Panel>;

    /// The colour that a thing has on the table, such as `colour red`, if that means something.
    fn tone(&self, thing: &Ref) -> Option<Tone> {
        let _ = thing;
        None
    }

    /// The piles that lie open and are no part of the picture, such as discarded cards: shown when
    /// a player asks for them.
    fn piles(&self, state: &Self::State, eye: Eye) -> Vec<Panel> {
        let _ = (state, eye);
        Vec::new()
    }

    /// What can be asked about a table like this one, in the order of the help: the names that
    /// [`Self::spoken`] answers to.
    fn queries(&self, state: &Self::State) -> Vec<&'static str> {
        let _ = state;
        Vec::new()
    }

    /// What can be asked now, each with its answer: everything that the picture shows an eye, in
    /// sentences.
    fn spoken(&self, state: &Self::State, eye: Eye) -> Vec<Spoken> {
        let _ = (state, eye);
        Vec::new()
    }

    /// The queries whose answers to a player who names no thing stand before each question: what it
    /// is answered by, in a line.
    fn leading(&self, state: &Self::State) -> Vec<&'static str> {
        let _ = state;
        Vec::new()
    }

    /// The events that are news of some kind, each with that kind: players who do not want to hear
    /// of all kinds choose among them. In the space `news` the text of each kind names it. What has
    /// no kind is always told.
    fn news() -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// The same of what can happen at this table.
    fn news_at(&self, state: &Self::State) -> Vec<(&'static str, &'static str)> {
        let _ = state;
        Self::news()
    }

    /// Why things on the table are not offered to the asked seat, where a player may wonder: a card
    /// that is too dear, a space that is taken. `state` is what it may know. What is refused is not
    /// offered: no offer has this name and names this thing. Called only when a player asks.
    fn refusals(&self, state: &Self::State, seat: Seat) -> Vec<Refusal> {
        let _ = (state, seat);
        Vec::new()
    }

    /// The rulebook for a table like this one, chapter by chapter; players ask for a chapter by its
    /// title.
    fn rules(&self, state: &Self::State) -> Vec<Chapter> {
        let _ = state;
        Vec::new()
    }

    /// The id of the message of [`Self::rules`] that explains the decision that is open: a
    /// paragraph, or the lead of a chapter.
    fn topic(&self, state: &Self::State) -> Option<&'static str> {
        let _ = state;
        None
    }

    /// The id of the paragraph of [`Self::rules`] that says what a thing is for at this table, where
    /// that is not what the glossary says of its kind.
    fn purpose(&self, state: &Self::State, thing: &Ref) -> Option<&'static str> {
        let _ = (state, thing);
        None
    }
}

/// What rulings, tests and simulation handle a game with: fields that are set and read, laws that
/// are audited, faults of scripts, what seats come to own.
pub trait Bench: Shown + Sized + 'static {
    /// The named things of a state that rulings set and look at, each with a sentence for the
    /// manual.
    fn fields() -> &'static [Field<Self>] {
        &[]
    }

    /// Sets one named thing of a state: `path` is what stands left of the `=`. Only on a bare
    /// table; [`Self::settle`] must follow before anybody is asked. Implementers list
    /// [`Self::fields`] and leave this as it is.
    fn patch(&self, state: &mut Self::State, path: &str, value: &str) -> Result<(), FieldError> {
        ruling::field::give(self, state, path, value)
    }

    /// Reads one named thing of a state, in the form [`Self::patch`] takes. Implementers list
    /// [`Self::fields`] and leave this as it is.
    fn probe(&self, state: &Self::State, path: &str) -> Result<String, FieldError> {
        ruling::field::look(self, state, path)
    }

    /// Brings a state that was patched to its next decision. Games whose states always wait for
    /// somebody need not do anything.
    fn settle(&self, state: &mut Self::State, log: &mut impl Sink<Self::Event>) {
        let _ = (state, log);
    }

    /// The laws of conservation that a state breaks. Empty for every state reachable by play, after
    /// each event.
    fn audit(&self, state: &Self::State) -> Vec<Breach>;

    /// Whether an event tells of a fault in a script. Tests and simulation fail on one.
    fn is_fault(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// The thing that an offer brings whoever takes it, if it is one to be owned: a card to buy, a
    /// class to take. [`crate::balance`] counts how often it is taken.
    fn brings(&self, choice: &Self::Choice) -> Option<Ref> {
        let _ = choice;
        None
    }

    /// Who has come to own which thing by an event, by choice or by chance.
    fn gained(&self, event: &Self::Event) -> Option<(Seat, Ref)> {
        let _ = event;
        None
    }

    /// Why the game comes to its end, if an event decides it and there is more than one cause: a
    /// word, by the locale file and the id of its text.
    fn closes(&self, event: &Self::Event) -> Option<Ref> {
        let _ = event;
        None
    }

    /// As what an event is counted where games of bots are counted: words, by the locale file and the
    /// id of their texts, and whose it is.
    fn counts(&self, event: &Self::Event) -> Vec<(Ref, Seat)> {
        let _ = event;
        Vec::new()
    }

    /// Which runs of scripts are made a second time from their start, without what is kept to be
    /// quick, and compared; a script that comes to another end is at fault. Rulings and the battery
    /// ask for all of them.
    fn check_scripts(&self, which: Checks) {
        let _ = which;
    }

    /// The effects that have run while scripts were checked, each once: the id of the card, and its
    /// hook.
    fn effects_run(&self) -> Vec<(String, &'static str)> {
        Vec::new()
    }

    /// Forgets what is kept only to be quick. It changes nothing but the time that follows takes:
    /// the battery does it at random.
    fn forget(&self) {}

    /// Gives back the memory that what went before has left behind. It changes nothing but the time
    /// that follows takes: for one who waits for a while.
    fn tidy(&self) {}

    /// Takes the faults since the last call, those of scripts that were only asked among them.
    fn faults(&self) -> Vec<CardFault> {
        Vec::new()
    }
}

/// Which runs of scripts are checked by a second one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Checks {
    /// None.
    #[default]
    None,
    /// The first ones of each card in each hook: a script that differs from run to run mostly does so
    /// soon.
    First,
    /// All.
    All,
}

/// What a seat thinks of its chances.
pub trait Estimate: Rules {
    /// An estimate of how good a state is for a seat, in thousandths of a point. Only the seat's
    /// own [observed](Secrets::observe) states are ever given.
    fn estimate(&self, state: &Self::State, seat: Seat) -> i64;

    /// What the same estimate is made of: its shares, which add up to it, each once. It is why a
    /// hint is given.
    fn shares(&self, state: &Self::State, seat: Seat) -> Vec<Share>;
}

/// A share of an estimate: what some of the state promises a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// What promises it, such as a goal or the gold in hand; rendered in the space `hint`.
    pub of: Message,
    /// How much, in thousandths of a point.
    pub worth: i64,
}

/// A whole game: what a table, a record and a ruling need. Every type that has all its parts is
/// one; nobody implements it.
pub trait Game: Rules + Secrets + Shown + Bench + Estimate {}

impl<G: Rules + Secrets + Shown + Bench + Estimate> Game for G {}
