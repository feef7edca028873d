//! The chapters of the rulebook: set-up and the phases of a round.

pub(crate) mod cleanup;
pub(crate) mod dice;
pub(crate) mod finale;
pub(crate) mod market;
pub(crate) mod roll;
pub(crate) mod setup;

pub(crate) use dice::struck;
pub(crate) use setup::piles;
