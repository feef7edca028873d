//! For authors of packs: how good the rulings of their cards are.
//!
//! [`mutants`] changes one thing of a card at a time, and a ruling should notice each change.

mod change;
pub mod codes;
mod run;

pub use change::{Mutant, MutantSort};
pub use run::{Fate, MutantRun, mutants};
