//! Packs and cards.
//!
//! A pack is a folder: `pack.toml`, one folder for each kind of card, `effects/` with behavior that
//! cards share, and folders of other documents such as `edition/`. This crate reads packs of any
//! game. A game describes its cards by implementing [`CardKind`]. It receives every card with the
//! places of its fields, or findings with places.
//!
//! A card is read in steps: text ([`diag::Source::decode`]), TOML with places, JSON Schema, serde,
//! the kind's own [`CardKind::check`]. Each step reports all its errors. A file goes no further
//! than the first step with an error, so one cause gives one finding. The schema is skipped for
//! packs that are known to fit it ([`PackRoot::proven`]).

mod card;
pub mod codes;
mod document;
mod explain;
mod files;
mod guards;
mod idle;
mod info;
mod kind;
mod kinds;
mod library;
mod lock;
mod nesting;
mod one_or_many;
mod order;
mod pack;
mod places;
mod repeats;
mod requirement;
mod schema;
mod shape;
mod slips;
mod strays;
mod tokens;

pub use card::{Card, HookUse, duplicates, taken_numbers};
pub use document::{Document, settings, to_toml, without};
pub use files::outline;
pub use info::{CardInfo, Fields, Function, GuardNumber, Overflow};
pub use kind::{CardKind, CardNumber, Origin};
pub use library::{Library, RULINGS, Ruling, TUTORIALS};
pub use lock::{Locking, PackLock};
pub use one_or_many::OneOrMany;
pub use pack::{API, Pack, PackRoot, pack_schema};
pub use places::CardPlaces;
pub use repeats::repeated;
pub use schema::{
    document_schema, document_schema_file, example, json_example, or_null, schema, schema_file,
    schema_text,
};
pub use strays::{BASELINE, is_content};

#[doc(hidden)]
pub use diag;
