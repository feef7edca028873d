//! Simulation: many games of bots, what they show, and how sure that is.

pub mod stats;
