//! The player's folder for games without a named file, and the player's settings file.

use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fs, io};

use crate::files::{self, Claim, Hold, claim, hold};

/// The extension of a saved game.
const ENDS: &str = "play";

/// The name of the file with the player's results, next to the saved games.
const RESULTS: &str = "results.toml";

/// The name of the settings file.
const SETTINGS: &str = "settings.toml";

/// A file in the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedFile {
    /// The path of the file.
    pub path: PathBuf,
    /// The time of the last answer.
    pub modified: SystemTime,
}

/// The saved games in the folder, last played first; empty without a folder.
pub fn saved() -> Vec<SavedFile> {
    let entries = folder().and_then(|folder| fs::read_dir(folder).ok());
    let file = |entry: fs::DirEntry| {
        let path = entry.path();
        let about = entry.metadata().ok()?;
        let named = path.extension().is_some_and(|ends| ends == ENDS);
        let modified = about.modified().ok()?;
        (named && about.is_file()).then_some(SavedFile { path, modified })
    };
    let mut files: Vec<SavedFile> =
        entries.into_iter().flatten().flatten().filter_map(file).collect();
    files.sort_by(|one, other| {
        other.modified.cmp(&one.modified).then_with(|| one.path.cmp(&other.path))
    });
    files
}

/// A folder from an environment variable.
fn set(name: &str) -> Option<PathBuf> {
    let path = PathBuf::from(std::env::var_os(name).filter(|value| !value.is_empty())?);
    path.is_absolute().then_some(path)
}

/// The path of the settings file, whether it exists or not.
pub fn settings_path() -> Option<PathBuf> {
    let config = if cfg!(windows) {
        set("APPDATA")
    } else {
        set("XDG_CONFIG_HOME").or_else(|| set("HOME").map(|home| home.join(".config")))
    };
    config.map(|config| config.join("cardwright").join(SETTINGS))
}

/// The path of the file with the player's results, whether it exists or not.
pub fn results_path() -> Option<PathBuf> {
    Some(folder()?.join(RESULTS))
}

/// The system's folder for program state.
pub(crate) fn folder() -> Option<PathBuf> {
    let state = if cfg!(windows) {
        set("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_STATE_HOME").or_else(|| set("HOME").map(|home| home.join(".local/state")))
    };
    state.map(|state| state.join("cardwright"))
}

/// Why a saved game cannot be named or deleted.
#[derive(Debug)]
pub enum KeptFault {
    /// The name does not fit a file.
    Name,
    /// Another game has the name.
    Taken,
    /// A program plays the game.
    InUse,
    /// The file cannot be changed.
    File(io::Error),
}

impl From<io::Error> for KeptFault {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

/// Maximum length of the name of a saved game, in letters.
const LONGEST: usize = 60;
/// Letters that some systems do not allow in the name of a file.
const UNFIT: &str = "/\\:*?\"<>|";

/// The name that a player gave a saved game: that of its file, unless the program chose it for the
/// game and the seed.
pub fn given_name(path: &Path, game: &str) -> Option<String> {
    let name = path.file_stem()?.to_str()?;
    let chosen = name.strip_prefix(game).and_then(|rest| rest.strip_prefix('-'));
    let is_number = |rest: &str| rest.split('-').all(|part| part.parse::<u64>().is_ok());
    (!chosen.is_some_and(is_number)).then(|| name.to_owned())
}

/// Names a saved game: its file gets this name in the same folder, whether or not the ending was
/// typed. Returns the new path.
///
/// # Errors
/// See [`KeptFault`].
pub fn rename_saved(path: &Path, name: &str) -> Result<PathBuf, KeptFault> {
    let name = name.trim();
    let name = name.strip_suffix(ENDS).and_then(|name| name.strip_suffix('.')).unwrap_or(name);
    let name = name.trim_end();
    let fits = |letter: char| !UNFIT.contains(letter) && !letter.is_control();
    let length = name.chars().count();
    if !(1..=LONGEST).contains(&length) || name.starts_with('.') || !name.chars().all(fits) {
        return Err(KeptFault::Name);
    }
    let to = path.with_file_name(format!("{name}.{ENDS}"));
    if to == path {
        return Ok(to);
    }
    let Hold::Ours(_held) = hold(path) else { return Err(KeptFault::InUse) };
    match claim(&to) {
        Ok(Claim::Ours(Some(_claimed))) => files::replace(path, &to)?,
        Ok(Claim::Ours(None) | Claim::NoFile) => return Err(KeptFault::Name),
        Ok(Claim::Taken | Claim::Others) => return Err(KeptFault::Taken),
        Err(error) => return Err(KeptFault::File(error)),
    }
    Ok(to)
}

/// Deletes a saved game.
///
/// # Errors
/// See [`KeptFault`].
pub fn delete_saved(path: &Path) -> Result<(), KeptFault> {
    let Hold::Ours(_held) = hold(path) else { return Err(KeptFault::InUse) };
    Ok(files::remove(path)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_a_player_gave() {
        let named = |file: &str| given_name(Path::new(file), "toy");
        assert_eq!(named("/a/toy-7.play"), None);
        assert_eq!(named("toy-7-2.play"), None);
        assert_eq!(named("toy-night.play").as_deref(), Some("toy-night"));
        assert_eq!(named("Friday.play").as_deref(), Some("Friday"));
    }

    #[test]
    fn a_typed_ending_is_not_part_of_a_name() {
        let folder = std::env::temp_dir().join(format!("renamed-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join("toy-7.play");
        std::fs::write(&file, "game toy\n").expect("a file");
        let to = rename_saved(&file, " Friday.play ").expect("renamed");
        assert_eq!(to, folder.join("Friday.play"));
        assert!(matches!(rename_saved(&to, ".play"), Err(KeptFault::Name)));
        std::fs::remove_dir_all(&folder).expect("removed");
    }
}
