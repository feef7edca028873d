//! The flow of the game: from one decision to the next.

mod turn;

pub(crate) use turn::{Turn, asks};
