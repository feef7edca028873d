//! Remembers the folders of packs for each game, so that a game in the player's folder can be
//! continued without naming them again. The list is a separate file, because saved games may be
//! shown to others.

use std::fs;
use std::path::{Path, PathBuf};

use content::PackLock;
use play::Lock;

use crate::files::{Short, read_short, real, write_whole};
use crate::packs::{Content, Packs};
use crate::saves::folder;
use crate::stop::Stop;

/// The name of the file. It has a line for each pack of each game, oldest first: the pack's id, its
/// folder, and the name of the game's file, separated by tabs. Older lines have no game file.
const FILE: &str = "packs";

/// Maximum number of lines in the file. The oldest are dropped first.
const LONGEST: usize = 1_000;

/// The former folder of a pack.
#[derive(Clone, PartialEq, Eq)]
struct Lain {
    id: String,
    folder: PathBuf,
    /// The name of the game's file in the player's folder.
    game: Option<String>,
}

/// The packs of a saved game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedPacks {
    /// Their ids.
    pub ids: Vec<String>,
    lock: Lock,
    /// The name of the game's file, if it is in the player's folder.
    game: Option<String>,
}

impl SavedPacks {
    /// The packs of a saved game, from the entries `packs` and `lock` of its head.
    pub fn new(packs: &str, lock: &str, file: &Path) -> Self {
        let ids = packs.split_whitespace().map(str::to_owned).collect();
        let game = folder().and_then(|folder| game_in(&folder, file));
        Self { ids, lock: Lock::parse(lock), game }
    }

    /// Whether a pack is unchanged. This includes packs without a lock.
    fn is_as_it_was(&self, content: &Content, id: &str) -> bool {
        let Some((_, then)) = self.lock.packs.iter().find(|(pack, _)| pack == id) else {
            return true;
        };
        let mut packs = content.library.packs();
        let Some(pack) = packs.find(|pack| pack.id == id) else { return false };
        let locking = content.library.locking(&pack.game);
        let now: Vec<PackLock> =
            if self.lock.is_of_bytes() { locking.of_bytes() } else { locking.locks() };
        now.iter().any(|lock| lock.id == id && lock.hash == *then)
    }
}

/// The name of a game's file, if it is in the player's folder.
fn game_in(folder: &Path, file: &Path) -> Option<String> {
    let inside = file.parent().map(real) == Some(real(folder));
    let name = file.file_name()?.to_str()?;
    (inside && !name.contains(['\t', '\n', '\r'])).then(|| name.to_owned())
}

/// The remembered folders, newest last.
fn remembered() -> Vec<Lain> {
    let read = folder().and_then(|folder| read_short(&folder.join(FILE)).ok());
    let Some(Short::Whole(bytes)) = read else { return Vec::new() };
    let text = String::from_utf8_lossy(&bytes);
    let lines = text.lines().filter_map(|line| {
        let (id, rest) = line.split_once('\t')?;
        let (folder, game) = match rest.split_once('\t') {
            Some((folder, game)) => (folder, Some(game.to_owned())),
            None => (rest, None),
        };
        Some(Lain { id: id.to_owned(), folder: PathBuf::from(folder), game })
    });
    lines.collect()
}

/// Remembers the folders of the user's packs, if their game is saved in this file of the player's
/// folder.
pub fn remember(content: &Content, file: &Path) {
    let Some(folder) = folder() else { return };
    let Some(game) = game_in(&folder, file) else { return };
    let before = remembered();
    let mut all = before.clone();
    for (pack, path) in content.named() {
        let path = real(Path::new(path));
        // A line can contain only one path.
        if path.to_str().is_some_and(|path| !path.contains(['\t', '\n', '\r'])) {
            let known = |lain: &Lain| lain.id == pack.id && lain.game.as_ref() == Some(&game);
            let now = Lain { id: pack.id.clone(), folder: path, game: Some(game.clone()) };
            if !all.contains(&now) {
                all.retain(|lain| !known(lain));
                all.push(now);
            }
        }
    }
    if all == before {
        return;
    }
    // Lines of deleted games still record where their packs were last.
    all.drain(..all.len().saturating_sub(LONGEST));
    let line = |Lain { id, folder, game }: &Lain| {
        let game = game.as_ref().map(|game| format!("\t{game}")).unwrap_or_default();
        format!("{id}\t{}{game}\n", folder.display())
    };
    let text: String = all.iter().map(line).collect();
    // On failure the game goes on; the user must then name the folder again.
    let _ = fs::create_dir_all(&folder);
    let _ = write_whole(&folder.join(FILE), &text);
}

/// The named folders, and remembered folders for the other packs of a game. Also returns the packs
/// that are nowhere. If two folders contain a pack, the game gets the one with which it was played.
///
/// # Errors
/// If a named folder cannot be read.
pub fn with_remembered(
    named: &[PathBuf],
    wanted: &SavedPacks,
) -> Result<(Vec<PathBuf>, Vec<String>), Stop> {
    let packs = Packs::open(named)?.with_all();
    let content = packs.content();
    let is_named = |id: &str| content.named().any(|(pack, _)| pack.id == id);
    let is_known = |id: &str| content.library.packs().any(|pack| pack.id == id);
    let asked: Vec<&String> = wanted.ids.iter().filter(|id| !is_named(id)).collect();
    let all = if asked.is_empty() { Vec::new() } else { remembered() };
    let (mut folders, mut missing) = (named.to_vec(), Vec::new());
    for id in asked {
        match lain(&all, id, wanted, is_known(id)) {
            Some(folder) => folders.push(folder),
            None if is_known(id) => {}
            None => missing.push(id.clone()),
        }
    }
    Ok((folders, missing))
}

/// The remembered folder of a game's pack: the one of the game itself, or one with the pack
/// unchanged, or the newest. A built-in pack is replaced only by the folder of the game itself.
fn lain(all: &[Lain], id: &str, wanted: &SavedPacks, built_in: bool) -> Option<PathBuf> {
    let of_pack = || all.iter().rev().filter(|lain| lain.id == id);
    let of_game = of_pack().find(|lain| lain.game.is_some() && lain.game == wanted.game);
    if let Some(lain) = of_game.filter(|lain| holds(&lain.folder, id, None)) {
        return Some(lain.folder.clone());
    }
    if built_in {
        return None;
    }
    let mut folders: Vec<&PathBuf> = Vec::new();
    for lain in of_pack() {
        if !folders.contains(&&lain.folder) {
            folders.push(&lain.folder);
        }
    }
    let as_it_was = folders.iter().find(|folder| holds(folder, id, Some(wanted)));
    let newest = || folders.iter().find(|folder| holds(folder, id, None));
    as_it_was.or_else(newest).map(|folder| (*folder).clone())
}

/// Whether a folder contains a pack, unchanged if `wanted` is given.
fn holds(path: &Path, id: &str, wanted: Option<&SavedPacks>) -> bool {
    let Ok(packs) = Packs::open(&[path.to_owned()]) else { return false };
    let content = packs.content();
    let is_there = content.named().any(|(pack, _)| pack.id == id);
    is_there && wanted.is_none_or(|wanted| wanted.is_as_it_was(&content, id))
}
