//! The file in which a game is kept: each answer is written behind those before it, what was taken
//! back is written anew, whole at any time; and it is held against other processes that would play
//! on it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::files::{self, Claim};
use crate::saves::folder;

/// Keeps a game on disk.
pub struct Keeper {
    path: PathBuf,
    failing: bool,
    /// What the file holds; none where nobody knows.
    there: Option<String>,
    held: Option<File>,
    /// The game is only read.
    reading: bool,
}

/// What became of an attempt to keep a game.
pub enum Kept {
    /// It is on disk, as before.
    Fine,
    /// It is on disk again.
    Again,
    /// It is in memory only; why, when that was not the case before.
    Not(Option<io::Error>),
}

impl Keeper {
    /// Keeps a game in this file, whatever it holds.
    pub fn new(path: PathBuf) -> Self {
        Self::holding(path, None)
    }

    /// Keeps a game in this file, which is held already, in place of what it holds.
    pub fn holding(path: PathBuf, held: Option<File>) -> Self {
        files::sweep(&path);
        Self { path, failing: false, there: None, held, reading: false }
    }

    /// Keeps a game in this file, which was [begun](files::claim).
    pub fn begun(path: PathBuf, held: Option<File>) -> Self {
        files::sweep(&path);
        Self { path, failing: false, there: Some(String::new()), held, reading: false }
    }

    /// The file of a game that is only read: nothing is ever written to it.
    pub fn reading(path: PathBuf) -> Self {
        Self { path, failing: false, there: None, held: None, reading: true }
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
        if self.reading || (self.there.as_ref() == Some(&text) && !self.failing) {
            return Kept::Fine;
        }
        let written = if self.append(&text) {
            Ok(())
        } else {
            files::write_held(&self.path, &text).map(|held| self.held = held)
        };
        let before = std::mem::replace(&mut self.failing, written.is_err());
        self.there = written.is_ok().then_some(text);
        match written {
            Ok(()) if before => Kept::Again,
            Ok(()) => Kept::Fine,
            Err(error) => Kept::Not((!before).then_some(error)),
        }
    }
}

impl Keeper {
    /// Writes what is new behind what is there; false if that is not how the game went on, or if
    /// it fails.
    fn append(&self, text: &str) -> bool {
        let (Some(file), Some(there)) = (&self.held, &self.there) else { return false };
        let Some(more) = text.strip_prefix(there.as_str()) else { return false };
        files::append(file, &self.path, there.len() as u64, more).is_ok()
    }
}

/// A file of its own for a new game, begun, in the folder where the system keeps what programs remember.
pub fn place(game: &str, seed: u64) -> io::Result<Keeper> {
    let folder = folder().ok_or(io::ErrorKind::NotFound)?;
    fs::create_dir_all(&folder)?;
    for nth in 1..10_000 {
        let more = if nth == 1 { String::new() } else { format!("-{nth}") };
        let path = folder.join(format!("{game}-{seed}{more}.play"));
        match files::claim(&path)? {
            Claim::Ours(file @ Some(_)) => return Ok(Keeper::begun(path, file)),
            Claim::Ours(None) | Claim::Taken | Claim::Others | Claim::NoFile => {}
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
