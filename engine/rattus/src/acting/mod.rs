//! How class cards act: verbs, the scratch state of a script, the effect that waits for an answer.

mod effect;
pub(crate) mod scratch;
pub(crate) mod verbs;
