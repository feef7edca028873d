//! Text against effect: with the built-in packs, and with inserted contradictions.

#![allow(clippy::disallowed_methods, reason = "tests read and write files")]
#![allow(clippy::disallowed_macros, reason = "tests print what they counted")]

mod seeds;
mod shelf;
mod steps;
