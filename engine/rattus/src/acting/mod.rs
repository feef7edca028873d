//! Acting class cards: verbs, the scratch state of a script, the effect that waits for an answer.

mod acts;
mod asks;
mod effect;
mod listen;
mod queries;
mod question;
mod reads;
mod scratch;
mod tried;
mod usable;
mod verbs;

pub(crate) use acts::MOST_NEUTRAL;
pub(crate) use question::Asking;
pub use question::Question;
pub(crate) use scratch::{Scratch, tokens_of};
pub(crate) use usable::Moment;
pub use verbs::Verb;
pub(crate) use verbs::{Card, Region};
