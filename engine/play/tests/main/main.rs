//! Records, rulings, sessions and the laws of games, tried with tiny ones. One binary: what they
//! share is compiled once.

#![allow(clippy::unwrap_used)]

mod dice_race;
mod laws;
mod rulings;
mod session;
