//! The content: class cards, maps and sets of tokens, and the hooks of cards.

mod catalogue;
mod check;
pub mod kinds;
mod load;

pub use catalogue::Catalogue;
pub(crate) use catalogue::{Act, members, regions};
pub use load::{GAME, KINDS};
