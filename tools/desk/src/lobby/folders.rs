//! The packs with which somebody wants to play.

use std::io;
use std::path::{Path, PathBuf};

use super::{LOCK, PACKS};
use crate::files::read_head;
use crate::found::{PACK, found};
use crate::lain::{Wanted, with_remembered};
use crate::packs::Packs;

/// Why packs are not opened.
#[derive(Debug)]
pub enum NotOpened {
    /// A folder that was named cannot be read.
    Folder(PathBuf, anyhow::Error),
    /// A folder that was named is no pack; these below it are.
    Deeper(PathBuf, Vec<PathBuf>),
    /// No built-in pack has this id, and no pack in a folder that was named.
    NoPack {
        /// The id, as it is typed.
        id: String,
        /// Those that can be added.
        known: Vec<String>,
    },
    /// Another reason, such as a disk that fails.
    Stopped(anyhow::Error),
}

impl From<anyhow::Error> for NotOpened {
    fn from(error: anyhow::Error) -> Self {
        Self::Stopped(error)
    }
}

/// The packs in some folders and the built-in ones with these ids, beside those that are always in
/// use; and those with which a saved game is played, as far as it is known where they lie.
///
/// # Errors
/// When a folder will not do, or no pack has an id.
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

/// Refuses a folder that cannot be read, or is no pack but holds some: `lint` finds them, and would
/// say that all is well.
fn check(folder: &Path) -> Result<(), NotOpened> {
    let unfit = |error| Err(NotOpened::Folder(folder.to_owned(), error));
    match std::fs::metadata(folder) {
        Ok(about) if about.is_dir() => {}
        Ok(_) => return unfit(io::Error::from(io::ErrorKind::NotADirectory).into()),
        Err(error) => return unfit(error.into()),
    }
    if let Err(error) = Packs::open(&[folder.to_owned()]) {
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

/// Refuses an id of no pack that comes with the program, nor of one whose folder is named.
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

/// The packs with which a saved game is played. What is wrong with its file is said where it is
/// read.
fn wanted_by(file: &Path) -> Wanted {
    /// No head is longer.
    const LONGEST: u64 = 64 << 10;
    let Ok(Some(bytes)) = read_head(file, LONGEST) else { return Wanted::default() };
    let text = String::from_utf8_lossy(&bytes);
    let in_head = |key| play::notation::in_head(&text, key).unwrap_or_default();
    Wanted::new(in_head(PACKS), in_head(LOCK), file)
}
