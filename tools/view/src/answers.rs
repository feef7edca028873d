//! Answers to questions about a game, one file each.

pub(crate) mod alike;
mod board;
pub(crate) mod briefing;
pub(crate) mod explained;
mod failed;
pub(crate) mod folds;
mod help;
mod hint;
mod lessons;
mod moment;
pub(crate) mod offers;
mod preview;
pub(crate) mod query;
pub(crate) mod review;
mod why;
