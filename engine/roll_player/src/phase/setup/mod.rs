//! Set-up: who starts, the heroes, the first market, the starting dice.

pub(crate) mod dice;
pub(crate) mod hero;
pub(crate) mod market;
pub(crate) mod start;

pub(crate) use market::piles;
