//! The entry point of Cardwright: the shelf of games, and their built-in content.
//!
//! A front end opens packs with [`content::Library`], takes a game from the [`SHELF`], and plays it
//! at a [`play::Table`], which has the same interface for every game.
//!
//! ```
//! use std::sync::Arc;
//!
//! use engine::{Assets, PackRoot};
//!
//! let files = Arc::new(Assets::new());
//! let game = engine::game("roll_player").expect("on the shelf");
//! let (library, findings) = content::Library::open(PackRoot::all(files, "cards", ""));
//! assert!(findings.is_empty());
//! let (opened, findings) = game.open(&library);
//! assert!(findings.is_empty());
//! let mut table = opened.table(play::Setup::seats(2), 7).expect("two can play");
//! table.advance();
//! assert!(!table.offers().is_empty());
//! ```

mod assets;
pub mod errand;
mod shelf;

pub use assets::Assets;
pub use content::PackRoot;
pub use effects::trial;
pub use errand::Errand;
pub use shelf::{
    Flag, Opened, Playable, Prover, Proving, RunListener, SHELF, SharedGame, Shelved, codes, game,
    send,
};
