//! Set-up: first player, heroes, first market, starting dice.

pub(crate) mod dice;
pub(crate) mod hero;
pub(crate) mod market;
pub(crate) mod start;

pub(crate) use market::piles;
