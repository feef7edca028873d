//! All tests of the project as one binary: rulings, battery, texts, house rules, command line.
#![allow(clippy::disallowed_methods, reason = "tests read files and start programs")]
#![allow(clippy::disallowed_macros, reason = "tests print what they measured")]
#![allow(clippy::unwrap_used, reason = "a test may stop anywhere")]

mod cli;
mod digests;
mod games;
mod house;
mod locales;
mod readme;
mod support;
mod transcripts;
