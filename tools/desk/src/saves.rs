//! The player's folder for games without a named file, and the player's settings file.

use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

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
