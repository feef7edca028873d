//! What players and authors are shown: the picture of a table, topics of the rules, names of
//! numbers, the generated files of `schema/`.

mod picture;
mod schemas;
mod spell;
mod topics;

pub use schemas::{messages, schemas};
