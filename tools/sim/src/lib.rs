//! Simulation: many games of bots, what they show, and how sure that is.
//!
//! A [`Plan`] says which games are played. [`run()`] plays them on several threads and adds up what
//! they show as [`Sums`] of whole numbers. [`stats`] says what the sums mean.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

mod bot;
pub mod codes;
mod game;
mod plan;
mod run;
pub mod stats;
mod sums;
mod unit;

pub use bot::{Bot, UnknownBot};
pub use game::NotPlayed;
pub use plan::{Collect, Plan, PlanSeat, Seeds};
pub use run::{Arm, Progress, Results, run};
pub use sums::{EventSums, FaultSums, PairSums, SideSums, Sums, ThingSums};
pub use unit::table_of;
