//! From messages to sentences.
//!
//! A game speaks in [`play::Message`]s; this crate holds the sentences. [`Locales::load`] reads
//! the files `<root>/<tag>/…/<space>.ftl` of some [`Tree`]s, [`Locales::negotiate`] finds the
//! language that was wished for, and a [`Voice`] says a message in it. What a language does not
//! say is taken from the next one in the chain, in the end from [`BASE`].
//!
//! Each *space* (the stem of a file) of a language is a namespace of its own; the terms of
//! `terms.ftl` are visible in all spaces of their language.

pub mod anatomy;
mod called;
mod check;
mod chunk;
pub mod codes;
mod digits;
mod facts;
mod fold;
pub mod forms;
mod gender;
pub mod keys;
mod language;
mod locales;
mod merge;
mod negotiate;
mod nouns;
mod number;
mod outline;
mod pieces;
pub mod plurals;
mod pseudo;
mod syntax;
pub mod tally;
mod texts;
mod tree;
mod value;
mod variables;
mod voice;
mod writing;

pub use digits::{digit, with_digits};
pub use fold::fold;
pub use gender::Gender;
pub use locales::Locales;
pub use negotiate::{Negotiated, negotiate};
pub use number::MINUS;
pub use pieces::SentencePiece;
pub use pseudo::PSEUDO;
pub use tree::{Tree, tags};
pub use value::Value;
pub use voice::{ALOUD, SeatTitle, Slip, Voice};
pub use writing::{is_right_to_left, script};

/// The language that says everything; every chain of fallback ends with it.
pub const BASE: &str = "en";

/// The space whose terms are visible in all spaces of a language.
pub const TERMS: &str = "terms";
