//! Set-up and the phases of a round, as in the rulebook's chapters.

pub(crate) mod cleanup;
pub(crate) mod dice;
pub(crate) mod finale;
pub(crate) mod market;
pub(crate) mod roll;
pub(crate) mod setup;

pub(crate) use dice::struck;
pub(crate) use setup::piles;
