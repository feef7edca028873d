//! The chapters of the rulebook: set-up and the phases of a round.

mod cleanup;
mod dice;
mod market;
mod roll;
mod setup;

pub(crate) use setup::piles;
