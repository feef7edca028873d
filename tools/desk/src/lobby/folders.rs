//! Opening the packs that a player names.

use std::io;
use std::path::{Path, PathBuf};

use super::{LOCK, PACKS};
use crate::disk::Disk;
use crate::files::read_head;
use crate::found::{PACK, found};
use crate::lain::{SavedPacks, with_remembered};
use crate::packs::Packs;
use crate::stop::Stop;

/// Why packs are not opened.
#[derive(Debug)]
pub enum NotOpened {
    /// A folder cannot be read.
    Folder(PathBuf, io::Error),
    /// A folder is not a pack but contains these packs.
    Deeper(PathBuf, Vec<PathBuf>),
    /// No built-in pack and no pack in the folders has this id.
    NoPack {
        /// The id.
        id: String,
        /// The ids that can be added.
        known: Vec<String>,
    },
    /// Any other error, such as a failing disk.
    Stopped(Stop),
}

impl From<Stop> for NotOpened {
    fn from(stop: Stop) -> Self {
        Self::Stopped(stop)
    }
}

/// Opens the packs in some folders, the built-in packs with these ids, and the packs of a saved game if
/// their folders are known. Built-in packs that do not require others are always included.
///
/// # Errors
/// See [`NotOpened`].
pub fn open(
    folders: &[PathBuf],
    with: &[String],
    saved: Option<&Path>,
) -> Result<Packs, NotOpened> {
    for folder in folders {
        check(folder)?;
    }
    known(folders, with)?;
    let Some(saved) = saved.map(wanted_by) else { return Ok(Packs::open(folders)?.with(with)) };
    let (folders, _) = with_remembered(folders, &saved)?;
    Ok(Packs::open(&folders)?.with(&[with, &saved.ids].concat()))
}

/// Rejects a folder that cannot be read, or that only contains packs: `lint` would find those and report
/// no error.
fn check(folder: &Path) -> Result<(), NotOpened> {
    let unfit = |error| Err(NotOpened::Folder(folder.to_owned(), error));
    match std::fs::metadata(folder) {
        Ok(about) if about.is_dir() => {}
        Ok(_) => return unfit(io::ErrorKind::NotADirectory.into()),
        Err(error) => return unfit(error),
    }
    if let Err(error) = Disk::open(folder) {
        return unfit(error);
    }
    if folder.join(PACK).exists() {
        return Ok(());
    }
    let Ok(found) = found(folder) else { return Ok(()) };
    let deeper: Vec<PathBuf> =
        found.packs.into_iter().filter(|pack| pack.join(PACK).is_file()).collect();
    if deeper.is_empty() { Ok(()) } else { Err(NotOpened::Deeper(folder.to_owned(), deeper)) }
}

/// Rejects an unknown id.
fn known(folders: &[PathBuf], with: &[String]) -> Result<(), NotOpened> {
    if with.is_empty() {
        return Ok(());
    }
    let packs = Packs::open(folders)?.with_all();
    let content = packs.content();
    let is_known = |id: &String| content.library.packs().any(|pack| pack.id == *id);
    let Some(id) = with.iter().find(|id| !is_known(id)) else { return Ok(()) };
    let more = content.library.packs().filter(|pack| !pack.requires.is_empty());
    let known = more.map(|pack| pack.id.clone()).collect();
    Err(NotOpened::NoPack { id: id.clone(), known })
}

/// The packs of a saved game. Errors in its file are reported by [`SavedRecord`](super::SavedRecord).
fn wanted_by(file: &Path) -> SavedPacks {
    /// The maximum number of bytes of a head.
    const LONGEST: u64 = 64 << 10;
    let Ok(Some(bytes)) = read_head(file, LONGEST) else { return SavedPacks::default() };
    let text = String::from_utf8_lossy(&bytes);
    let in_head = |key| play::notation::in_head(&text, key).unwrap_or_default();
    SavedPacks::new(in_head(PACKS), in_head(LOCK), file)
}
