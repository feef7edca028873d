//! For authors of packs: how good the rulings of their cards are, and what their cards do in play.
//!
//! [`mutants`] changes one thing of a card at a time, and a ruling should notice each change.
//! [`occasion`] finds a position in which a card is about to act.

mod change;
pub mod codes;
mod occasion;
mod run;

pub use change::{Mutant, MutantSort};
pub use effects::trial::Missed;
pub use occasion::{NoOccasion, Occasion, occasion};
pub use run::{Fate, MutantRun, mutants};
