//! Valid and invalid packs with their findings, all in memory.

mod cards;
mod packs;
mod reading;
mod schemas;
mod toy;
