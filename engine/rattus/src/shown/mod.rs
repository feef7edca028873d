//! What is shown and written: the picture of a table, topics of the rules, words, schemas.

mod picture;
mod schemas;
mod spell;
mod topics;

pub use schemas::schemas;
pub(crate) use topics::Topic;
