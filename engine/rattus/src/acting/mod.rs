//! How class cards act: verbs, the scratch state of a script, the effect that waits for an answer.

mod acts;
mod asks;
mod effect;
mod reads;
pub(crate) mod scratch;
pub(crate) mod verbs;
