//! How class cards act: verbs, the scratch state of a script, the effect that waits for an answer.

mod acts;
mod answers;
mod asks;
mod effect;
mod queries;
mod reads;
mod scratch;
mod usable;
mod verbs;

pub(crate) use answers::Asking;
pub(crate) use scratch::{Scratch, tokens_of};
pub(crate) use usable::Moment;
pub use verbs::Verb;
