//! Text against effect: with the built-in packs, and with inserted contradictions.

mod seeds;
mod shelf;
mod steps;
