//! What a pack may look like, and what is said of one that does not: all from memory.

mod cards;
mod packs;
mod reading;
mod schemas;
mod toy;
