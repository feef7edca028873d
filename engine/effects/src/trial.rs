//! Cards tried out of their turn: each hook of each card in positions of random games, with every
//! answer that its questions can get.
//!
//! A game says how a card comes to a seat and when it would be called ([`Triable`]). From that come
//! positions ([`Corpus`]), the walk of all answers, and what is wrong with a card ([`Flaw`]) with a
//! ruling that shows it.

mod acts;
mod apart;
mod attempt;
mod corpus;
mod example;
mod found;
mod stand;
mod telling;
mod tree;
mod worker;

use std::sync::Arc;

use diag::Place;
use play::{Game, Ref, Rules, Seat};
use script::{Arguments, Parameter, Type};
pub use script::{PassedValue, VerbCall, VerbKind};

use crate::{CallOf, HappenedOf, Scripted, Takes as _};

pub use acts::acts;
pub use corpus::Corpus;
pub use found::{Flaw, TrialFinding};
pub use worker::{All, Trials, Worker};

/// How a card comes to a seat: what is given for that at a path, which begins with `A.` where it is
/// the seat's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bestowed {
    /// It is put into a list, and taken out of every other.
    Added(&'static str, String),
    /// It is put into a list, and stays where it is.
    Marked(&'static str, String),
    /// It stands there in place of another, which goes to the seat that had it.
    Set(&'static str, String),
}

/// Rules whose cards can be tried out of their turn.
pub trait Triable:
    Game
    + Rules<State: Send + Sync, Event: Send + Sync>
    + Scripted<
        State = <Self as Rules>::State,
        Event = <Self as Rules>::Event,
        Card: Send + Sync,
        Hook: Send + Sync,
    >
{
    /// The content of a table, shared by all threads.
    type Content: Send + Sync + 'static;

    /// The content.
    fn content(&self) -> &Arc<Self::Content>;

    /// Rules of their own with some content: with a host that knows no run.
    fn of(content: Arc<Self::Content>) -> Self;

    /// All hooks that cards can have, with what they are called with and return.
    fn hooks() -> Vec<(Self::Hook, script::Hook<'static>)>;

    /// All cards that could act.
    fn actors(&self) -> Vec<Self::Card>;

    /// How a card comes to a seat, or onto the table, to act in a hook.
    fn bestowed(&self, card: Self::Card, hook: Self::Hook) -> Vec<Bestowed>;

    /// What is given so that the counter of a card, if it has one, shows the most that it can: the path
    /// of a list, which begins with `A.`, and what is added to it.
    fn full_counter(&self, card: Self::Card) -> Option<(&'static str, String)> {
        let _ = card;
        None
    }

    /// The hook of an event that cards hear, whose it is, and what the hook is called with.
    fn heard(event: &<Self as Rules>::Event) -> Option<(Self::Hook, Option<Seat>, Arguments)>;

    /// Whether cards act at all in a state.
    fn plays(&self, state: &<Self as Rules>::State) -> bool {
        let _ = state;
        true
    }

    /// What a card is to scripts: the kind of thing and its number.
    fn thing(card: Self::Card) -> Option<(&'static str, i16)>;

    /// Whether the guards of a card hold for an event that has just happened, or for one like it that
    /// is about what the call says.
    fn hears(
        &self,
        state: &<Self as Rules>::State,
        call: &CallOf<Self>,
        event: &<Self as Rules>::Event,
    ) -> bool;

    /// Whether a card could be called in a hook that is no event's.
    fn callable(&self, state: &<Self as Rules>::State, call: &CallOf<Self>) -> bool;

    /// Why the rules never make a call, as what a ruling should say instead: the seat does not have
    /// the card, or cards of its kind are never asked in this hook. What guards say is left aside, so
    /// that a ruling can show what a script does where they do not hold.
    fn uncalled(
        &self,
        state: &<Self as Rules>::State,
        call: &CallOf<Self>,
    ) -> Option<&'static str> {
        let _ = (state, call);
        None
    }

    /// The things of a kind that a hook can be called with, by their numbers.
    fn things(&self, state: &<Self as Rules>::State, kind: &'static str) -> Vec<i16>;

    /// The word for a thing that a hook can be called with; none where its number has to do.
    fn word(&self, kind: &'static str, number: i16) -> Option<String> {
        let _ = (kind, number);
        None
    }

    /// What happened to an effect, if the event says that.
    fn happened(event: &<Self as Rules>::Event) -> Option<HappenedOf<Self>>;

    /// Lets a card act at once, up to its first question or its end.
    fn begin(
        &self,
        state: &mut <Self as Rules>::State,
        call: CallOf<Self>,
        log: &mut Vec<<Self as Rules>::Event>,
    );

    /// Lets a card wait to act as the next one.
    fn wait(&self, state: &mut <Self as Rules>::State, call: CallOf<Self>);

    /// The values that a hook can be called with for one of its parameters.
    fn values(
        &self,
        state: &<Self as Rules>::State,
        hook: Self::Hook,
        parameter: &Parameter,
    ) -> Vec<i16> {
        match parameter.kind {
            Type::Bool => vec![0, 1],
            Type::Int => {
                // What has no end, such as gold, is tried with some.
                let [least, greatest] = hook.number().unwrap_or([1, 6]).map(i16::from);
                (least..=greatest).collect()
            }
            Type::Words { words, .. } => (0..words.len() as i16).collect(),
            Type::Handle("Seat") => (0..i16::from(self.seats(state))).collect(),
            Type::Handle(kind) => self.things(state, kind),
            Type::Nil | Type::Label | Type::Nth | Type::Filter(_) | Type::Optional(_) => Vec::new(),
        }
    }
}

/// One run of a hook, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrialRun {
    /// What the hook was called with, by the names of its parameters.
    pub args: Vec<(&'static str, PassedValue)>,
    /// The verbs that the script called, in order.
    pub said: Vec<VerbCall>,
    /// How it ended.
    pub end: Ending,
    /// The events that were told, by the names of their variants, in order.
    pub events: Vec<String>,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The effect came to its end.
    Done,
    /// The query returned this.
    Returned(PassedValue),
    /// The script failed.
    Failed,
}

/// What came of trying a hook of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The card.
    pub card: Ref,
    /// The id of its pack.
    pub pack: String,
    /// Its hook, as TOML names it.
    pub hook: &'static str,
    /// Where its function stands.
    pub place: Place,
    /// Whether the hook is a query: it returns something.
    pub query: bool,
    /// In how many positions it was looked whether the card would be called.
    pub looked: u32,
    /// In how many of them it was, and ran.
    pub tried: u32,
    /// In how many of these every answer was given: what is said of them is proven.
    pub exhausted: u32,
    /// In how many of these answers were left: there the hook was only sampled.
    pub sampled: u32,
    /// How many answers at least were left in the position where most were.
    pub left: u64,
    /// The number of random games, each with a seed of its own, whose positions were tried.
    pub seeds: u32,
    /// How often the script was run.
    pub runs: u64,
    /// Runs that differ in what they did, at most [`Trial::SEEN`].
    pub seen: Vec<TrialRun>,
    /// What is wrong with it.
    pub found: Vec<TrialFinding>,
}

impl Trial {
    /// Whether every answer was given in each position that was tried.
    pub fn is_exhausted(&self) -> bool {
        self.tried > 0 && self.sampled == 0
    }

    /// So many runs are kept.
    pub const SEEN: usize = 64;
}

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thorough {
    /// How often the script of one hook of one card is run at most.
    pub steps: u32,
    /// What the random games are made of.
    pub seed: u64,
}

impl Default for Thorough {
    fn default() -> Self {
        Self { steps: 1_000, seed: 0 }
    }
}
