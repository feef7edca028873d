//! The content: class cards, maps and sets of tokens, with a file for each kind.

mod catalogue;
mod class;
mod hooks;
mod load;
mod map;
mod origins;
mod remarks;
mod tokens;

pub use catalogue::Catalogue;
pub(crate) use catalogue::{Handler, members};
pub use class::Class;
pub use hooks::{Hook, HookName, When, Where};
pub(crate) use map::regions;
pub use map::{Border, BorderKind, Map, MapData, Region, Shade, Spot};
pub use tokens::{Known, SetData, Token, TokenSet};

content::kinds! {
    /// Everything in the packs.
    pub(crate) struct Read for "rattus" {
        classes: Class,
    }
    documents {
        maps: Map = "map",
        sets: TokenSet = "tokens",
    }
}

/// The name of the game in packs.
pub const GAME: &str = Read::GAME;

/// The names of the folders in a pack that hold cards.
pub const KINDS: &[&str] = Read::KINDS;
