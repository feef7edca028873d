//! Trials: each hook of each card is tried out of turn, in positions of random games, with every
//! possible answer to its questions.
//!
//! A game says how a card comes to a seat and when it would be called ([`Triable`]). This crate
//! finds positions ([`Corpus`]), tries all answers, and reports each [`Flaw`] of a card with a
//! ruling that shows it.

mod acts;
mod apart;
mod approach;
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
pub use approach::{Approach, Goal, Missed, ScriptLine, approach};
pub use corpus::Corpus;
pub use found::{Flaw, TrialFinding};
pub use worker::{All, Trials, Worker};

/// How a card comes to a seat: the value to set at a path. A path that begins with `A.` is the
/// seat's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bestowed {
    /// Added to this list, and removed from every other list.
    Added(&'static str, String),
    /// Added to this list, and left in other lists.
    Marked(&'static str, String),
    /// Set in place of another card, which goes to the seat that had it.
    Set(&'static str, String),
}

/// Rules whose cards can be tried out of turn.
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

    /// New rules with this content, whose script host has an empty cache.
    fn of(content: Arc<Self::Content>) -> Self;

    /// All hooks that cards can have, with their parameters and results.
    fn hooks() -> Vec<(Self::Hook, script::Hook<'static>)>;

    /// All cards that could act.
    fn actors(&self) -> Vec<Self::Card>;

    /// How a card comes to a seat, or onto the table: to act at once in a hook, or some time later.
    fn bestowed(&self, card: Self::Card, now: Option<Self::Hook>) -> Vec<Bestowed>;

    /// How a card is put where a seat can get it. Empty if it is where its seat has it from the
    /// start.
    fn offered(&self, card: Self::Card) -> Vec<Bestowed> {
        let _ = card;
        Vec::new()
    }

    /// The change that gives the counter of a card its maximum, if it has a counter: the path of a
    /// list, which begins with `A.`, and the item to add.
    fn full_counter(&self, card: Self::Card) -> Option<(&'static str, String)> {
        let _ = card;
        None
    }

    /// The hook of an event that cards hear, its seat, and the arguments of the hook.
    fn heard(event: &<Self as Rules>::Event) -> Option<(Self::Hook, Option<Seat>, Arguments)>;

    /// Whether cards act at all in a state.
    fn plays(&self, state: &<Self as Rules>::State) -> bool {
        let _ = state;
        true
    }

    /// Makes a card do nothing in its hooks. `None` makes all cards act.
    fn silence(&self, card: Option<Self::Card>) {
        let handler = |card: Self::Card| {
            Self::hooks().into_iter().find_map(|(hook, _)| Some(self.handler(card, hook)?.params))
        };
        self.runtime().silence(card.and_then(handler));
    }

    /// A card as scripts see it: the kind of thing and its number.
    fn thing(card: Self::Card) -> Option<(&'static str, i16)>;

    /// Whether the guards of a card hold for an event that has just happened, or for a similar
    /// event with the call's arguments.
    fn hears(
        &self,
        state: &<Self as Rules>::State,
        call: &CallOf<Self>,
        event: &<Self as Rules>::Event,
    ) -> bool;

    /// Whether a card could be called in a hook that is not an event.
    fn callable(&self, state: &<Self as Rules>::State, call: &CallOf<Self>) -> bool;

    /// Why the rules never make a call, as a hint for the author of a ruling: the seat does not
    /// have the card, or cards of its kind are never asked in this hook.
    ///
    /// Guards are ignored, so that a ruling can show what a script does when they do not hold.
    fn uncalled(
        &self,
        state: &<Self as Rules>::State,
        call: &CallOf<Self>,
    ) -> Option<&'static str> {
        let _ = (state, call);
        None
    }

    /// The numbers of the things of a kind that can be arguments of a hook.
    fn things(&self, state: &<Self as Rules>::State, kind: &'static str) -> Vec<i16>;

    /// The word for a thing that can be an argument of a hook; `None` if it is written as its
    /// number.
    fn word(&self, kind: &'static str, number: i16) -> Option<String> {
        let _ = (kind, number);
        None
    }

    /// The change of an effect, if the event is one.
    fn happened(event: &<Self as Rules>::Event) -> Option<HappenedOf<Self>>;

    /// Lets a card act at once, up to its first question or its end.
    fn begin(
        &self,
        state: &mut <Self as Rules>::State,
        call: CallOf<Self>,
        log: &mut Vec<<Self as Rules>::Event>,
    );

    /// Queues a call as the next one.
    fn wait(&self, state: &mut <Self as Rules>::State, call: CallOf<Self>);

    /// The values to try for one parameter of a hook.
    fn values(
        &self,
        state: &<Self as Rules>::State,
        hook: Self::Hook,
        parameter: &Parameter,
    ) -> Vec<i16> {
        match parameter.kind {
            Type::Bool => vec![0, 1],
            Type::Int => {
                // Values without limits, such as gold, are tried from 1 to 6.
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
    /// The arguments of the hook, by the names of its parameters.
    pub args: Vec<(&'static str, PassedValue)>,
    /// The verbs that the script called, in order.
    pub said: Vec<VerbCall>,
    /// How it ended.
    pub end: Ending,
    /// The emitted events in order, by the names of their variants.
    pub events: Vec<String>,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The effect ended.
    Done,
    /// The query returned this value.
    Returned(PassedValue),
    /// The script failed.
    Failed,
}

/// The result of trying a hook of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The card.
    pub card: Ref,
    /// The id of its pack.
    pub pack: String,
    /// The hook, as TOML names it.
    pub hook: &'static str,
    /// Where its function is defined.
    pub place: Place,
    /// Whether the hook is a query, which returns a value.
    pub query: bool,
    /// Number of positions in which it was checked whether the card would be called.
    pub looked: u32,
    /// Number of these in which the card was called and ran.
    pub tried: u32,
    /// Number of tried positions in which every answer was given. Results for them are proven.
    pub exhausted: u32,
    /// Number of tried positions in which answers were left, so that the hook was only sampled.
    pub sampled: u32,
    /// Minimum number of answers left in the position with the most answers left.
    pub left: u64,
    /// Number of random games, each with a different seed, whose positions were tried.
    pub seeds: u32,
    /// Number of runs of the script.
    pub runs: u64,
    /// Runs that differ in what they did, at most [`Trial::SEEN`].
    pub seen: Vec<TrialRun>,
    /// The flaws found.
    pub found: Vec<TrialFinding>,
}

impl Trial {
    /// Whether every answer was given in each tried position.
    pub fn is_exhausted(&self) -> bool {
        self.tried > 0 && self.sampled == 0
    }

    /// Maximum number of runs kept.
    pub const SEEN: usize = 64;
}

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thorough {
    /// Maximum number of script runs for one hook of one card.
    pub steps: u32,
    /// The seed of the random games.
    pub seed: u64,
}

impl Default for Thorough {
    fn default() -> Self {
        Self { steps: 1_000, seed: 0 }
    }
}
