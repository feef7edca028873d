//! Where packs lay with which games were played, so that a game in the player's folder goes on
//! without being told again. It stands beside the games and never in one, which may be shown to
//! others.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::files::{Short, read_short, real, write_whole};
use crate::packs::{Content, Packs};
use crate::saves::folder;

/// The name of the file: a line a pack, its id, a tab and its folder.
const FILE: &str = "packs";

/// The folders by the ids of their packs.
fn remembered() -> BTreeMap<String, PathBuf> {
    let read = folder().and_then(|folder| read_short(&folder.join(FILE)).ok());
    let Some(Short::Whole(bytes)) = read else { return BTreeMap::new() };
    let text = String::from_utf8_lossy(&bytes);
    let lines = text.lines().filter_map(|line| line.split_once('\t'));
    lines.map(|(id, path)| (id.to_owned(), PathBuf::from(path))).collect()
}

/// Remembers where the packs lie that a user named, if their game is kept in this file of the
/// player's folder.
pub fn remember(content: &Content<'_>, file: &Path) {
    let Some(folder) = folder().filter(|folder| {
        let inside = file.parent().map(real);
        inside == Some(real(folder))
    }) else {
        return;
    };
    let mut all = remembered();
    let before = all.clone();
    for (pack, path) in content.named() {
        let path = real(Path::new(path));
        // A line holds one path.
        if path.to_str().is_some_and(|path| !path.contains(['\n', '\r'])) {
            all.insert(pack.id.clone(), path);
        }
    }
    if all != before {
        let line = |(id, path): (&String, &PathBuf)| format!("{id}\t{}\n", path.display());
        let text: String = all.iter().map(line).collect();
        // A game goes on without it: the folder is then named again.
        let _ = fs::create_dir_all(&folder);
        let _ = write_whole(&folder.join(FILE), &text);
    }
}

/// The folders that are named and those that are remembered of further packs of a game; then the
/// packs that are nowhere.
///
/// # Errors
/// When a folder that is named cannot be read.
pub fn with_remembered(
    named: &[PathBuf],
    ids: &[String],
) -> anyhow::Result<(Vec<PathBuf>, Vec<String>)> {
    let packs = Packs::open(named)?.with_all();
    let content = packs.content();
    let known = |id: &&String| content.library.packs().any(|pack| pack.id == **id);
    let (mut folders, mut missing) = (named.to_vec(), Vec::new());
    let lacking: Vec<&String> = ids.iter().filter(|id| !known(id)).collect();
    let remembered = if lacking.is_empty() { BTreeMap::new() } else { remembered() };
    for id in lacking {
        match remembered.get(id).filter(|path| holds(path, id)) {
            Some(path) => folders.push(path.clone()),
            None => missing.push(id.clone()),
        }
    }
    Ok((folders, missing))
}

/// Whether a pack lies in a folder.
fn holds(path: &Path, id: &str) -> bool {
    let packs = Packs::open(&[path.to_owned()]);
    packs.is_ok_and(|packs| packs.content().named().any(|(pack, _)| pack.id == id))
}
