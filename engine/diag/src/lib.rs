//! Places and diagnostics.
//!
//! Everything that can be wrong with a pack, a script, a translation or a saved game has a place; a
//! [`Diagnostic`] cannot be built without one. Loaders return `(T, Vec<Diagnostic>)` and do not
//! stop at the first finding.

mod claim;
mod class;
mod code;
pub mod codes;
mod crew;
mod decode;
mod files;
mod fix;
mod joining;
mod json;
mod plain;
mod render;
mod report;
mod serde_words;
mod source;
mod suggest;

pub use claim::{Claim, Looks};
pub use class::{CodeClass, Confidence, Family};
pub use code::Code;
pub use crew::{Alone, Crew, Inputs, Memo, both, made, made_of, spread, spread_by};
pub use decode::LARGEST_TEXT;
pub use files::{Files, Memory, Overlay};
pub use fix::{Edit, Fix, Safety, edited};
pub use joining::{ANY, is_needed, is_right_to_left, is_suspect, is_virama, steering};
pub use json::ReportJson;
pub use plain::{markup, spaced, spell, steers, visible, visible_lines, xml};
pub use report::{Diagnostic, Report, Severity, take};
pub use serde_words::{FileFormat, Unfit, unfit, without_types};
pub use source::{Place, Position, Source, Span};
pub use suggest::{Lexicon, Meant, listed, meant, nearest};
