//! Text against effect: on the shelf, and on contradictions that are put there.

#![allow(clippy::disallowed_methods, reason = "tests read and write files")]
#![allow(clippy::disallowed_macros, reason = "tests print what they counted")]

mod seeds;
mod shelf;
mod steps;
