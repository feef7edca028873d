//! Scripts against a toy: a counter, a list of numbers and questions.

mod decoding;
mod effects;
mod hostile;
mod journal;
mod programs;
mod sandbox;
mod texts;
mod toy;
mod zz;
