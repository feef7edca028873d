//! Texts: from messages to sentences.
//!
//! A game produces [`play::Message`]s; this crate has the sentences. [`Locales::load`] reads the
//! files `<root>/<tag>/…/<space>.ftl` of some [`Tree`]s. [`Locales::negotiate`] finds the best
//! available language. A [`Voice`] renders a message in it. A text that is missing in a language is
//! taken from the next one in the fallback chain, which ends with [`BASE`].
//!
//! Each *space* (the stem of a file) of a language is a separate namespace. The terms of
//! `terms.ftl` are visible in all spaces of their language.

mod aloud;
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
mod glyphs;
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
mod quotes;
mod syntax;
pub mod tally;
mod texts;
mod tree;
mod value;
mod variables;
mod voice;
mod writing;

pub use digits::{digit, with_digits};
pub use fold::{by_name, fold};
pub use gender::Gender;
pub use glyphs::Glyphs;
pub use locales::Locales;
pub use negotiate::{Negotiated, negotiate};
pub use number::MINUS;
pub use pieces::SentencePiece;
pub use pseudo::PSEUDO;
pub use tree::{Tree, tags};
pub use value::Value;
pub use voice::{ALOUD, SeatTitle, Slip, Voice};
pub use writing::{is_right_to_left, script};

/// The complete language at the end of every fallback chain.
pub const BASE: &str = "en";

/// The space whose terms are visible in all spaces of a language.
pub const TERMS: &str = "terms";
