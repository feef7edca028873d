//! The keeper of a game's file. Each answer is appended; after an undo, the file is replaced as a
//! whole. The file is locked against other processes that would continue the game.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::files::{self, Claim};
use crate::saves::folder;

/// Saves a game on disk.
pub struct Keeper {
    path: PathBuf,
    failing: bool,
    /// The content of the file; `None` if unknown.
    there: Option<String>,
    held: Option<File>,
    /// Whether the game is only read.
    reading: bool,
}

/// The result of saving a game.
pub enum Kept {
    /// It is saved, as before.
    Fine,
    /// It is saved again, after failures.
    Again,
    /// It is only in memory. Holds the error, unless the last attempt failed as well.
    Not(Option<io::Error>),
}

impl Keeper {
    /// Saves a game in this file, whatever its content.
    pub fn new(path: PathBuf) -> Self {
        Self::holding(path, None)
    }

    /// Saves a game in this locked file and replaces its content.
    pub fn holding(path: PathBuf, held: Option<File>) -> Self {
        files::sweep(&path);
        Self { path, failing: false, there: None, held, reading: false }
    }

    /// Saves a game in this file, which was [claimed](files::claim).
    pub fn begun(path: PathBuf, held: Option<File>) -> Self {
        files::sweep(&path);
        Self { path, failing: false, there: Some(String::new()), held, reading: false }
    }

    /// The keeper of a game that is only read: it never writes.
    pub fn reading(path: PathBuf) -> Self {
        Self { path, failing: false, there: None, held: None, reading: true }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the last state of the game is only in memory.
    pub fn failing(&self) -> bool {
        self.failing
    }

    /// Whether the file holds something: after a failure, an earlier state of the game.
    pub fn is_older(&self) -> bool {
        fs::metadata(&self.path).is_ok_and(|file| file.is_file() && file.len() > 0)
    }

    /// Writes the game. After a failure, the next call tries again.
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
    /// Appends the new part. Returns false if the old content is not the beginning of the text, or
    /// if it fails.
    fn append(&self, text: &str) -> bool {
        let (Some(file), Some(there)) = (&self.held, &self.there) else { return false };
        let Some(more) = text.strip_prefix(there.as_str()) else { return false };
        files::append(file, &self.path, there.len() as u64, more).is_ok()
    }
}

/// Claims a new file for a new game, in the system's folder for program state.
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
