//! Scripts against a toy: a counter, a list of numbers and questions.

#![allow(clippy::unwrap_used, clippy::result_large_err, reason = "a test that cannot go on fails")]

mod binder;
mod coverage;
mod decoding;
mod effects;
mod hoarders;
mod hostile;
mod imagined;
mod journal;
mod known;
mod programs;
mod room;
mod sandbox;
mod texts;
mod toy;
mod work;
