//! The file in which a game is kept: written anew after every answer, whole at any time, and held
//! against other processes that would play on it.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::files;

/// Keeps a game on disk.
pub struct Keeper {
    path: PathBuf,
    failing: bool,
    last: String,
    held: Option<File>,
}

/// What became of an attempt to keep a game.
pub enum Kept {
    /// It is on disk, as before.
    Fine,
    /// It is on disk again.
    Again,
    /// It is in memory only; why, when that was not the case before.
    Not(Option<anyhow::Error>),
}

impl Keeper {
    /// Keeps a game in this file.
    pub fn new(path: PathBuf) -> Self {
        Self::holding(path, None)
    }

    /// Keeps a game in this file, which is held already.
    pub fn holding(path: PathBuf, held: Option<File>) -> Self {
        Self { path, failing: false, last: String::new(), held }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the game as it was last given is in memory only.
    pub fn failing(&self) -> bool {
        self.failing
    }

    /// Writes the game. If that fails it is tried again at the next call.
    pub fn keep(&mut self, text: String) -> Kept {
        if text == self.last && !self.failing {
            return Kept::Fine;
        }
        let written = files::write_held(&self.path, &text);
        let before = std::mem::replace(&mut self.failing, written.is_err());
        self.last = text;
        let written = written.map(|held| self.held = held);
        match written {
            Ok(()) if before => Kept::Again,
            Ok(()) => Kept::Fine,
            Err(error) => Kept::Not((!before).then_some(error)),
        }
    }
}

/// A file of its own for a new game, in the folder where the system keeps what programs remember.
pub fn place(game: &str, seed: u64) -> io::Result<PathBuf> {
    let folder = folder().ok_or(io::ErrorKind::NotFound)?;
    fs::create_dir_all(&folder)?;
    for nth in 1..10_000 {
        let more = if nth == 1 { String::new() } else { format!("-{nth}") };
        let path = folder.join(format!("{game}-{seed}{more}.play"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn folder() -> Option<PathBuf> {
    let set = |name: &str| {
        let path = PathBuf::from(std::env::var_os(name).filter(|value| !value.is_empty())?);
        path.is_absolute().then_some(path)
    };
    let state = if cfg!(windows) {
        set("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_STATE_HOME").or_else(|| set("HOME").map(|home| home.join(".local/state")))
    };
    state.map(|state| state.join("cardwright"))
}

/// Whether a file holds something that must not be lost.
pub fn taken(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|about| about.is_dir() || about.len() > 0)
}
