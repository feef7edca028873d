//! The desk: packs on disk, the user's language, and the files of games.
//!
//! It has no terminal code. Every front end uses it.

// The bans in clippy.toml keep IO out of the engine. This crate is where IO belongs.
#![allow(clippy::disallowed_methods)]

mod before;
pub mod codes;
pub mod dictionaries;
mod disk;
mod door;
mod edited;
mod elsewhere;
pub mod files;
mod found;
mod keeper;
mod lain;
pub mod lobby;
mod packs;
mod players;
mod saves;
mod shares;
mod speech;
mod stop;
mod threads;
pub mod trouble;
mod wishes;

pub use disk::Disk;
pub use found::{Found, PACK, found};
pub use keeper::{Keeper, Kept, place};
pub use lain::{SavedPacks, remember, with_remembered};
pub use packs::{Content, Packs, shown};
pub use players::{
    LONGEST_NAME, Player, PlayerError, Who, introduce, note_players, players_of, seats,
};
pub use saves::{
    KeptFault, SavedFile, delete_saved, given_name, rename_saved, results_path, saved,
    settings_path,
};
pub use shares::{LanguageShare, said, share_text, shares, shares_of, together};
pub use speech::{SPACE, Seated, Speech};
pub use stop::Stop;
pub use threads::{Threads, deep};
pub use wishes::wishes;
